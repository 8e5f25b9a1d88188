/** @module-tag slow */
import { firstOrAll } from '@vitrine/tools/slow-tests.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { checkOut } from './check-out.ts';
import { openChromium } from './chromium.ts';
import { findProblems } from './find-problems.ts';
import { copyKiln, type OwnWebsite } from './own-website.ts';
import { rowOf } from './rooms.ts';
import { visit } from './visit.ts';

const demo = inject('demo');
let website: OwnWebsite;
let shop: string;
const email = `ada-${Date.now().toString(36)}@example.com`;

let browser: Browser;
beforeAll(async () => {
  website = await copyKiln(demo, 'paid');
  shop = website.address;
  browser = await openChromium();
});
afterAll(() => browser?.close());

async function buyBowl(visitor: Page): Promise<string> {
  await visitor.goto(`${shop}/shop/breakfast-bowl`);
  await visitor.locator('[data-enhance="product"] form button[type="submit"]').first().click();
  await visitor.waitForFunction(() => document.cookie.includes('HAS_CART=1'));
  return /Order (\d+)/.exec(await checkOut(visitor, shop, { email }))?.[1] ?? '';
}

it('PAYMENT-17, PAYMENT-18: an order is marked as paid in parts, and a refund is taken from the chosen payment', async () => {
  const number = await visit(browser, {}, buyBowl);
  await visit(browser, { bypassCSP: true, reducedMotion: 'reduce' }, async page => {
    await page.setViewportSize({ width: 390, height: 844 });
    await website.signIn(page);
    await page.goto(`${shop}/config/orders`);
    await rowOf(page, `Order ${number}`).getByRole('rowheader').click();
    const dialog = page.getByRole('dialog');
    const payments = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Payments' }) });
    await page.getByRole('button', { name: 'Mark part as paid' }).click();
    await dialog.getByLabel('Amount that arrived').fill('9999');
    await page.keyboard.press('Enter');
    await dialog.getByText(/^Enter an amount above zero and up to/).waitFor();
    await dialog.getByLabel('Amount that arrived').fill('10');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('Partly paid').first().waitFor();
    await page.getByRole('button', { name: 'Mark as paid', exact: true }).click();
    await expect.poll(() => payments.getByRole('listitem').count()).toBe(2);
    for (const [amount, payment] of [
      ['3', null],
      ['4', /€10.00 left|€7.00 left/],
    ] as const) {
      await page.getByRole('button', { name: 'Refund part' }).click();
      await dialog.getByLabel('Amount to refund').fill(amount);
      if (payment !== null) {
        await dialog.getByRole('button', { name: /From payment/ }).click();
        await page.getByRole('option', { name: payment }).click();
      }
      await dialog.getByLabel('Reason').fill('Ein Kratzer an der Donaudampfschifffahrtsgesellschaftsschale');
      await dialog.getByRole('button', { name: 'Mark as due' }).click();
      await dialog.waitFor({ state: 'detached' });
    }
    await expect.poll(() => payments.getByRole('listitem').count()).toBe(4);
    for (const width of firstOrAll([390, 820, 1440])) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findProblems(page, [page.mainFrame()])).toBeNull();
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
        .toBe(true);
    }
  });
});
