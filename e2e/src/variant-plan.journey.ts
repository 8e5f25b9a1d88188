/** @module-tag slow */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { type EuroShop, fillAddress, openEuroShop } from './euro-shop.ts';
import { fits } from './fits.ts';
import { openSession } from './open-session.ts';
import { rehearse } from './own-website.ts';
import { toastOf } from './rooms.ts';
import { visit } from './visit.ts';

const every = (value: number, unit: 'week' | 'year', numBillingCycles = 0) => ({
  billingPeriod: { value, unit },
  numBillingCycles,
});
const rhythms = [
  { name: 'Weekly', plan: every(1, 'week'), words: 'renews every week' },
  { name: 'Fortnightly', plan: every(2, 'week', 4), words: 'renews every 2 weeks for 4 payments' },
  { name: 'Yearly', plan: every(1, 'year', 1), words: 'renews every year for one payment' },
  { name: 'Every other year', plan: every(2, 'year'), words: 'renews every 2 years' },
];

let browser: Browser;
let shop: EuroShop;

beforeAll(async () => {
  browser = await openChromium();
  shop = await openEuroShop(browser, 'variant-plan', [
    {
      title: 'Clay box',
      optionNames: ['Delivery'],
      optionStyles: [{ display: 'buttons', colors: [] }],
      variants: [
        { price: 2400, stock: null, optionValues: ['Once'] },
        { price: 2000, stock: null, optionValues: ['Monthly'] },
      ],
    },
    {
      title: 'Tea box',
      optionNames: ['Delivery'],
      optionStyles: [{ display: 'buttons', colors: [] }],
      variants: rhythms.map(({ name, plan }) => ({ price: 900, stock: null, optionValues: [name], plan })),
    },
  ]);
});
afterAll(() => browser?.close());

async function add(visitor: Page, choice: string, slug = 'clay-box'): Promise<void> {
  await visitor.goto(`${shop.address}/shop/${slug}`);
  await visitor.getByRole('radio', { name: choice, exact: true }).check({ force: true });
  const added = visitor.waitForResponse(reply => reply.request().method() === 'POST');
  await visitor.getByRole('button', { name: 'Add to cart' }).click();
  await added;
}

it('SUBSCRIPTION-2, SUBSCRIPTION-17: an owner gives one of two variants a plan', async () => {
  const { page } = shop;
  await page.goto(`${shop.address}/config/products/${shop.productIds[0]}`);
  await page.getByRole('button', { name: 'More for Monthly' }).click();
  await page.getByRole('button', { name: /Like the product/ }).click();
  await page.getByRole('option', { name: 'As a subscription' }).click();
  await page.getByText('renews every month', { exact: true }).waitFor();
  await fits(page, 'variant-plan', page.getByText('renews every month', { exact: true }));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click();
  await toastOf(page, 'Saved').first().waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'More for Monthly' }).click();
  await page.getByText('renews every month', { exact: true }).waitFor();
});

it('SUBSCRIPTION-2: a visitor sees the plan of the variant they choose, and none beside the other', async () => {
  await visit(browser, { bypassCSP: true, reducedMotion: 'reduce' }, async visitor => {
    await visitor.goto(`${shop.address}/shop/clay-box`);
    const plan = visitor.getByRole('main').getByText('every month').locator('visible=true');
    const choose = (name: string) => visitor.getByRole('radio', { name, exact: true }).check({ force: true });
    await choose('Monthly');
    await plan.first().waitFor();
    await fits(visitor, 'variant-plan-offer');
    await choose('Once');
    await expect.poll(() => plan.count()).toBe(0);
    await choose('Monthly');
    await plan.first().waitFor();
  });
});

it('SUBSCRIPTION-3: the cart says of weeks and years how often each line renews, and for how many payments', () =>
  visit(browser, {}, async visitor => {
    for (const { name } of rhythms) await add(visitor, name, 'tea-box');
    await visitor.goto(`${shop.address}/cart`);
    for (const { words } of rhythms) await visitor.getByText(words, { exact: true }).waitFor();
  }));

it('SUBSCRIPTION-2, SUBSCRIPTION-8: both are bought as two lines, of which one begins a subscription', async () => {
  const session = await openSession(inject('demo'), shop.site);
  await visit(browser, { bypassCSP: true, reducedMotion: 'reduce' }, async visitor => {
    await session.giveTo(visitor.context());
    await add(visitor, 'Once');
    await add(visitor, 'Monthly');
    await visitor.goto(`${shop.address}/cart`);
    const lines = visitor.getByRole('main').getByRole('listitem').filter({ hasText: 'Clay box' });
    await expect.poll(() => lines.count()).toBe(2);
    await expect.poll(() => lines.filter({ hasText: 'renews every month' }).count()).toBe(1);
    await fits(visitor, 'variant-plan-cart');
    await visitor.goto(`${shop.address}/checkout`);
    await fillAddress(visitor, 'both@example.com');
    await visitor.locator('[name="recurring"]').check();
    await rehearse(session, async () => {
      await visitor.locator('button[value="place"]').click();
      await visitor.locator('button[value="approve"]').click();
      await visitor.getByRole('heading', { level: 1, name: 'Thank you for subscribing.' }).waitFor();
    });
  });
  const read = async () => {
    const { subscriptions } = await session.send('/api/subscriptions', { method: 'GET' });
    return subscriptions;
  };
  await expect.poll(read).toMatchObject([{ title: 'Clay box' }]);
});
