import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { findProblems } from './find-problems.ts';
import { copyKiln, type OwnWebsite, openStudio } from './own-website.ts';
import { visit } from './visit.ts';

let website: OwnWebsite;
let shop: string;
const desktop = { viewport: { width: 1440, height: 900 }, bypassCSP: true };
const title = 'Moon vase';
let browser: Browser;

beforeAll(async () => {
  website = await copyKiln(inject('demo'), 'quick');
  shop = website.address;
  browser = await openChromium();
});
afterAll(() => browser?.close());

const button = (page: Page) => page.getByRole('button', { name: `Quick view: ${title}`, exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: title });
const fetched = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));

it('QUICK-1: the owner turns it on in the settings; before, and without script, there is no button', async () => {
  await visit(browser, desktop, async page => {
    await page.goto(`${shop}/shop`);
    await expect.poll(() => page.locator('[data-quick-view]').count()).toBe(0);
  });
  const page = await openStudio(browser, website);
  await page.goto(`${shop}/config/settings?part=store`);
  const setting = page.getByRole('switch', { name: 'Quick view' });
  await setting.press('Space');
  const form = page.locator('form').filter({ has: setting });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(async () => {
      const { settings } = await website.send('/api/website/settings', { method: 'GET' });
      return (settings as { store: { hasQuickView: boolean } }).store.hasQuickView;
    })
    .toBe(true);
  await page.context().close();
  await visit(browser, { ...desktop, javaScriptEnabled: false }, async page => {
    await page.goto(`${shop}/shop`);
    await expect.poll(() => page.locator('[data-quick-view]').count()).toBeGreaterThan(0);
    await expect.poll(() => page.getByRole('button', { name: /^Quick view/ }).count()).toBe(0);
    await page.getByRole('link', { name: title }).click();
    await page.waitForURL(/moon-vase/);
  });
});

it('QUICK-2, QUICK-3, QUICK-4: by keyboard, a product is opened, chosen and bought over the list, and the focus returns', () =>
  visit(browser, desktop, async page => {
    await page.goto(`${shop}/shop`);
    await button(page).waitFor({ state: 'attached' });
    expect((await fetched(page)).filter(name => name.includes('quick-view'))).toEqual([]);
    expect((await fetched(page)).filter(name => name.endsWith('moon-vase'))).toEqual([]);
    await page.getByRole('link', { name: title }).focus();
    await page.keyboard.press('Tab');
    await expect.poll(() => button(page).evaluate(one => one === document.activeElement)).toBe(true);
    await expect.poll(async () => (await fetched(page)).some(name => name.endsWith('moon-vase'))).toBe(true);
    await page.keyboard.press('Enter');
    await dialog(page).waitFor();
    await expect.poll(() => dialog(page).evaluate(one => one.contains(document.activeElement))).toBe(true);
    expect(await findProblems(page, [page.mainFrame()])).toBeNull();
    await expect.poll(() => dialog(page).getByRole('heading', { name: title }).count()).toBe(1);
    await expect.poll(() => dialog(page).locator('.product-description').count()).toBe(0);
    await dialog(page).locator('[data-purchase] .purchase-chosen').waitFor({ state: 'attached' });
    const price = await dialog(page).locator('[data-price]').textContent();
    await dialog(page).getByRole('radio', { name: 'Large' }).check({ force: true });
    await expect.poll(() => dialog(page).locator('[data-price]').textContent()).not.toBe(price);
    await dialog(page).getByRole('button', { name: 'Add to cart' }).click();
    await expect.poll(() => page.locator('[data-cart-count]').first().textContent()).toBe('1');
    await expect
      .poll(() => dialog(page).getByRole('link', { name: 'See the whole product' }).getAttribute('href'))
      .toMatch(/\/moon-vase$/);
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog(page).count()).toBe(0);
    await expect.poll(() => button(page).evaluate(one => one === document.activeElement)).toBe(true);
  }));

it(
  'QUICK-4: a click beside it closes it, going back leaves the page, and a filtered list has the buttons, too',
  { tags: 'slow' },
  () =>
    visit(browser, desktop, async page => {
      await page.goto(`${shop}/`);
      await page.goto(`${shop}/shop`);
      await button(page).click();
      await dialog(page).waitFor();
      await page.mouse.click(8, 450);
      await expect.poll(() => dialog(page).count()).toBe(0);
      await page.locator('.filter-choice', { hasText: 'In stock' }).getByRole('checkbox').check();
      await page.waitForURL(/stock=in/);
      await button(page).click();
      await dialog(page).waitFor();
      await page.goBack();
      await page.waitForURL(/\/shop$/);
      await page.goBack();
      await page.waitForURL(`${shop}/`);
    }),
);

it('QUICK-2: a product that cannot be fetched is opened as a page', { tags: 'slow' }, () =>
  visit(browser, desktop, async page => {
    await page.goto(`${shop}/shop`);
    await button(page).waitFor({ state: 'attached' });
    await page.route('**/moon-vase', route =>
      route.request().isNavigationRequest() ? route.continue() : route.fulfill({ status: 404, body: '' }),
    );
    await button(page).click();
    await page.waitForURL(/moon-vase$/);
  }),
);

it('QUICK-4: on a phone it fills the screen, and nothing is cut off', { tags: 'slow' }, () =>
  visit(
    browser,
    { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, bypassCSP: true },
    async page => {
      await page.goto(`${shop}/shop`);
      await button(page).tap();
      await dialog(page).waitFor();
      const whole = { x: 0, y: 0, width: 390, height: 844 };
      await expect.poll(() => dialog(page).boundingBox()).toEqual(whole);
      await expect.poll(() => dialog(page).evaluate(one => one.scrollWidth <= one.clientWidth)).toBe(true);
      expect(await findProblems(page, [page.mainFrame()])).toBeNull();
      await dialog(page).getByRole('button', { name: 'Close' }).tap();
      await expect.poll(() => dialog(page).count()).toBe(0);
    },
  ),
);
