import type { loadImage as LoadImage, loadImages as LoadImages } from '@vitrine/widgets/image/load-image.ts';
import type { Browser, BrowserContextOptions, Page, Route } from 'playwright-core';
import { expect, inject } from 'vitest';
import { visit } from '../visit.ts';
import { pictures } from './picture-gate.ts';

/** Images that name their source in `data-src`; five of the first window show three pictures. */
export const imageExhibit = `${inject('catalogue')}/widget/image/0`;

declare global {
  interface Window {
    loadImage: typeof LoadImage;
    loadImages: typeof LoadImages;
  }
}

/** Opens the exhibit with its loader; pictures are answered by `answer`, else by the catalogue. */
export const withLoader = (
  browser: Browser,
  journey: (page: Page) => Promise<void>,
  { answer, ...options }: BrowserContextOptions & { answer?: (route: Route) => unknown } = {},
) =>
  visit(browser, { viewport: { width: 800, height: 600 }, ...options }, async page => {
    if (answer) await page.route(pictures, answer);
    // Delayed pictures must not delay the page.
    await page.goto(imageExhibit, { waitUntil: 'commit' });
    await page.waitForSelector('[data-started]');
    await journey(page);
  });

/** The image in the exhibit's space with this name. */
export const inRoom = (page: Page, name: string) => page.locator(`[data-room="${name}"] img`);

export const isThere = (page: Page, name: string) =>
  expect
    .poll(() => inRoom(page, name).evaluate(image => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0);
