import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChromium } from '../chromium.ts';
import { finger, moveFinger, onSlideshow, rested, shown } from './slideshow.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openChromium();
});

afterAll(() => browser.close());

describe('dragging', () => {
  const drag = { transition: 'new-swipe' };
  const offset = (page: Page) =>
    page
      .locator('[data-current]')
      .evaluate(slide => Math.round(Number.parseFloat(getComputedStyle(slide).translate) || 0));
  const hold = async (page: Page, way: number) => {
    await page.mouse.move(400, 250);
    await page.mouse.down();
    await page.mouse.move(400 + way / 2, 250);
    await page.mouse.move(400 + way, 250);
  };

  it('GALLERY-18, GALLERY-75: follows from 10 px on, with the neighbour beside it', async () => {
    await onSlideshow(browser, { data: drag }, async page => {
      await hold(page, 10);
      expect(await offset(page)).toBe(0);
      await page.mouse.move(411, 250);
      await expect.poll(() => offset(page)).toBe(11);
      await page.mouse.move(340, 250);
      await expect.poll(() => offset(page)).toBe(-60);
      const [current, beside] = await Promise.all(
        ['bowl', 'jug'].map(id => page.locator(`[data-slide-id="${id}"]`).boundingBox()),
      );
      expect((beside?.x ?? 0) - (current?.x ?? 0)).toBeCloseTo(current?.width ?? Number.NaN, 0);
      expect(await page.locator('[data-slide-id="jug"]').isVisible()).toBe(true);
      // Held still, so that it is released without speed.
      await page.mouse.move(340, 262, { steps: 12 });
      await page.mouse.up();
      await page.locator('[data-slide-id="jug"]').waitFor({ state: 'hidden' });
    });
  });

  it.each([
    ['none', 120, 120],
    ['hard', 0, 0],
    ['inertial', 40, 119],
  ])('GALLERY-75: beyond an end with boundary “%s”', { tags: 'slow' }, async (boundaries, least, most) => {
    await onSlideshow(browser, { data: { ...drag, loop: false, boundaries } }, async page => {
      await hold(page, 120);
      const held = await offset(page);
      expect(held).toBeGreaterThanOrEqual(least);
      expect(held).toBeLessThanOrEqual(most);
      await page.mouse.up();
      await expect.poll(() => offset(page)).toBe(0);
      expect(await shown(page)).toBe('bowl');
    });
  });

  it.each([
    ['has its own boundary', { boundaries: 'hard', endBoundary: 'none' }, -120],
    ['is like the other by default', { boundaries: 'none' }, -120],
    ['stops immediately like the other', { boundaries: 'hard', endBoundary: 'same' }, 0],
  ])('GALLERY-75: the end after the last slide %s', { tags: 'slow' }, async (_, ends, reached) => {
    await onSlideshow(browser, { data: { ...drag, loop: false, ...ends }, slides: 2 }, async page => {
      await hold(page, 120);
      await expect.poll(() => offset(page)).toBe(ends.boundaries === 'hard' ? 0 : 120);
      await page.mouse.up();
      await rested(page);
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => shown(page)).toBe('jug');
      await page.locator('[data-slide-id="bowl"]').waitFor({ state: 'hidden' });
      await hold(page, -120);
      await expect.poll(() => offset(page)).toBe(reached);
      await page.mouse.up();
      await expect.poll(() => offset(page)).toBe(0);
      expect(await shown(page)).toBe('jug');
    });
  });

  it('GALLERY-75: loops, also with two slides', { tags: 'slow' }, async () => {
    await onSlideshow(browser, { data: drag, slides: 2 }, async page => {
      await hold(page, 300);
      await expect.poll(() => page.locator('[data-slide-id="jug"]').isVisible()).toBe(true);
      await hold(page, 390);
      await page.mouse.up();
      await expect.poll(() => shown(page)).toBe('jug');
    });
  });

  it('GALLERY-76: after a fast release it glides on, after a slow one it goes to the nearest slide', {
    tags: 'slow',
  }, async () => {
    await onSlideshow(browser, { ...finger, data: drag }, async page => {
      await moveFinger(page, [
        [300, 150],
        [270, 150],
        [240, 150],
        [210, 150],
      ]);
      await expect.poll(() => shown(page)).toBe('jug');
      await rested(page);
    });
    await onSlideshow(browser, { data: drag }, async page => {
      await hold(page, -200);
      await rest(page, 200);
      await page.mouse.up();
      await rested(page);
      await expect.poll(() => shown(page)).toBe('bowl');
      await hold(page, -390);
      await rest(page, 10);
      await page.mouse.up();
      await expect.poll(() => shown(page)).toBe('jug');
    });
  });

  /** The pointer rests: time passes for the page while the position stays. */
  async function rest(page: Page, x: number): Promise<void> {
    const begun = await page.evaluate(() => performance.now());
    while ((await page.evaluate(() => performance.now())) - begun < 700) await page.mouse.move(x, 250);
  }

  it('GALLERY-18, GALLERY-76: settles within 300 to 500 ms, in a narrow window 200 to 400 ms', {
    tags: 'slow',
  }, async () => {
    for (const [width, least, most] of [
      [800, 300, 500],
      [700, 200, 400],
    ] as const) {
      await onSlideshow(browser, { viewport: { width, height: 700 }, data: drag }, async page => {
        await hold(page, -350);
        await page.mouse.up();
        const times = await page.evaluate(() =>
          (document.querySelector('.gallery-stage')?.getAnimations({ subtree: true }) ?? []).map(
            ({ effect }) => Number(effect?.getTiming().duration),
          ),
        );
        expect(times).toHaveLength(2);
        for (const time of times) {
          expect(time).toBeGreaterThanOrEqual(least);
          expect(time).toBeLessThanOrEqual(most);
        }
      });
    }
  });

  it('GALLERY-77: a drag is not a click', async () => {
    await onSlideshow(browser, { data: drag }, async page => {
      await hold(page, -390);
      await page.mouse.up();
      await rested(page);
      await expect.poll(() => shown(page)).toBe('jug');
      await page.mouse.click(400, 250);
      await expect.poll(() => shown(page)).toBe('workshop');
    });
  });
});
