/** @module-tag slow */
import { pageTypes } from '@vitrine/core/page-context/page-context.ts';
import { firstOrAll } from '@vitrine/tools/slow-tests.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { askDatabase } from './ask-database.ts';
import { checkOut } from './check-out.ts';
import { openChromium } from './chromium.ts';
import { fits } from './fits.ts';
import { type OwnWebsite, openShop, openStudio, readMail } from './own-website.ts';
import { toastOf } from './rooms.ts';
import { visit } from './visit.ts';

const course = { type: 3, variants: [{ price: 4000, stock: null }] };
let website: OwnWebsite;
let shop: string;
let browser: Browser;
let studio: Page;
beforeAll(async () => {
  website = await openShop(inject('demo'), 'asking', [
    { ...course, title: 'Saturday at the wheel' },
    { ...course, title: 'Glazing day' },
  ]);
  shop = website.address;
  const reviews = { isShown: true, isPublishedAtOnce: true, requests: 'buyers', requestDays: 14 };
  const store = { isOpen: true, currency: 'EUR', countries: ['DE'], reviews };
  await website.send('/api/website/settings', { method: 'PATCH', body: { settings: { store } } });
  const transfer = { isEnabled: true, settings: { instructions: 'Transfer it.' } };
  await website.send('/api/payments/methods/manual', { method: 'PATCH', body: transfer });
  await website.send('/api/publishing/revisions', { body: {} });
  browser = await openChromium();
  studio = await openStudio(browser, website);
});
afterAll(() => browser?.close());

/** Buys a course, whose transfer arrives; returns the id of the order. */
async function buy(page: Page, slug: string, email: string): Promise<string> {
  await page.goto(`${shop}/shop/${slug}`);
  const added = page.waitForResponse(reply => reply.request().method() === 'POST');
  await page.locator('form button[type="submit"]').first().click();
  await added;
  await checkOut(page, shop, { email });
  const { orders } = (await website.send(`/api/orders?search=${email}`, { method: 'GET' })) as {
    orders: { id: string }[];
  };
  const id = orders[0]?.id ?? '';
  await website.send(`/api/orders/${id}/payment`, { body: {} });
  return id;
}

/** Asks in the studio, by keyboard; returns the link in the email. */
async function ask(orderId: string, email: string): Promise<string> {
  await studio.goto(`${shop}/config/orders/${orderId}`);
  await studio.getByText(/The buyer will be asked on|The buyer was not asked yet/).waitFor();
  const button = studio.getByRole('button', { name: 'Ask for a review now' });
  await button.focus();
  await studio.keyboard.press('Enter');
  await toastOf(studio, 'The request is on its way.').waitFor();
  await studio.getByText(/The buyer was asked on/).waitFor();
  const mail = await readMail(website, email, text => text.includes('/checkout/review/'));
  return /http\S+\/checkout\/review\/\w[\w-]*(?=\s)/.exec(mail)?.[0] ?? '';
}

const choose = (page: Page, stars: string) => page.locator(`input[name="stars"][value="${stars}"]`).check();
const submit = (page: Page) => page.locator('main form button[type="submit"]').first().click();

it.each(firstOrAll([{ isScripted: true }, { isScripted: false }]))(
  'REVIEW-3, REVIEW-4, REVIEW-5, REVIEW-17, CONTEXT-4: the owner asks a buyer now, who rates the purchase once: %o',
  ({ isScripted }) =>
    visit(
      browser,
      { bypassCSP: true, reducedMotion: 'reduce', javaScriptEnabled: isScripted },
      async page => {
        const email = `rates-${isScripted ? 'on' : 'off'}@example.com`;
        const link = await ask(await buy(page, 'saturday-at-the-wheel', email), email);
        if (isScripted) await fits(studio, 'review-asked');
        await page.goto(link);
        expect(JSON.parse((await page.locator('#page-context').textContent()) ?? '')).toMatchObject({
          pageType: pageTypes.reviewsRequest,
          recordType: 10,
        });
        await page.getByRole('heading', { level: 1, name: 'Rate your purchase' }).waitFor();
        if (isScripted) await fits(page, 'type-209');
        const late = await page.context().newPage();
        await late.goto(link);
        await submit(page);
        await page.getByText('Please select a star rating').first().waitFor();
        if (isScripted) await fits(page, 'review-no-stars');
        await choose(page, '5');
        await submit(page);
        await page.waitForURL(/done=published/);
        await choose(late, '1');
        await submit(late);
        await late.getByText('You have already reviewed this purchase.').first().waitFor();
        await page.goto(`${shop}/shop/saturday-at-the-wheel`);
        await page
          .getByRole('region', { name: /review/ })
          .getByRole('article')
          .first()
          .waitFor();
      },
    ),
);

it.each(firstOrAll([{ isScripted: true }, { isScripted: false }]))(
  'REVIEW-4: what is hidden meanwhile cannot be rated, and what was written stays: %o',
  ({ isScripted }) =>
    visit(browser, { javaScriptEnabled: isScripted, reducedMotion: 'reduce' }, async page => {
      const email = `hidden-${isScripted ? 'on' : 'off'}@example.com`;
      const link = await ask(await buy(page, 'glazing-day', email), email);
      await page.goto(link);
      const { products } = (await website.send('/api/products?search=glazing', { method: 'GET' })) as {
        products: { id: string }[];
      };
      const show = (state: number) =>
        website.send(`/api/products/${products[0]?.id}`, { method: 'PATCH', body: { state } });
      await show(4);
      await choose(page, '4');
      await submit(page);
      await page.getByText('Try submitting your review again.').waitFor();
      await page.goto(link);
      await page.getByText('There are no products to review.').waitFor();
      await show(1);
    }),
);

it.each(firstOrAll([{ isScripted: true }, { isScripted: false }]))(
  'REVIEW-4: a request that is over says so, also to who began in time: %o',
  ({ isScripted }) =>
    visit(
      browser,
      { bypassCSP: true, reducedMotion: 'reduce', javaScriptEnabled: isScripted },
      async page => {
        const email = `late-${isScripted ? 'on' : 'off'}@example.com`;
        const orderId = await buy(page, 'saturday-at-the-wheel', email);
        const link = await ask(orderId, email);
        await page.goto(link);
        await choose(page, '5');
        const asked = await askDatabase(
          inject('demo'),
          `UPDATE review_requests SET sent_at = sent_at - interval '61 days', expires_at = expires_at - interval '61 days'
         WHERE order_id = $1`,
          [orderId],
        );
        expect(asked).toBe(1);
        await submit(page);
        await page.getByText('Your review request has expired.').first().waitFor();
        if (isScripted) await fits(page, 'review-expired');
        await page.goto(link);
        await page.getByText('Your review request has expired.').first().waitFor();
        await expect.poll(() => page.locator('input[name="stars"]').count()).toBe(0);
      },
    ),
);
