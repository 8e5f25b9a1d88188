import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { visit } from '../visit.ts';
import { sampleAddress } from './sample-address.ts';

export interface Look extends BrowserContextOptions {
  readonly width?: number;
  readonly query?: string;
}

/** Opens a sample of the image block. */
export const onImage = (
  browser: Browser,
  name: string,
  look: Look,
  journey: (page: Page) => Promise<void>,
) => {
  const { width = 1440, query = '', ...options } = look;
  const device = { viewport: { width, height: 900 }, reducedMotion: 'reduce', ...options } as const;
  return visit(browser, device, async page => {
    await page.goto(`${sampleAddress('image', name)}?${query}`, { waitUntil: 'load' });
    await journey(page);
  });
};

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export const boxOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element): Box => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return {
        left: Math.round(left),
        right: Math.round(right),
        top: Math.round(top),
        bottom: Math.round(bottom),
      };
    });

export const frame = '.image-frame';
export const words = '.image-words';

/** The block's own place, as large as a person would have drawn it. */
export const givePlace = (page: Page, width: number, height: number) =>
  page.locator('.block-image').evaluate(
    (element, size) => {
      Object.assign(element.style, { inlineSize: `${size[0]}px`, blockSize: `${size[1]}px` });
    },
    [width, height],
  );
