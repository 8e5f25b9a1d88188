/** @module-tag slow */
import type { DraftOrder } from '@vitrine/core/draft-orders/draft-order.ts';
import { newId } from '@vitrine/core/id/id.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { plantBoughtReviews } from '../../apps/server/test/plant-bought-reviews.ts';
import { openChromium } from './chromium.ts';
import { fits } from './fits.ts';
import { copyKiln, type OwnWebsite } from './own-website.ts';
import { findAxeProblems, visit } from './visit.ts';

const demo = inject('demo');
let website: OwnWebsite;
let address: string;
const titles = '.summary-link';

let browser: Browser;
let rated: string[];
beforeAll(async () => {
  website = await copyKiln(demo, 'ratings');
  address = website.address;
  browser = await openChromium();
  const custom = { title: 'Large serving dish', taxClass: 'standard', isShipped: false };
  const lines = [{ id: newId(), variantId: null, custom, quantity: 1, unitPrice: 12_000 }];
  const customer = {
    email: 'grace@example.com',
    name: 'Grace Hopper',
    country: 'DE',
    line1: 'Lindenallee 4',
  };
  const body = { customer: { ...customer, postalCode: '10115', city: 'Berlin' }, lines };
  const { id, version, total } = (await website.send('/api/draft-orders', { body })).draft as DraftOrder;
  const { order } = await website.send(`/api/draft-orders/${id}/place`, {
    body: { version, total, payment: 'invoice' },
  });
  const { products } = await website.send('/api/products?sort=title&state=1', { method: 'GET' });
  const [best, fair, poor] = products as { slug: string; title: string }[];
  if (!best || !fair || !poor) throw new Error('The shop has too few products.');
  rated = [best.title, fair.title, poor.title];
  await plantBoughtReviews(demo.database, {
    orderId: (order as { orderId: string }).orderId,
    stars: { [best.slug]: [5, 5, 4], [fair.slug]: [4], [poor.slug]: [2, 1] },
  });
});
afterAll(() => browser?.close());

it('FILTER-10, FILTER-11: with script, stars narrow the list in place, and the best rated come first', () =>
  visit(browser, { viewport: { width: 1440, height: 900 }, bypassCSP: true }, async page => {
    await page.goto(`${address}/shop`);
    const all = await page.locator(titles).count();
    const rating = page.getByRole('radio', { name: /^4 stars and up/ });
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await rating.focus();
    await page.keyboard.press('Space');
    await page.waitForURL(/rating=4/);
    await expect.poll(() => page.locator(titles).allTextContents()).toHaveLength(2);
    await expect
      .poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).value))
      .toBe('4');
    await expect
      .poll(() => page.locator('.filter-choice', { hasText: '1 star and up' }).textContent())
      .toBe('1 star and up3');
    expect(await findAxeProblems(page)).toEqual([]);
    await page.getByLabel('Sort by').selectOption('rating');
    await page.waitForURL(/sort=rating/);
    await expect.poll(() => page.locator(titles).allTextContents()).toEqual(rated.slice(0, 2));
    await page.getByRole('radio', { name: 'Any rating' }).check();
    await expect.poll(() => page.locator(titles).count()).toBe(all);
    expect((await page.locator(titles).allTextContents()).slice(0, 3)).toEqual(rated);
    await expect.poll(() => page.evaluate(() => 'isSamePage' in window)).toBe(true);
    await page.getByRole('radio', { name: /^1 star and up/ }).check();
    await page.getByRole('link', { name: 'Remove the filter 1 star and up' }).waitFor();
    await fits(page, 'rating-filter');
  }));

it('FILTER-10: without script, a form on a phone does the same', () =>
  visit(browser, { viewport: { width: 390, height: 844 }, javaScriptEnabled: false }, async page => {
    await page.goto(`${address}/shop`);
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('radio', { name: /^4 stars and up/ }).check();
    await page.getByRole('button', { name: 'Show products' }).click();
    await page.getByRole('link', { name: 'Remove the filter 4 stars and up' }).waitFor();
    expect(page.url()).toContain('rating=4');
    await expect.poll(() => page.locator(titles).allTextContents()).toHaveLength(2);
    await page.getByRole('link', { name: 'Remove the filter 4 stars and up' }).click();
    expect(new URL(page.url()).search).toBe('');
  }));
