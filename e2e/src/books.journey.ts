/** @module-tag slow */
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { cup, type EuroShop, openEuroShop } from './euro-shop.ts';
import { fits } from './fits.ts';
import { sendCall } from './send-call.ts';

let browser: Browser;
let shop: EuroShop;
beforeAll(async () => {
  browser = await openChromium();
  shop = await openEuroShop(browser, 'books', [cup]);
  const standard = (rate: number) => ({ rates: { standard: [{ rate }] } });
  const rules = [
    { country: 'DE', ...standard(19_000) },
    { country: 'FR', ...standard(20_000) },
  ];
  const seller = { name: 'Kiln', line1: 'Lindenallee 4', city: 'Berlin', country: 'DE' };
  const store = { countries: ['DE', 'FR'], tax: { eu: { home: 'DE' }, rules }, seller };
  await sendCall(shop.page, '/api/website/settings', { method: 'PATCH', body: { settings: { store } } });
  for (const country of ['DE', 'FR', 'FR']) await buy(country);
});
afterAll(() => browser?.close());

async function buy(country: string): Promise<void> {
  const { page, productIds } = shop;
  const found = await sendCall(page, `/api/products/${productIds[0]}`, { method: 'GET' });
  const { variants } = found.product as { variants: { id: string }[] };
  const entry = { variantId: variants[0]?.id, quantity: 1 };
  await sendCall(page, '/api/commerce/shopping-cart/entries', { body: entry });
  const buyer = { email: 'ann@example.com', name: 'Ann Lee', line1: 'Hauptstr. 1', city: 'Town' };
  const placed = await sendCall(page, '/api/commerce/orders', {
    body: { ...buyer, country, postalCode: '10115', paymentMethod: 'manual' },
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  });
  const { orderId } = placed.order as { orderId: string };
  await sendCall(page, `/api/orders/${orderId}/payment`, { body: {} });
}

/** The cells of each row of a table, without its header. */
async function tableOf(page: Page, name: string): Promise<string[][]> {
  const grid = page.getByRole('grid', { name });
  await grid.waitFor();
  const rows = await grid.getByRole('row').all();
  const cells = await Promise.all(
    rows.map(row => row.locator('[role="rowheader"], [role="gridcell"]').allTextContents()),
  );
  return cells.filter(row => row.length > 0);
}

type Posting = Readonly<Record<string, string>>;

async function download(page: Page): Promise<Posting[]> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export for accountants' }).click(),
  ]);
  const text = (await readFile(await file.path(), 'utf8')).replace('\uFEFF', '');
  const [headers = [], ...rows] = text
    .trimEnd()
    .split('\r\n')
    .map(row => row.split(','));
  return rows.map(row => Object.fromEntries(headers.map((name, at) => [name, row[at] ?? ''])));
}

const euros = (cents: number) => `€${(cents / 100).toFixed(2)}`;
const creditOf = (postings: readonly Posting[]) =>
  postings.reduce((sum, { Credit, Debit }) => sum + Math.round((Number(Credit) - Number(Debit)) * 100), 0);

it('LEDGER-7, LEDGER-8: the owner downloads the books of a quarter, and their sums are those of the room', async () => {
  const { page, address } = shop;
  const quarter = Math.floor(new Date().getMonth() / 3) + 1;
  await page.goto(`${address}/config/books`);
  await page.getByRole('button', { name: /Whole year/ }).click();
  await page.getByRole('option', { name: `Quarter ${quarter}` }).click();
  const postings = await download(page);
  expect(creditOf(postings)).toBe(0);
  const of = (account: string) => postings.filter(({ Account }) => Account === account);
  const [month = []] = await tableOf(page, 'By month');
  expect(month).toContain(euros(creditOf(of('sales'))));
  expect(month).toContain(euros(creditOf(of('tax'))));
  expect(month).toContain(euros(-creditOf(of('money'))));
  const taxed = (country: string) => {
    const rows = of('tax').filter(({ Country }) => Country === country);
    const base = rows.reduce((sum, row) => sum + Math.round(Number(row['Taxed amount']) * 100), 0);
    return [`${Number(rows[0]?.['Tax rate'])}%`, euros(base), euros(creditOf(rows))];
  };
  expect(await tableOf(page, 'Tax by country and rate')).toEqual([
    ['Germany', ...taxed('DE')],
    ['France', ...taxed('FR')],
  ]);
  expect(await tableOf(page, 'One Stop Shop (OSS)')).toEqual([['France', ...taxed('FR')]]);
});

it('DOCUMENT-10: the owner prints the invoices of a period, is told when there are none, and of a wrong period', async () => {
  const { page, address } = shop;
  await page.goto(`${address}/config/books`);
  const link = page.getByRole('link', { name: 'Invoices (3)' });
  await link.waitFor();
  const path = (await link.getAttribute('href')) ?? '';
  const pages = await page.evaluate(async url => {
    const reply = await fetch(url);
    const text = new TextDecoder('latin1').decode(await reply.arrayBuffer());
    return (text.match(/\/Type \/Page\b(?!s)/g) ?? []).length;
  }, path);
  expect(pages).toBe(3);
  await page.getByLabel('To', { exact: true }).fill('2020-01-31');
  await page.getByText('Choose a first day that is not after the last one.').waitFor();
  await page.getByLabel('From', { exact: true }).fill('2020-01-01');
  await page.getByText('Nothing was issued on these days.').waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await fits(page, 'books-of-period');
});
