import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChromium } from '../chromium.ts';
import { seen } from './gallery-exhibit.ts';
import {
  atRest,
  button,
  focusedSlide,
  inSight,
  onCarousel,
  onLoop,
  onTrack,
  statusOf,
  step,
  still,
  withoutInert,
} from './gallery-track.ts';
import { raisedEnds } from './raised-ends.ts';
import { stopClock } from './stop-clock.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openChromium();
});

afterAll(() => browser.close());

const isDisabled = (page: Page) =>
  Promise.all(
    ['Previous slides', 'Next slides'].map(name => button(page, name).getAttribute('aria-disabled')),
  );

describe('a carousel', () => {
  it('GALLERY-45: has two slides of four side by side below 480 px, three below 724, 2 percent apart', async () => {
    await onLoop(browser, still, async page => {
      const picture = page.locator('.gallery-picture').first();
      const shape = await picture.evaluate(one => one.clientWidth / one.clientHeight);
      expect(shape).toBeCloseTo(0.8, 2);
      for (const [width, count] of [
        [479, 2],
        [480, 3],
        [723, 3],
        [724, 4],
      ] as const) {
        await page.locator('.gallery').evaluate((gallery: HTMLElement, px) => {
          gallery.style.width = `${px}px`;
        }, width);
        await expect.poll(() => statusOf(page)).toBe(`1 to ${count} of 9`);
        expect(await inSight(page)).toEqual([0, 1, 2, 3].slice(0, count));
        const gap = await page.locator('.gallery-slide').evaluateAll(all => {
          const [first, second] = all.map(one => one.getBoundingClientRect());
          return (second?.left ?? 0) - (first?.right ?? 0);
        });
        expect(gap).toBeCloseTo(width * 0.02, 1);
      }
    });
  });

  it('GALLERY-46: moves by groups, the last of which is full, by its buttons', async () => {
    await onCarousel(browser, still, async page => {
      const seen = async () => [await statusOf(page), await inSight(page)];
      expect(await seen()).toEqual(['1 to 3 of 7', [0, 1, 2]]);
      await button(page, 'Next slides').click();
      await expect.poll(seen).toEqual(['4 to 6 of 7', [3, 4, 5]]);
      await button(page, 'Next slides').press('Enter');
      await expect.poll(seen).toEqual(['5 to 7 of 7', [4, 5, 6]]);
      await button(page, 'Previous slides').press(' ');
      await expect.poll(seen).toEqual(['4 to 6 of 7', [3, 4, 5]]);
    });
  });

  it('GALLERY-46: by the arrows of the keyboard and by an address', async () => {
    await onLoop(browser, still, async page => {
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => statusOf(page)).toBe('5 to 8 of 9');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      await expect.poll(() => statusOf(page)).toBe('6 to 9 of 9');
      await page.goBack();
      await expect.poll(() => statusOf(page)).toBe('1 to 4 of 9');
      const sixth = await page.locator('[data-slide-id]').nth(4).getAttribute('data-slide-id');
      await page.evaluate(itemId => history.replaceState({ itemId }, ''), sixth);
      await page.reload();
      await expect.poll(() => statusOf(page)).toBe('5 to 8 of 9');
      expect(await inSight(page)).toEqual([4, 5, 6, 7]);
    });
  });

  it('GALLERY-46: by autoplay', { tags: 'slow' }, async () => {
    await onTrack(browser, 'Carousel that plays and loops', { prepare: stopClock }, async page => {
      await page.mouse.move(0, 0);
      await seen(page);
      await page.clock.runFor(5100);
      await expect.poll(() => statusOf(page)).toBe('5 to 8 of 9');
    });
  });

  it('GALLERY-47: shows its ends, and keeps the focus there', async () => {
    await onCarousel(browser, still, async page => {
      expect(await isDisabled(page)).toEqual(['true', 'false']);
      await button(page, 'Next slides').press('Enter');
      await expect.poll(() => isDisabled(page)).toEqual(['false', 'false']);
      await page.keyboard.press('Enter');
      await expect.poll(() => isDisabled(page)).toEqual(['false', 'true']);
      await page.keyboard.press('Enter');
      await expect.poll(() => statusOf(page)).toBe('5 to 7 of 7');
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
        .toBe('Next slides');
    });
  });

  it('GALLERY-7: reports the end that its keys reach, and stays', async () => {
    await onCarousel(browser, still, async page => {
      const reached = await raisedEnds(page);
      await page.keyboard.press('ArrowLeft');
      await expect.poll(() => reached()).toEqual(['reachedBeginning']);
      for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ArrowRight');
      await expect.poll(() => reached()).toEqual(['reachedBeginning', 'reachedEnd']);
      await expect.poll(() => statusOf(page)).toBe('5 to 7 of 7');
    });
  });

  it('GALLERY-47: with looping it moves from the last group to the first', async () => {
    await onLoop(browser, still, async page => {
      expect(await isDisabled(page)).toEqual(['false', 'false']);
      await step(page, 'Previous slides');
      await expect.poll(() => statusOf(page)).toBe('6 to 9 of 9');
      await step(page, 'Next slides');
      await expect.poll(() => statusOf(page)).toBe('1 to 4 of 9');
      await expect.poll(() => inSight(page)).toEqual([0, 1, 2, 3]);
    });
  });

  it('GALLERY-48: has no controls if all slides fit, and no space for them', async () => {
    const roomBelow = (page: Page) =>
      page.evaluate(() => {
        const [gallery, row] = ['.gallery', '.gallery-slides'].map(one =>
          document.querySelector(one)?.getBoundingClientRect(),
        );
        return Math.round((gallery?.bottom ?? 0) - (row?.bottom ?? 0));
      });
    await onTrack(browser, 'Carousel whose slides fit', still, async page => {
      expect(await button(page, 'Next slides').isVisible()).toBe(false);
      expect(await roomBelow(page)).toBe(0);
    });
    await onTrack(browser, 'Carousel whose slides fit', { ...still, width: 390 }, async page => {
      expect(await button(page, 'Next slides').isVisible()).toBe(true);
      expect(await roomBelow(page)).toBeGreaterThan(43);
    });
  });

  it('GALLERY-49: only slides of the current group are reached by keyboard', async () => {
    await onCarousel(browser, still, async page => {
      await step(page, 'Next slides');
      await expect.poll(() => withoutInert(page)).toEqual([3, 4, 5]);
      // The controls come first.
      await page.keyboard.press('Tab');
      await expect
        .poll(() => page.locator('.gallery-track').evaluate(one => one === document.activeElement))
        .toBe(true);
      const reached: number[] = [];
      for (let presses = 0; presses < 3; presses += 1) {
        await page.keyboard.press('Tab');
        reached.push(await focusedSlide(page));
      }
      expect(reached).toEqual([3, 4, 5]);
      await page.keyboard.press('Tab');
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.closest('.gallery') ?? null))
        .toBe(null);
    });
  });

  it('GALLERY-49: the focus in an outgoing slide moves to the first incoming one', {
    tags: 'slow',
  }, async () => {
    await onCarousel(browser, still, async page => {
      await page.locator('.gallery-link').nth(1).focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => focusedSlide(page)).toBe(3);
      await page.keyboard.press('ArrowLeft');
      await expect.poll(() => focusedSlide(page)).toBe(0);
    });
  });

  it('GALLERY-50: shows the group of the current slide when its width changes', async () => {
    await onCarousel(browser, {}, async page => {
      await step(page, 'Next slides');
      await atRest(page);
      await page.setViewportSize({ width: 390, height: 900 });
      await expect.poll(() => statusOf(page)).toBe('3 to 4 of 7');
      expect(await inSight(page)).toEqual([2, 3]);
      await page.setViewportSize({ width: 1440, height: 900 });
      await expect.poll(() => statusOf(page)).toBe('1 to 3 of 7');
      expect(await inSight(page)).toEqual([0, 1, 2]);
    });
  });
});

describe('a video in a carousel', () => {
  it('VIDEO-17, GALLERY-61: plays in its place, and stops when its group is left', async () => {
    await onLoop(browser, still, async page => {
      const film = page.locator('[data-video]').first();
      const isPlaying = () => film.evaluate(one => one.hasAttribute('data-playing'));
      await film.getByRole('button').click();
      await expect.poll(isPlaying).toBe(true);
      await button(page, 'Next slides').click();
      await expect.poll(isPlaying).toBe(false);
    });
  });
});
