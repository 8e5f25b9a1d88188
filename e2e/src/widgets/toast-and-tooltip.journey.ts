import { toastDefaults, toastMilliseconds } from '@vitrine/core/dialog/dialog-constants.ts';
import { firstOrAll } from '@vitrine/tools/slow-tests.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openChromium } from '../chromium.ts';
import { findAxeProblems, visit } from '../visit.ts';
import { whenActive } from '../when-active.ts';
import { stopClock } from './stop-clock.ts';

const catalogue = inject('catalogue');
let browser: Browser;

beforeAll(async () => {
  browser = await openChromium();
});

afterAll(() => browser.close());

function onExhibit<T>(exhibit: string, use: (page: Page) => Promise<T>): Promise<T> {
  return visit(browser, { viewport: { width: 1000, height: 800 }, bypassCSP: true }, async page => {
    await page.goto(`${catalogue}/widget/${exhibit}`);
    await page.locator('[data-started]').waitFor();
    return use(page);
  });
}

describe('a toast', () => {
  const regions = (page: Page) => page.locator('.toast-region');
  const toasts = (page: Page) => page.locator('.toast');
  const closer = (page: Page) => page.getByRole('button', { name: 'Close' });
  const opener = (page: Page, name: string) => page.locator(`[data-message="${name}"]`);
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
  /** Shows a toast; the page's clock is stopped then. */
  const show = async (page: Page, name: string) => {
    await opener(page, name).click();
    await page.clock.runFor(toastDefaults.lead);
  };

  it('TOAST-1, TOAST-3: is announced by a live region top right, with a button that closes only it', () =>
    onExhibit('toast/0', async page => {
      await opener(page, 'Long').click();
      const toast = page.getByRole('status').locator('.toast');
      await toast.hover();
      const box = await toast.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(980);
      expect(box?.y).toBeLessThan(40);
      expect(await toast.getByRole('button').evaluateAll(all => all.map(one => one.ariaLabel))).toEqual([
        'Close',
      ]);
      expect(await findAxeProblems(page)).toEqual([]);
    }));

  const times: readonly (readonly [name: string, time: number])[] = [
    ['Short', toastMilliseconds('Added to cart.')],
    ['Brief', toastDefaults.hideAfter],
    ['Long', 1200 + 60 * 110],
  ];

  it.each(firstOrAll(times))('TOAST-1, TOAST-2: “%s” hides by itself after %i ms, not before', (name, time) =>
    onExhibit('toast/0', async page => {
      await stopClock(page);
      await show(page, name);
      await page.clock.runFor(time - 1);
      await expect.poll(() => toasts(page).getAttribute('data-state')).toBe(null);
      await page.clock.runFor(1);
      await toasts(page).waitFor({ state: 'detached' });
      expect(await regions(page).textContent()).toBe('');
    }),
  );

  it('TOAST-3: stays while it has the pointer or the focus, and Escape or its button closes it', () =>
    onExhibit('toast/0', async page => {
      await stopClock(page);
      await show(page, 'Short');
      await toasts(page).hover();
      await page.clock.runFor(20_000);
      await expect.poll(() => toasts(page).count()).toBe(1);
      await page.mouse.move(10, 700);
      await closer(page).focus();
      await page.clock.runFor(20_000);
      await expect.poll(() => toasts(page).count()).toBe(1);
      await page.keyboard.press('Escape');
      await toasts(page).waitFor({ state: 'detached' });
      await show(page, 'Long');
      await closer(page).click();
      await toasts(page).waitFor({ state: 'detached' });
    }));

  it('TOAST-5: its region exists 150 ms before the first text, and stays for the next', () =>
    onExhibit('toast/0', async page => {
      await stopClock(page);
      await opener(page, 'Brief').click();
      await page.clock.runFor(149);
      expect([await regions(page).count(), await toasts(page).count()]).toEqual([1, 0]);
      const region = await regions(page).elementHandle();
      await page.clock.runFor(1);
      await expect.poll(() => toasts(page).count()).toBe(1);
      await page.clock.runFor(toastDefaults.hideAfter);
      await toasts(page).waitFor({ state: 'detached' });
      await show(page, 'Short');
      expect(await region?.evaluate(one => one.isConnected && one.childElementCount)).toBe(1);
      expect(await regions(page).count()).toBe(1);
    }));

  it.each(['Enter', 'Space', 'Escape'])('TOAST-6: closed by %s it returns the focus', key =>
    onExhibit('toast/0', async page => {
      await stopClock(page);
      await opener(page, 'Short').press('Enter');
      await opener(page, 'Long').press('Enter');
      await page.clock.runFor(toastDefaults.lead);
      await expect.poll(() => toasts(page).count()).toBe(2);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect.poll(() => focused(page)).toBe('×');
      await page.keyboard.press(key);
      await expect.poll(() => focused(page)).toBe('Long');
      await expect.poll(() => toasts(page).count()).toBe(1);
    }),
  );

  it('TOAST-7: over a dialog it is placed in it, does not block it, and remains when it closes', () =>
    onExhibit('toast/1', async page => {
      await stopClock(page);
      await show(page, 'Short');
      expect(await page.locator('dialog > .toast-region > .toast').count()).toBe(1);
      const box = await toasts(page).boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(980);
      await closer(page).focus();
      await page.keyboard.press('Escape');
      await toasts(page).waitFor({ state: 'detached' });
      expect(await page.locator('dialog').getAttribute('data-state')).toBe('shown');
      await show(page, 'Short');
      await page.getByRole('button', { name: 'Okay' }).click();
      await page.clock.runFor(600);
      await page.locator('body > .toast-region > .toast').waitFor();
      expect(await page.locator('dialog').count()).toBe(0);
    }));

  it('TOAST-4: reports the item added to the cart', () =>
    visit(browser, { bypassCSP: true }, async page => {
      await page.route('**/api/commerce/shopping-cart/entries*', route =>
        route.fulfill({ json: { totalQuantity: 2 } }),
      );
      await page.goto(`${catalogue}/sample/product/0`);
      await whenActive(page, 'product');
      await page.locator('.purchase-add').click();
      await page.locator('.toast').waitFor();
      expect(await page.locator('.toast-message').textContent()).toBe('Added to cart.');
      expect(await page.locator('form .purchase-answer').textContent()).toBe('View cart');
    }));

  it('PURCHASE-7, CART-51: says “Unable to add item” if the code for adding does not load, and tries it again', () =>
    visit(browser, { bypassCSP: true }, async page => {
      await page.route('**/api/commerce/shopping-cart/entries*', route =>
        route.fulfill({ json: { totalQuantity: 2 } }),
      );
      await page.route(/add-to-cart/, route => route.abort());
      await page.goto(`${catalogue}/sample/product/0`);
      await whenActive(page, 'product');
      await page.locator('.purchase-add').click();
      await page.getByText('Unable to add item. Unable to connect.').waitFor();
      expect(await page.locator('.toast').count()).toBe(0);
      expect(await page.locator('.purchase [aria-invalid="true"]').count()).toBe(0);
      await page.unroute(/add-to-cart/);
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.locator('.toast').waitFor();
    }));
});

describe('a tooltip', () => {
  const tip = (page: Page) => page.getByRole('tooltip');

  it('TOOLTIP-1, TOOLTIP-4: appears 1200 ms after the pointer, stays while hovered, and disappears', () =>
    onExhibit('tooltip/0', async page => {
      await stopClock(page);
      const owner = page.getByRole('button', { name: 'Send' });
      await owner.hover();
      await page.clock.runFor(1150);
      await expect.poll(() => tip(page).count()).toBe(0);
      await page.clock.runFor(100);
      await expect.poll(() => tip(page).count()).toBe(1);
      expect(await owner.getAttribute('aria-describedby')).toBe(await tip(page).getAttribute('id'));
      await tip(page).hover();
      await page.clock.runFor(5_000);
      await expect.poll(() => tip(page).count()).toBe(1);
      await page.mouse.move(900, 700);
      await page.clock.runFor(400);
      await expect.poll(() => tip(page).count()).toBe(0);
      await expect.poll(() => owner.getAttribute('aria-describedby')).toBe(null);
    }));

  it('TOOLTIP-1, TOOLTIP-4: appears immediately by keyboard, and Escape or moving on hides it', () =>
    onExhibit('tooltip/0', async page => {
      await page.keyboard.press('Tab');
      await expect.poll(() => tip(page).textContent()).toBe('Instagram');
      expect(await findAxeProblems(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect.poll(() => tip(page).count()).toBe(0);
      await page.keyboard.press('Tab');
      await expect.poll(() => tip(page).count()).toBe(1);
      await page.keyboard.press('Tab');
      await expect.poll(() => tip(page).count()).toBe(0);
    }));

  it('TOOLTIP-2: is 250 px wide at most, 15 px from its owner, and appears within 0.3 s', () =>
    onExhibit('tooltip/0', async page => {
      const owner = page.getByRole('button', { name: 'Send' });
      await owner.focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      const look = await tip(page).evaluate(one => {
        const { animationName, animationDuration, animationDelay, transitionDuration } =
          getComputedStyle(one);
        return [animationName, animationDuration, animationDelay, transitionDuration];
      });
      expect(look).toEqual(['tooltip-appear', '0.3s', '0s', '0s']);
      const [box, of] = [await tip(page).boundingBox(), await owner.boundingBox()];
      if (!box || !of) throw new Error('Nothing is shown.');
      expect(box.width).toBe(250);
      const isAbove = box.y < of.y;
      expect(isAbove ? of.y - box.y - box.height : box.y - of.y - of.height).toBeCloseTo(15, 0);
    }));

  it('TOOLTIP-3: is above its owner, or below without room, 20 px from every edge', () =>
    onExhibit('tooltip/0', async page => {
      const owner = page.getByRole('button', { name: 'Send' });
      const ownerAt = async (left: number, top: number) => {
        await owner.evaluate(
          (one, { x, y }) => {
            one.style.cssText = `position: fixed; left: ${x}px; top: ${y}px; width: 80px; height: 60px`;
          },
          { x: left, y: top },
        );
        await page.keyboard.press('Shift+Tab');
        await page.keyboard.press('Tab');
        await tip(page).filter({ hasText: 'Sends the page' }).waitFor();
        const box = await tip(page).boundingBox();
        if (!box) throw new Error('Nothing is shown.');
        const edges = { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height };
        return Object.fromEntries(Object.entries(edges).map(([edge, at]) => [edge, Math.round(at)]));
      };
      await owner.focus();
      expect(await ownerAt(460, 400)).toMatchObject({ left: 375, right: 625, bottom: 385 });
      expect(await ownerAt(460, 30)).toMatchObject({ left: 375, right: 625, top: 105 });
      expect(await ownerAt(5, 400)).toMatchObject({ left: 20, bottom: 385 });
      expect(await ownerAt(915, 400)).toMatchObject({ right: 980, bottom: 385 });
      await page.setViewportSize({ width: 1000, height: 120 });
      expect(await ownerAt(460, 60)).toMatchObject({ bottom: 100 });
    }));

  it('TOOLTIP-6: describes its owner in addition to existing descriptions', () =>
    onExhibit('tooltip/0', async page => {
      const owner = page.getByRole('button', { name: 'Send' });
      const described = () => owner.getAttribute('aria-describedby');
      await owner.evaluate(one => one.setAttribute('aria-describedby', 'price  note'));
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      expect(await described()).toBe(`price note ${await tip(page).getAttribute('id')}`);
      await page.keyboard.press('Escape');
      await expect.poll(() => described()).toBe('price note');
    }));

  it('TOOLTIP-4: a click hides it before it appears', () =>
    onExhibit('tooltip/0', async page => {
      await stopClock(page);
      await page.getByRole('button', { name: 'Send' }).click();
      await page.clock.runFor(5_000);
      await expect.poll(() => tip(page).count()).toBe(0);
    }));

  it('TOOLTIP-5: labels a social link with only an icon', () =>
    visit(browser, {}, async page => {
      await page.goto(`${catalogue}/sample/social-links/0`);
      await whenActive(page, 'social-links');
      await page.getByRole('link', { name: 'Mastodon' }).hover();
      await tip(page).waitFor();
      expect(await tip(page).textContent()).toBe('Mastodon');
      expect(await page.getByRole('link', { name: 'Mastodon' }).getAttribute('aria-describedby')).toBe(null);
    }));
});
