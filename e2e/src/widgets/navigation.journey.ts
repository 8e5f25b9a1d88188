import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openChromium } from '../chromium.ts';
import { visit } from '../visit.ts';
import { whenActive } from '../when-active.ts';
import { sampleAddress } from './sample-address.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openChromium();
});
afterAll(() => browser?.close());

it('NAVIGATION-4: the open menu of a phone keeps the focus, forwards and backwards, and returns it', async () => {
  const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;
  await visit(browser, phone, async page => {
    await page.goto(sampleAddress('navigation', 'Main'));
    // Without script, the focus leaves the sheet after its last link.
    await whenActive(page, 'navigation');
    const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
    const isInside = () =>
      page.evaluate(() => document.activeElement?.closest('[popover]:popover-open') !== null);
    const open = page.locator('.navigation-open').first();
    await open.focus();
    await page.keyboard.press('Enter');
    await page.locator('.navigation-sheet:popover-open').first().waitFor();
    const stops = await page
      .locator('.navigation-sheet:popover-open')
      .evaluate(
        sheet =>
          [...sheet.querySelectorAll<HTMLElement>('a[href], button, summary')].filter(
            one => one.getClientRects().length > 0,
          ).length,
      );
    const seen: string[] = [];
    for (let press = 0; press < stops * 2; press += 1) {
      await page.keyboard.press('Tab');
      await expect.poll(() => isInside()).toBe(true);
      seen.push(await focused());
    }
    expect(seen.slice(stops)).toEqual(seen.slice(0, stops));
    for (let press = 0; press < stops * 2; press += 1) {
      await page.keyboard.press('Shift+Tab');
      await expect.poll(() => isInside()).toBe(true);
    }
    const sheet = await page.locator('.navigation-sheet:popover-open').boundingBox();
    if (!sheet) throw new Error('The sheet is not shown.');
    await page.mouse.click(sheet.x + sheet.width - 20, sheet.y + sheet.height - 20);
    await page.keyboard.press('Tab');
    await expect.poll(() => isInside()).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.navigation-sheet:popover-open').count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('navigation-open');
  });
});
