import type { ListedSample } from '@vitrine/tools/catalogue/sample-page.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openChromium } from '../chromium.ts';
import { visit } from '../visit.ts';

const catalogue = inject('catalogue');
const listed: readonly ListedSample[] = await (await fetch(`${catalogue}/samples.json`)).json();
const pictured = listed
  .filter(({ block }) => ['image', 'gallery', 'summary', 'product'].includes(block))
  .map(sample => [`${sample.block}: ${sample.name}`, sample.address] as const);

let browser: Browser;

beforeAll(async () => {
  browser = await openChromium();
});

afterAll(() => browser.close());

/** Pictures that are drawn more than a tenth wider than they were fetched, although they are kept wider. */
const findBlurred = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('main img[srcset]')];
    const found: string[] = [];
    for (const picture of pictures) {
      picture.scrollIntoView();
      while (picture.checkVisibility() && !picture.complete)
        await new Promise(resolve => requestAnimationFrame(resolve));
      const { clientWidth, clientHeight, currentSrc, srcset } = picture;
      if (clientWidth === 0 || currentSrc === '') continue;
      const ratio = Number(picture.getAttribute('width')) / Number(picture.getAttribute('height'));
      const isCropped = getComputedStyle(picture).objectFit === 'cover';
      const drawn = isCropped ? Math.max(clientWidth, clientHeight * ratio) : clientWidth;
      const widths = [...srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
      const fetched = Number(/(\d+)w$/.exec(currentSrc)?.[1]);
      const wanted = Math.min(drawn * devicePixelRatio, Math.max(...widths));
      if (wanted > fetched * 1.1) found.push(`${currentSrc}: drawn at ${Math.round(wanted)} px`);
    }
    return found;
  });

describe('pictures', () => {
  it.concurrent.each(pictured)('PICTURE-7: «%s» is fetched as wide as it is drawn', async (_, address) => {
    for (const [width, height, deviceScaleFactor] of [
      [390, 844, 2],
      [820, 1180, 1],
      [1440, 900, 1],
    ] as const) {
      const screen = { viewport: { width, height }, deviceScaleFactor, reducedMotion: 'reduce' } as const;
      await visit(browser, screen, async page => {
        // A slideshow knows its room once its script has come.
        await page.goto(catalogue + address, { waitUntil: 'networkidle' });
        expect(await findBlurred(page)).toEqual([]);
      });
    }
  });
});
