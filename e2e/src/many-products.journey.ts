/** @module-tag slow */
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { fits } from './fits.ts';
import { type OwnWebsite, openShop, openStudio } from './own-website.ts';
import { rowOf, toastOf } from './rooms.ts';
import { sendCall } from './send-call.ts';
import { visit } from './visit.ts';

let website: OwnWebsite;
let address: string;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  website = await openShop(inject('demo'), 'many-products');
  address = website.address;
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

afterAll(() => browser?.close());

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

it('PRODUCT-44: prices are raised after a preview, for visitors too, and Undo sets them back, also on a phone', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${address}/config/products`);
  for (const title of ['Linen shirt', 'Wool scarf'])
    await rowOf(page, title).getByRole('checkbox').check({ force: true });
  const open = async () => {
    await page.getByRole('button', { name: 'More for the selected products' }).click();
    await page.getByRole('menuitem', { name: 'Change prices' }).click();
  };
  await open();
  const dialog = page.getByRole('dialog');
  const apply = dialog.getByRole('button', { name: 'Set prices' });
  await expect.poll(() => apply.isEnabled()).toBe(false);
  await dialog.getByLabel('Percent', { exact: true }).fill('a lot');
  await dialog.getByText('Enter a number above zero, such as 5 or 2.50.').waitFor();
  await dialog.getByLabel('Percent', { exact: true }).fill('12,5');
  await dialog.getByText('3 prices change:').waitFor();
  await dialog.getByText('$20.00 → $22.50').first().waitFor();
  await fits(page, 'prices-dialog');
  await page.setViewportSize({ width: 390, height: 844 });
  await apply.click();
  const told = toastOf(page, '3 prices were changed.');
  await told.waitFor();
  await rowOf(page, 'Linen shirt').getByText('$22.50').locator('visible=true').waitFor();
  await visit(browser, { javaScriptEnabled: false }, async visitor => {
    await visitor.goto(`${address}/shop/linen-shirt`);
    await visitor.getByText('$22.50').first().waitFor();
  });
  await told.getByRole('button', { name: 'Undo' }).click();
  await toastOf(page, '3 prices were set back.').waitFor();
  await rowOf(page, 'Linen shirt').getByText('$20.00').locator('visible=true').waitFor();
});

it('PRODUCT-44: prices that would be impossible are named with the reason and stay', async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${address}/config/products`);
  await rowOf(page, 'Wool scarf').getByRole('checkbox').check({ force: true });
  await page.getByRole('button', { name: 'More for the selected products' }).click();
  await page.getByRole('menuitem', { name: 'Change prices' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Change', { exact: true }).click();
  await page.getByRole('option', { name: 'Lower by an amount' }).click();
  await dialog.getByLabel('Amount', { exact: true }).fill('2');
  await dialog.getByText('It would not be above its sale price.').waitFor();
  await dialog.getByText('No price changes.').waitFor();
  await expect.poll(() => dialog.getByRole('button', { name: 'Set prices' }).isEnabled()).toBe(false);
  await page.keyboard.press('Escape');
  await rowOf(page, 'Wool scarf').getByText('$28.00').locator('visible=true').waitFor();
});
