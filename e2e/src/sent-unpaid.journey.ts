/** @module-tag slow */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkOut, putIntoCart } from './check-out.ts';
import { openChromium } from './chromium.ts';
import { cup, openEuroShop, openOrder } from './euro-shop.ts';
import { fits } from './fits.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openChromium();
});
afterAll(() => browser?.close());

it('ORDER-50: the owner allows it, sends an order before it is paid after being asked, and the payment completes it', async () => {
  const shop = await openEuroShop(browser, 'unpaid', [cup]);
  const { page, address } = shop;
  await page.goto(`${address}/config/settings?part=payments`);
  const allowed = page.getByLabel('Goods may be sent before payment').first();
  await allowed.check({ force: true });
  const isSaved = page.waitForResponse(reply => reply.url().includes('/api/payments/methods/manual'));
  await page.locator('form').filter({ has: allowed }).getByRole('button', { name: 'Save' }).click();
  expect((await isSaved).ok()).toBe(true);

  await putIntoCart(page, `${address}/shop/cup`);
  const words = await checkOut(page, address, { email: 'ann@example.com' });
  await openOrder(shop, /Order (\d+)/.exec(words)?.[1] ?? '');
  await page.getByRole('button', { name: 'Fulfil items' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('This order is not paid yet. Send it anyway?').waitFor();
  await dialog.getByRole('button', { name: 'Send it anyway' }).click();
  await page.getByText('Sent before it was paid').waitFor();
  await fits(page, 'sent-unpaid');
  await page.getByRole('button', { name: 'Mark as paid', exact: true }).click();
  await page.getByText('Completed', { exact: true }).first().waitFor();
});
