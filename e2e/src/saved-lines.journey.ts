import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { putIntoCart } from './check-out.ts';
import { openChromium } from './chromium.ts';
import { findProblems } from './find-problems.ts';
import { copyKiln } from './own-website.ts';
import { sendCall } from './send-call.ts';
import { visit } from './visit.ts';

let shop: string;
const viewport = { width: 390, height: 844 };
const title = 'Pouring jug';
let browser: Browser;

beforeAll(async () => {
  ({ address: shop } = await copyKiln(inject('demo'), 'saved'));
  browser = await openChromium();
});
afterAll(() => browser?.close());

async function fillCart(page: Page): Promise<void> {
  await putIntoCart(page, `${shop}/shop/pouring-jug`);
  await page.goto(`${shop}/cart`);
}

const save = (page: Page) => page.getByRole('button', { name: `Save for later: ${title}` });
const move = (page: Page) => page.getByRole('button', { name: `Move to cart: ${title}` });
const saved = (page: Page) => page.getByRole('region', { name: 'Saved for later' });
const quantity = (page: Page) => page.locator('#cart-root').getAttribute('data-quantity');

/** How much the server has in the cart, and how many lines for later. */
async function storedIn(page: Page): Promise<readonly number[]> {
  const { totalQuantity, saved: later } = (await sendCall(page, '/api/commerce/shopping-cart', {
    method: 'GET',
  })) as { totalQuantity: number; saved: unknown[] };
  return [totalQuantity, later.length];
}

it('CART-73: by keyboard, a line is saved and moved back on the page of the cart, which says so', () =>
  visit(browser, { viewport, bypassCSP: true }, async page => {
    await fillCart(page);
    await expect.poll(() => page.locator('[data-cart-state="filled"]').count()).toBeGreaterThan(0);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await save(page).focus();
    await page.keyboard.press('Enter');
    await saved(page).getByRole('link', { name: title }).waitFor();
    await expect
      .poll(() => page.getByRole('status').allTextContents())
      .toContain(`${title} is saved for later.`);
    await expect
      .poll(() => page.getByRole('heading', { level: 1 }).evaluate(one => one === document.activeElement))
      .toBe(true);
    expect(await quantity(page)).toBe('0');
    expect(await findProblems(page, [page.mainFrame()])).toBeNull();
    await move(page).focus();
    await page.keyboard.press('Enter');
    await save(page).waitFor();
    expect([await quantity(page), await saved(page).count()]).toEqual(['1', 0]);
    await expect.poll(() => page.evaluate(() => 'isSamePage' in window)).toBe(true);
  }));

it('CART-73, CART-64: a saved line is removed after a question, and comes back', { tags: 'slow' }, () =>
  visit(browser, { viewport, bypassCSP: true }, async page => {
    await fillCart(page);
    await save(page).click();
    await saved(page).waitFor();
    await saved(page)
      .getByRole('button', { name: `Remove ${title}` })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByText(`${title} was removed from what you saved for later.`).waitFor();
    await expect.poll(() => saved(page).count()).toBe(0);
    await page.getByRole('button', { name: `Save ${title} for later again` }).click();
    await saved(page).waitFor();
  }),
);

it('CART-51, CART-73: what does not reach the server says so, and can be tried again', { tags: 'slow' }, () =>
  visit(browser, { viewport, bypassCSP: true }, async page => {
    await fillCart(page);
    await page.route('**/save', route => route.abort());
    await save(page).click();
    const failure = page.getByRole('alert').filter({ hasText: 'Unable to save item' });
    await failure.waitFor();
    expect(await findProblems(page, [page.mainFrame()])).toBeNull();
    expect([await quantity(page), await saved(page).count()]).toEqual(['1', 0]);
    expect(await storedIn(page)).toEqual([1, 0]);
    await page.unroute('**/save');
    await failure.getByRole('button', { name: 'Try again' }).click();
    await saved(page).waitFor();
    await expect.poll(() => failure.count()).toBe(0);

    await page.route('**/move', route => route.abort());
    await move(page).click();
    const kept = page.getByRole('alert').filter({ hasText: 'Unable to add item' });
    await kept.waitFor();
    expect(await findProblems(page, [page.mainFrame()])).toBeNull();
    expect([await quantity(page), await saved(page).count()]).toEqual(['0', 1]);
    expect(await storedIn(page)).toEqual([0, 1]);
    await page.unroute('**/move');
    await kept.getByRole('button', { name: 'Try again' }).click();
    await save(page).waitFor();
    expect([await quantity(page), await saved(page).count(), await kept.count()]).toEqual(['1', 0, 0]);
    expect(await storedIn(page)).toEqual([1, 0]);
  }),
);

it('CART-73: without script each of them is a form', () =>
  visit(browser, { viewport, javaScriptEnabled: false }, async page => {
    await page.goto(`${shop}/shop/pouring-jug`);
    await page.locator('.purchase-add').click();
    await page.waitForURL(`${shop}/cart`);
    await save(page).click();
    await expect.poll(() => saved(page).getByRole('link', { name: title }).count()).toBe(1);
    await saved(page)
      .getByRole('button', { name: `Remove ${title}` })
      .click();
    await expect.poll(() => saved(page).count()).toBe(0);
    await page.getByRole('button', { name: `Save ${title} for later again` }).click();
    await move(page).click();
    expect([await quantity(page), await saved(page).count()]).toEqual(['1', 0]);
  }));
