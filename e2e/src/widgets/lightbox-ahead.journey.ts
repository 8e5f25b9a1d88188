import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openChromium } from '../chromium.ts';
import { onGrid, openAt, still } from './lightbox-visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openChromium();
});
afterAll(() => browser?.close());

/** The grid's pictures that the browser requests; each visit starts with an empty cache. */
async function follow(page: Page): Promise<(at: number) => boolean> {
  const asked: string[] = [];
  page.on('request', request => asked.push(new URL(request.url()).pathname));
  const sources = await page
    .locator('[data-slide-id]')
    .evaluateAll(slides => slides.map(slide => slide.getAttribute('data-src') ?? ''));
  return at => asked.some(path => path.startsWith(`${sources.at(at)}/`));
}

it('LIGHTBOX-12: prefetches the picture after the current one, and no further one', () =>
  onGrid(browser, still, async page => {
    const isAsked = await follow(page);
    await openAt(page, 0);
    await expect.poll(() => isAsked(1)).toBe(true);
    expect(isAsked(2)).toBe(false);
  }));

it('LIGHTBOX-12: prefetches the pictures on both sides of the current one', () =>
  onGrid(browser, still, async page => {
    const isAsked = await follow(page);
    await openAt(page, 1);
    await expect.poll(() => [isAsked(0), isAsked(2)]).toEqual([true, true]);
  }));
