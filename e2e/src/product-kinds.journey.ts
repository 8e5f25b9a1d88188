/** @module-tag slow */
import { productTypes } from '@vitrine/core/products/product-views.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { fits } from './fits.ts';
import { type OwnWebsite, openShop, openStudio } from './own-website.ts';
import { toastOf } from './rooms.ts';

let website: OwnWebsite;
let address: string;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  website = await openShop(inject('demo'), 'kinds');
  address = website.address;
  browser = await openChromium();
  page = await openStudio(browser, website);
  for (const [title, more] of [
    ['Bowl', { tags: ['Blue'] }],
    ['Guild of potters', { type: productTypes.paywall, tags: ['Blue'] }],
    ['Gift of clay', { type: productTypes.giftCard }],
  ] as const)
    await website.send('/api/products', {
      body: { title, state: 1, variants: [{ price: 900, stock: null }], ...more },
    });
});

afterAll(() => browser?.close());

const choose = async (field: string | RegExp, choice: string) => {
  await page.getByRole('main').getByRole('button', { name: field }).first().click();
  await page.getByRole('option', { name: choice, exact: true }).click();
};

it('PRODUCT-18: the owner finds products of a kind and with a tag, also by address', async () => {
  const titles = () => page.getByRole('main').locator('tbody tr strong:first-child').allTextContents();
  await page.goto(`${address}/config/products`);
  await expect.poll(async () => (await titles()).length).toBe(3);
  await choose('Any kind', 'Membership');
  await expect.poll(titles).toEqual(['Guild of potters']);
  await choose(/^Membership/, 'Any kind');
  await choose('Any tag', 'Blue');
  await expect.poll(async () => (await titles()).toSorted()).toEqual(['Bowl', 'Guild of potters']);
  await page.goto(`${address}/config/products?type=${productTypes.giftCard}`);
  await expect.poll(titles).toEqual(['Gift of clay']);
  await fits(page, 'products-of-a-kind');
});

it('PRODUCTLIST-9: a rule fills a collection with the memberships', async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${address}/config/collections`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'New collection', exact: true }).first().click();
  await page.getByRole('dialog').getByLabel('Name').fill('Join us');
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
  await main.getByRole('radio', { name: 'By rule' }).click();
  await choose(/^Category/, 'Product type');
  await choose(/Product type$/, 'Membership');
  await page.getByText('The rule finds one product.').waitFor();
  await main.getByRole('button', { name: 'Save', exact: true }).first().click();
  await toastOf(page, 'Saved').waitFor();
  await page.goto(`${address}/shop/collection/join-us`);
  await expect.poll(() => page.locator('.summary-link').allTextContents()).toEqual(['Guild of potters']);
});
