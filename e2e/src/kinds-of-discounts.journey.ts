/** @module-tag slow */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { openDiscountShop } from './discount-shop.ts';
import { fits } from './fits.ts';
import { type OwnWebsite, openStudio } from './own-website.ts';
import { rowOf, toastOf } from './rooms.ts';
import { visit } from './visit.ts';

let website: OwnWebsite;
let address: string;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  website = await openDiscountShop(inject('demo'), 'kinds');
  address = website.address;
  browser = await openChromium();
  page = await openStudio(browser, website);
});

afterAll(() => browser?.close());

const main = () => page.getByRole('main');

interface Typed {
  readonly kind?: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly more?: () => Promise<void>;
  /** What the studio says it does. */
  readonly summary: string | RegExp;
}

/** Makes a discount as the owner does, and waits until it is saved. */
async function make({ kind, fields, more, summary }: Typed): Promise<void> {
  await page.goto(`${address}/config/discounts/new`);
  await page.getByLabel('Name', { exact: true }).waitFor();
  if (kind !== undefined) {
    await main().getByRole('button', { name: 'Kind' }).click();
    await page.getByRole('option', { name: kind }).click();
  }
  await more?.();
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value);
  await main().getByText(summary).waitFor();
  await main().getByRole('button', { name: 'Save', exact: true }).click();
  await toastOf(page, 'Saved').first().waitFor();
  await page.waitForURL(/\/config\/discounts\/[a-z0-9]{24}$/);
}

async function withCups(visitor: Page, quantity: string): Promise<void> {
  await visitor.goto(`${address}/shop/cup`);
  await visitor.getByLabel('Quantity').first().fill(quantity);
  await visitor.getByRole('button', { name: 'Add to cart' }).click();
  await expect
    .poll(async () => (await visitor.context().cookies()).map(({ name }) => name))
    .toContain('HAS_CART');
  await visitor.goto(`${address}/cart`);
}

async function enter(visitor: Page, code: string): Promise<void> {
  await visitor.getByLabel('Discount code', { exact: true }).fill(code);
  await visitor.keyboard.press('Enter');
  await visitor.getByRole('button', { name: `Remove the code ${code}` }).waitFor();
}

it('DISCOUNT-11, CART-75: the owner makes each kind of discount, with each kind of condition', async () => {
  await make({
    fields: { Name: 'Potters’ day' },
    more: () => main().getByText('Automatically', { exact: true }).click(),
    summary: '10% off all products, without a code.',
  });
  await make({
    kind: 'Amount',
    fields: { Code: 'MINUS5', 'Amount off': '5' },
    summary: '€5.00 off all products, with the code MINUS5.',
  });
  await make({
    kind: 'Free shipping',
    fields: { Code: 'POST' },
    summary: 'Free shipping, with the code POST.',
  });
  await make({
    kind: 'Buy some, get some',
    fields: { Code: 'THREE', 'Times per order at most': '1' },
    summary: 'Buy 2 of all products, get 1 of the same free, at most once per order, with the code THREE.',
  });
  await fits(page, 'discount-buy-get');
  await make({
    fields: { Code: 'LATER', Starts: '2098-01-01T10:00' },
    summary: /10% off all products, with the code LATER, from .*2098/,
  });
  await make({
    fields: { Code: 'FRIENDS', 'Only for these email addresses': 'ann@example.com,' },
    summary: '10% off all products, with the code FRIENDS, for one customer.',
  });
  await make({
    fields: { Code: 'LARGE', 'Minimum subtotal': '1000' },
    summary: '10% off all products, with the code LARGE, from a subtotal of €1,000.00.',
  });
  await make({
    fields: { Code: 'ALONE', 'Uses in all': '1', 'Uses per customer': '1' },
    more: () => main().getByText('Combine with other discounts', { exact: true }).click(),
    summary: /with the code ALONE, at most once in all, at most once per customer, not combined/,
  });
});

it('DISCOUNT-4, CART-29: a buyer with script sees what each takes off, and why the others do not', () =>
  visit(browser, { bypassCSP: true }, async visitor => {
    await withCups(visitor, '6');
    const side = visitor.locator('.purchase-side');
    await side.getByText('Potters’ day').first().waitFor();
    await side.getByText('-€16.80').first().waitFor();
    for (const code of ['MINUS5', 'THREE', 'POST', 'LATER', 'FRIENDS', 'LARGE', 'ALONE'])
      await enter(visitor, code);
    await side.getByText('-€24.37').first().waitFor();
    for (const said of [
      '-€5.00',
      'Free shipping',
      'This code is valid from January 1, 2098.',
      'Enter your email address at checkout to use this code.',
      'This code is valid from a subtotal of €1,000.00. €832.00 is missing.',
      /This code cannot be combined with “Potters’ day, MINUS5, THREE, POST”/,
    ])
      await visitor.getByText(said).first().waitFor();
    await fits(visitor, 'cart-kinds');
  }));

it('DISCOUNT-4: without script, the cart says the same', () =>
  visit(browser, { javaScriptEnabled: false }, async visitor => {
    await withCups(visitor, '1');
    for (const code of ['MINUS5', 'THREE', 'LATER', 'ALONE']) await enter(visitor, code);
    for (const said of [
      '-€2.80',
      '-€5.00',
      'Add 2 more items to use this code.',
      'This code is valid from January 1, 2098.',
      /This code cannot be combined with “Potters’ day, MINUS5”/,
    ])
      await visitor.getByText(said).first().waitFor();
  }));

it('DISCOUNT-14: the list and the editor name the categories as they are called now, and those that were deleted', async () => {
  await make({
    fields: { Code: 'CUPS' },
    more: async () => {
      await page.getByRole('button', { name: 'Choose categories' }).click();
      await page.getByRole('dialog').getByRole('option', { name: 'Cups' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
    },
    summary: '10% off the category “Cups”, with the code CUPS.',
  });
  const { categories } = (await website.send('/api/categories', { method: 'GET' })) as {
    categories: readonly { id: string }[];
  };
  const path = `/api/categories/${categories[0]?.id}`;
  await website.send(path, { method: 'PATCH', body: { name: 'Beakers' } });
  await page.goto(`${address}/config/discounts`);
  await rowOf(page, '10% off the category “Beakers”, with the code CUPS.').waitFor();
  await website.send(path, { method: 'DELETE' });
  await page.reload();
  await rowOf(page, 'Deleted category (cups)').getByRole('rowheader').click();
  await page.getByRole('button', { name: 'Remove Deleted category (cups)' }).waitFor();
  await fits(page, 'discount-category-gone');
});
