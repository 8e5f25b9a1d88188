import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChromium } from '../chromium.ts';
import { seen } from './gallery-exhibit.ts';
import {
  atRest,
  dragBy,
  flickBy,
  focusedSlide,
  onOpening,
  onRing,
  onRow,
  statusOf,
  step,
  still,
} from './gallery-track.ts';
import { stopClock } from './stop-clock.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openChromium();
});

afterAll(() => browser.close());

const slide = (page: Page, at: number) => page.locator('[data-slide-id]').nth(at);
const press = (page: Page, at: number) => slide(page, at).locator('.gallery-press');
const videoIn = (page: Page, at: number) => slide(page, at).locator('[data-video]');

/** A click this many px from the row's start; scrolling an element into view first would make it current. */
async function clickRow(page: Page, x: number): Promise<void> {
  const row = await page.locator('.gallery-track').boundingBox();
  await page.mouse.click((row?.x ?? 0) + x, (row?.y ?? 0) + 100);
}

describe('a slide of a strip, clicked', () => {
  it('GALLERY-59: the current one moves on by a click, Enter or Space, and the focus with it', async () => {
    await onRing(browser, still, async page => {
      await slide(page, 0).getByRole('button', { name: 'Next Item' }).click();
      await expect.poll(() => statusOf(page)).toBe('2 of 7');
      await press(page, 1).press('Enter');
      await expect.poll(async () => [await statusOf(page), await focusedSlide(page)]).toEqual(['3 of 7', 2]);
      await page.keyboard.press(' ');
      await expect.poll(async () => [await statusOf(page), await focusedSlide(page)]).toEqual(['4 of 7', 3]);
    });
  });

  it('GALLERY-59: or moves back, or does nothing, as set', { tags: 'slow' }, async () => {
    await onRow(browser, still, async page => {
      await step(page, 'Next Item');
      await step(page, 'Next Item');
      await slide(page, 2).getByRole('button', { name: 'Previous Item' }).click();
      await expect.poll(() => statusOf(page)).toBe('2 of 8');
    });
    await onRing(browser, { ...still, data: { click: 'stay' } }, async page => {
      expect(await press(page, 0).isVisible()).toBe(false);
      await clickRow(page, 600);
      await expect.poll(() => statusOf(page)).toBe('1 of 7');
      await clickRow(page, 1150);
      await expect.poll(() => statusOf(page)).toBe('2 of 7');
    });
  });

  it('GALLERY-60: another becomes current by a click', async () => {
    await onRing(browser, still, async page => {
      expect(await press(page, 6).getAttribute('aria-label')).toBe('Show 7 of 7');
      await clickRow(page, 50);
      await expect.poll(() => statusOf(page)).toBe('7 of 7');
      await expect.poll(() => press(page, 6).getAttribute('aria-label')).toBe('Next Item');
    });
  });

  it('GALLERY-60: and by Enter or Space', async () => {
    await onRow(browser, still, async page => {
      for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ArrowRight');
      await press(page, 4).press('Enter');
      await expect.poll(async () => [await statusOf(page), await focusedSlide(page)]).toEqual(['5 of 8', 4]);
      await page.keyboard.press('ArrowRight');
      await press(page, 6).press(' ');
      await expect.poll(async () => [await statusOf(page), await focusedSlide(page)]).toEqual(['7 of 8', 6]);
    });
  });

  it('GALLERY-60: one with a link follows it', async () => {
    const prepare = async (page: Page) => {
      await page.route('**/jugs', route => route.fulfill({ contentType: 'text/html', body: 'Jugs' }));
    };
    await onRow(browser, { ...still, prepare }, async page => {
      expect(await press(page, 0).count()).toBe(0);
      await slide(page, 0).getByRole('link').click();
      await page.waitForURL(/\/jugs$/);
    });
  });

  it('GALLERY-60: with the lightbox each opens, and is current afterwards', async () => {
    await onOpening(browser, { ...still, query: 'nomotion=true' }, async page => {
      expect(await page.locator('.gallery-press').count()).toBe(0);
      await step(page, 'Next Item');
      await slide(page, 0)
        .getByRole('button')
        .click({ position: { x: 900, y: 100 } });
      await page.locator('dialog').waitFor();
      expect(await page.locator('.lightbox-count span').first().textContent()).toBe('1 / 8');
      expect(await statusOf(page)).toBe('1 of 8');
    });
  });

  it('GALLERY-61: only the current video plays, and stops when its slide is left', async () => {
    await onRow(browser, still, async page => {
      const isPlaying = () => videoIn(page, 1).evaluate(one => one.hasAttribute('data-playing'));
      const film = videoIn(page, 1).getByRole('button');
      await expect.poll(() => videoIn(page, 1).getAttribute('data-inactive')).toBe('');
      await film.click();
      await expect.poll(async () => [await statusOf(page), await isPlaying()]).toEqual(['2 of 8', false]);
      await film.click();
      await expect.poll(isPlaying).toBe(true);
      await step(page, 'Next Item');
      await expect.poll(isPlaying).toBe(false);
      expect(await videoIn(page, 1).getAttribute('data-inactive')).toBe('');
    });
  });

  it('GALLERY-53: is not clicked by a drag; the nearest slide becomes current', {
    tags: 'slow',
  }, async () => {
    await onRing(browser, {}, async page => {
      await dragBy(page, -700);
      await atRest(page);
      expect(await statusOf(page)).toBe('2 of 7');
      await flickBy(page, 60);
      await atRest(page);
      expect(await statusOf(page)).toBe('1 of 7');
    });
  });
});

describe('a strip in motion', () => {
  it('GALLERY-55: takes half a second; with reduced motion none', async () => {
    const timesOf = (page: Page) =>
      press(page, 1).evaluate((one: HTMLElement) => {
        one.click();
        const row = one.closest('.gallery-slides');
        return row?.getAnimations().map(animation => animation.effect?.getTiming().duration);
      });
    await onRing(browser, {}, async page => expect(await timesOf(page)).toEqual([500]));
    await onRing(browser, still, async page => expect(await timesOf(page)).toEqual([]));
  });

  it('GALLERY-63: autoplay pauses behind a lightbox', async () => {
    await onOpening(browser, { prepare: stopClock }, async page => {
      await seen(page);
      await page.clock.runFor(5100);
      await expect.poll(() => statusOf(page)).toBe('2 of 8');
      await atRest(page);
      await slide(page, 1).getByRole('button').dispatchEvent('click');
      await page.locator('dialog').waitFor();
      await page.clock.runFor(20_000);
      await expect.poll(() => statusOf(page)).toBe('2 of 8');
      await page.keyboard.press('Escape');
      await expect.poll(() => page.locator('dialog').count()).toBe(0);
      await page.clock.runFor(5100);
      await expect.poll(() => statusOf(page)).toBe('3 of 8');
    });
  });
});
