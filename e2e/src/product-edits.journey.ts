/** @module-tag slow */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { fits } from './fits.ts';
import { type OwnWebsite, openShop, openStudio } from './own-website.ts';

/** More than the list shows on a page. */
const count = 60;
let website: OwnWebsite;
let address: string;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  website = await openShop(
    inject('demo'),
    'edits',
    Array.from({ length: count }, (_, at) => ({
      title: `Bowl ${String(at).padStart(2, '0')}`,
      variants: [{ price: at === 0 ? 100 : 2000, stock: 5 }],
    })),
  );
  address = website.address;
  browser = await openChromium();
  page = await openStudio(browser, website);
});
afterAll(() => browser?.close());

const wide = { width: 1440, height: 900 };
const prices = async () => {
  const query = '/api/products?limit=200&sort=title';
  const { products } = await website.send(query, { method: 'GET' });
  return (products as { startingPrice: number }[]).map(({ startingPrice }) => startingPrice);
};
const choose = async (field: string, choice: string) => {
  await page.getByRole('button', { name: field }).click();
  await page.getByRole('option', { name: choice, exact: true }).click();
};

it('EDITS-1, EDITS-2, EDITS-3: the owner edits all that match after a preview, and follows it', async () => {
  await page.goto(`${address}/config/products?sort=title`);
  await page.getByRole('checkbox', { name: 'Select all' }).check({ force: true });
  await page.getByRole('button', { name: `Edit all ${count} that match` }).click();
  const dialog = page.getByRole('dialog');
  await choose('What to do', 'Change the price by an amount');
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('much');
  await dialog.getByText('Enter a value that fits').waitFor();
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('-5');
  await dialog.getByText(`${count} products match:`).waitFor();
  await dialog.getByText('It would be below zero.').waitFor();
  await fits(page, 'edit-dialog');
  await page.setViewportSize(wide);
  await dialog.getByRole('button', { name: `Edit ${count} products` }).click();
  await page.getByRole('button', { name: 'See progress' }).click();
  await page.getByRole('heading', { name: 'Edits of many products' }).waitFor();
  await page.getByText(`${count - 1} products were changed. One was left as it was.`).waitFor();
  expect(await prices()).toEqual([100, ...Array<number>(count - 1).fill(1500)]);
  await page.getByRole('button', { name: 'See products' }).click();
  await page.getByRole('dialog').getByText('It would be below zero.').waitFor();
  await fits(page, 'edited-products');
  await page.setViewportSize(wide);
  await page.keyboard.press('Escape');
});

it('EDITS-6: Undo restores the prices, but not that of a product somebody changed since', async () => {
  const query = '/api/products?search=bowl%2007';
  const { products } = await website.send(query, { method: 'GET' });
  const [{ id = '' } = {}] = products as { id: string }[];
  await website.send(`/api/products/${id}`, { method: 'PATCH', body: { excerpt: 'By hand.' } });
  await page.reload();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByText('58 were restored. One was not restored.').waitFor();
  await fits(page, 'edits-room');
  await page.setViewportSize(wide);
  const now = await prices();
  expect([now.filter(price => price === 2000).length, now[0], now[7]]).toEqual([58, 100, 1500]);
  await page.getByRole('button', { name: 'See products' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Somebody changed it in the meantime.').waitFor();
  await dialog.getByRole('link', { name: 'Bowl 07' }).click();
  await page.getByLabel('Title').first().waitFor();
});
