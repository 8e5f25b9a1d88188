/** @module-tag slow */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { cup, type EuroShop, openEuroShop } from './euro-shop.ts';
import { fits } from './fits.ts';
import { rowOf } from './rooms.ts';
import { sendCall } from './send-call.ts';

let browser: Browser;
let shop: EuroShop;

/** An order as staff enter it, paid in cash. */
async function sell(email: string, name: string): Promise<void> {
  const [productId] = shop.productIds;
  const { product } = (await sendCall(shop.page, `/api/products/${productId}`, { method: 'GET' })) as {
    product: { variants: { id: string }[] };
  };
  const customer = {
    ...{ email, name, country: 'DE', line1: 'Lindenallee 4', postalCode: '10115', city: 'Berlin' },
  };
  const line = { id: crypto.randomUUID(), variantId: product.variants[0]?.id, quantity: 1 };
  const body = { customer, lines: [{ ...line, id: line.id.replaceAll('-', '').slice(0, 24) }] };
  const { draft } = (await sendCall(shop.page, '/api/draft-orders', { body })) as {
    draft: { id: string; version: number; total: number };
  };
  const { id, version, total } = draft;
  const placing = { version, total, payment: 'cash' };
  await sendCall(shop.page, `/api/draft-orders/${id}/place`, { body: placing });
}

beforeAll(async () => {
  browser = await openChromium();
  shop = await openEuroShop(browser, 'customers', [cup]);
});
afterAll(() => browser?.close());

describe('customers', () => {
  it('CUSTOMER-1, CUSTOMER-3: an empty room says how it fills; then staff search, sort and open a customer', async () => {
    const { page, address } = shop;
    await page.goto(`${address}/config/customers`);
    await page.getByText('No customers yet').waitFor();
    await fits(page, 'customers-none');
    for (const email of ['grace@example.com', 'grace@example.com', 'ada@example.com'])
      await sell(email, email.startsWith('ada') ? 'Ada Lovelace' : 'Grace Hopper');
    await sell('ada@work.example', 'Ada at Work');
    await page.reload();
    await rowOf(page, 'Grace Hopper').getByText('€66.00').waitFor();
    await page.getByRole('button', { name: 'Sort' }).click();
    await page.getByRole('option', { name: 'Highest spending first' }).click();
    await expect.poll(() => page.getByRole('rowheader').first().textContent()).toContain('Grace Hopper');
    await fits(page, 'customers');
    await page.getByRole('searchbox').fill('nobody at all');
    await page.getByText('No customer matches').waitFor();
    await page.getByRole('searchbox').fill('ada@example');
    await rowOf(page, 'Ada Lovelace').getByRole('rowheader').click();
    await page.getByRole('heading', { level: 1, name: 'Ada Lovelace' }).waitFor();
    await page.getByText('Lindenallee 4').waitFor();
    await page.getByText('This customer has no account.').waitFor();
    await page
      .getByRole('link', { name: /^Order \d/ })
      .first()
      .click();
    await page.getByRole('link', { name: 'Everything about this customer' }).click();
    await page.getByRole('heading', { level: 1, name: 'Ada Lovelace' }).waitFor();
  });

  it('CUSTOMER-5: staff write a note, delete it and have it back', async () => {
    const { page } = shop;
    await page.getByLabel('New note').fill('Collects on Fridays');
    await page.getByRole('button', { name: 'Add note' }).click();
    const note = page.getByText('Collects on Fridays');
    await note.waitFor();
    await page.getByRole('button', { name: 'Delete note' }).click();
    await note.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await note.waitFor();
    await fits(page, 'customer');
  });

  it('CUSTOMER-6: two customers are merged after a preview, and separated again', async () => {
    const { page } = shop;
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'Merge' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox').fill('work');
    await dialog.getByRole('button', { name: 'Ada at Work' }).click();
    await dialog.getByText('1 order', { exact: true }).waitFor();
    await fits(page, 'customer-merge');
    await dialog.getByRole('button', { name: 'Merge' }).click();
    await page.getByText('Merged addresses').waitFor();
    await page.getByText('€66.00').first().waitFor();
    await page.getByRole('button', { name: 'Separate ada@work.example' }).click();
    await page.getByText('Merged addresses').waitFor({ state: 'detached' });
    await page.getByText('€33.00').first().waitFor();
    await page.getByRole('link', { name: 'Customers' }).first().click();
    await rowOf(page, 'Ada at Work').waitFor();
  });

  it('CUSTOMER-7: the list is downloaded as a file', async () => {
    const { page, address } = shop;
    await page.goto(`${address}/config/customers`);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export as CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/^customers-.+\.csv$/);
  });
});
