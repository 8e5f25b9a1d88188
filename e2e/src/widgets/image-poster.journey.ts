import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChromium } from '../chromium.ts';
import { contrastOn } from './contrast-on.ts';
import { type Box, boxOf, onImage, words } from './image-sample.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openChromium();
});

afterAll(() => browser.close());

describe('a poster', () => {
  it.each([
    ['Poster', 1440, 4.5],
    ['Poster', 390, 4.5],
    ['Poster with a title alone, in the middle', 1440, 3],
    ['Poster with a title alone, in the middle', 390, 3],
  ])('IMAGE-20: “%s” at %i px is readable on any picture', (name, width, least) =>
    onImage(browser, name, { width, bypassCSP: true }, async page => {
      for (const color of ['white', 'black', 'gray'])
        expect(await contrastOn(page, color)).toBeGreaterThanOrEqual(least);
    }),
  );

  it('IMAGE-20: its picture grows with its text', { tags: 'slow' }, () =>
    onImage(browser, 'Poster', { width: 390 }, async page => {
      await page.locator('.image-words .rich-text p').evaluate(text => {
        text.textContent = 'Words, and more of them. '.repeat(30);
      });
      const [picture, all, figure] = [
        await boxOf(page, '.image-picture'),
        await boxOf(page, words),
        await boxOf(page, '.image'),
      ];
      expect(picture).toEqual(figure);
      expect(all.top).toBeGreaterThanOrEqual(figure.top);
    }),
  );

  it('IMAGE-22: has its text at its side, or in its middle', async () => {
    const middleOf = ({ left, right }: Box) => (left + right) / 2;
    await onImage(browser, 'Poster', {}, async page => {
      expect(middleOf(await boxOf(page, '.image-title'))).toBeLessThan(middleOf(await boxOf(page, '.image')));
    });
    await onImage(browser, 'Poster', { query: 'dir=rtl' }, async page => {
      expect(middleOf(await boxOf(page, '.image-title'))).toBeGreaterThan(
        middleOf(await boxOf(page, '.image')),
      );
    });
    await onImage(browser, 'Poster with a title alone, in the middle', {}, async page => {
      const [title, figure] = [await boxOf(page, '.image-title'), await boxOf(page, '.image')];
      expect(Math.abs(middleOf(title) - middleOf(figure))).toBeLessThanOrEqual(1);
      expect(Math.abs(title.top + title.bottom - figure.top - figure.bottom)).toBeLessThanOrEqual(2);
    });
  });
});
