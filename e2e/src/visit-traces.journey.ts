import { firstOrAll } from '@vitrine/tools/slow-tests.ts';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { checkOut, placeOrder, putIntoCart } from './check-out.ts';
import { openChromium } from './chromium.ts';
import { copyKiln, type OwnWebsite } from './own-website.ts';

let website: OwnWebsite;
let shop: string;
let browser: Browser;

beforeAll(async () => {
  website = await copyKiln(inject('demo'), 'traces');
  shop = website.address;
  browser = await openChromium();
});
afterAll(() => browser?.close());

const cookiesOf = async (context: BrowserContext) =>
  (await context.cookies(shop)).map(({ name }) => name).toSorted();
const storedIn = (page: Page) => page.evaluate(() => [localStorage.length, sessionStorage.length]);

it.each(firstOrAll([true, false]))(
  'COOKIE-5: a visit leaves no cookie before something is put into the cart, and then only what the cart needs; with script %s',
  async javaScriptEnabled => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    const foreign: string[] = [];
    page.on('request', request => {
      const { hostname, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && hostname !== new URL(shop).hostname) foreign.push(request.url());
    });
    for (const path of ['/', '/shop', '/shop/breakfast-bowl', '/cart', '/journal', '/search?q=bowl']) {
      await page.goto(shop + path, { waitUntil: 'networkidle' });
      expect([path, await cookiesOf(context)]).toEqual([path, []]);
    }
    await page.goto(`${shop}/shop/breakfast-bowl`);
    await page.locator('.purchase-add').click();
    await expect.poll(() => cookiesOf(context)).toContain('HAS_CART');
    await page.goto(`${shop}/checkout`, { waitUntil: 'networkidle' });
    const held = await cookiesOf(context);
    await checkOut(page, shop, { email: 'traces@example.com' });
    expect([held, await cookiesOf(context)]).toEqual([['CART', 'HAS_CART'], []]);
    if (javaScriptEnabled) expect(await storedIn(page)).toEqual([0, 0]);
    expect(foreign).toEqual([]);
    await context.close();
  },
);

it.each(firstOrAll([true, false]))(
  'COOKIE-6: a donation has a cookie of its own beside the cart, and a gift card that of the cart; with script %s',
  { tags: 'slow' },
  async javaScriptEnabled => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    const { funds } = (await website.send('/api/donation-funds', { method: 'GET' })) as {
      funds: { id: string }[];
    };
    const cart = ['CART', 'HAS_CART'];
    await page.goto(`${shop}/checkout/donate?donatePageId=${funds[0]?.id}`);
    expect(await cookiesOf(context)).toEqual([]);
    await putIntoCart(page, `${shop}/shop/gift-card`);
    expect(await cookiesOf(context)).toEqual(cart);
    await page.goto(`${shop}/checkout/donate?donatePageId=${funds[0]?.id}`);
    await page.locator('main form button[type="submit"]').first().click();
    await page.locator('[name="email"]').waitFor();
    expect(await cookiesOf(context)).toEqual(['CART', 'DONATION', 'HAS_CART']);
    const given = { email: 'giver@example.com', address: page.url() };
    await placeOrder(page, shop, given);
    await page.waitForURL(/\/order\//);
    expect(await cookiesOf(context)).toEqual(cart);
    await checkOut(page, shop, { email: 'gift@example.com' });
    expect(await cookiesOf(context)).toEqual([]);
    await context.close();
  },
);

it('COOKIE-6: who subscribes has the cookies of the cart and no other', { tags: 'slow' }, async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  // Only people who work on the website may pay by the test service.
  await website.signIn(page);
  const signedIn = ['SS_SESSION_ID', 'crumb', expect.stringMatching(/^device_\w+$/)];
  await putIntoCart(page, `${shop}/shop/a-glaze-a-month`);
  expect(await cookiesOf(context)).toEqual(['CART', 'HAS_CART', ...signedIn]);
  await placeOrder(page, shop, {
    email: 'subscribes@example.com',
    paymentMethod: 'test',
    prepare: () => page.locator('[name="recurring"]').check(),
  });
  await page.locator('button[value="approve"]').click();
  await page.waitForURL(/\/checkout\/order\//);
  expect(await cookiesOf(context)).toEqual(signedIn);
  await context.close();
});
