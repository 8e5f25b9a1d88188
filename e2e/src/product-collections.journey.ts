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
  website = await openShop(inject('demo'), 'collections');
  address = website.address;
  browser = await openChromium();
  page = await openStudio(browser, website);
});

afterAll(() => browser?.close());

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

it('PRODUCTLIST-9: a product that is added while another is being saved replaces nothing', async () => {
  const { collection } = await website.send('/api/product-collections', { body: { name: 'Quick' } });
  const { id } = collection as { id: string };
  for (const title of ['Quick cup', 'Quick jug'])
    await website.send('/api/products', { body: { title, state: 1, variants: [{ price: 900, stock: 3 }] } });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${address}/config/collections/${id}`);
  const sent: string[] = [];
  const { promise: isSaved, resolve: save } = Promise.withResolvers<void>();
  await page.route(`**/api/product-collections/${id}/products`, async route => {
    if (route.request().method() === 'PUT') {
      sent.push(route.request().postData() ?? '');
      await isSaved;
    }
    await route.continue();
  });
  await choose('Quick cup');
  await choose('Quick jug');
  await expect.poll(() => products().count()).toBe(2);
  expect(sent).toHaveLength(1);
  save();
  const stored = async () => {
    const path = `/api/product-collections/${id}/products`;
    const answer = await website.send(path, { method: 'GET' });
    return (answer.products as { title: string }[]).map(({ title }) => title);
  };
  await expect.poll(stored).toEqual(['Quick cup', 'Quick jug']);
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
  await expect.poll(() => products().count()).toBe(2);
});

it('PRODUCTLIST-3, PRODUCTLIST-9: the search passes over the products of a collection, which is full with 250 and refuses more', async () => {
  const { collection } = await website.send('/api/product-collections', { body: { name: 'Plates' } });
  const { id } = collection as { id: string };
  const path = `/api/product-collections/${id}/products`;
  const add = async (title: string) => {
    const body = { title, state: 1, variants: [{ price: 900, stock: 3 }] };
    return ((await website.send('/api/products', { body })).product as { id: string }).id;
  };
  const arrange = (productIds: string[]) => website.send(path, { method: 'PUT', body: { productIds } });
  const arranged = async () => {
    const { products } = await website.send(path, { method: 'GET' });
    return (products as { id: string }[]).map(one => one.id);
  };
  const plates: string[] = [];
  for (let number = 1; number <= 250; number += 1) plates.push(await add(`Plate ${number}`));
  await arrange(plates.slice(0, 60));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${address}/config/collections/${id}`);
  await main().getByRole('button', { name: 'Add product' }).click();
  await page.getByRole('dialog').getByRole('option', { name: 'Plate 61', exact: true }).click();
  await products().filter({ hasText: 'Plate 61' }).waitFor();
  expect(await arranged()).toEqual(plates.slice(0, 61));

  await arrange(plates);
  await expect(arrange([...plates, await add('Bowl')])).rejects.toThrow('400');
  expect(await arranged()).toEqual(plates);
  await page.reload();
  await page.getByText('A collection by hand has at most 250 products.').waitFor();
  await expect.poll(() => page.getByText('Add product', { exact: true }).count()).toBe(0);
});
