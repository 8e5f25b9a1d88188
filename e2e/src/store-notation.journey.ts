import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { findProblems } from './find-problems.ts';
import { toastOf } from './rooms.ts';
import { sendCall } from './send-call.ts';
import { makeWebsite, publish } from './studio.ts';

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

it('MONEY-8, PRODUCT-8: an owner chooses short prices and imperial units, types pounds and inches, and visitors see them', async () => {
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

  await page.goto(`${address}/shop/anvil`);
  await expect.poll(() => page.locator('[data-price]').textContent()).toBe('$48');
  expect(await page.locator('[data-row] > dd').allInnerTexts()).toEqual(['12.5 lbs', '10" × 4" × 5.5"']);
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

it('PRODUCT-34: a typed category has at most 25 characters and a tag at most 50; longer ones stay', async () => {
  const long = 'An imported category with a long name';
  const made = (await sendCall(page, '/api/products', {
    body: { title: 'Kiln shelf', state: 1, categories: [long], variants: [{ price: 900 }] },
  })) as { product: { id: string } };
  await page.goto(`${address}/config/products/${made.product.id}`);
  for (const [label, length] of [
    ['Categories', 25],
    ['Tags', 50],
  ] as const) {
    await field(label).fill('x'.repeat(80));
    await page.keyboard.press('Enter');
    await page.getByText('x'.repeat(length), { exact: true }).waitFor();
  }
  await save().click();
  await toastOf(page, 'Saved').waitFor();
  await page.reload();
  await page.getByText(long, { exact: true }).waitFor();
  await page.getByText('x'.repeat(25), { exact: true }).waitFor();
});
