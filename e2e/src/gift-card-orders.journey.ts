/** @module-tag slow */
import { firstOrAll } from '@vitrine/tools/slow-tests.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { checkOut } from './check-out.ts';
import { openChromium } from './chromium.ts';
import { waitForVisitorMail } from './demo-server.ts';
import {
  balanceOf,
  cup,
  type EuroShop,
  fillAddress,
  issueCard,
  openEuroShop,
  openOrder,
} from './euro-shop.ts';
import { fits } from './fits.ts';
import { contextOf } from './page-context.ts';
import { rowOf } from './rooms.ts';
import { visit } from './visit.ts';

let browser: Browser;
let shop: EuroShop;
let page: Page;

beforeAll(async () => {
  browser = await openChromium();
  shop = await openEuroShop(browser, 'cardorders', [
    cup,
    {
      title: 'Gift card',
      type: 4,
      optionNames: ['Worth'],
      variants: [
        { optionValues: ['€25'], price: 2500, stock: null, sku: 'GIFT-25' },
        { optionValues: ['€50'], price: 5000, stock: null, sku: 'GIFT-50' },
      ],
    },
  ]);
  page = shop.page;
});
afterAll(() => browser?.close());

const main = () => page.getByRole('main');
const dialog = () => page.getByRole('dialog');

async function withCup(visitor: Page): Promise<void> {
  await visitor.goto(`${shop.address}/shop/cup`);
  await visitor.getByRole('button', { name: 'Add to cart' }).click();
  await expect
    .poll(async () => (await visitor.context().cookies()).map(({ name }) => name))
    .toContain('HAS_CART');
  await visitor.goto(`${shop.address}/cart`);
}

/** Opens the gift card with this SKU chosen, by the address that names both. */
async function openBySku(visitor: Page, sku: string): Promise<void> {
  await visitor.goto(shop.address);
  const { websiteId } = await contextOf(visitor);
  const query = new URLSearchParams({ websiteId, giftCardProductId: shop.productIds[1] ?? '', sku });
  await visitor.goto(`${shop.address}/checkout/giftcard?${query}`);
}

/** The number of the order on the page that confirms it. */
const numberIn = (words: string) => /Order (\d+)/.exec(words)?.[1] ?? '';

describe('orders with gift cards', () => {
  it('CART-66, GIFTCARD-6: a card pays a part and a transfer the rest; a refund goes to the transfer first, then to the card', async () => {
    const { code, id, last } = await issueCard(shop, 2000);
    const number = await visit(browser, { bypassCSP: true }, async visitor => {
      await withCup(visitor);
      await visitor.getByLabel('Gift card code').fill(code);
      await visitor.keyboard.press('Enter');
      await visitor.getByText(`Gift card •••• ${last}`).first().waitFor();
      await fits(visitor, 'cart-card');
      await visitor.goto(`${shop.address}/checkout`);
      await fits(visitor, 'checkout-card');
      const words = await checkOut(visitor, shop.address, { email: 'ann@example.com' });
      expect(words).toContain(`•••• ${last}`);
      await fits(visitor, 'order-card');
      return numberIn(words);
    });
    expect(await balanceOf(shop, id)).toBe(0);
    await openOrder(shop, number);
    await page.getByRole('button', { name: 'Mark as paid', exact: true }).click();
    await page.getByRole('button', { name: 'Refund part' }).click();
    await dialog().getByLabel(/Cup/).first().fill('1');
    await page.keyboard.press('Tab');
    await fits(page, 'card-refund');
    await dialog()
      .getByRole('button', { name: /Mark as due|Refund/ })
      .last()
      .click();
    await dialog().waitFor({ state: 'detached' });
    await expect.poll(() => balanceOf(shop, id)).toBe(1500);
    await page.goto(`${shop.address}/config/gift-cards/${id}`);
    await main().getByText('Given back').waitFor();
    await fits(page, 'card-given-back');
    await main().getByRole('link', { name: 'Paid for an order' }).click();
    await page.getByRole('heading', { name: new RegExp(`Order ${number}`) }).waitFor();
  });

  it('GIFTCARD-5: without script, a card that covers an order pays all of it, and no method is asked for', async () => {
    const { code, id } = await issueCard(shop, 9000);
    await visit(browser, { javaScriptEnabled: false }, async visitor => {
      await withCup(visitor);
      await visitor.getByLabel('Gift card code').fill(code);
      await visitor.getByRole('button', { name: 'Apply' }).click();
      await visitor.goto(`${shop.address}/checkout`);
      await fillAddress(visitor, 'grace@example.com');
      await visitor.getByText('Your gift cards cover the whole amount.').waitFor();
      await expect.poll(() => visitor.locator('[name="paymentMethod"]').count()).toBe(0);
      await visitor.locator('button[value="place"]').click();
      await visitor.waitForURL(/\/checkout\/order\//);
    });
    expect(await balanceOf(shop, id)).toBe(9000 - 2800 - 500);
  });

  it.each(firstOrAll([true, false]))(
    'GIFTCARD-3, GIFTCARD-7, CHECKOUT-31: with script %s, a card is bought by its address, for somebody and for a day; once it is paid the page of the order shows it',
    async javaScriptEnabled => {
      const name = `card-bought-${javaScriptEnabled}`;
      const day = new Date(Date.now() + 9 * 86_400_000);
      const options = { bypassCSP: true, javaScriptEnabled, reducedMotion: 'reduce' } as const;
      await visit(browser, options, async visitor => {
        await openBySku(visitor, 'GIFT-50');
        await visitor.getByLabel('Recipient’s email address').fill('carol@example.com');
        await visitor.getByLabel('Message').fill('For the long winter.\nYours, Ann');
        await visitor.getByLabel('Month').fill(String(day.getUTCMonth() + 1));
        await visitor.getByLabel('Day').fill(String(day.getUTCDate()));
        await visitor.getByLabel('Year').fill(String(day.getUTCFullYear()));
        await visitor.getByRole('button', { name: 'Add to cart' }).click();
        await visitor.getByText('Enter the name of the recipient.').first().waitFor();
        await visitor.getByLabel('Recipient’s name').fill('Carol');
        if (javaScriptEnabled) await fits(visitor, `${name}-product`);
        await visitor.getByRole('button', { name: 'Add to cart' }).click();
        await expect
          .poll(async () => (await visitor.context().cookies()).map(cookie => cookie.name))
          .toContain('HAS_CART');
        await visitor.goto(`${shop.address}/cart`);
        await visitor.getByText('For Carol (carol@example.com)').first().waitFor();
        if (javaScriptEnabled) await fits(visitor, `${name}-cart`);
        await visitor.getByText('€50.00').first().waitFor();
        const number = numberIn(await checkOut(visitor, shop.address, { email: 'ann@example.com' }));
        await expect.poll(() => visitor.getByText('Your gift cards').count()).toBe(0);
        await openOrder(shop, number);
        await page.getByRole('button', { name: 'Mark as paid', exact: true }).click();
        await expect
          .poll(async () => {
            await visitor.reload();
            return visitor.getByText('Your gift cards').count();
          })
          .toBe(1);
        await visitor.getByText(/Will be sent to carol@example\.com on /).waitFor();
        if (javaScriptEnabled) await fits(visitor, `${name}-order`);
      });
      await page.goto(`${shop.address}/config/gift-cards`);
      await rowOf(page, /./).filter({ hasText: 'Carol' }).first().getByRole('rowheader').click();
      await main()
        .getByText(/Will be sent to carol@example\.com on /)
        .waitFor();
      if (javaScriptEnabled) await fits(page, `${name}-studio`);
      await main().getByRole('button', { name: 'Send now' }).click();
      await main()
        .getByText(/Sent to carol@example\.com on /)
        .waitFor();
      expect(await waitForVisitorMail(inject('demo'), shop.site, 'carol@example.com')).toContain(
        'For the long winter.',
      );
    },
  );
});
