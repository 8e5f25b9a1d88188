import { firstOrAll } from '@vitrine/tools/slow-tests.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChromium } from '../chromium.ts';
import {
  control,
  dialog,
  films,
  isAt,
  onGrid,
  openAt,
  phone,
  ready,
  still,
  zoomOf,
} from './lightbox-visit.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openChromium();
});

afterAll(() => browser.close());

/** The first picture is 800 × 600 px in a window of 1200 × 800. */
const whole = { scale: 1, x: 0, y: 0 };

const press = async (page: Page, ...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key);
  return zoomOf(page);
};

const onPicture = (journey: (page: Page) => Promise<void>, query = '') =>
  onGrid(browser, { ...still, query }, async page => {
    await openAt(page, 0);
    await isAt(page, '1 / 7');
    await journey(page);
  });

describe('a zoomed picture', () => {
  it('LIGHTBOX-15: by plus and minus, step by step up to four times, and by 0 whole again', () =>
    onPicture(async page => {
      const scales: number[] = [];
      for (const key of ['+', '+', '+', '+', '+', '-', '0', '-']) scales.push((await press(page, key)).scale);
      expect(scales).toEqual([1.5, 2.25, 3.375, 4, 4, 2.667, 1, 1]);
      expect(await press(page, '+', '-')).toEqual(whole);
      await control(page, 'Zoom in').waitFor();
    }));

  it.each(firstOrAll(['', '?dir=rtl']))('LIGHTBOX-7, LIGHTBOX-15: arrows pan it, up to its edges %s', query =>
    onPicture(async page => {
      await press(page, '+', '+', '+', '+');
      expect(await press(page, 'ArrowRight')).toEqual({ scale: 4, x: -240, y: 0 });
      expect(await press(page, 'ArrowDown')).toEqual({ scale: 4, x: -240, y: -160 });
      expect(await press(page, 'ArrowLeft', 'ArrowUp')).toEqual({ scale: 4, x: 0, y: 0 });
      const { x } = await press(page, ...Array.from({ length: 9 }, () => 'ArrowLeft'));
      expect(x).toBe(1000);
      const { y } = await press(page, ...Array.from({ length: 9 }, () => 'ArrowDown'));
      expect(y).toBe(-800);
      await isAt(page, '1 / 7');
      expect(await press(page, '0')).toEqual(whole);
      await page.keyboard.press(query === '' ? 'ArrowRight' : 'ArrowLeft');
      await isAt(page, '2 / 7');
    }, query),
  );

  it('LIGHTBOX-15: a click centres its point, without dragging', { tags: 'slow' }, () =>
    onPicture(async page => {
      await press(page, '+', '+', '+', '+');
      await page.mouse.click(800, 500);
      await expect.poll(() => zoomOf(page)).toEqual({ scale: 4, x: -200, y: -100 });
      await page.mouse.click(600, 400);
      await expect.poll(() => zoomOf(page)).toEqual({ scale: 4, x: -200, y: -100 });
      await page.mouse.move(600, 400);
      await page.mouse.down();
      await page.mouse.move(650, 430, { steps: 4 });
      await page.mouse.up();
      await expect.poll(() => zoomOf(page)).toEqual({ scale: 4, x: -150, y: -70 });
      await isAt(page, '1 / 7');
    }),
  );

  it('LIGHTBOX-15: by wheel and by its control; the next one is whole', { tags: 'slow' }, () =>
    onPicture(async page => {
      await page.mouse.move(800, 400);
      for (let turns = 0; turns < 10; turns += 1) await page.mouse.wheel(0, -4);
      await expect.poll(async () => (await zoomOf(page)).scale).toBe(1.083);
      await page.mouse.wheel(0, 40);
      await expect.poll(() => zoomOf(page)).toEqual(whole);
      await page.mouse.wheel(0, -400);
      await control(page, 'Zoom out').click();
      await expect.poll(() => zoomOf(page)).toEqual(whole);
      await control(page, 'Zoom in').click();
      await expect.poll(() => zoomOf(page)).toEqual({ scale: 2.5, x: 0, y: 0 });
      await control(page, 'Next Item').click();
      await isAt(page, '2 / 7');
      await control(page, 'Zoom in').waitFor();
      expect(await zoomOf(page)).toEqual(whole);
    }),
  );

  it(
    'LIGHTBOX-15: by a double click, whose point stays in place; beside it one goes on twice',
    { tags: 'slow' },
    () =>
      onPicture(async page => {
        await page.mouse.dblclick(700, 400);
        await expect.poll(() => zoomOf(page)).toEqual({ scale: 2.5, x: -150, y: 0 });
        await page.mouse.dblclick(600, 400);
        await expect.poll(() => zoomOf(page)).toEqual(whole);
        await page.mouse.dblclick(1070, 400);
        await isAt(page, '3 / 7');
        expect(await zoomOf(page)).toEqual(whole);
      }),
  );

  it('PICTURE-8: is loaded at the width for its zoom', () =>
    onPicture(async page => {
      const widthOf = () =>
        dialog(page)
          .locator('.lightbox-slide:not([inert]) img')
          .evaluate(one =>
            one instanceof HTMLImageElement ? Number(/(\d+)w$/.exec(one.currentSrc)?.[1]) : 0,
          );
      await expect.poll(widthOf).toBeGreaterThan(0);
      const before = await widthOf();
      await press(page, '+', '+', '+', '+');
      await expect.poll(widthOf).toBeGreaterThan(before);
    }));

  it('LIGHTBOX-15: a video cannot be zoomed, and no zoom persists over one', { tags: 'slow' }, () =>
    onGrid(browser, still, async page => {
      await page.goto(films);
      await ready(page);
      await openAt(page, 0);
      await isAt(page, '1 / 3');
      await page.keyboard.press('+');
      await page.mouse.move(600, 400);
      await page.mouse.wheel(0, -400);
      await expect.poll(() => dialog(page).locator('[data-zoomed]').count()).toBe(0);
      await page.keyboard.press('ArrowRight');
      await isAt(page, '2 / 3');
    }),
  );
});

describe('by touch', () => {
  const onPhone = (journey: (page: Page) => Promise<void>) =>
    onGrid(browser, { ...still, ...phone }, async page => {
      await page.locator('[data-opens]').first().tap();
      await isAt(page, '1 / 7');
      await journey(page);
    });

  it.each([
    ['across', 1, 0],
    ['up and down', 0, 1],
  ])('LIGHTBOX-15: pinching %s zooms', { tags: 'slow' }, (_, across, down) =>
    onPhone(async page => {
      const session = await page.context().newCDPSession(page);
      const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', way: number) =>
        session.send('Input.dispatchTouchEvent', {
          type,
          touchPoints:
            type === 'touchEnd'
              ? []
              : [-1, 1].map((side, id) => ({
                  x: 195 + side * way * across,
                  y: 422 + side * way * down,
                  id,
                })),
        });
      await send('touchStart', 40);
      for (let way = 45; way <= 120; way += 5) await send('touchMove', way);
      await send('touchEnd', 120);
      await control(page, 'Zoom out').waitFor();
      expect((await zoomOf(page)).scale).toBeCloseTo(3, 0);
      await isAt(page, '1 / 7');
    }),
  );

  it('LIGHTBOX-15: two taps far apart in time or place do not zoom', { tags: 'slow' }, () =>
    onPhone(async page => {
      const tapTwice = (pause: number, way: number) =>
        page.locator('.lightbox-slide:not([inert]) .lightbox-picture').evaluate(
          (picture, [ms = 0, px = 0]) => {
            const tap = (clientX: number, at: number) => {
              for (const type of ['pointerdown', 'pointerup']) {
                const place = { clientX, clientY: 422, pointerId: 7, pointerType: 'touch' };
                const event = new PointerEvent(type, { ...place, bubbles: true });
                Object.defineProperty(event, 'timeStamp', { value: at });
                picture.dispatchEvent(event);
              }
            };
            tap(195, 0);
            tap(195 + px, ms);
            // So that the next tap is not the second of this one.
            tap(0, 1e6);
          },
          [pause, way],
        );
      await tapTwice(301, 0);
      await tapTwice(100, 31);
      expect((await zoomOf(page)).scale).toBe(1);
      await tapTwice(299, 29);
      await control(page, 'Zoom out').waitFor();
    }),
  );

  it('LIGHTBOX-15: a double tap zooms, and a tap centres its point', () =>
    onPhone(async page => {
      await page.locator('.lightbox-slide:not([inert]) .lightbox-picture').evaluate(picture => {
        for (const type of ['pointerdown', 'pointerup', 'pointerdown', 'pointerup']) {
          const place = { clientX: 195, clientY: 422, pointerId: 7, pointerType: 'touch' };
          picture.dispatchEvent(new PointerEvent(type, { ...place, bubbles: true }));
        }
      });
      await control(page, 'Zoom out').waitFor();
      expect(await zoomOf(page)).toEqual({ scale: 2.5, x: 0, y: 0 });
      await page.touchscreen.tap(255, 422);
      await expect.poll(() => zoomOf(page)).toEqual({ scale: 2.5, x: -60, y: 0 });
      await isAt(page, '1 / 7');
    }));
});
