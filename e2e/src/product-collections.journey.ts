import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { fits } from './fits.ts';
import { openShop, openStudio } from './own-website.ts';
import { toastOf } from './rooms.ts';
import { visit } from './visit.ts';

const website = await openShop(inject('demo'), 'collections');
const { address } = website;

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await openChromium();
  page = await openStudio(browser, website);
});

afterAll(() => browser.close());

const main = () => page.getByRole('main');
const products = () => main().getByRole('grid', { name: 'Products' }).getByRole('row');

async function addProduct(title: string, price: string): Promise<void> {
  await page.goto(`${address}/config/products/new`);
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByLabel('Price', { exact: true }).first().fill(price);
  await main().getByRole('button', { name: 'Save', exact: true }).click();
  await toastOf(page, 'Saved').waitFor();
}

async function create(name: string): Promise<void> {
  await page.goto(`${address}/config/collections`);
  await main().getByRole('button', { name: 'New collection', exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('No products yet. Add the first one.').waitFor();
}

async function choose(title: string): Promise<void> {
  await main().getByRole('button', { name: 'Add product' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('option', { name: title }).click();
  await dialog.waitFor({ state: 'detached' });
  await products().filter({ hasText: title }).waitFor();
}

async function listed(path: string): Promise<string[]> {
  const links: string[] = [];
  await visit(browser, { viewport: { width: 390, height: 844 }, javaScriptEnabled: false }, async visitor => {
    await visitor.goto(`${address}${path}`);
    links.push(...(await visitor.locator('.summary-link').allTextContents()));
  });
  return links;
}

it('PRODUCTLIST-9: an owner arranges a collection by hand, undoes a change, and lets a rule fill another', async () => {
  await page.goto(`${address}/config/collections`);
  await page.getByText('No product collections yet').waitFor();
  await fits(page, 'product-collections-none');
  await addProduct('Round bowl', '30');
  await addProduct('Flat plate', '10');

  await create('Window');
  await choose('Round bowl');
  await choose('Flat plate');
  await main().getByRole('button', { name: 'Move up: Flat plate' }).press('Enter');
  await expect.poll(() => products().first().textContent()).toContain('Flat plate');
  await fits(page, 'product-collections');
  expect(await listed('/shop/collection/window')).toEqual(['Flat plate', 'Round bowl']);
  await main().getByRole('button', { name: 'Remove Flat plate' }).click();
  await expect.poll(() => products().count()).toBe(1);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect.poll(() => products().count()).toBe(2);

  await create('Small prices');
  await main().getByRole('radio', { name: 'By rule' }).click();
  await main()
    .getByRole('button', { name: /^Category/ })
    .first()
    .click();
  await page.getByRole('option', { name: 'Price', exact: true }).click();
  await main().getByLabel('Up to').fill('20');
  await page.getByText('The rule finds one product.').waitFor();
  await fits(page, 'product-collections-rule');
  await main().getByRole('button', { name: 'Save', exact: true }).first().click();
  await toastOf(page, 'Saved').waitFor();
  await expect.poll(() => listed('/shop/collection/small-prices')).toEqual(['Flat plate']);
});
