/** @module-tag slow */
import { firstOrAll } from '@vitrine/tools/slow-tests.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { checkOut } from './check-out.ts';
import { openChromium } from './chromium.ts';
import { fits } from './fits.ts';
import { focusStill, tabTo } from './keys.ts';
import { type OwnWebsite, openShop, openStudio } from './own-website.ts';
import { rowOf } from './rooms.ts';
import { visit } from './visit.ts';

let website: OwnWebsite;
let address: string;
const ships = 'Made to order. Ships in 3–4 weeks.';
const exempt = 'Made to your own specification: there is no right of withdrawal.';

let browser: Browser;
let studio: Page;
let productId: string;

beforeAll(async () => {
  website = await openShop(inject('demo'), 'making');
  address = website.address;
  browser = await openChromium();
  studio = await openStudio(browser, website);
  const bench = { title: 'Oak bench', state: 1, variants: [{ price: 42_000 }] };
  const { product } = await website.send('/api/products', { body: bench });
  productId = (product as { id: string }).id;
  const transfer = { isEnabled: true, settings: { instructions: 'Transfer it.' } };
  await website.send('/api/payments/methods/manual', { method: 'PATCH', body: transfer });
  const zone = { id: 'all', name: 'All', places: [{ country: '*' }] };
  const options = [{ id: 'van', name: 'Van', amount: 900, time: '2–4 days' }];
  const store = {
    isOpen: true,
    currency: 'EUR',
    countries: ['DE'],
    shippingZones: [{ ...zone, options }],
    hasQuickView: true,
  };
  await website.send('/api/website/settings', { method: 'PATCH', body: { settings: { store } } });
});
afterAll(() => browser?.close());

it('MADETOORDER-1: by keyboard, the owner says how long a product takes; a wrong time is named at its field', async () => {
  await studio.goto(`${address}/config/products/${productId}`);
  const main = studio.getByRole('main');
  const availability = main.getByRole('button', { name: /Availability/ });
  await focusStill(availability);
  for (const key of ['Enter', 'ArrowDown', 'Enter']) await studio.keyboard.press(key);
  await expect.poll(() => availability.textContent()).toContain('Always made to order');
  const type = async (label: string, text: string) => {
    await tabTo(main.getByLabel(label, { exact: true }));
    await studio.keyboard.press('ControlOrMeta+a');
    await studio.keyboard.type(text);
  };
  const save = async () => {
    await main.getByRole('button', { name: 'Save', exact: true }).focus();
    await studio.keyboard.press('Enter');
  };
  await type('Ships in at least', '3');
  await type('At most', '2');
  await save();
  await main.getByText('Must not be shorter than the time before it.', { exact: true }).waitFor();
  await availability.focus();
  await type('At most', '4');
  await tabTo(main.getByRole('switch', { name: /own specification/ }));
  await studio.keyboard.press('Space');
  await main.getByText(`${ships} ${exempt}`).waitFor();
  await fits(studio, 'making-product', main.getByRole('heading', { name: 'Time to make it' }));
  await save();
  await studio.getByText('Saved').first().waitFor();
  await studio.reload();
  await main.getByText(`${ships} ${exempt}`).waitFor();
});

it.each(firstOrAll([true, false]))(
  'MADETOORDER-2, MADETOORDER-4, MADETOORDER-5, MADETOORDER-6: with script %s, a buyer reads it from the product to the order, and so does the owner',
  async javaScriptEnabled => {
    const email = `bench-${javaScriptEnabled}@example.com`;
    const options = { bypassCSP: true, javaScriptEnabled, reducedMotion: 'reduce' } as const;
    const check = async (page: Page, name: string) => {
      const text = (await page.getByRole('main').textContent()) ?? '';
      for (const words of [ships, exempt]) expect(text, name).toContain(words);
      if (javaScriptEnabled) await fits(page, `making-${name}`);
    };
    const number = await visit(browser, options, async page => {
      await page.goto(`${address}/shop/oak-bench`);
      await check(page, 'page');
      await page.locator('.purchase-add').click();
      await expect
        .poll(async () => (await page.context().cookies()).some(({ name }) => name === 'HAS_CART'))
        .toBe(true);
      await page.goto(`${address}/cart`);
      await check(page, 'cart');
      await page.goto(`${address}/checkout`);
      await check(page, 'checkout');
      await expect
        .poll(() => page.locator('.purchase-side').textContent())
        .toContain('Your order is expected to ship in 3–4 weeks.');
      const confirmed = await checkOut(page, address, { email });
      expect(confirmed).toContain('Van, 2–4 days');
      expect(confirmed).toMatch(/Expected to ship by .+\d{4}\./);
      expect(confirmed).toContain(exempt);
      if (javaScriptEnabled) await fits(page, 'making-order');
      return /Order (\d+)/.exec(confirmed)?.[1] ?? '';
    });
    await studio.setViewportSize({ width: 1440, height: 900 });
    await studio.goto(`${address}/config/orders`);
    await rowOf(studio, `Order ${number}`).getByRole('rowheader').click();
    await studio.getByText('Made to order in 3–4 weeks.').waitFor();
    await studio.getByText(/Expected to ship by .+\d{4}\./).waitFor();
    if (javaScriptEnabled) await fits(studio, 'making-studio-order');
  },
);

it('MADETOORDER-2: with script, it follows the variant, and the quick view says it, too', async () => {
  const variants = [
    { price: 900, stock: 4, optionValues: ['Oak'] },
    { price: 900, stock: 0, optionValues: ['Ash'] },
  ];
  const madeToOrder = { from: 5, to: 5, unit: 'day', isBeyondStock: true };
  await website.send('/api/products', {
    body: { title: 'Stool', state: 1, optionNames: ['Wood'], variants, madeToOrder },
  });
  await visit(browser, { bypassCSP: true, viewport: { width: 1440, height: 900 } }, async page => {
    await page.goto(`${address}/shop/stool`);
    const row = page.locator('[data-row="making"]');
    const wood = page.getByLabel('Wood');
    await wood.selectOption('Ash');
    await expect.poll(() => row.textContent()).toBe('Made to order. Ships in 5 days.');
    await wood.selectOption('Oak');
    await expect
      .poll(() => row.textContent())
      .toBe('In stock. A larger quantity is made to order and ships in 5 days.');
    await page.goto(`${address}/shop`);
    await page.getByRole('button', { name: 'Quick view: Oak bench', exact: true }).click();
    await page.getByRole('dialog', { name: 'Oak bench' }).getByText(ships).waitFor();
  });
});
