import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { putIntoCart } from './check-out.ts';
import { openChromium } from './chromium.ts';
import { hold } from './hold.ts';
import { copyKiln } from './own-website.ts';
import { findAxeProblems, visit } from './visit.ts';
import { whenActive } from './when-active.ts';

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
    await page.evaluate(() => document.querySelector('main')?.firstElementChild?.setAttribute('id', 'old'));
    release();
    await page.locator('#old').waitFor({ state: 'detached' });
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
    await page.evaluate(() => document.querySelector('main')?.firstElementChild?.setAttribute('id', 'old'));
    const place = page.locator('button[value="place"]');
    await place.scrollIntoViewIfNeeded();
    await page.locator('[name="postalCode"]').fill('10115');
    const { x, y, width, height } = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(x + width / 2, y + height / 2);
    const drawn = page.waitForResponse(response => response.url().endsWith('/checkout') && response.ok());
    await page.mouse.down();
    await (await drawn).finished();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect.poll(() => page.locator('#old').count()).toBe(1);
    await page.mouse.up();
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

it('PURCHASE-9, PURCHASE-10: a choice is announced, and a picture opens enlarged', () =>
  visit(browser, { viewport: { width: 1280, height: 900 } }, async page => {
    await page.goto(`${shop}/shop/everyday-mug`);
    await whenActive(page, 'product');
    await page
      .getByRole('group', { name: 'Glaze' })
      .getByRole('radio', { name: 'Iron' })
      .check({ force: true });
    await expect.poll(() => page.locator('.purchase-chosen').textContent()).toMatch(/^Iron, .*Only 3 left$/);
    await page.locator('.product-zoom').first().click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }));

it('PURCHASE-9: a choice made before the script loads is announced too', () =>
  visit(browser, { viewport: { width: 1280, height: 900 } }, async page => {
    const release = await hold(page, '**/*product.enhance*');
    await page.goto(`${shop}/shop/everyday-mug`);
    await option(page, 'Glaze', 'Iron').check({ force: true });
    release();
    await expect.poll(() => page.locator('.purchase-chosen').textContent()).toMatch(/^Iron, /);
  }));

it('PURCHASE-14: weight and size are those of the chosen variant; without script, those of all', async () => {
  const said = (page: Page) => () => page.locator('[data-row] > dd:visible').allInnerTexts();
  await visit(browser, { viewport: { width: 390, height: 844 } }, async page => {
    await page.goto(`${shop}/shop/moon-vase`);
    await whenActive(page, 'product');
    await expect.poll(said(page)).toEqual(['1.4 kg', '18 × 18 × 19 cm']);
    await option(page, 'Size', 'Large').check({ force: true });
    await expect.poll(said(page)).toEqual(['2.9 kg', '26 × 26 × 28 cm']);
  });
  await visit(browser, { javaScriptEnabled: false }, async page => {
    await page.goto(`${shop}/shop/moon-vase`);
    expect(await said(page)()).toEqual(['1.4 kg / 2.9 kg', '18 × 18 × 19 cm / 26 × 26 × 28 cm']);
  });
});

it('PURCHASE-16: the picture follows the chosen variant, and the page does not move', () =>
  visit(browser, { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' }, async page => {
    await page.goto(`${shop}/shop/moon-vase`);
    await whenActive(page, 'product');
    const shown = () =>
      page
        .locator('.product-thumb')
        .evaluateAll(thumbs => thumbs.findIndex(thumb => thumb.getAttribute('aria-current') === 'true'));
    await expect.poll(shown).toBe(0);
    await option(page, 'Glaze', 'Tenmoku').scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await option(page, 'Glaze', 'Tenmoku').check({ force: true });
    await expect.poll(shown).toBe(1);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
    await option(page, 'Glaze', 'Bone').check({ force: true });
    await expect.poll(shown).toBe(0);
  }));

const option = (page: Page, group: string, value: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name: value });

it(
  'PURCHASE-12: swatches are labelled, large enough, outlined and reached by keyboard; sold-out ones can be chosen',
  { tags: 'slow' },
  () =>
    visit(browser, { viewport: { width: 390, height: 844 }, bypassCSP: true }, async page => {
      await page.goto(`${shop}/shop/moon-vase`);
      const bone = option(page, 'Glaze', 'Bone');
      await expect.poll(() => page.locator('[data-price]').textContent()).toBe('€98.00');
      const box = await page.locator('.swatch-face').first().boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      await expect.poll(() => page.getByTitle('Tenmoku').count()).toBe(1);
      await option(page, 'Size', 'Small').focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => option(page, 'Size', 'Large').isChecked()).toBe(true);
      await page.keyboard.press('Tab');
      await expect.poll(() => bone.evaluate(input => input === document.activeElement)).toBe(true);
      await page.keyboard.press('ArrowRight');
      await expect
        .poll(() => page.locator('.purchase-chosen').textContent())
        .toMatch(/^Large, Tenmoku, .*Sold out$/);
      await expect.poll(() => page.locator('.purchase-add').isDisabled()).toBe(true);
      const ring = await option(page, 'Glaze', 'Tenmoku').evaluate(input => {
        const face = input.nextElementSibling;
        return face ? getComputedStyle(face).outlineStyle : '';
      });
      expect(ring).toBe('solid');
      expect(await findAxeProblems(page)).toEqual([]);
    }),
);

it('PURCHASE-13: with script off, buttons and swatches put that very variant into the cart', () =>
  visit(browser, { javaScriptEnabled: false, forcedColors: 'active' }, async page => {
    await page.goto(`${shop}/shop/moon-vase`);
    await option(page, 'Size', 'Small').check({ force: true });
    await option(page, 'Glaze', 'Tenmoku').check({ force: true });
    await page.locator('.purchase-add').click();
    await page.waitForURL(`${shop}/cart`);
    await page.getByText('Small, Tenmoku').waitFor();
  }));

it('CHECKOUT-37: without a connection nothing is sent and everything typed stays; trying again makes one order', () =>
  visit(browser, { viewport: { width: 390, height: 844 }, bypassCSP: true }, async page => {
    await checkOut(page);
    await page.waitForLoadState('networkidle');
    await country(page).selectOption('DE');
    await page.locator('[name="postalCode"]').waitFor();
    for (const [name, value] of Object.entries({
      ...{ email: 'grace@example.com', name: 'Grace Hopper', line1: 'Lindenallee 4' },
      ...{ postalCode: '10115', city: 'Berlin' },
    }))
      await page.locator(`[name="${name}"]`).first().fill(value);
    await page.locator('[name="paymentMethod"][value="manual"]').check();
    await page.context().setOffline(true);
    const place = page.locator('button[value="place"]').first();
    await place.focus();
    await page.keyboard.press('Enter');
    const failure = page.getByRole('alert').filter({ hasText: 'Unable to connect. Nothing was sent' });
    await failure.waitFor();
    expect(await findAxeProblems(page)).toEqual([]);
    await failure.getByRole('button', { name: 'Try again' }).click();
    await failure.waitFor();
    await expect.poll(() => page.locator('[name="line1"]').first().inputValue()).toBe('Lindenallee 4');
    await page.context().setOffline(false);
    await failure.getByRole('button', { name: 'Try again' }).click();
    await page.waitForURL(/\/checkout\/order\//);
    await page.getByText('We have sent a confirmation to grace@example.com.').waitFor();
  }));
