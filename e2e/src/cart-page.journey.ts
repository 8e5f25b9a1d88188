import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { putIntoCart } from './check-out.ts';
import { openChromium } from './chromium.ts';
import { findProblems } from './find-problems.ts';
import { copyKiln, type OwnWebsite } from './own-website.ts';
import { visit } from './visit.ts';

let website: OwnWebsite;
let shop: string;
const refused =
  'Either your session has expired or you do not have cookies enabled. We cannot continue to checkout.';
const viewport = { width: 390, height: 844 };
let browser: Browser;

beforeAll(async () => {
  website = await copyKiln(inject('demo'), 'cart');
  shop = website.address;
  const cup = { title: 'Rare cup', state: 1, variants: [{ price: 1200, stock: 3 }] };
  await website.send('/api/products', { body: cup });
  browser = await openChromium();
});
afterAll(() => browser?.close());

async function fillCart(page: Page): Promise<void> {
  await putIntoCart(page, `${shop}/shop/breakfast-bowl`);
  // The script that changes the cart in place has come; before, its forms are sent as without script.
  await page.goto(`${shop}/cart`, { waitUntil: 'networkidle' });
}

const quantity = (page: Page) => page.getByRole('spinbutton');
const subtotal = (page: Page) => page.locator('.totals dd').first().textContent();
const link = (page: Page) => page.locator('[data-cart-link]').first();
const synced = (page: Page, state: string) =>
  expect.poll(() => link(page).getAttribute('data-cart-state')).toBe(state);

it('CART-50, VISITOR-20: a quantity is changed on the page of the cart, and its link shows the subtotal', () =>
  visit(browser, { viewport: { width: 1280, height: 900 } }, async page => {
    await fillCart(page);
    await synced(page, 'filled');
    const before = await subtotal(page);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await quantity(page).fill('2');
    await page.keyboard.press('Enter');
    await expect.poll(() => subtotal(page)).not.toBe(before);
    await expect.poll(() => quantity(page).inputValue()).toBe('2');
    await expect.poll(() => quantity(page).evaluate(field => field === document.activeElement)).toBe(true);
    await expect.poll(() => page.evaluate(() => 'isSamePage' in window)).toBe(true);
    await link(page).hover();
    await expect.poll(() => page.locator('.cart-subtotal').first().textContent()).toBe(await subtotal(page));
    await expect.poll(() => page.locator('[data-cart-count]').first().textContent()).toBe('2');
    await page.getByRole('button', { name: /^Remove / }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByText('You have nothing in your shopping cart.').waitFor();
    await synced(page, 'empty');
    await expect.poll(() => page.evaluate(() => 'isSamePage' in window)).toBe(true);
  }));

it(
  'VISITOR-20: on a phone, where nothing is pointed at, the link of the cart shows the subtotal',
  { tags: 'slow' },
  () =>
    visit(browser, { viewport, hasTouch: true, isMobile: true, bypassCSP: true }, async page => {
      const shown = page.locator('.cart-subtotal').first();
      await page.goto(`${shop}/cart`);
      await synced(page, 'empty');
      await expect.poll(() => shown.isVisible()).toBe(false);
      await fillCart(page);
      await synced(page, 'filled');
      expect(await shown.textContent()).toBe(await subtotal(page));
      await expect.poll(() => shown.evaluate(one => getComputedStyle(one).opacity)).toBe('1');
      expect(await findProblems(page, [page.mainFrame()])).toBeNull();
    }),
);

it('CART-51: a change that does not reach the server says so, and can be tried again', { tags: 'slow' }, () =>
  visit(browser, { viewport }, async page => {
    await fillCart(page);
    await synced(page, 'filled');
    await page.route('**/cart/entries/*', route => route.abort());
    await quantity(page).fill('3');
    await page.keyboard.press('Enter');
    const failure = page.getByRole('alert').filter({ hasText: 'Unable to update quantity' });
    await failure.waitFor();
    expect(await findProblems(page, [page.mainFrame()])).toBeNull();
    await page.unroute('**/cart/entries/*');
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => page.locator('#cart-root').getAttribute('data-quantity')).toBe('3');
    await expect.poll(() => failure.count()).toBe(0);
    await page.reload();
    await expect.poll(() => quantity(page).inputValue()).toBe('3');
    await page.route('**/cart/entries/*', route => route.abort());
    await page.getByRole('button', { name: /^Remove / }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    const kept = page.getByRole('alert').filter({ hasText: 'Unable to remove item' });
    await kept.waitFor();
    await expect.poll(() => quantity(page).count()).toBe(1);
    await page.unroute('**/cart/entries/*');
    await kept.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('You have nothing in your shopping cart.').waitFor();
    await expect.poll(() => kept.count()).toBe(0);
  }),
);

it('CART-51: an item that could not be added says so, and can be tried again', () =>
  visit(browser, { viewport }, async page => {
    await page.goto(`${shop}/shop/breakfast-bowl`);
    await page.locator('[data-scripted="active"] .purchase-add').waitFor();
    await page.route('**/shopping-cart/entries', route => route.abort());
    await page.locator('.purchase-add').click();
    await page.getByText('Unable to add item').waitFor();
    await page.unroute('**/shopping-cart/entries');
    await page.getByRole('button', { name: 'Try again' }).click();
    await synced(page, 'filled');
    await expect.poll(() => page.getByText('Unable to add item').count()).toBe(0);
  }));

it(
  'CART-51: a wanted number that does not reach the server says so on the page of the cart, and can be tried again',
  { tags: 'slow' },
  () =>
    visit(browser, { viewport, bypassCSP: true }, async page => {
      await page.goto(`${shop}/shop/rare-cup`);
      const variantId = await page.locator('form [name="variantId"]').first().inputValue();
      await page.goto(`${shop}/cart?variant=${variantId}&quantity=9#wanted`, { waitUntil: 'networkidle' });
      const root = page.locator('#cart-root');
      const add = page.locator('[data-cart-change="add"]');
      await add.locator('[name="quantity"]').fill('2');
      await page.route('**/cart/entries', route => route.abort());
      await add.locator('button[type="submit"]').click();
      const failure = page.getByRole('alert').filter({ hasText: 'Unable to add item' });
      await failure.waitFor();
      expect(await findProblems(page, [page.mainFrame()])).toBeNull();
      await expect.poll(() => root.getAttribute('data-quantity')).toBe('0');
      await page.unroute('**/cart/entries');
      await failure.getByRole('button', { name: 'Try again' }).click();
      await expect.poll(() => root.getAttribute('data-quantity')).toBe('2');
      await expect.poll(() => failure.count()).toBe(0);
    }),
);

it('CHECKOUT-30: the checkout opens from the cart; from elsewhere the cart says why not, with script in an alert', {
  tags: 'slow',
}, async () => {
  for (const javaScriptEnabled of [true, false])
    await visit(browser, { viewport, javaScriptEnabled }, async page => {
      const alert = javaScriptEnabled ? page.getByRole('alertdialog') : page.getByRole('alert');
      const isRefused = async (address: string) => {
        await page.goto(shop + address);
        await alert.getByText(refused).waitFor();
        expect(new URL(page.url()).pathname).toBe('/cart');
      };
      await isRefused('/commerce/goto-checkout');
      if (javaScriptEnabled) {
        expect(await findProblems(page, [page.mainFrame()])).toBeNull();
        await alert.getByRole('button', { name: 'Okay' }).click();
        await expect.poll(() => alert.count()).toBe(0);
        expect(page.url()).toBe(`${shop}/cart`);
        await page.reload();
        await expect.poll(() => page.getByText(refused).count()).toBe(0);
        await fillCart(page);
      } else {
        await page.goto(`${shop}/shop/breakfast-bowl`);
        await page.locator('.purchase-add').click();
      }
      await page.getByRole('link', { name: 'Checkout' }).click();
      await page.waitForURL(`${shop}/checkout`);
      // Typed, so that no page of the shop refers to it.
      await isRefused('/commerce/goto-checkout');
      await page.getByRole('spinbutton').waitFor();
      await page.context().clearCookies();
      await isRefused('/checkout');
      await page.getByText('You have nothing in your shopping cart.').waitFor();
    });
});
