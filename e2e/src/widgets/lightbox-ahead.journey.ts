import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openChromium } from '../chromium.ts';
import { isGone, onGrid, openAt, ready, still } from './lightbox-visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openChromium();
});
afterAll(() => browser?.close());

it('LIGHTBOX-12: fetches the pictures beside the one seen ahead', () =>
  onGrid(browser, still, async page => {
    const asked: string[] = [];
    page.on('request', request => asked.push(new URL(request.url()).pathname));
    const sources = await page
      .locator('[data-slide-id]')
      .evaluateAll(slides => slides.map(slide => slide.getAttribute('data-src') ?? ''));
    const isAsked = (at: number) => asked.some(path => path.startsWith(`${sources.at(at)}/`));
    await openAt(page, 0);
    await expect.poll(() => isAsked(1)).toBe(true);
    expect(isAsked(2)).toBe(false);
    await page.keyboard.press('Escape');
    await isGone(page);
    await page.reload({ waitUntil: 'networkidle' });
    await ready(page);
    asked.length = 0;
    await openAt(page, 1);
    await expect.poll(() => [isAsked(0), isAsked(2)]).toEqual([true, true]);
  }));
