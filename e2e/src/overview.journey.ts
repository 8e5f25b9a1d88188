/** @module-tag slow */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { checkOut } from './check-out.ts';
import { openChromium } from './chromium.ts';
import { fits } from './fits.ts';
import { copyKiln, type OwnWebsite } from './own-website.ts';
import { rowOf } from './rooms.ts';
import { visit } from './visit.ts';

const demo = inject('demo');
let website: OwnWebsite;
let shop: string;
let browser: Browser;
beforeAll(async () => {
  website = await copyKiln(demo, 'overview');
  shop = website.address;
  browser = await openChromium();
});
afterAll(() => browser?.close());

it('OVERVIEW-3, OVERVIEW-4: the overview leads to what waits, and shows the period as a chart and as a table', () =>
  visit(browser, { bypassCSP: true, reducedMotion: 'reduce' }, async page => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${shop}/shop/breakfast-bowl`);
    await page.locator('.purchase-add').click();
    await expect
      .poll(() => page.evaluate(() => fetch('/api/commerce/shopping-cart').then(reply => reply.text())))
      .toContain('breakfast-bowl');
    await checkOut(page, shop, { email: `overview-${Date.now().toString(36)}@example.com` });
    await website.signIn(page);
    await page.goto(`${shop}/config/overview`);
    await page.getByRole('link', { name: /awaits? (its|their) payment/ }).click();
    const entry = rowOf(page, /Order \d+/)
      .first()
      .getByRole('rowheader');
    await entry.click();
    await page.getByRole('button', { name: 'Mark as paid', exact: true }).waitFor();
    await page.goBack();
    await entry.waitFor();
    expect(new URL(page.url()).search).toBe('?payment=unpaid');
    await page.getByRole('button', { name: /Unpaid/ }).waitFor();
    await entry.click();
    await page.getByRole('button', { name: 'Mark as paid', exact: true }).click();
    await page.getByRole('button', { name: 'Refund part' }).waitFor();
    await page.goBack();
    await page.getByText('No order matches').waitFor();
    await page.getByRole('link', { name: 'Overview', exact: true }).click();
    await page.getByRole('link', { name: /to send/ }).click();
    await entry.waitFor();
    expect(new URL(page.url()).search).toBe('?fulfilment=toSend');
    await page.getByLabel('From', { exact: true }).fill('2001-01-02');
    await entry.waitFor();
    await page.getByLabel('To', { exact: true }).fill('2001-01-01');
    await page.getByText('The last day is before the first.').waitFor();
    await page.getByLabel('To', { exact: true }).fill('2001-01-03');
    await page.getByText('No order matches').waitFor();
    await fits(page, 'orders-filters');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('link', { name: 'Overview', exact: true }).click();
    await page.getByRole('link', { name: /to send/ }).waitFor();
    const sellers = page.getByRole('listitem').filter({ hasText: 'sold' });
    await sellers.getByRole('link', { name: 'Breakfast bowl' }).waitFor();
    await page.getByText('Show as a table').click();
    const table = page.getByRole('grid', { name: 'Sales' });
    await expect.poll(() => table.getByRole('row').count()).toBe(8);
    await fits(page, 'overview');
    await page
      .getByRole('radio', { name: 'Today' })
      .or(page.getByRole('button', { name: 'Today' }))
      .click();
    await expect.poll(() => table.getByRole('row').count()).toBe(25);
    expect(new URL(page.url()).searchParams.get('period')).toBe('today');
    await page.getByText('yesterday by this time').first().waitFor();
  }));
