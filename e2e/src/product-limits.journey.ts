/** @module-tag slow */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { fits } from './fits.ts';
import { type OwnWebsite, openShop, openStudio } from './own-website.ts';
import { rowOf, toastOf } from './rooms.ts';

const titles = ['Bowl', 'Cup', 'Dish', 'Ewer', 'Flask', 'Glass', 'Horn', 'Inkwell', 'Jug'];
let website: OwnWebsite;
let address: string;
const longCategory = 'An imported category with a long name';
const longTag = `An imported tag ${'with many words '.repeat(4)}at its end`;

let browser: Browser;
let page: Page;

beforeAll(async () => {
  website = await openShop(
    inject('demo'),
    'limits',
    titles.map(title => ({ title, variants: [{ price: 900, stock: 3 }] })),
  );
  address = website.address;
  browser = await openChromium();
  page = await openStudio(browser, website);
});
afterAll(() => browser?.close());

const wide = { width: 1440, height: 900 };
const field = (label: string) => page.getByRole('main').getByLabel(label, { exact: true });
const save = () => page.getByRole('main').getByRole('button', { name: 'Save', exact: true });
const openProduct = async (title: string) => {
  await page.goto(`${address}/config/products`);
  await rowOf(page, title).getByRole('rowheader').click();
  await field('Title').waitFor();
};

it('PRODUCT-34: a term that is too long is refused at its field, which names the limit and keeps it', async () => {
  await openProduct('Bowl');
  for (const [label, limit] of [
    ['Categories', 25],
    ['Tags', 50],
  ] as const) {
    await field(label).fill('x'.repeat(limit + 1));
    await page.keyboard.press('Enter');
    await page.getByText(`Enter at most ${limit} characters.`).waitFor();
    await expect.poll(() => field(label).inputValue()).toBe('x'.repeat(limit + 1));
  }
  await fits(page, 'terms-too-long', field('Tags'));
  await page.setViewportSize(wide);
  for (const [label, limit] of [
    ['Categories', 25],
    ['Tags', 50],
  ] as const) {
    await field(label).press('End');
    await page.keyboard.press('Backspace');
    await page.getByText(`Enter at most ${limit} characters.`).waitFor({ state: 'detached' });
    await field(label).press('Enter');
    await page.getByRole('button', { name: `Remove ${'x'.repeat(limit)}`, exact: true }).waitFor();
  }
  await save().click();
  await toastOf(page, 'Saved').first().waitFor();
});

it('PRODUCT-34: a category for several products is refused in the same way', async () => {
  await page.goto(`${address}/config/products`);
  await rowOf(page, 'Cup').getByRole('checkbox').check({ force: true });
  await page.getByRole('button', { name: 'More for the selected products' }).click();
  await page.getByRole('menuitem', { name: 'Add to category' }).click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await dialog.getByLabel('Category').fill('x'.repeat(26));
  await dialog.getByText('Enter at most 25 characters.').waitFor();
  await dialog.getByLabel('Category').press('Backspace');
  await dialog.getByText('Enter at most 25 characters.').waitFor({ state: 'detached' });
  await dialog.getByRole('button', { name: 'Add to category' }).click();
  await dialog.waitFor({ state: 'detached' });
});

it('PRODUCT-34: longer terms of a file stay, and the form says so', async () => {
  await page.goto(`${address}/config/products/import`);
  const text = `Vitrine 1,Title,Type,State,Categories,Tags,SKU,Price,Stock\r\nproduct,Kiln shelf,physical,published,${longCategory},${longTag},SHELF,9,3\r\n`;
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'long.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: 'Import one product' }).click();
  await page.getByText('One product was written.').waitFor();
  await openProduct('Kiln shelf');
  for (const [name, limit] of [
    [longCategory, 25],
    [longTag, 50],
  ])
    await page
      .getByText(
        `“${name}” is longer than the ${limit} characters that can be typed. It stays until you remove it.`,
      )
      .waitFor();
  await fits(page, 'terms-imported', field('Tags'));
  await page.setViewportSize(wide);
  await field('Tags').fill('short');
  await field('Tags').press('Enter');
  await save().click();
  await toastOf(page, 'Saved').first().waitFor();
  await page.reload();
  for (const name of [longCategory, longTag, 'short'])
    await page.getByRole('button', { name: `Remove ${name}`, exact: true }).waitFor();
});

it('PRODUCT-46: a product with as many related ones as possible says so in its own words', async () => {
  const { products } = await website.send('/api/products', { method: 'GET' });
  const named = products as { id: string; title: string }[];
  const [jug, ...related] = ['Jug', ...titles.slice(0, 8)].map(
    title => named.find(one => one.title === title)?.id,
  );
  await website.send(`/api/products/${jug}`, { method: 'PATCH', body: { relatedIds: related } });
  await openProduct('Jug');
  await page.getByText('A product has at most 8 related products.').waitFor();
  await page.getByRole('button', { name: 'Remove Inkwell' }).click();
  await page.getByText('A product has at most 8 related products.').waitFor({ state: 'detached' });
});
