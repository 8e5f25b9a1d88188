/** @module-tag slow */
import { firstOrAll } from '@vitrine/tools/slow-tests.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { askDatabase } from './ask-database.ts';
import { checkOut } from './check-out.ts';
import { openChromium } from './chromium.ts';
import { fits } from './fits.ts';
import { type OwnWebsite, openShop, openStudio } from './own-website.ts';
import { toastOf } from './rooms.ts';
import { password, signUp } from './sign-up.ts';
import { visit } from './visit.ts';

let website: OwnWebsite;
let shop: string;
let browser: Browser;
beforeAll(async () => {
  website = await openShop(inject('demo'), 'words', [
    { title: 'Cup', variants: [{ price: 2800, stock: null }] },
    { title: 'Rare vase', variants: [{ price: 6000, stock: 3 }] },
    { title: 'Bowl', variants: [{ price: 5500, stock: null }] },
    { title: 'Spoon', variants: [{ price: 1200, stock: null }] },
  ]);
  shop = website.address;
  const options = [{ id: 'post', name: 'Post', amount: 0 }];
  const store = {
    ...{ isOpen: true, currency: 'EUR', countries: ['DE'], minimumSubtotal: 5000 },
    shippingZones: [{ id: 'all', name: 'Everywhere', places: [{ country: '*' }], options }],
  };
  await website.send('/api/website/settings', { method: 'PATCH', body: { settings: { store } } });
  const transfer = { isEnabled: true, settings: { instructions: 'Transfer it.' } };
  await website.send('/api/payments/methods/manual', { method: 'PATCH', body: transfer });
  await website.send('/api/publishing/revisions', { body: {} });
  browser = await openChromium();
});
afterAll(() => browser?.close());

async function add(page: Page, slug: string, quantity = 1): Promise<void> {
  await page.goto(`${shop}/shop/${slug}`);
  await page.getByLabel('Quantity').fill(String(quantity));
  const added = page.waitForResponse(reply => reply.request().method() === 'POST');
  await page.locator('form button[type="submit"]').first().click();
  await added;
}

const modes = firstOrAll([{ isScripted: true }, { isScripted: false }]);
const withMode = (javaScriptEnabled: boolean, use: (page: Page) => Promise<void>) =>
  visit(browser, { bypassCSP: true, reducedMotion: 'reduce', javaScriptEnabled }, use);
const minimum = 'To check out, your order subtotal must be €50.00 or more.';

it.each(modes)('CART-9: below the minimum, cart and checkout say what is missing: %o', ({ isScripted }) =>
  withMode(isScripted, async page => {
    await add(page, 'cup');
    await page.goto(`${shop}/cart`);
    await page.getByText(minimum).waitFor();
    await expect.poll(() => page.getByRole('link', { name: 'Checkout', exact: true }).count()).toBe(0);
    if (isScripted) await fits(page, 'cart-minimum');
    await page.goto(`${shop}/checkout`);
    await page.getByText(minimum).waitFor();
    await page.goto(`${shop}/cart`);
    await page.getByRole('spinbutton').fill('2');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Checkout', exact: true }).waitFor();
    const email = `minimum-${isScripted ? 'on' : 'off'}@example.com`;
    expect(await checkOut(page, shop, { email })).toContain('Cup');
  }),
);

it.each(modes)('CART-17: a quantity above the stock stays in its field, beside what is wrong: %o', mode =>
  withMode(mode.isScripted, async page => {
    await add(page, 'rare-vase');
    await page.goto(`${shop}/cart`);
    const total = await page.locator('.totals-total dd').textContent();
    await page.getByRole('spinbutton').fill('9');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: '3' }).first().waitFor();
    await expect.poll(() => page.getByRole('spinbutton').inputValue()).toBe('9');
    await expect.poll(() => page.locator('.totals-total dd').textContent()).toBe(total);
  }),
);

it('VISITOR-20: the link of the cart speaks its count, up to more than 100', () =>
  withMode(true, async page => {
    const spoken = () => page.locator('[data-cart-words]').first().textContent();
    await page.goto(shop);
    await expect.poll(spoken).toBe('Cart');
    for (const [quantity, words] of [
      [1, 'One item in cart'],
      [1, '2 items in cart'],
      [99, 'More than 100 items in cart'],
    ] as const) {
      await add(page, 'cup', quantity);
      await expect.poll(spoken).toBe(words);
    }
    await expect.poll(() => page.locator('[data-cart-count]').first().textContent()).toBe('100+');
  }));

it.each(modes)('CART-61, CART-62, CART-63: carts are merged on signing in, as far as stock lasts: %o', mode =>
  withMode(mode.isScripted, async page => {
    const email = `merges-${mode.isScripted ? 'on' : 'off'}@example.com`;
    await signUp(page, website, email);
    await add(page, 'rare-vase', 2);
    await withMode(mode.isScripted, async other => {
      await add(other, 'rare-vase', 2);
      await add(other, 'cup');
      await other.goto(`${shop}/account/sign-in`);
      await other.getByLabel('Email').fill(email);
      await other.getByLabel('Password').fill(password);
      await other.keyboard.press('Enter');
      await other.getByRole('heading', { level: 1, name: 'Your account' }).waitFor();
      await other.goto(`${shop}/cart`);
      await other.getByText('The items from your earlier visit were added to your cart.').waitFor();
      await other
        .getByText('Rare vase: your cart has 3 instead of 4, because no more are available.')
        .waitFor();
      if (mode.isScripted) await fits(other, 'cart-merged');
      await other.goto(`${shop}/account`);
      await other.getByRole('button', { name: 'Sign out', exact: true }).click();
      await other.getByText('You are signed out.').waitFor();
      await other.goto(`${shop}/cart`);
      await other.getByText('You have nothing in your shopping cart.').waitFor();
    });
    await page.goto(`${shop}/cart`);
    await expect
      .poll(() =>
        page.getByRole('spinbutton').evaluateAll(all => all.map(one => (one as HTMLInputElement).value)),
      )
      .toEqual(['3', '1']);
  }),
);

it.each(modes)(
  'CART-63, SITEUSER-13: signing out leaves a copy of the cart, if the person wants it: %o',
  mode =>
    withMode(mode.isScripted, async page => {
      await signUp(page, website, `keeps-${mode.isScripted ? 'on' : 'off'}@example.com`);
      const keep = page.getByRole('checkbox', { name: 'Keep a copy of my cart in this browser' });
      await expect.poll(() => keep.count()).toBe(0);
      await add(page, 'cup', 2);
      await page.goto(`${shop}/account`);
      await keep.focus();
      await page.keyboard.press('Space');
      if (mode.isScripted) await fits(page, 'account-keep-cart');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.getByText('You are signed out.').waitFor();
      await page.goto(`${shop}/cart`);
      await page.getByRole('heading', { level: 1, name: 'Shopping Cart' }).waitFor();
      await expect.poll(() => page.getByRole('spinbutton').inputValue()).toBe('2');
    }),
);

it('ALSOBOUGHT-1, ALSOBOUGHT-2: below a cart stands what others bought with it, and nothing before that is known', () =>
  withMode(true, async page => {
    const others = page.getByRole('region', { name: 'Customers also bought' });
    await add(page, 'bowl');
    await page.goto(`${shop}/cart`);
    await page.getByRole('heading', { level: 1, name: 'Shopping Cart' }).waitFor();
    await expect.poll(() => others.count()).toBe(0);
    for (const turn of ['first', 'second'])
      await withMode(false, async buyer => {
        await add(buyer, 'bowl');
        await add(buyer, 'spoon');
        await checkOut(buyer, shop, { email: `pairs-${turn}@example.com` });
      });
    // The job that counts them runs every ten minutes.
    await askDatabase(inject('demo'), 'INSERT INTO jobs.job (name) VALUES ($1)', ['alsoBought.pair']);
    await expect
      .poll(() => page.reload().then(() => others.getByRole('link', { name: 'Spoon' }).count()), {
        timeout: 60_000,
      })
      .toBeGreaterThan(0);
    await fits(page, 'also-bought');
  }));

it('STOREPAGE-1, STOREPAGE-3: the owner writes own words for a page; too many are refused at their field', async () => {
  const page = await openStudio(browser, website);
  const part = page
    .getByRole('region', { name: 'Own words on store pages' })
    .or(
      page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: 'Own words on store pages' }) }),
    );
  const words = part.getByLabel('Your words');
  await page.goto(`${shop}/config/settings?part=store`);
  await words.fill('x'.repeat(601));
  await part.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => words.getAttribute('aria-invalid')).toBe('true');
  await part.getByText('Cart: Must have at most 600 characters.').waitFor();
  await words.fill('Thrown by one of us.\nNo two are alike.');
  await part.getByRole('button', { name: /Page/ }).click();
  await page.getByRole('option', { name: 'Checkout' }).click();
  await words.fill('We pack on Tuesdays.');
  await fits(page, 'own-words');
  await part.getByRole('button', { name: 'Save' }).click();
  await toastOf(page, 'Saved').first().waitFor();
  await withMode(false, async visitor => {
    await add(visitor, 'bowl');
    await visitor.goto(`${shop}/cart`);
    await visitor.getByText('No two are alike.').waitFor();
    await visitor.goto(`${shop}/checkout`);
    await visitor.getByText('We pack on Tuesdays.').waitFor();
  });
});
