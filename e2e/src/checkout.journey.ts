import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { putIntoCart } from './check-out.ts';
import { openChromium } from './chromium.ts';
import { hold } from './hold.ts';
import { copyKiln } from './own-website.ts';
import { findAxeProblems, visit } from './visit.ts';

let shop: string;
let browser: Browser;

beforeAll(async () => {
  ({ address: shop } = await copyKiln(inject('demo'), 'checkout'));
  browser = await openChromium();
});
afterAll(() => browser?.close());

/** Puts a bowl into the cart, and opens the checkout. */
async function checkOut(page: Page): Promise<void> {
  await putIntoCart(page, `${shop}/shop/breakfast-bowl`);
  await page.goto(`${shop}/checkout`);
}

const country = (page: Page) => page.locator('select[name="country"]');

/** Marks what is drawn, which is gone once the checkout is drawn again. */
const markOld = (page: Page) =>
  page.evaluate(() => document.querySelector('main')?.firstElementChild?.setAttribute('id', 'old'));
const old = (page: Page) => page.locator('#old');

it('VISITOR-9, BROWSERCALL-9: a new country is applied immediately; the input and the focus are kept', () =>
  visit(browser, { viewport: { width: 1280, height: 900 }, bypassCSP: true }, async page => {
    await checkOut(page);
    await expect.poll(() => country(page).inputValue()).toBe('');
    await page.locator('[name="email"]').fill('ada@example.com');
    await page.locator('[name="name"]').fill('Ada Lovelace');
    await country(page).focus();
    await country(page).selectOption('US');
    await page.getByRole('combobox', { name: 'State', exact: true }).waitFor();
    await country(page).selectOption('DE');
    await page.getByRole('combobox', { name: 'State', exact: true }).waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('[name="email"]').inputValue()).toBe('ada@example.com');
    await expect.poll(() => page.locator('[name="name"]').inputValue()).toBe('Ada Lovelace');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('checkout-country');
    await expect.poll(() => page.locator('[data-totals]').textContent()).toMatch(/Shipping: .*Total: /);
    expect(await findAxeProblems(page)).toEqual([]);
  }));

it('VISITOR-9: countries chosen in quick succession are requested one after the other; a state chosen meanwhile is kept', () =>
  visit(browser, { viewport: { width: 1280, height: 900 } }, async page => {
    await checkOut(page);
    const state = page.getByRole('combobox', { name: 'State', exact: true });
    await country(page).selectOption('US');
    await state.waitFor();
    const posted: string[] = [];
    page.on('request', request => {
      if (request.method() === 'POST') posted.push(request.postData() ?? '');
    });
    const release = await hold(page, '**/checkout');
    await country(page).selectOption('DE');
    await country(page).selectOption('AT');
    await country(page).selectOption('US');
    await state.selectOption('CA');
    await markOld(page);
    release();
    await old(page).waitFor({ state: 'detached' });
    await expect
      .poll(() => posted.map(body => new URLSearchParams(body).get('country')))
      .toEqual(['DE', 'US']);
    await expect.poll(() => state.inputValue()).toBe('CA');
    await expect.poll(() => country(page).inputValue()).toBe('US');
  }));

it('VISITOR-9: a country chosen before the script loads is applied too', () =>
  visit(browser, { viewport: { width: 1280, height: 900 } }, async page => {
    const release = await hold(page, '**/*follow-country*');
    await checkOut(page);
    await country(page).selectOption('US');
    release();
    await page.getByRole('combobox', { name: 'State', exact: true }).waitFor();
  }));

it('VISITOR-9: a shipping option chosen before the script loads is applied too', () =>
  visit(browser, { viewport: { width: 1280, height: 900 } }, async page => {
    const release = await hold(page, '**/*follow-country*');
    await checkOut(page);
    await page.getByRole('radio', { name: /Express/ }).check();
    release();
    await expect.poll(() => page.locator('[data-totals]').textContent()).toMatch(/Shipping: €19/);
    await expect.poll(() => page.getByRole('radio', { name: /Express/ }).isChecked()).toBe(true);
  }));

/** Fills the checkout in except for the postal code, and waits for its totals. */
async function fillIn(page: Page): Promise<void> {
  await checkOut(page);
  const fields = { email: 'ada@example.com', name: 'Ada Lovelace', line1: 'Lindenallee 4', city: 'Berlin' };
  for (const [field, value] of Object.entries(fields)) await page.locator(`[name="${field}"]`).fill(value);
  await country(page).selectOption('DE');
  await page.locator('[data-totals]').filter({ hasText: /./ }).waitFor({ state: 'attached' });
  await page.locator('[name="paymentMethod"][value="manual"]').check();
}

it('VISITOR-9: an order placed straight from the postal code is confirmed, whenever the new totals arrive', () =>
  visit(browser, { viewport: { width: 1280, height: 900 } }, async page => {
    await fillIn(page);
    const ordering = Promise.withResolvers<void>();
    const updated = Promise.withResolvers<void>();
    await page.route('**/checkout', async route => {
      if (route.request().postData()?.includes('intent=update')) {
        await ordering.promise;
        // As after the order: the page of an empty cart.
        await route.fulfill({ contentType: 'text/html', body: '<main></main>' });
        return updated.resolve();
      }
      ordering.resolve();
      await updated.promise;
      return route.continue();
    });
    await page.locator('[name="postalCode"]').fill('10115');
    await page.locator('button[value="place"]').click();
    await page.waitForURL(/\/checkout\/order\//);
  }));

it('VISITOR-9: a button that is being pressed stays while the new totals arrive', () =>
  visit(browser, { viewport: { width: 1280, height: 900 } }, async page => {
    await fillIn(page);
    await markOld(page);
    const place = page.locator('button[value="place"]');
    await place.scrollIntoViewIfNeeded();
    await page.locator('[name="postalCode"]').fill('10115');
    const { x, y, width, height } = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(x + width / 2, y + height / 2);
    const drawn = page.waitForResponse(response => response.url().endsWith('/checkout') && response.ok());
    await page.mouse.down();
    await (await drawn).finished();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect.poll(() => old(page).count()).toBe(1);
    await page.mouse.up();
    await page.waitForURL(/\/checkout\/order\//);
  }));

it('VISITOR-9: a button keeps the focus when the new totals arrive, and one pressed with the space bar stays', () =>
  visit(browser, { viewport: { width: 1280, height: 900 } }, async page => {
    await fillIn(page);
    const place = page.locator('button[value="place"]');
    const enter = async (postalCode: string) => {
      await markOld(page);
      const release = await hold(page, '**/checkout');
      await page.locator('[name="postalCode"]').fill(postalCode);
      await place.focus();
      return release;
    };
    (await enter('20095'))();
    await old(page).waitFor({ state: 'detached' });
    expect(await place.evaluate(button => button === document.activeElement)).toBe(true);

    const release = await enter('10115');
    await page.keyboard.down('Space');
    const drawn = page.waitForResponse(response => response.url().endsWith('/checkout') && response.ok());
    release();
    await (await drawn).finished();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect.poll(() => old(page).count()).toBe(1);
    await page.keyboard.up('Space');
    await page.waitForURL(/\/checkout\/order\//);
  }));

it('VISITOR-9: with script off the button “Update” does the same', () =>
  visit(browser, { viewport: { width: 390, height: 844 }, javaScriptEnabled: false }, async page => {
    await page.goto(`${shop}/shop/breakfast-bowl`);
    await page.locator('.purchase-add').click();
    await page.getByRole('link', { name: 'Checkout' }).click();
    await country(page).selectOption('US');
    await page.getByRole('button', { name: 'Update' }).click();
    await page.getByRole('combobox', { name: 'State', exact: true }).waitFor();
  }));

it('CHECKOUT-16: errors move the focus to their summary, with and without script', async () => {
  for (const javaScriptEnabled of [true, false]) {
    await visit(browser, { viewport: { width: 390, height: 844 }, javaScriptEnabled }, async page => {
      await putIntoCart(page, `${shop}/shop/breakfast-bowl`);
      await page.goto(`${shop}/checkout`);
      await page.locator('button[value="place"]').click();
      await page.getByRole('region', { name: 'Some fields need your attention' }).waitFor();
      await expect.poll(() => page.title()).toMatch(/^Error: Checkout/);
      expect(new URL(page.url()).hash).toBe('#problems');
      if (javaScriptEnabled)
        await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('problems');
      await page.getByRole('link', { name: 'Full name: Enter a name.' }).click();
      await expect.poll(() => new URL(page.url()).hash).toBe('#checkout-name');
    });
  }
});

it('CHECKOUT-37: without a connection nothing is sent and everything typed stays; trying again makes one order', () =>
  visit(browser, { viewport: { width: 390, height: 844 }, bypassCSP: true }, async page => {
    await fillIn(page);
    await markOld(page);
    await page.locator('[name="postalCode"]').fill('10115');
    const place = page.locator('button[value="place"]');
    await place.focus();
    // An update on its way would fail as well.
    await old(page).waitFor({ state: 'detached' });
    await page.context().setOffline(true);
    await page.keyboard.press('Enter');
    const failure = page.getByRole('alert').filter({ hasText: 'Unable to connect. Nothing was sent' });
    await failure.waitFor();
    expect(await findAxeProblems(page)).toEqual([]);
    await failure.getByRole('button', { name: 'Try again' }).click();
    await failure.waitFor();
    await expect.poll(() => page.locator('[name="line1"]').inputValue()).toBe('Lindenallee 4');
    await page.context().setOffline(false);
    await failure.getByRole('button', { name: 'Try again' }).click();
    await page.waitForURL(/\/checkout\/order\//);
    await page.getByText('We have sent a confirmation to ada@example.com.').waitFor();
  }));
