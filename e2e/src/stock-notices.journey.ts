/** @module-tag slow */
import { firstOrAll } from '@vitrine/tools/slow-tests.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { fits } from './fits.ts';
import { type OwnWebsite, openShop, openStudio, readMail } from './own-website.ts';
import { visit } from './visit.ts';

let website: OwnWebsite;
let address: string;
let browser: Browser;
let page: Page;
let productId: string;

beforeAll(async () => {
  website = await openShop(inject('demo'), 'notices');
  address = website.address;
  browser = await openChromium();
  page = await openStudio(browser, website);
  const jar = { title: 'Ash jar', state: 1, variants: [{ price: 2800, stock: 0 }] };
  const { product } = await website.send('/api/products', { body: jar });
  productId = (product as { id: string }).id;
  const store = { isOpen: true, stock: { isNoticeOffered: true } };
  await website.send('/api/website/settings', { method: 'PATCH', body: { settings: { store } } });
});

afterAll(() => browser?.close());

/** The link that the address was sent, as the owner reads it in the studio's list of mail. */
const linkFor = async (email: string) =>
  /\/checkout\/back-in-stock\/\w[\w-]*/.exec(await readMail(website, email))?.[0] ?? '';

it.each(firstOrAll([true, false]))(
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
