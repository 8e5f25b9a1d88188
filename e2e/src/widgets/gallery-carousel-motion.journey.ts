import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChromium } from '../chromium.ts';
import {
  atRest,
  button,
  dragBy,
  flickBy,
  focusedSlide,
  inSight,
  motionsOf,
  onCarousel,
  onLoop,
  onTrack,
  statusOf,
  still,
  swipeBy,
  withoutInert,
} from './gallery-track.ts';
import { stopClock } from './stop-clock.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openChromium();
});

afterAll(() => browser.close());

describe('the semantics of a carousel', () => {
  it('GALLERY-27: a playing film in it pauses autoplay, and its end resumes it', async () => {
    await onTrack(browser, 'Carousel that plays and loops', { prepare: stopClock }, async page => {
      await page
        .getByRole('button', { name: /^Play video/ })
        .first()
        .click();
      await page.locator('[data-playing]').waitFor();
      await page.mouse.move(0, 0);
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      const playing = page.locator('.gallery-slide video').first();
      await playing.evaluate((film: HTMLVideoElement) => film.pause());
      await page.clock.runFor(12_000);
      await expect.poll(() => statusOf(page)).toBe('1 to 4 of 9');
      await playing.dispatchEvent('ended');
      await page.clock.runFor(5100);
      await expect.poll(() => statusOf(page)).toBe('5 to 8 of 9');
    });
  });

  it('GALLERY-51: its changes are announced while it is paused, not while it plays', async () => {
    await onTrack(browser, 'Carousel that plays and loops', {}, async page => {
      const live = () => page.locator('.gallery-status [aria-live]').getAttribute('aria-live');
      await page.mouse.move(0, 0);
      await expect.poll(live).toBe('off');
      await page.locator('.gallery-track').hover();
      await expect.poll(live).toBe('polite');
      await page.mouse.move(0, 899);
      await expect.poll(live).toBe('off');
      await page.getByRole('button', { name: 'Stop the slideshow' }).click();
      await page.mouse.move(0, 899);
      await expect.poll(() => live()).toBe('polite');
    });
  });

  it('GALLERY-51: is a carousel of slides with their position and number', async () => {
    await onCarousel(browser, still, async page => {
      const describedAs = (selector: string) =>
        page
          .locator(selector)
          .evaluateAll(all =>
            all.map(one =>
              ['role', 'aria-roledescription', 'aria-label'].map(name => one.getAttribute(name)),
            ),
          );
      expect(await describedAs('.gallery')).toEqual([['region', 'carousel', 'Gallery: Ash bowl']]);
      expect((await describedAs('.gallery-slide')).slice(0, 2)).toEqual([
        ['group', 'slide', '1 of 7'],
        ['group', 'slide', '2 of 7'],
      ]);
      const controls = await button(page, 'Next slides').getAttribute('aria-controls');
      expect(await page.locator(`[id="${controls}"] > .gallery-slide`).count()).toBe(7);
    });
  });

  it('GALLERY-51: announces the visible slides, but not during autoplay', async () => {
    const livenessOf = (page: Page) => page.locator('.gallery-status [aria-live]').getAttribute('aria-live');
    await onTrack(browser, 'Carousel that plays and loops', {}, async page => {
      await expect.poll(() => livenessOf(page)).toBe('off');
      await button(page, 'Stop the slideshow').click();
      await expect.poll(() => livenessOf(page)).toBe('polite');
    });
  });

  it('GALLERY-52: without script it is a row that scrolls and rests at slides, also by keyboard', async () => {
    await onCarousel(browser, { javaScriptEnabled: false }, async page => {
      expect(await page.getByRole('button').count()).toBe(0);
      expect(await withoutInert(page)).toEqual([0, 1, 2, 3, 4, 5, 6]);
      expect(await inSight(page)).toEqual([0, 1, 2]);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('gallery-track');
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => inSight(page)).toEqual([1, 2, 3]);
      for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('Tab');
      await expect.poll(() => focusedSlide(page)).toBe(4);
      await expect.poll(() => inSight(page)).toContain(4);
    });
  });

  it('GALLERY-52: has the same height before and after script runs', async () => {
    const heights: number[] = [];
    for (const query of ['script=off', ''])
      await onCarousel(browser, { query, width: 390 }, async page => {
        // Text may need one line less in its own font.
        await page.evaluate(async () => void (await document.fonts.ready));
        heights.push((await page.locator('.gallery').boundingBox())?.height ?? 0);
      });
    expect(heights[0]).toBeGreaterThan(100);
    expect(heights[1]).toBe(heights[0]);
  });
});

describe('a carousel, dragged', () => {
  it('GALLERY-53: a mouse drags it; the nearest slide becomes current, and nothing is clicked', {
    tags: 'slow',
  }, async () => {
    await onCarousel(browser, {}, async page => {
      await dragBy(page, -40);
      await atRest(page);
      await expect
        .poll(async () => [await statusOf(page), await inSight(page)])
        .toEqual(['1 to 3 of 7', [0, 1, 2]]);
      await dragBy(page, -700);
      await atRest(page);
      await expect
        .poll(async () => [await statusOf(page), await inSight(page)])
        .toEqual(['4 to 6 of 7', [3, 4, 5]]);
      await dragBy(page, 700);
      await atRest(page);
      expect(await statusOf(page)).toBe('1 to 3 of 7');
      expect(await page.locator('dialog').count()).toBe(0);
      await page.locator('.gallery-link').first().click();
      await page.locator('dialog').waitFor();
    });
  });

  it('GALLERY-53: a swipe moves one group on or back, and at an end nowhere', { tags: 'slow' }, async () => {
    await onCarousel(browser, {}, async page => {
      await flickBy(page, -49);
      await atRest(page);
      expect(await statusOf(page)).toBe('1 to 3 of 7');
      await flickBy(page, -50);
      await atRest(page);
      await expect
        .poll(async () => [await statusOf(page), await inSight(page)])
        .toEqual(['4 to 6 of 7', [3, 4, 5]]);
      await flickBy(page, 60);
      await atRest(page);
      await flickBy(page, 60);
      await atRest(page);
      await expect
        .poll(async () => [await statusOf(page), await inSight(page)])
        .toEqual(['1 to 3 of 7', [0, 1, 2]]);
    });
  });

  it('GALLERY-53, GALLERY-54: touch scrolls it; the slide at rest becomes current, once', async () => {
    await onLoop(browser, { hasTouch: true }, async page => {
      const entries = await page.evaluate(() => history.length);
      await swipeBy(page, -700);
      await expect.poll(() => statusOf(page)).toBe('5 to 8 of 9');
      expect(await inSight(page)).toEqual([4, 5, 6, 7]);
      expect(await withoutInert(page)).toEqual([4, 5, 6, 7]);
      expect((await page.evaluate(() => history.length)) - entries).toBe(1);
    });
  });
});

describe('a carousel, in motion', () => {
  const pressTwice = (page: Page) =>
    button(page, 'Next slides').evaluate((one: HTMLElement) => {
      one.click();
      one.click();
    });
  const row = (page: Page) => page.locator('.gallery-slides');

  it('GALLERY-55: takes half a second, and refuses changes meanwhile', async () => {
    await onCarousel(browser, {}, async page => {
      const motions = motionsOf(row(page));
      await pressTwice(page);
      expect((await motions).map(({ time }) => time)).toEqual([500]);
      await atRest(page);
      expect(await statusOf(page)).toBe('4 to 6 of 7');
    });
  });

  it('GALLERY-55: moves immediately with reduced motion', async () => {
    await onCarousel(browser, still, async page => {
      await pressTwice(page);
      await expect.poll(() => statusOf(page)).toBe('5 to 7 of 7');
      expect(await row(page).evaluate(one => one.getAnimations().length)).toBe(0);
    });
  });

  it('GALLERY-56: is mirrored in right-to-left text', { tags: 'slow' }, async () => {
    await onCarousel(browser, { query: 'dir=rtl' }, async page => {
      const [row, first] = await Promise.all(
        ['.gallery-track', '.gallery-slide'].map(one => page.locator(one).first().boundingBox()),
      );
      expect((first?.x ?? 0) + (first?.width ?? 0)).toBeCloseTo((row?.x ?? 0) + (row?.width ?? 0), 0);
      await page.keyboard.press('ArrowLeft');
      await atRest(page);
      await expect
        .poll(async () => [await statusOf(page), await inSight(page)])
        .toEqual(['4 to 6 of 7', [3, 4, 5]]);
      await flickBy(page, 60);
      await atRest(page);
      await expect
        .poll(async () => [await statusOf(page), await inSight(page)])
        .toEqual(['5 to 7 of 7', [4, 5, 6]]);
      await dragBy(page, -800);
      await atRest(page);
      expect(await statusOf(page)).toBe('4 to 6 of 7');
      const [back, on] = await Promise.all(
        ['Previous slides', 'Next slides'].map(name => button(page, name).boundingBox()),
      );
      expect(back?.x).toBeGreaterThan(on?.x ?? Number.NaN);
      const flip = await button(page, 'Next slides')
        .locator('svg')
        .evaluate(one => getComputedStyle(one).scale);
      expect(flip).toBe('-1 1');
    });
  });
});
