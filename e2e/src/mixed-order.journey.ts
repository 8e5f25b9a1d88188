/** @module-tag slow */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { checkOut } from './check-out.ts';
import { openChromium } from './chromium.ts';
import { fits } from './fits.ts';
import { copyKiln, type OwnWebsite } from './own-website.ts';
import { rowOf } from './rooms.ts';
import { visit } from './visit.ts';

const demo = inject('demo');
let website: OwnWebsite;
let shop: string;
const email = `mixed-${Date.now().toString(36)}@example.com`;

let browser: Browser;
beforeAll(async () => {
  website = await copyKiln(demo, 'mixed');
  shop = website.address;
  browser = await openChromium();
});
afterAll(() => browser?.close());

async function add(page: Page, slug: string, quantity: number): Promise<void> {
  await page.goto(`${shop}/shop/${slug}`);
  await page.locator('[name="quantity"]').first().fill(String(quantity));
  await page.locator('.purchase-add').click();
  await expect
    .poll(() => page.evaluate(() => fetch('/api/commerce/shopping-cart').then(reply => reply.text())))
    .toContain(slug);
}

it('ORDER-8, ORDER-17: taxed and untaxed items, sent by express, are explained on the order’s page and in the studio, and refunded by item', () =>
  visit(browser, { bypassCSP: true, reducedMotion: 'reduce' }, async page => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await website.signIn(page);
    await add(page, 'breakfast-bowl', 3);
    await add(page, 'gift-card', 1);
    await page.goto(`${shop}/checkout`);
    await page.locator('[name="country"]').first().selectOption('DE');
    await page.getByRole('radio', { name: /Express/ }).check();
    await expect.poll(() => page.locator('[data-totals]').textContent()).toMatch(/Shipping: €19/);
    const words = await checkOut(page, shop, { email });
    const confirmation = page.url();
    const number = /Order (\d+)/.exec(words)?.[1] ?? '';
    await page.getByText('How the total is calculated').click();
    const sentences = await page.locator('.explained li').allTextContents();
    expect(sentences.filter(text => /^Express, in two days: /.test(text))).toHaveLength(1);
    expect(sentences.filter(text => /tax|vat/i.test(text))).toHaveLength(1);
    await fits(page, 'mixed-order-page');

    await page.goto(`${shop}/config/orders`);
    await rowOf(page, `Order ${number}`).getByRole('rowheader').click();
    await page.getByText('How the total was calculated').click();
    for (const sentence of sentences) await page.getByText(sentence, { exact: true }).first().waitFor();
    await page.getByRole('button', { name: 'Mark as paid', exact: true }).click();
    await page.getByRole('button', { name: 'Refund part' }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByLabel(/Breakfast bowl/i)
      .first()
      .fill('2');
    await page.keyboard.press('Tab');
    await dialog.getByRole('button', { name: 'Mark as due' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page
      .getByText(/2 × Breakfast bowl.*\(€/i)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Mark refund as sent' }).click();
    await dialog.getByRole('button', { name: 'Mark refund as sent' }).click();
    await dialog.waitFor({ state: 'detached' });
    await fits(page, 'mixed-order-studio');
    await page.goto(confirmation);
    await page.getByText('Refunded: 2').waitFor();
    await fits(page, 'mixed-order-refunded');
  }));
