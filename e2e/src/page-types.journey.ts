import { pageTypes } from '@vitrine/core/page-context/page-context.ts';
import { wordedPages } from '@vitrine/core/store-pages/page-words.ts';
import { firstOrAll } from '@vitrine/tools/slow-tests.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { kiln } from '../../starters/kiln/src/kiln.starter.ts';
import { openChromium } from './chromium.ts';
import { fits } from './fits.ts';
import { openSession } from './open-session.ts';
import { copyKiln, type OwnWebsite, rehearse } from './own-website.ts';
import { contextOf } from './page-context.ts';
import { visit } from './visit.ts';

const demo = inject('demo');
let website: OwnWebsite;
let shop: string;
let browser: Browser;
beforeAll(async () => {
  website = await copyKiln(demo, 'numbers');
  shop = website.address;
  browser = await openChromium();
});
afterAll(() => browser?.close());

/** The pages that were seen with the words of the shop, with script and without. */
const spoken = new Set<string>();

/** A page of the store, with its number, a title and one first-level heading; search engines do not index it. */
async function isA(page: Page, type: keyof typeof pageTypes, { isScripted }: Visit): Promise<void> {
  expect((await contextOf(page)).pageType).toBe(pageTypes[type]);
  await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1);
  await expect.poll(() => page.title()).toMatch(/\S — Kiln$/);
  await expect.poll(() => page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
  const worded = wordedPages.find(one => one === type);
  if (worded !== undefined) {
    expect(kiln.store.pageWords?.[worded]).toMatch(/\S/);
    await expect.poll(() => page.locator('.system-words').textContent()).toBe(kiln.store.pageWords?.[worded]);
    spoken.add(`${worded} ${isScripted}`);
  }
  if (isScripted) await fits(page, `type-${pageTypes[type]}`);
}

interface Visit {
  readonly isScripted: boolean;
}

async function add(page: Page, slug: string): Promise<void> {
  await page.goto(`${shop}/shop/${slug}`);
  const added = page.waitForResponse(reply => reply.request().method() === 'POST');
  await page.locator('form button[type="submit"]').first().click();
  await added;
}

/** Fills in the checkout; what is not shipped asks for no street. */
async function fill(page: Page, email: string, method: string): Promise<void> {
  const set = async (name: string, value: string) => {
    const field = page.locator(`[name="${name}"]`).first();
    if ((await field.count()) > 0) await field.fill(value);
  };
  await set('email', email);
  await page.locator('[name="country"]').first().selectOption('DE');
  await set('name', 'Grace Hopper');
  await set('line1', 'Lindenallee 4');
  await set('city', 'Berlin');
  await set('postalCode', '10115');
  await page.locator(`[name="paymentMethod"][value="${method}"]`).check();
}

const place = (page: Page) => page.locator('button[value="place"]').click();

/** The transfer for the buyer’s order arrives. */
async function pay(email: string): Promise<void> {
  const { orders } = (await website.send(`/api/orders?search=${email}`, { method: 'GET' })) as {
    orders: { id: string }[];
  };
  await website.send(`/api/orders/${orders[0]?.id}/payment`, { body: {} });
}

const modes = firstOrAll([{ isScripted: true }, { isScripted: false }]);
const withMode = ({ isScripted }: Visit, use: (page: Page) => Promise<void>) =>
  visit(browser, { bypassCSP: true, reducedMotion: 'reduce', javaScriptEnabled: isScripted }, use);
const named = (name: string, { isScripted }: Visit) => `${name}-${isScripted ? 'on' : 'off'}@example.com`;

it.each(modes)(
  'CONTEXT-4, STOREPAGE-4: cart 200, checkout 201, received 207, confirmed 202 and status 211: %o',
  mode =>
    withMode(mode, async page => {
      const email = named('bowl', mode);
      await add(page, 'breakfast-bowl');
      await page.goto(`${shop}/cart`);
      await isA(page, 'cart', mode);
      await page.goto(`${shop}/checkout`);
      await isA(page, 'checkout', mode);
      await fill(page, email, 'manual');
      await place(page);
      await page.waitForURL(/\/checkout\/order\//);
      await isA(page, 'orderReceived', mode);
      await pay(email);
      await page.reload();
      await isA(page, 'orderConfirmed', mode);
      await page.goto(page.url().replace('/order/', '/status/'));
      await isA(page, 'orderStatus', mode);
    }),
);

it.each(modes)(
  'CONTEXT-4, STOREPAGE-4: donate 203 and contribution confirmed 204: %o',
  { tags: 'slow' },
  mode =>
    withMode(mode, async page => {
      const email = named('giver', mode);
      const { funds } = (await website.send('/api/donation-funds', { method: 'GET' })) as {
        funds: { id: string }[];
      };
      await page.goto(`${shop}/checkout/donate?donatePageId=${funds[0]?.id}`);
      await isA(page, 'donate', mode);
      await page.locator('main form button[type="submit"]').first().click();
      await page.locator('[name="email"]').waitFor();
      await fill(page, email, 'manual');
      await place(page);
      await page.waitForURL(/\/order\//);
      await pay(email);
      await page.reload();
      await isA(page, 'contributionConfirmed', mode);
    }),
);

it.each(
  modes.flatMap(
    mode =>
      [
        ['a-glaze-a-month', 'subscriptionConfirmed', mode],
        ['friends-of-the-kiln', 'membershipConfirmed', mode],
      ] as const,
  ),
)('CONTEXT-4, STOREPAGE-4: %s ends on the page of its kind, %s: %o', { tags: 'slow' }, (slug, type, mode) =>
  withMode(mode, async page => {
    // Only people who manage orders may pay by the test service.
    await website.signIn(page);
    await add(page, slug);
    await page.goto(`${shop}/checkout`);
    await fill(page, named(slug, mode), 'test');
    await page.locator('[name="recurring"]').check();
    await rehearse(website, async () => {
      await place(page);
      await page.locator('button[value="approve"]').click();
      await page.waitForURL(/\/checkout\/order\//);
    });
    await isA(page, type, mode);
  }),
);

it('STOREPAGE-4: Kiln has words for every page that can have some, and all but the request for a review were seen with them', {
  tags: 'slow',
}, () => {
  expect(Object.keys(kiln.store.pageWords ?? {}).toSorted()).toEqual([...wordedPages].toSorted());
  const seen = wordedPages.filter(page => page !== 'reviewRequest');
  const expected = seen.flatMap(page => modes.map(({ isScripted }) => `${page} ${isScripted}`));
  expect([...spoken].toSorted()).toEqual(expected.toSorted());
});

it('CONTEXT-4, DOWNLOAD-16: the preview of a digital product is 210, for staff only', { tags: 'slow' }, () =>
  withMode({ isScripted: true }, async page => {
    const { products } = (await website.send('/api/products?search=celadon', { method: 'GET' })) as {
      products: { id: string; slug: string }[];
    };
    const product = products.find(({ slug }) => slug === 'celadon-the-recipe');
    const preview = `${shop}/commerce/product-preview/${product?.id}`;
    expect((await page.goto(preview))?.status()).toBe(401);
    await website.signIn(page);
    await page.goto(`${shop}/config/products/${product?.id}`);
    const link = page.getByRole('link', { name: 'Preview what buyers get' });
    await link.focus();
    const [opened] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press('Enter')]);
    await opened.waitForURL(preview);
    await isA(opened, 'digitalProductComposerPreview', { isScripted: true });
  }),
);

it.each(modes)(
  'CHECKOUT-31, SUBSCRIPTION-19, SEO-4: links of gift cards and subscriptions that name nothing are not found: %o',
  { tags: 'slow' },
  mode =>
    withMode(mode, async page => {
      const { products } = (await website.send('/api/products?search=gift', { method: 'GET' })) as {
        products: { id: string; slug: string }[];
      };
      await page.goto(shop);
      const { websiteId } = await contextOf(page);
      const card = products.find(({ slug }) => slug === 'gift-card')?.id;
      const opens = (query: string) => page.goto(`${shop}/checkout/${query}`);
      expect((await opens(`giftcard?websiteId=${websiteId}&giftCardProductId=${card}`))?.status()).toBe(200);
      await page.getByRole('heading', { level: 1, name: 'Gift card' }).waitFor();
      const kiln = await openSession(demo, 'kiln');
      const { funds } = (await kiln.send('/api/donation-funds', { method: 'GET' })) as {
        funds: { id: string }[];
      };
      expect(funds.length).toBeGreaterThan(0);
      for (const query of [
        'giftcard',
        `giftcard?giftCardProductId=${card}`,
        `giftcard?websiteId=${'0'.repeat(24)}&giftCardProductId=${card}`,
        `giftcard?websiteId=${websiteId}&giftCardProductId=nothing`,
        `giftcard?websiteId=${websiteId}&giftCardProductId=${card}&sku=nothing`,
        'subscribe',
        'subscribe?cartToken=nothing',
        'donate',
        'donate?donatePageId=nothing',
        `donate?donatePageId=${funds[0]?.id}`,
      ]) {
        expect([query, (await opens(query))?.status()]).toEqual([query, 404]);
        await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
      }
      const robots = await page.goto(`${shop}/robots.txt`);
      expect((await robots?.text())?.split('\n')).toContain('Disallow: /commerce/');
    }),
);
