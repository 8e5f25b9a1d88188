import { firstOrAll } from '@vitrine/tools/slow-tests.ts';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { checkOut } from './check-out.ts';
import { openChromium } from './chromium.ts';
import { copyKiln, type OwnWebsite } from './own-website.ts';
import { findAxeProblems, visit } from './visit.ts';

const demo = inject('demo');
let website: OwnWebsite;
let shop: string;
const pages = [
  '/',
  '/shop',
  '/shop/breakfast-bowl',
  '/journal',
  '/journal/a-firing-hour-by-hour',
  '/about',
  '/visit',
  '/cart',
  '/nowhere',
];

let browser: Browser;

beforeAll(async () => {
  website = await copyKiln(demo, 'shop');
  shop = website.address;
  browser = await openChromium();
});

afterAll(async () => {
  await browser?.close();
});

const withPage = <T>(options: BrowserContextOptions, use: (page: Page) => Promise<T>) =>
  visit(browser, options, use);

describe('Kiln', () => {
  it('SHOP-1: no page is wider than its screen at 390, 820 and 1440 px', async () => {
    for (const width of firstOrAll([390, 820, 1440])) {
      await withPage({ viewport: { width, height: 900 } }, async page => {
        for (const path of pages) {
          await page.goto(shop + path);
          const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect({ path, width, over: Math.max(0, over) }).toEqual({ path, width, over: 0 });
        }
      });
    }
  });

  it('SHOP-2: axe finds nothing on any of its pages', async () => {
    await withPage({ viewport: { width: 1280, height: 900 }, bypassCSP: true }, async page => {
      for (const path of pages) {
        await page.goto(shop + path);
        expect({ path, found: await findAxeProblems(page) }).toEqual({ path, found: [] });
      }
    });
  });

  it('SHOP-3: a bowl is bought with script off', async () => {
    await withPage({ javaScriptEnabled: false }, async page => {
      await page.goto(`${shop}/shop/breakfast-bowl`);
      await page.locator('form[action="/cart/entries"] button[type="submit"]').first().click();
      await page.waitForURL(/\/cart/);
      await expect.poll(() => page.locator('main').textContent()).toContain('Breakfast bowl');
      expect(await checkOut(page, shop, { email: 'off@example.com' })).toContain('Breakfast bowl');
    });
  });

  it('SHOP-4: a bowl is bought with script on, and the owner finds both orders in the studio’s calls', async () => {
    await withPage({}, async page => {
      await page.goto(`${shop}/shop/breakfast-bowl`);
      await page.locator('[data-enhance="product"] form button[type="submit"]').first().click();
      await page.waitForFunction(() => document.cookie.includes('HAS_CART=1'));
      expect(await checkOut(page, shop, { email: 'on@example.com' })).toContain('Breakfast bowl');
    });
    const orders = JSON.stringify(await website.send('/api/orders', { method: 'GET' }));
    expect(orders).toContain('off@example.com');
    expect(orders).toContain('on@example.com');
  });
});
