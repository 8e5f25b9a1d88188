/** @module-tag slow */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkOut } from './check-out.ts';
import { openChromium } from './chromium.ts';
import { cup, type EuroShop, openEuroShop } from './euro-shop.ts';
import { fits } from './fits.ts';
import { rowOf } from './rooms.ts';
import { visit } from './visit.ts';

let browser: Browser;
let shop: EuroShop;
beforeAll(async () => {
  browser = await openChromium();
  shop = await openEuroShop(browser, 'members', [cup, { ...cup, title: 'Friends' }]);
});
afterAll(() => browser?.close());

it('MEMBERSHIP-1: the owner sells a product as a membership', async () => {
  const { page, address, productIds } = shop;
  await page.goto(`${address}/config/members`);
  await page.getByText('No members yet').waitFor();
  await fits(page, 'members-none');
  await page.goto(`${address}/config/products/${productIds[1]}`);
  await page.getByRole('main').getByRole('button', { name: /Kind/ }).click();
  await page.getByRole('option', { name: 'Membership' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved', { exact: true }).first().waitFor();
  await page.reload();
  await page.getByRole('main').getByRole('button', { name: 'Membership Kind' }).waitFor();
});

it('MEMBERSHIP-2, MEMBERSHIP-4, MEMBERSHIP-7: without script it is bought, confirmed once paid, and listed', async () => {
  const { page, address } = shop;
  const email = 'mia@example.com';
  await visit(browser, { javaScriptEnabled: false, reducedMotion: 'reduce' }, async visitor => {
    await visitor.goto(`${address}/shop/friends`);
    await visitor.locator('form button[type="submit"]').first().click();
    await checkOut(visitor, address, { email, name: 'Mia Member' });
    await expect.poll(() => visitor.title()).not.toContain('Membership confirmed');
    await page.goto(`${address}/config/orders`);
    await page.getByRole('rowheader').first().click();
    await page.getByRole('button', { name: 'Mark as paid', exact: true }).click();
    const sure = page.getByRole('dialog').getByRole('button', { name: 'Mark as paid' });
    if (await sure.isVisible().catch(() => false)) await sure.click();
    await expect
      .poll(async () => {
        await visitor.reload();
        return visitor.title();
      })
      .toContain('Membership confirmed: order');
    await visitor.getByRole('heading', { level: 1, name: 'Welcome. You are now a member.' }).waitFor();
  });
  await page.goto(`${address}/config/members`);
  await rowOf(page, 'Mia Member').getByText('Friends').waitFor();
  await fits(page, 'members');
  await page.setViewportSize({ width: 1440, height: 900 });
  await rowOf(page, 'Mia Member').getByRole('rowheader').click();
  await page.getByRole('heading', { level: 1, name: /^Order/ }).waitFor();
});
