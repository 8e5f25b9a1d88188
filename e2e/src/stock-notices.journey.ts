import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { findProblems } from './find-problems.ts';
import { sendCall } from './send-call.ts';
import { makeWebsite, publish } from './studio.ts';
import { visit } from './visit.ts';

const demo = inject('demo');
const { SCREENSHOTS: screenshots = '' } = process.env;

let browser: Browser;
let page: Page;
let address: string;
let productId: string;

beforeAll(async () => {
  browser = await openChromium();
  page = await (
    await browser.newContext({
      viewport: { width: 1440, height: 900 },
      bypassCSP: true,
      reducedMotion: 'reduce',
    })
  ).newPage();
  address = await makeWebsite(page, demo, 'notices');
  await sendCall(page, '/api/collections', { body: { type: 13, title: 'Shop' } });
  const product = { title: 'Ash jar', state: 1, variants: [{ price: 2800, stock: 0 }] };
  const made = await sendCall(page, '/api/products', { body: product });
  productId = (made.product as { id: string }).id;
  const store = { isOpen: true, stock: { isNoticeOffered: true } };
  await sendCall(page, '/api/website/settings', { method: 'PATCH', body: { settings: { store } } });
  await page.goto(`${address}/config/media`);
  await publish(page);
});

afterAll(() => browser?.close());

async function fits(shown: Page, name: string): Promise<void> {
  for (const width of [390, 820, 1440]) {
    await shown.setViewportSize({ width, height: 900 });
    expect(await findProblems(shown, [shown.mainFrame()])).toBeNull();
    await expect
      .poll(() => shown.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
      .toBe(true);
    if (screenshots !== '')
      await shown.screenshot({ path: `${screenshots}/${name}-${width}.png`, fullPage: true });
  }
}

/** The link that the address was sent, as the owner reads it in the studio's list of mail. */
async function linkFor(email: string): Promise<string> {
  const { mails } = (await sendCall(page, '/api/mail/outbox', { method: 'GET' })) as {
    mails: { id: string; to: string }[];
  };
  const id = mails.find(mail => mail.to === email)?.id ?? '';
  const read = JSON.stringify(await sendCall(page, `/api/mail/outbox/${id}`, { method: 'GET' }));
  return /\/checkout\/back-in-stock\/\w[\w-]*/.exec(read)?.[0] ?? '';
}

it.each([true, false])(
  'STOCKNOTICE-1, STOCKNOTICE-2, STOCKNOTICE-6: with script %s, a visitor asks to be told, confirms, and the owner sees it',
  async javaScriptEnabled => {
    const email = `jar-${javaScriptEnabled}@example.com`;
    const name = `notice-${javaScriptEnabled}`;
    const heading = (visitor: Page) => visitor.getByRole('heading', { level: 1 }).textContent();
    const options = { bypassCSP: true, javaScriptEnabled, reducedMotion: 'reduce' } as const;
    await visit(browser, options, async visitor => {
      await visitor.goto(`${address}/shop/ash-jar`);
      if (javaScriptEnabled) await fits(visitor, `${name}-offer`);
      await visitor.getByLabel('Email').fill(email);
      await visitor.getByRole('button', { name: 'Tell me' }).click();
      await expect.poll(() => heading(visitor)).toBe('Check your inbox');
      await visitor.goto(address + (await linkFor(email)));
      expect(await heading(visitor)).toBe('Confirm your address');
      if (javaScriptEnabled) await fits(visitor, `${name}-confirm`);
      await visitor.getByRole('button', { name: 'Yes, tell me' }).click();
      await expect.poll(() => heading(visitor)).toBe('You are on the list');
    });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${address}/config/products/${productId}`);
    await page.getByText(/\d (person waits|people wait)/).waitFor();
  },
);
