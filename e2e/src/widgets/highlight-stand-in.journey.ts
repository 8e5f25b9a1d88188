import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChromium } from '../chromium.ts';
import { visit } from '../visit.ts';
import { drawings, onHighlights, textSample } from './highlight-samples.ts';

const still = textSample('Highlights');
const moving = textSample('Highlights that move');

let browser: Browser;

beforeAll(async () => {
  browser = await openChromium();
});

afterAll(() => browser.close());

const on = (address: string, journey: (page: Page) => Promise<void>, options: BrowserContextOptions = {}) =>
  onHighlights(browser, { address, options, isDrawn: false }, journey);
const onDrawn = (address: string, journey: (page: Page) => Promise<void>) =>
  onHighlights(browser, { address }, journey);

describe('without script', () => {
  const looksOf = (page: Page) =>
    page.locator('h2 .text-highlight').evaluateAll(marks =>
      marks.map(mark => {
        const { textDecorationLine, textDecorationStyle, backgroundImage, outlineStyle } =
          getComputedStyle(mark);
        const look = [textDecorationLine, textDecorationStyle, outlineStyle]
          .filter(value => value !== 'none' && value !== 'solid')
          .join(' ');
        const gradient = backgroundImage === 'none' ? '' : 'gradient';
        return [mark.getAttribute('data-shape'), outlineStyle === 'solid' ? 'outline' : '', look, gradient]
          .filter(Boolean)
          .join(' ');
      }),
    );
  const boxesOf = (page: Page) =>
    page.locator('main :is(h2, p)').evaluateAll(all =>
      all.map(one => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x, y, width, height].map(Math.round);
      }),
    );

  it('HIGHLIGHT-13: a style replaces each shape, and every position is the same as with script', async () => {
    let without: number[][] = [];
    await on(
      still,
      async page => {
        without = await boxesOf(page);
        expect(await looksOf(page)).toEqual([
          'circle outline',
          'cross gradient',
          'enclose outline',
          'jagged underline wavy',
          'marker gradient',
          'scribble gradient',
          'strike line-through',
          'strikeDiagonal gradient',
          'underline underline',
          'underlineCurve underline',
          'underlineDouble underline double',
          'wave underline wavy',
        ]);
      },
      { javaScriptEnabled: false },
    );
    await onDrawn(still, async page => expect(await boxesOf(page)).toEqual(without));
  });

  const inkOf = (page: Page) =>
    page
      .locator('.text-highlight')
      .first()
      .evaluate(mark => getComputedStyle(mark).textDecorationColor);

  it('HIGHLIGHT-13: in print the placeholder replaces the drawing', async () => {
    await onDrawn(moving, async page => {
      expect(await inkOf(page)).toBe('rgba(0, 0, 0, 0)');
      await page.emulateMedia({ media: 'print' });
      await expect.poll(() => page.locator(drawings).first().isVisible()).toBe(false);
      await expect.poll(() => inkOf(page)).not.toBe('rgba(0, 0, 0, 0)');
    });
  });

  it('HIGHLIGHT-13: an animated highlight is not shown before its animation; without script it is', async () => {
    const blocked = async (page: Page) => {
      await page.route(/html\.enhance/, route => route.abort());
      const failed = page.waitForEvent('requestfailed', request => /html\.enhance/.test(request.url()));
      await Promise.all([failed, page.goto(moving)]);
      await page.locator('[data-enhance="html"][data-scripted]').first().waitFor({ state: 'detached' });
      return inkOf(page);
    };
    await visit(browser, { reducedMotion: 'no-preference' }, async page => {
      expect(await blocked(page)).toBe('rgba(0, 0, 0, 0)');
    });
    await visit(browser, { reducedMotion: 'reduce' }, async page => {
      expect(await blocked(page)).not.toBe('rgba(0, 0, 0, 0)');
    });
    await on(moving, async page => expect(await inkOf(page)).not.toBe('rgba(0, 0, 0, 0)'), {
      javaScriptEnabled: false,
    });
  });

  it('HIGHLIGHT-14: a text without highlights has no script and no styles for them', async () => {
    await on(textSample('One paragraph'), async page => {
      expect(await page.locator('script:not([type="application/json"])').count()).toBe(0);
      expect(await page.locator('style').first().innerHTML()).not.toContain('text-highlight');
    });
    await onDrawn(still, async page => {
      expect(await page.locator('style').first().innerHTML()).toContain('text-highlight');
    });
  });
});
