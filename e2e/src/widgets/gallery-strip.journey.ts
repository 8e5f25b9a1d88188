import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChromium } from '../chromium.ts';
import {
  atRest,
  button,
  flickAtRest,
  flickBy,
  motionsOf,
  onOpening,
  onRing,
  onRow,
  statusOf,
  step,
  still,
  swipeBy,
} from './gallery-track.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openChromium();
});

afterAll(() => browser.close());

const slide = (page: Page, at: number) => page.locator('[data-slide-id]').nth(at);

/** Px from the row's start to each slide, its width and height, and the row's width. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const row = document.querySelector('.gallery-track')?.getBoundingClientRect() ?? new DOMRect();
    const slides = [...document.querySelectorAll('[data-slide-id]')].map(one => {
      const { left, width } = one.getBoundingClientRect();
      const height = one.querySelector('.gallery-picture, .video')?.getBoundingClientRect().height ?? 0;
      return { left: left - row.left, width, height };
    });
    return { width: row.width, slides };
  });

/** The order of slides in the row. */
const orderOf = async (page: Page) => {
  const { slides } = await measure(page);
  const places = slides.map(({ left }, at) => ({ left, at }));
  return places.toSorted((one, other) => one.left - other.left).map(({ at }) => at);
};

const shapes = [4 / 3, 2 / 3, 16 / 9, 2 / 3, 16 / 9, 4 / 3, 2 / 3];

describe('a strip', () => {
  it('GALLERY-57: is half as high as wide, and each slide as wide as its picture', async () => {
    for (const width of [390, 1440]) {
      await onRing(browser, { width, javaScriptEnabled: false }, async page => {
        const { width: whole, slides } = await measure(page);
        for (const [at, { width: own, height }] of slides.entries()) {
          expect(height).toBeCloseTo(whole / 2, 0);
          expect(own / height).toBeCloseTo(shapes[at] ?? 0, 1);
        }
      });
    }
  });

  it('GALLERY-57: has the set height, and no slide is wider than the strip', async () => {
    await onRow(browser, still, async page => {
      const { width, slides } = await measure(page);
      for (const { height } of slides) expect(height / width).toBeCloseTo(0.35, 2);
    });
    await onOpening(browser, still, async page => {
      const { width, slides } = await measure(page);
      expect(slides[0]?.width).toBeCloseTo(width, 0);
      expect((slides[0]?.height ?? 0) / width).toBeCloseTo(0.6, 2);
    });
  });

  it('GALLERY-58: the current slide is at the start, in the middle or at the end', {
    tags: 'slow',
  }, async () => {
    const places: string[] = [];
    for (const on of [onRow, onRing, onOpening]) {
      await on(browser, still, async page => {
        for (const at of [0, 1, -1]) {
          const count = await page.locator('[data-slide-id]').count();
          const index = (at + count) % count;
          const isCurrent = () => slide(page, index).getAttribute('aria-current');
          for (let steps = 0; steps < count && !(await isCurrent()); steps += 1)
            await step(page, 'Next Item');
          const { width, slides } = await measure(page);
          const { left = 0, width: own = 0 } = slides[index] ?? {};
          const margins = [left, width - left - own].map(Math.round);
          places.push(
            margins[0] === 0 ? 'start' : margins[1] === 0 ? 'end' : margins[0] === margins[1] ? 'middle' : '',
          );
        }
      });
    }
    // The film is as wide as the last strip, and therefore at both ends.
    expect(places).toEqual([...Array(3).fill('start'), ...Array(3).fill('middle'), 'start', 'end', 'end']);
  });

  it('GALLERY-58, GALLERY-52: without script, too, at rest', async () => {
    await onRing(browser, { javaScriptEnabled: false }, async page => {
      expect(await page.getByRole('button').count()).toBe(0);
      const middleOf = async (at: number) => {
        const { width, slides } = await measure(page);
        return Math.abs((slides[at]?.left ?? 0) + (slides[at]?.width ?? 0) / 2 - width / 2);
      };
      expect(await middleOf(0)).toBeLessThan(1);
      await page.locator('.gallery-track').focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => middleOf(1)).toBeLessThan(1);
    });
  });

  it('GALLERY-62: when looping, slides surround the current one, and the way on from the last is short', {
    tags: 'slow',
  }, async () => {
    await onRing(browser, {}, async page => {
      expect(await orderOf(page)).toEqual([4, 5, 6, 0, 1, 2, 3]);
      const wayOf = async (name: string) => {
        const motions = motionsOf(page.locator('.gallery-slides'));
        await button(page, name).click();
        return (await motions)[0]?.from ?? 0;
      };
      const back = await wayOf('Previous Item');
      await atRest(page);
      await expect
        .poll(async () => [await statusOf(page), await orderOf(page)])
        .toEqual(['7 of 7', [3, 4, 5, 6, 0, 1, 2]]);
      const on = await wayOf('Next Item');
      await atRest(page);
      expect(await statusOf(page)).toBe('1 of 7');
      const { width } = await measure(page);
      expect(-back).toBeCloseTo(on, 0);
      expect(on).toBeGreaterThan(0);
      expect(on).toBeLessThan(width);
    });
  });

  it('GALLERY-54, GALLERY-62: touch scrolls it around without end', { tags: 'slow' }, async () => {
    await onRing(browser, { hasTouch: true }, async page => {
      const currentOf = async () => Number((await statusOf(page))?.split(' ')[0]) - 1;
      const seen = new Set<number>();
      // More often than there are slides, each time by one or, after a flick, by more, even all the way round.
      for (let swipes = 0; swipes < 9; swipes += 1) {
        await swipeBy(page, 500);
        await flickAtRest(page);
        const orderAround = async () => {
          const current = await currentOf();
          const order = await orderOf(page);
          return order.map(slide => (slide - current + 7) % 7);
        };
        await expect.poll(orderAround).toEqual([4, 5, 6, 0, 1, 2, 3]);
        const current = await currentOf();
        seen.add(current);
        const { width, slides } = await measure(page);
        const { left = 0, width: own = 0 } = slides[current] ?? {};
        expect(left + own / 2).toBeCloseTo(width / 2, 0);
      }
      expect(seen.size).toBeGreaterThan(3);
    });
  });

  it('GALLERY-62: with two ends it stops at them', async () => {
    await onRow(browser, still, async page => {
      expect(await orderOf(page)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
      expect(await button(page, 'Previous Item').getAttribute('aria-disabled')).toBe('true');
      await page.keyboard.press('ArrowLeft');
      await expect.poll(() => statusOf(page)).toBe('1 of 8');
      for (let presses = 0; presses < 9; presses += 1) await page.keyboard.press('ArrowRight');
      await expect.poll(() => statusOf(page)).toBe('8 of 8');
      await expect.poll(() => button(page, 'Next Item').getAttribute('aria-disabled')).toBe('true');
    });
  });

  it('GALLERY-56: in right-to-left text everything is mirrored', async () => {
    await onRow(browser, { ...still, query: 'dir=rtl' }, async page => {
      expect(await orderOf(page)).toEqual([7, 6, 5, 4, 3, 2, 1, 0]);
      await page.keyboard.press('ArrowLeft');
      await expect.poll(() => statusOf(page)).toBe('2 of 8');
      const { width, slides } = await measure(page);
      expect((slides[1]?.left ?? 0) + (slides[1]?.width ?? 0)).toBeCloseTo(width, 0);
      await flickBy(page, 60);
      await expect.poll(() => statusOf(page)).toBe('3 of 8');
    });
    await onRing(browser, { ...still, query: 'dir=rtl' }, async page => {
      expect(await orderOf(page)).toEqual([3, 2, 1, 0, 6, 5, 4]);
    });
  });
});
