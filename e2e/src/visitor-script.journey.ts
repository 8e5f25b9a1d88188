import type { Browser, BrowserContextOptions, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { copyKiln } from './own-website.ts';
import { visit } from './visit.ts';
import { whenActive } from './when-active.ts';

let shop: string;
const countCall = '/api/commerce/shopping-cart/count';

let browser: Browser;

beforeAll(async () => {
  ({ address: shop } = await copyKiln(inject('demo'), 'visitor'));
  browser = await openChromium();
});

afterAll(() => browser?.close());

interface Shopping {
  readonly page: Page;
  /** How often the count was requested. */
  readonly requests: () => number;
}

const shopping = (journey: (visit: Shopping) => Promise<void>, options: BrowserContextOptions = {}) =>
  visit(browser, options, async page => {
    let count = 0;
    page.on('request', request => {
      if (request.url().endsWith(countCall)) count += 1;
    });
    await journey({ page, requests: () => count });
  });

const shownCart = async (page: Page) => {
  const figures = page.locator('[data-cart-count]');
  const words = await page.locator('[data-cart-words]').textContent();
  return [words, (await figures.isVisible()) ? await figures.textContent() : null];
};

const showsCart = (page: Page, words: string, figures: string | null) =>
  expect.poll(() => shownCart(page)).toEqual([words, figures]);

/** Tells the page that its cart has changed, as other scripts do, until it shows the number. */
const tellCart = (page: Page, totalQuantity: unknown) =>
  page.evaluate(
    detail => {
      document.dispatchEvent(new CustomEvent('vitrine:cart', { detail }));
    },
    { totalQuantity },
  );

/** The script listens from the moment at which it requests the count, if it does. */
const untilListening = (page: Page) =>
  expect
    .poll(async () => {
      await tellCart(page, 7);
      return shownCart(page);
    })
    .toEqual(['7 items in cart', '7']);

const setCookie = (page: Page, name: string) => page.context().addCookies([{ name, value: '1', url: shop }]);

describe('the number of items in the cart', () => {
  it('VISITOR-4: is not requested without a cart', () =>
    shopping(async ({ page, requests }) => {
      await setCookie(page, 'NOT_HAS_CART');
      await page.goto(`${shop}/about`);
      expect(await shownCart(page)).toEqual(['Cart', null]);
      await untilListening(page);
      expect(requests()).toBe(0);
    }));

  it('VISITOR-4, VISITOR-5: is requested on each page once there is a cart, and follows it', () =>
    shopping(async ({ page, requests }) => {
      const add = async () => {
        await page.goto(`${shop}/shop/breakfast-bowl`);
        await whenActive(page, 'product');
        await page.getByRole('button', { name: 'Add to cart' }).click();
      };
      await add();
      await showsCart(page, 'One item in cart', '1');
      // The subtotal is requested after each change.
      await expect.poll(requests).toBe(1);
      await page.goto(`${shop}/about`);
      await showsCart(page, 'One item in cart', '1');
      expect(requests()).toBe(2);
      await add();
      await showsCart(page, '2 items in cart', '2');
    }));

  it('VISITOR-5: is worded for every number, with figures up to 100', () =>
    shopping(async ({ page }) => {
      await page.goto(`${shop}/about`);
      await untilListening(page);
      for (const [count, words, figures] of [
        [1, 'One item in cart', '1'],
        [2, '2 items in cart', '2'],
        [100, '100 items in cart', '100'],
        [101, 'More than 100 items in cart', '100+'],
        [0, 'Cart', null],
      ] as const) {
        await tellCart(page, count);
        expect(await shownCart(page)).toEqual([words, figures]);
      }
      await tellCart(page, 'many');
      expect(await shownCart(page)).toEqual(['Cart', null]);
    }));

  it('VISITOR-5: a change of the cart takes precedence over a pending response', () =>
    shopping(async ({ page }) => {
      await setCookie(page, 'HAS_CART');
      const asked = Promise.withResolvers<Route>();
      await page.route(`**${countCall}`, route => asked.resolve(route));
      await page.goto(`${shop}/about`);
      const route = await asked.promise;
      await tellCart(page, 5);
      expect(await shownCart(page)).toEqual(['5 items in cart', '5']);
      const answered = page.waitForResponse(`**${countCall}`);
      await route.fulfill({ json: { totalQuantity: 4 } });
      await (await answered).finished();
      await twoFrames(page);
      expect(await shownCart(page)).toEqual(['5 items in cart', '5']);
    }));

  it.each<[string, (route: Route) => Promise<void>]>([
    ['a failure', route => route.fulfill({ status: 503, body: '' })],
    ['no answer', route => route.abort()],
    ['nonsense', route => route.fulfill({ body: '<html>', contentType: 'text/html' })],
  ])('VISITOR-4: leaves the page as it is after %s', (_, answer) =>
    shopping(async ({ page }) => {
      await setCookie(page, 'HAS_CART');
      const said: string[] = [];
      page.on('pageerror', ({ message }) => said.push(message));
      const ended = Promise.withResolvers<void>();
      await page.route(`**${countCall}`, async route => {
        await answer(route);
        ended.resolve();
      });
      await page.goto(`${shop}/about`);
      await ended.promise;
      await twoFrames(page);
      expect(await shownCart(page)).toEqual(['Cart', null]);
      expect(said).toEqual([]);
      await untilListening(page);
    }),
  );
});

const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));

/** What a module imports statically: the browser loads it before the script starts. */
const importedBy = (code: string) =>
  [...code.matchAll(/(?:^|[;}])import(?:[^'"()]*from)?\s*["']([^"']+)["']/g)].map(([, path = '']) => path);

it('BROWSERCALL-10: what is put into the cart is in it, although the visitor leaves the page at once', () =>
  visit(browser, {}, async page => {
    await page.goto(`${shop}/shop/breakfast-bowl`);
    await whenActive(page, 'product');
    const [adding] = await Promise.all([
      page.waitForResponse(/add-to-cart/),
      page.locator('.purchase-add').hover(),
    ]);
    const leave = "document.querySelector('.purchase-add').click(); location.assign('/about')";
    // In a later turn, when the page knows it too.
    await page.evaluate(`import('${adding.url()}').then(() => setTimeout(() => { ${leave} }))`);
    await page.waitForURL(`${shop}/about`);
    await expect
      .poll(async () => {
        await page.goto(`${shop}/cart`);
        return page.getByRole('spinbutton').count();
      })
      .toBe(1);
  }));

it('VISITOR-6: the script of a page, with all it needs to start, is sent in at most 2 kB', () =>
  shopping(async ({ page }) => {
    const sent = new Map<string, { size: number; code: string }>();
    const loading: Promise<unknown>[] = [];
    page.on('requestfinished', request => {
      if (request.resourceType() !== 'script') return;
      const load = async () => {
        const [{ responseBodySize: size }, response] = [await request.sizes(), await request.response()];
        sent.set(request.url(), { size, code: (await response?.text()) ?? '' });
      };
      loading.push(load());
    });
    await page.goto(`${shop}/about`, { waitUntil: 'load' });
    await Promise.all(loading);
    const entry = await page
      .locator('script[type="module"][src]')
      .evaluate((one: HTMLScriptElement) => one.src);
    const needed = new Set([entry]);
    for (const url of needed)
      for (const path of importedBy(sent.get(url)?.code ?? '')) needed.add(new URL(path, url).href);
    const sizes = [...needed].map(url => sent.get(url)?.size ?? Number.NaN);

    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(2000);
    expect(Math.min(...sizes)).toBeGreaterThan(0);
  }));
