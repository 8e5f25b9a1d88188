import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { fits } from './fits.ts';
import { openShop, openStudio } from './own-website.ts';
import { rowOf } from './rooms.ts';
import { sendCall } from './send-call.ts';

const website = await openShop(inject('demo'), 'many-products');
const { address } = website;

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await openChromium();
  page = await openStudio(browser, website);
  await page.goto(`${address}/config/products`);
  const optionNames = ['Size'];
  const variants = ['S', 'M'].map(size => ({ sku: size, optionValues: [size], price: 2000, stock: 3 }));
  await sendCall(page, '/api/products', { body: { title: 'Linen shirt', state: 1, optionNames, variants } });
  await sendCall(page, '/api/products', {
    body: { title: 'Wool scarf', state: 1, variants: [{ price: 3000, salePrice: 2800, isOnSale: true }] },
  });
});

afterAll(() => browser.close());

it('PRODUCT-43: the list is exported as it is searched', async () => {
  await page.goto(`${address}/config/products`);
  await rowOf(page, 'Wool scarf').waitFor();
  await page.getByRole('searchbox').fill('linen');
  await rowOf(page, 'Wool scarf').waitFor({ state: 'detached' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export as CSV' }).click(),
  ]);
  const rows = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(rows).toHaveLength(3);
  expect(rows[1]).toContain('Linen shirt');
  await fits(page, 'products-export');
});
