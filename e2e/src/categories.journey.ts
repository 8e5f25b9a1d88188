/** @module-tag slow */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { fits } from './fits.ts';
import { type OwnWebsite, openShop, openStudio } from './own-website.ts';
import { toastOf } from './rooms.ts';
import { visit } from './visit.ts';

let website: OwnWebsite;
let address: string;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  website = await openShop(inject('demo'), 'categories');
  address = website.address;
  browser = await openChromium();
  page = await openStudio(browser, website);
});

afterAll(() => browser?.close());

const main = () => page.getByRole('main');
const row = (name: string) => main().getByRole('row', { name });

const dialog = () => page.getByRole('dialog');

async function propose(name: string): Promise<void> {
  await main().getByRole('button', { name: 'New category', exact: true }).first().click();
  await dialog().getByLabel('Name').fill(name);
  await dialog().getByRole('button', { name: 'Add', exact: true }).click();
}

async function add(name: string): Promise<void> {
  await propose(name);
  await dialog().waitFor({ state: 'detached' });
  await row(name).waitFor();
}

async function seenBy(work: (visitor: Page) => Promise<void>): Promise<void> {
  await visit(browser, { viewport: { width: 1440, height: 900 } }, work);
}

it('CATEGORY-1, CATEGORY-9, PRODUCT-40: an owner nests two categories and files a product; visitors see them; a deletion is undone', async () => {
  await page.goto(`${address}/config/categories`);
  await page.getByText('No categories yet').waitFor();
  await fits(page, 'categories-none');
  await add('Tableware');
  await propose('Tableware');
  await dialog().getByText('This category already exists.').first().waitFor();
  await expect.poll(() => dialog().getByLabel('Name').inputValue()).toBe('Tableware');
  await fits(page, 'categories-taken');
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
  await expect.poll(() => row('Tableware').count()).toBe(1);
  await add('Bowls');
  await row('Bowls').getByRole('button', { name: 'Actions for Bowls' }).click();
  await page.getByRole('menuitem', { name: 'Move in, below the one before' }).click();
  await expect.poll(() => row('Bowls').getAttribute('aria-level')).toBe('2');

  await row('Tableware').getByText('Tableware').click();
  await page.getByLabel('Text', { exact: true }).fill('Pots for every day.');
  await main().getByRole('button', { name: 'Save', exact: true }).click();
  await toastOf(page, 'Saved').waitFor();
  await fits(page, 'categories');

  await page.goto(`${address}/config/products/new`);
  await page.getByLabel('Title', { exact: true }).fill('Round bowl');
  await page.getByRole('button', { name: 'Choose categories' }).click();
  await dialog().getByLabel('Search categories').fill('bow');
  await dialog().getByRole('option', { name: 'Bowls' }).click();
  await fits(page, 'categories-chooser');
  await dialog().getByRole('button', { name: 'Close' }).last().click();
  await page.getByText('Bowls', { exact: true }).waitFor();
  await page.getByLabel('Price', { exact: true }).first().fill('20');
  await main().getByRole('button', { name: 'Save', exact: true }).click();
  await toastOf(page, 'Saved').waitFor();

  await seenBy(async visitor => {
    await visitor.goto(`${address}/shop/category/tableware`);
    await visitor.getByText('Pots for every day.').waitFor();
    await visitor.getByRole('link', { name: 'Round bowl' }).waitFor();
    await visitor.getByRole('link', { name: 'Bowls', exact: true }).click();
    await visitor.waitForURL(`${address}/shop/category/bowls`);
    const crumbs = visitor.getByRole('navigation', { name: 'You are here' }).getByRole('link');
    await expect.poll(() => crumbs.allTextContents()).toEqual(['Shop', 'Tableware']);
  });

  await page.goto(`${address}/config/categories`);
  await row('Tableware').getByRole('button', { name: 'Actions for Tableware' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const deleted = toastOf(page, '“Tableware” was deleted.');
  await deleted.waitFor();
  await seenBy(async visitor => {
    expect((await visitor.goto(`${address}/shop/category/bowls`))?.status()).toBe(404);
  });
  await page.getByRole('button', { name: 'Undo' }).click();
  await row('Bowls').waitFor();
  await seenBy(async visitor => {
    await visitor.goto(`${address}/shop/category/tableware`);
    await visitor.getByText('Pots for every day.').waitFor();
  });
});
