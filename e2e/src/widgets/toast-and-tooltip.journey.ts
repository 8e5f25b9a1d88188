import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openChromium } from '../chromium.ts';
import { findAxeFaults, visit } from '../visit.ts';

const catalogue = inject('catalogue');
let browser: Browser;

beforeAll(async () => {
  browser = await openChromium();
});

afterAll(() => browser.close());

function onExhibit<T>(widget: string, use: (page: Page) => Promise<T>): Promise<T> {
  return visit(browser, { viewport: { width: 1000, height: 800 }, bypassCSP: true }, async page => {
    await page.goto(`${catalogue}/widget/${widget}/0`);
    await page.locator('[data-started]').waitFor();
    return use(page);
  });
}

describe('a toast', () => {
  it('TOAST-1, TOAST-3: is told by a live region top right, and goes by itself', () =>
    onExhibit('toast', async page => {
      await page.locator('[data-message="Short"]').click();
      const toast = page.getByRole('status').locator('.toast');
      await toast.waitFor();
      const began = performance.now();
      const box = await toast.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(980);
      expect(box?.y).toBeLessThan(40);
      expect(await findAxeFaults(page)).toEqual([]);
      await toast.waitFor({ state: 'detached' });
      expect(performance.now() - began).toBeGreaterThan(1500);
      expect(await page.getByRole('status').count()).toBe(0);
    }));

  it('TOAST-3: stays while it has the pointer or the focus, and Escape or its button takes it away', () =>
    onExhibit('toast', async page => {
      await page.clock.install();
      await page.locator('[data-message="Short"]').click();
      await page.clock.runFor(100);
      const toast = page.locator('.toast');
      await toast.hover();
      await page.clock.runFor(20_000);
      expect(await toast.count()).toBe(1);
      await page.mouse.move(10, 700);
      await page.getByRole('button', { name: 'Close' }).focus();
      await page.clock.runFor(20_000);
      expect(await toast.count()).toBe(1);
      await page.keyboard.press('Escape');
      await toast.waitFor({ state: 'detached' });
      await page.locator('[data-message="Long"]').click();
      await page.clock.runFor(100);
      await page.getByRole('button', { name: 'Close' }).click();
      await toast.waitFor({ state: 'detached' });
    }));

  it('TOAST-4: tells what was put into the cart', () =>
    visit(browser, { bypassCSP: true }, async page => {
      await page.route('**/api/commerce/shopping-cart/entries*', route =>
        route.fulfill({ json: { totalQuantity: 2 } }),
      );
      await page.goto(`${catalogue}/sample/product/0`, { waitUntil: 'networkidle' });
      await page.locator('.purchase-add').click();
      await page.locator('.toast').waitFor();
      expect(await page.locator('.toast-message').textContent()).toBe('Added to cart.');
      expect(await page.locator('form [role="status"]').textContent()).toBe('View cart');
    }));
});

describe('a tooltip', () => {
  const tip = (page: Page) => page.getByRole('tooltip');

  it('TOOLTIP-1, TOOLTIP-4: shows 1200 ms after the pointer came, stays while it is hovered, and goes', () =>
    onExhibit('tooltip', async page => {
      await page.clock.install();
      const owner = page.getByRole('button', { name: 'Send' });
      await owner.hover();
      await page.clock.runFor(1150);
      expect(await tip(page).count()).toBe(0);
      await page.clock.runFor(100);
      expect(await tip(page).count()).toBe(1);
      expect(await owner.getAttribute('aria-describedby')).toBe(await tip(page).getAttribute('id'));
      expect((await tip(page).boundingBox())?.width).toBeLessThanOrEqual(250);
      await tip(page).hover();
      await page.clock.runFor(5_000);
      expect(await tip(page).count()).toBe(1);
      await page.mouse.move(900, 700);
      await page.clock.runFor(400);
      expect(await tip(page).count()).toBe(0);
      expect(await owner.getAttribute('aria-describedby')).toBe(null);
    }));

  it('TOOLTIP-1, TOOLTIP-4: shows at once by keyboard, and Escape or moving on takes it away', () =>
    onExhibit('tooltip', async page => {
      await page.keyboard.press('Tab');
      expect(await tip(page).textContent()).toBe('Instagram');
      expect(await findAxeFaults(page)).toEqual([]);
      await page.keyboard.press('Escape');
      expect(await tip(page).count()).toBe(0);
      await page.keyboard.press('Tab');
      expect(await tip(page).count()).toBe(1);
      await page.keyboard.press('Tab');
      expect(await tip(page).count()).toBe(0);
    }));

  it('TOOLTIP-4: a click takes it away before it came', () =>
    onExhibit('tooltip', async page => {
      await page.clock.install();
      await page.getByRole('button', { name: 'Send' }).click();
      await page.clock.runFor(5_000);
      expect(await tip(page).count()).toBe(0);
    }));

  it('TOOLTIP-5: names a social link of which only the icon is seen', () =>
    visit(browser, {}, async page => {
      await page.goto(`${catalogue}/sample/social-links/0`, { waitUntil: 'networkidle' });
      await page.getByRole('link', { name: 'Mastodon' }).hover();
      await tip(page).waitFor();
      expect(await tip(page).textContent()).toBe('Mastodon');
      expect(await page.getByRole('link', { name: 'Mastodon' }).getAttribute('aria-describedby')).toBe(null);
    }));
});
