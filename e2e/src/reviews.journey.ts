/** @module-tag slow */
import { firstOrAll } from '@vitrine/tools/slow-tests.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { type DemoServer, startDemoServer } from './demo-server.ts';
import { fits } from './fits.ts';
import { openSession } from './open-session.ts';
import { rowOf, toastOf } from './rooms.ts';
import { visit, websiteAddress } from './visit.ts';

let browser: Browser;
/** A separate server: only the first start makes Kiln with its sample reviews, and these are rejected here. */
let stop = async () => {};
let demo: DemoServer;
let shop: string;
let product: string;

beforeAll(async () => {
  browser = await openChromium();
  ({ demo, stop } = await startDemoServer());
  shop = websiteAddress(demo, 'kiln');
  product = `${shop}/shop/moon-vase`;
});
afterAll(async () => {
  await browser?.close();
  await stop();
});

it.each(firstOrAll([true, false]))(
  'REVIEW-11, REVIEW-12, REVIEW-13: with script %s, a visitor orders the reviews of a product and reports one',
  javaScriptEnabled =>
    visit(browser, { bypassCSP: true, javaScriptEnabled, reducedMotion: 'reduce' }, async page => {
      await page.goto(product);
      const reviews = page.getByRole('region', { name: 'Reviews' });
      await expect.poll(() => reviews.getByText('Sample text, not from a purchase').count()).toBe(3);
      await reviews.getByRole('link', { name: 'Lowest rating' }).click();
      await page.waitForURL(/sort=lowest/);
      await expect.poll(() => reviews.getByRole('article').first().textContent()).toContain('Smaller than');
      if (javaScriptEnabled) await fits(page, 'reviews-product');
      await reviews.getByRole('link', { name: 'Report the review by Jonas' }).click();
      await page.waitForURL(/\/checkout\/reported\//);
      await expect
        .poll(() => page.getByRole('heading', { level: 1 }).textContent())
        .toBe('Report this review');
      await page.getByLabel(/What is wrong with it\?/).fill('Not about the vase');
      if (javaScriptEnabled) await fits(page, 'reviews-report');
      await page.getByRole('button', { name: 'Report' }).click();
      await expect
        .poll(() => page.getByRole('heading', { level: 1 }).textContent())
        .toBe('Thank you for your report');
      await page.getByRole('link', { name: 'Moon vase' }).click();
      await page.waitForURL(product);
    }),
);

it('REVIEW-7, REVIEW-8, REVIEW-15: the owner answers a reported review, rejects it and takes that back', () =>
  visit(browser, { bypassCSP: true, reducedMotion: 'reduce' }, async page => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(product);
    await page.getByRole('link', { name: 'Report the review by Marta' }).click();
    await page.getByLabel(/What is wrong with it\?/).fill('It is mine');
    await page.getByRole('button', { name: 'Report' }).click();
    await page.getByText('The shop will look at the review.').waitFor();
    await (await openSession(demo, 'kiln')).giveTo(page.context());
    await page.goto(`${shop}/config/reviews`);
    await page.getByRole('button', { name: /State/ }).first().click();
    await page.getByRole('option', { name: /Reported/ }).click();
    const row = rowOf(page, /Quiet and very well made/);
    await row.waitFor();
    await fits(page, 'reviews-room');
    await row.getByText('Quiet and very well made').click();
    const dialog = page.getByRole('dialog', { name: 'Review by Marta' });
    await expect.poll(() => dialog.textContent()).toContain('Reported once · It is mine');
    await fits(page, 'reviews-dialog');
    await dialog.getByLabel('Your reply').fill('Send it back, and take the large one.');
    await dialog.getByRole('button', { name: 'Save reply' }).click();
    await toastOf(page, 'Your reply is shown.').waitFor();
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await toastOf(page, 'The review by Marta was rejected.').waitFor();
    const seen = () =>
      visit(browser, { javaScriptEnabled: false }, async visitor => {
        await visitor.goto(product);
        return visitor.getByText('Send it back, and take the large one.').count();
      });
    expect(await seen()).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await expect.poll(seen).toBe(1);
  }));
