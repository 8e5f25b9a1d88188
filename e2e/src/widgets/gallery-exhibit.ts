import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { inject } from 'vitest';
import { visit } from '../visit.ts';
import { stopClock } from './stop-clock.ts';

export const galleryExhibit = `${inject('catalogue')}/widget/gallery/0`;

/** Opens the moving gallery with a clock controlled by the journey. */
export const inMotion = (
  browser: Browser,
  query: string,
  journey: (page: Page) => Promise<void>,
  options: BrowserContextOptions = {},
) =>
  visit(browser, { viewport: { width: 800, height: 700 }, ...options }, async page => {
    await stopClock(page);
    await page.goto(`${galleryExhibit}?${query}`);
    await page.waitForSelector('[data-started]');
    await seen(page);
    await journey(page);
  });

/** Until observers have reported the visible elements. */
export function seen(page: Page): Promise<unknown> {
  return page.evaluate(
    () => new Promise(resolve => new IntersectionObserver(resolve).observe(document.body)),
  );
}

export function shownSlide(page: Page): Promise<string | null> {
  return page.locator('output').textContent();
}
