/** @module-tag slow */
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { findProblems } from './find-problems.ts';
import { fits } from './fits.ts';
import { toastOf } from './rooms.ts';
import { sendCall } from './send-call.ts';
import { makeWebsite, publish } from './studio.ts';
import { visit } from './visit.ts';

let browser: Browser;
let page: Page;
let address: string;

beforeAll(async () => {
  browser = await openChromium();
  page = await (
    await browser.newContext({ viewport: { width: 1440, height: 900 }, bypassCSP: true })
  ).newPage();
  address = await makeWebsite(page, inject('demo'), 'notation');
  await sendCall(page, '/api/collections', { body: { type: 13, title: 'Shop' } });
  await page.goto(`${address}/config/media`);
  await publish(page);
});
afterAll(() => browser?.close());

const save = () => page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).first();
const field = (label: string) => page.getByRole('main').getByLabel(label, { exact: true });

it('MONEY-8, PRODUCT-8, PRODUCTFILE-16: an owner chooses short prices and imperial units, types pounds and inches, exports them, and visitors see them', async () => {
  await page.goto(`${address}/config/settings?part=store`);
  await page.getByText('Imperial', { exact: true }).click();
  await page.getByRole('switch', { name: 'Short prices' }).check({ force: true });
  expect(await findProblems(page, [page.mainFrame()])).toBeNull();
  await save().click();
  await toastOf(page, 'Saved').waitFor();

  await page.goto(`${address}/config/products/new`);
  await field('Title').fill('Anvil');
  await field('Price').fill('48');
  await page.getByText('lbs', { exact: true }).waitFor();
  await field('Weight').fill('12.5');
  for (const [side, inches] of [
    ['Length', '10'],
    ['Width', '4'],
    ['Height', '5.5'],
  ] as const)
    await field(side).fill(inches);
  await save().click();
  await toastOf(page, 'Saved').waitFor();
  await page.reload();
  await expect.poll(() => field('Weight').inputValue()).toBe('12.5');

  await page.goto(`${address}/config/products`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export as CSV' }).click(),
  ]);
  const [header, anvil] = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  const measures = header?.split(',').flatMap((name, at) => (/\((?:lbs|in|kg|cm)\)/.test(name) ? [at] : []));
  expect(measures?.map(at => [header?.split(',')[at], anvil?.split(',')[at]])).toEqual([
    ['Weight (lbs)', '12.5'],
    ['Length (in)', '10'],
    ['Width (in)', '4'],
    ['Height (in)', '5.5'],
  ]);

  await page.goto(`${address}/shop/anvil`);
  await expect.poll(() => page.locator('[data-price]').textContent()).toBe('$48');
  await expect
    .poll(() => page.locator('[data-row] > dd').allInnerTexts())
    .toEqual(['12.5 lbs', '10" × 4" × 5.5"']);
});

it('PRICE-7, PRICE-8, PRICE-9, PURCHASE-15: an owner plans a sale and states a content; the price of a kilogram follows the chosen size', async () => {
  const made = (await sendCall(page, '/api/products', {
    body: {
      title: 'Porcelain clay',
      state: 1,
      optionNames: ['Bag'],
      optionStyles: [{ display: 'buttons', colors: [] }],
      variants: [
        { optionValues: ['Small'], price: 1200 },
        { optionValues: ['Large'], price: 4000 },
      ],
    },
  })) as { product: { id: string } };
  await page.goto(`${address}/config/products/${made.product.id}`);
  const more = (name: string) => page.getByRole('button', { name: `More for ${name}` });
  const content = async (name: string, amount: string) => {
    await more(name).click();
    await field('Content').fill(amount);
    await page.getByRole('button', { name: /\bUnit\b/ }).click();
    await page.getByRole('option', { name: 'kg', exact: true }).click();
  };
  await content('Small', '0.5');
  await more('Small').click();
  await content('Large', '2');
  await page.getByLabel('Sale price, Large', { exact: true }).fill('30');
  await field('Sale begins').fill('2000-01-02T10:00');
  await field('Sale ends').fill('2000-01-01T10:00');
  await save().click();
  await page.getByText('Must be after the beginning of the sale.').waitFor();
  await field('Sale ends').fill('2100-01-01T10:00');
  expect(await findProblems(page, [page.mainFrame()])).toBeNull();
  await save().click();
  await toastOf(page, 'Saved').waitFor();

  await page.goto(`${address}/shop/porcelain-clay`);
  const said = () => page.locator('.price-notes [data-row]:visible').allInnerTexts();
  const noted = (text: RegExp) => expect.poll(async () => (await said()).join(' | ')).toMatch(text);
  await noted(/^[^|]*\$24 \/ kg$/);
  await page.getByRole('radio', { name: 'Large' }).check({ force: true });
  await noted(/^[^|]*\$15 \/ kg \| Lowest price in the last 30 days: \$40$/);
  expect(await findProblems(page, [page.mainFrame()])).toBeNull();
});

it('MONEY-6, STUDIO-12, PRODUCT-4: a price that is too high or not marked as a number and a SKU that is too long are refused; a SKU can be used twice, and an empty one is filled', async () => {
  const made = (await sendCall(page, '/api/products', {
    body: {
      title: 'Oak table',
      state: 1,
      optionNames: ['Size'],
      optionStyles: [{ display: 'buttons', colors: [] }],
      variants: ['Small', 'Large', 'Round'].map(size => ({ optionValues: [size], price: 4800 })),
    },
  })) as { product: { id: string } };
  await page.goto(`${address}/config/products/${made.product.id}`);
  const cell = (column: string, size: string) => field(`${column}, ${size}`);
  await cell('Price', 'Small').fill('1,000,000.01');
  await cell('Price', 'Large').fill('1,20,0');
  await save().click();
  await page.getByText('Must be at most $1,000,000.00.').first().waitFor();
  await page.getByText('Enter a price such as 18.50.').first().waitFor();
  for (const size of ['Small', 'Large']) await cell('Price', size).fill('1,200');
  await cell('SKU', 'Small').fill('S'.repeat(61));
  await cell('SKU', 'Large').fill('OAK');
  await cell('SKU', 'Round').fill('');
  await save().click();
  await expect.poll(() => cell('SKU', 'Small').getAttribute('aria-invalid')).toBe('true');
  await cell('SKU', 'Small').fill('OAK');
  await save().click();
  await toastOf(page, 'Saved').waitFor();
  await page.reload();
  const all = (column: string) =>
    Promise.all(['Small', 'Large', 'Round'].map(size => cell(column, size).inputValue()));
  await expect.poll(() => all('SKU')).toEqual(['OAK', 'OAK', expect.stringMatching(/^SQ\d{7}$/)]);
  expect(await all('Price')).toEqual(['1200.00', '1200.00', '48.00']);
});

it('MONEY-7, MONEY-9: a change of the currency is explained with a price of the shop before it is saved; yen have no decimals, on the product page and in the cart', async () => {
  await page.goto(`${address}/config/settings?part=store`);
  const currency = () => page.getByRole('button', { name: /Currency/ });
  const chooseYen = async () => {
    await currency().click();
    await page.getByRole('option', { name: /^JPY/ }).click();
    await save().click();
  };
  await chooseYen();
  const question = page.getByRole('dialog', { name: 'Change the currency from USD to JPY?' });
  await question.getByText('costs $48.00 now, and will cost ¥4,800.').waitFor();
  await fits(page, 'currency-question');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'detached' });
  const price = () => page.locator('[data-price]').textContent();
  await visit(browser, {}, async visitor => {
    await visitor.goto(`${address}/shop/anvil`);
    await expect.poll(() => visitor.locator('[data-price]').textContent()).toBe('$48');
  });
  await save().click();
  await question.getByRole('button', { name: 'Change currency' }).click();
  await toastOf(page, 'Saved').waitFor();
  await page.reload();
  await currency().getByText(/^JPY/).waitFor();

  await page.goto(`${address}/config/products/new`);
  await field('Title').fill('Tea bowl');
  await field('Price').fill('12.50');
  await save().click();
  await page.getByText('Enter a price such as 1850.').waitFor();
  await field('Price').fill('12,000');
  await save().click();
  await toastOf(page, 'Saved').waitFor();
  await page.goto(`${address}/shop/anvil`);
  await expect.poll(price).toBe('¥4,800');
  await page.goto(`${address}/shop/tea-bowl`);
  await expect.poll(price).toBe('¥12,000');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .toContain('HAS_CART');
  await page.goto(`${address}/cart`);
  await page.getByRole('main').getByText('¥12,000').first().waitFor();
  await expect.poll(() => page.getByRole('main').textContent()).not.toContain('.00');
});
