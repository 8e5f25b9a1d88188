import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChromium } from '../chromium.ts';
import {
  control,
  dialog,
  drawn,
  isAt,
  isGone,
  type LightboxVisit,
  onGrid,
  phone,
  stage,
  still,
} from './lightbox-visit.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openChromium();
});

afterAll(() => browser.close());

const onPhone = (journey: (page: Page) => Promise<void>, look: LightboxVisit = {}) =>
  onGrid(browser, { ...still, ...phone, ...look }, async page => {
    await page.locator('[data-opens]').first().tap();
    await drawn(page);
    await isAt(page, '1 / 7');
    await journey(page);
  });

const scrollOn = (page: Page) =>
  page
    .locator('.lightbox-track')
    .evaluate(track => track.scrollBy({ left: track.clientWidth, behavior: 'instant' }));

describe('a lightbox by touch', () => {
  it('LIGHTBOX-10: scrolls, snaps and stops at the ends, which the control shows', () =>
    onPhone(async page => {
      const track = page.locator('.lightbox-track');
      expect(await track.evaluate(one => getComputedStyle(one).scrollSnapType)).toBe('x mandatory');
      // Otherwise a second swipe on the first picture is the browser's “back”, and leaves the page.
      expect(await track.evaluate(one => getComputedStyle(one).overscrollBehaviorX)).toBe('contain');
      expect(await page.locator('.lightbox-layer').count()).toBe(0);
      expect(await control(page, 'Previous Item').getAttribute('aria-disabled')).toBe('true');
      await control(page, 'Previous Item').tap({ force: true });
      await page.keyboard.press('ArrowLeft');
      await isAt(page, '1 / 7');
      await scrollOn(page);
      await isAt(page, '2 / 7');
      expect(await control(page, 'Previous Item').getAttribute('aria-disabled')).toBe('false');
      for (const reached of [3, 4, 5, 6, 7]) {
        await control(page, 'Next Item').tap();
        await isAt(page, `${reached} / 7`);
      }
      expect(await control(page, 'Next Item').getAttribute('aria-disabled')).toBe('true');
      await control(page, 'Next Item').tap({ force: true });
      await isAt(page, '7 / 7');
    }));

  it('LIGHTBOX-10: follows the scrolling in browsers without `scrollend`', { tags: 'slow' }, () =>
    onPhone(
      async page => {
        expect(await page.evaluate(() => 'onscrollend' in document.body)).toBe(false);
        await scrollOn(page);
        await isAt(page, '2 / 7');
        await control(page, 'Next Item').tap();
        await isAt(page, '3 / 7');
        await scrollOn(page);
        await isAt(page, '4 / 7');
      },
      { prepare: withoutScrollEnd },
    ),
  );

  it('LIGHTBOX-14: the caption is hidden behind its trigger', () =>
    onPhone(async page => {
      const trigger = control(page, 'Toggle Caption');
      const caption = page.locator('.lightbox-caption');
      await expect
        .poll(async () => [await caption.isVisible(), await trigger.getAttribute('aria-expanded')])
        .toEqual([false, 'false']);
      await trigger.tap();
      await expect
        .poll(async () => [await caption.isVisible(), await trigger.getAttribute('aria-expanded')])
        .toEqual([true, 'true']);
      expect(await caption.textContent()).toBe('Ash bowlStoneware, 26 cm');
      await trigger.tap();
      await expect.poll(() => caption.isVisible()).toBe(false);
    }));

  it('LIGHTBOX-14: the trigger shows its state in forced colours', () =>
    onPhone(
      async page => {
        const trigger = control(page, 'Toggle Caption');
        await expect.poll(() => dialog(page).getAttribute('data-phase')).toBe('open');
        expect(await contrastOfDot(page, trigger)).toBeLessThan(1.5);
        await trigger.press('Enter');
        await expect.poll(() => contrastOfDot(page, trigger)).toBeGreaterThan(3);
        await trigger.press('Enter');
        await expect.poll(() => contrastOfDot(page, trigger)).toBeLessThan(1.5);
      },
      { forcedColors: 'active' },
    ));

  it('LIGHTBOX-16: pulled down far enough it closes, released earlier it returns', () =>
    onPhone(async page => {
      const pull = (way: number, aside = 0) =>
        stage(page).evaluate(
          (element, [distance = 0, across = 0]) => {
            const point = (type: string, by: number) => {
              const place = { clientX: 195 + by * across, clientY: 300 + by };
              const finger = { pointerType: 'touch', pointerId: 7, ...place };
              element.dispatchEvent(new PointerEvent(type, { ...finger, bubbles: true }));
            };
            point('pointerdown', 0);
            for (let by = 10; by <= distance; by += 10) point('pointermove', by);
            const pulled = element.style.getPropertyValue('--lightbox-pull');
            point('pointerup', distance);
            return pulled;
          },
          [way, aside],
        );
      // More horizontal than vertical is a swipe.
      expect(await pull(150, 1.2)).toBe('');
      expect(await dialog(page).getAttribute('data-phase')).not.toBe('closing');
      expect(await pull(110)).toBe('110px');
      expect(await stage(page).getAttribute('data-pulled')).toBe(null);
      expect(await dialog(page).getAttribute('data-phase')).not.toBe('closing');
      await pull(120);
      await isGone(page);
    }));
});

/** Contrast between the centre of a button and its surroundings. */
async function contrastOfDot(page: Page, button: Locator): Promise<number> {
  const shot = (await button.screenshot()).toString('base64');
  return page.evaluate(async text => {
    const bytes = Uint8Array.from(atob(text), letter => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const { width, height } = bitmap;
    const drawing = new OffscreenCanvas(width, height).getContext('2d');
    drawing?.drawImage(bitmap, 0, 0);
    const luminanceAt = (x: number) => {
      const pixel = drawing?.getImageData(Math.round(x), Math.round(height / 2), 1, 1).data ?? [];
      const [red = 0, green = 0, blue = 0] = [...pixel].map(value => (value / 255) ** 2.2);
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const both = [luminanceAt(width / 2), luminanceAt(width / 4)];
    return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05);
  }, shot);
}

/** As in Safari before version 26. */
function withoutScrollEnd(page: Page): Promise<void> {
  return page
    .addInitScript(() => {
      for (const kind of [HTMLElement, Document, Window])
        Reflect.deleteProperty(kind.prototype, 'onscrollend');
      Reflect.deleteProperty(window, 'onscrollend');
      window.addEventListener('scrollend', event => event.stopImmediatePropagation(), true);
    })
    .then(() => {});
}
