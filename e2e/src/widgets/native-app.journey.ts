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
  it('NATIVE-5, CONTEXT-3, NATIVE-1, NATIVE-2: is marked, tells the app its page and its cart', () =>
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
    }));

  it('NATIVE-4, NATIVE-5: the link at the end of an order follows the app’s own back link', () =>
    visit(browser, {}, async page => {
      const session = await page.context().newCDPSession(page);
      await session.send('Page.enable');
      const requested: string[] = [];
      session.on('Page.frameRequestedNavigation', ({ url }) => requested.push(url));
      await page.goto(`${catalogue}/system/order-confirmed?platform=mobile-app`);
      await page.locator('html[data-platform]').waitFor();
      await page.locator('main a[data-dismiss]').click();
      await expect.poll(() => requested).toEqual(['vitrine-app://back']);
    }));

  it.each([
    ['without an app', undefined, 'mobile platform not correctly identified'],
    ['to an app that does not know it', {}, '[JS -> Native Bridge] sendEvent not found'],
  ])('NATIVE-3: a call %s is refused and logged, and the page works on', (_, app, refusal) =>
    visit(browser, { bypassCSP: true }, async page => {
      const logged: string[] = [];
      const problems: string[] = [];
      page.on('console', message => logged.push(`${message.type()}: ${message.text()}`));
      page.on('pageerror', ({ message }) => problems.push(message));
      await page.addInitScript(found => {
        if (found) Object.assign(window, { nativeApp: found });
      }, app);
      await page.route('**/api/commerce/shopping-cart/entries*', route =>
        route.fulfill({ json: { totalQuantity: 2 } }),
      );
      await page.goto(`${catalogue}/sample/product/0?platform=mobile-app`);
      await whenActive(page, 'product');
      await expect.poll(() => logged).toContain(`error: ${refusal}`);
      await page.locator('.purchase-add').click();
      await page.locator('.toast').waitFor();
      await expect.poll(() => logged.filter(text => text === `error: ${refusal}`).length).toBe(2);
      expect(problems).toEqual([]);
    }),
  );

  it('NATIVE-5, NATIVE-1: any other page is not', () =>
    visit(browser, {}, async page => {
      await page.goto(`${catalogue}/sample/product/0`);
      await whenActive(page, 'product');
      await expect.poll(() => page.locator('html').getAttribute('data-platform')).toBe(null);
    }));
});
