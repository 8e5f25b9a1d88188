import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openChromium } from '../chromium.ts';
import { visit } from '../visit.ts';
import { whenActive } from '../when-active.ts';

const catalogue = inject('catalogue');
let browser: Browser;

beforeAll(async () => {
  browser = await openChromium();
});

afterAll(() => browser.close());

describe('a page in the native app', () => {
  it('NATIVE-5, CONTEXT-3, NATIVE-1, NATIVE-2: is marked, tells the app its page and its cart, and a dismissing link stays in the app', () =>
    visit(browser, { bypassCSP: true }, async page => {
      const sent: unknown[] = [];
      await page.exposeFunction('tellTest', (message: string) => sent.push(JSON.parse(message)));
      await page.addInitScript(() => {
        Object.assign(window, { nativeApp: { sendEvent: Reflect.get(window, 'tellTest') } });
      });
      await page.route('**/api/commerce/shopping-cart/entries*', route =>
        route.fulfill({ json: { totalQuantity: 2 } }),
      );
      await page.goto(`${catalogue}/sample/product/0?platform=mobile-app`);
      await whenActive(page, 'product');
      await expect.poll(() => page.locator('html').getAttribute('data-platform')).toBe('mobile-app');
      const message = {
        id: 'request-1',
        name: 'page',
        body: { pageType: 2, websiteTitle: expect.any(String) },
      };
      await expect.poll(() => sent).toMatchObject([message]);
      await page.locator('.purchase-add').click();
      const event = { id: 'request-2', name: 'cart', body: { totalQuantity: 2 } };
      await expect.poll(() => sent.slice(1)).toEqual([event]);
      const isTaken = await page.evaluate(() => {
        const link = document.createElement('a');
        link.href = '/sample/quote/0';
        link.dataset.dismiss = '';
        document.body.append(link);
        return !link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      });
      expect(isTaken).toBe(true);
    }));

  it('NATIVE-5, NATIVE-1: any other page is not', () =>
    visit(browser, {}, async page => {
      await page.goto(`${catalogue}/sample/product/0`);
      await whenActive(page, 'product');
      await expect.poll(() => page.locator('html').getAttribute('data-platform')).toBe(null);
    }));
});
