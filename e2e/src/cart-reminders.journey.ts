/** @module-tag slow */
import { firstOrAll } from '@vitrine/tools/slow-tests.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { fits } from './fits.ts';
import { type OwnWebsite, openShop, openStudio } from './own-website.ts';
import { visit } from './visit.ts';

let website: OwnWebsite;
let address: string;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  website = await openShop(inject('demo'), 'reminders');
  address = website.address;
  browser = await openChromium();
  page = await openStudio(browser, website);
  const jar = { title: 'Ash jar', state: 1, variants: [{ price: 2800, stock: null }] };
  await website.send('/api/products', { body: jar });
  const store = { isOpen: true };
  await website.send('/api/website/settings', { method: 'PATCH', body: { settings: { store } } });
});

afterAll(() => browser?.close());

it('REMINDER-10: the owner turns reminders on in the settings of the store', async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${address}/config/settings?part=store`);
  const part = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: 'Abandoned carts' }) });
  await part.getByText('Remind buyers of a cart they left').click();
  await part.getByLabel('Hours until the email').fill('169');
  await part.getByRole('button', { name: 'Save' }).click();
  await part.getByText('Enter a whole number from 1 to 168.').waitFor();
  await part.getByLabel('Hours until the email').fill('4');
  await part.getByRole('button', { name: 'Save' }).click();
  const isOn = async () => {
    const { settings } = await website.send('/api/website/settings', { method: 'GET' });
    return (settings as { store: { cartReminders: object } }).store.cartReminders;
  };
  await expect.poll(isOn).toEqual({ isOn: true, hours: 4, code: '' });
});

it.each(firstOrAll([true, false]))(
  'REMINDER-1, REMINDER-8: with script %s, a buyer agrees and leaves, and the owner sees the cart',
  async javaScriptEnabled => {
    const email = `left-${javaScriptEnabled}@example.com`;
    const options = { bypassCSP: true, javaScriptEnabled, reducedMotion: 'reduce' } as const;
    await visit(browser, options, async visitor => {
      await visitor.goto(`${address}/shop/ash-jar`);
      await visitor.getByRole('button', { name: 'Add to cart' }).click();
      await expect
        .poll(async () => (await visitor.context().cookies()).map(({ name }) => name))
        .toContain('HAS_CART');
      await visitor.goto(`${address}/checkout`);
      const box = visitor.getByRole('checkbox', { name: /Send me one email if I leave/ });
      await expect.poll(() => box.isChecked()).toBe(false);
      await visitor.getByLabel('Email', { exact: true }).fill(email);
      await box.check();
      if (javaScriptEnabled) await fits(visitor, 'reminder-consent');
      else await visitor.getByRole('button', { name: 'Update' }).click();
    });
    for (const width of firstOrAll([390, 820, 1440])) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${address}/config/carts`);
      await page.getByText(email).first().waitFor();
      await page.getByText('1 × Ash jar').first().waitFor();
    }
    await fits(page, 'carts-room');
  },
);
