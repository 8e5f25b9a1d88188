import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChromium } from '../chromium.ts';
import {
  atRest,
  button,
  dragBy,
  flickBy,
  focusedSlide,
  onTrack,
  statusOf,
  type TrackLook,
} from './gallery-track.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openChromium();
});

afterAll(() => browser.close());

const still = { reducedMotion: 'reduce' } as const;

type Journey = (page: Page) => Promise<void>;

/** Seven pictures round the current one, which stands in the middle; a click goes on. */
const onRing = (look: TrackLook, journey: Journey) => onTrack(browser, 'Strip', look, journey);
/** A link, a film, five pictures and a video; from the start, with two ends; a click goes back. */
const onRow = (look: TrackLook, journey: Journey) =>
  onTrack(browser, 'Strip from the start, with links and videos', look, journey);
/** A film and seven pictures at the end, each of which opens. */
const onOpening = (look: TrackLook, journey: Journey) => onTrack(browser, 'Strip that opens', look, journey);

const slide = (page: Page, at: number) => page.locator('[data-slide-id]').nth(at);
const press = (page: Page, at: number) => slide(page, at).locator('.gallery-press');
const videoIn = (page: Page, at: number) => slide(page, at).locator('[data-video]');

/** Px from where the row begins to where each slide does, its width and height, and the row's width. */
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

/** A click so many px from where the row begins; what is scrolled into view first would become current. */
async function clickRow(page: Page, x: number): Promise<void> {
  const row = await page.locator('.gallery-track').boundingBox();
  await page.mouse.click((row?.x ?? 0) + x, (row?.y ?? 0) + 100);
}

/** Which slides follow one another, as they stand in the row. */
const orderOf = async (page: Page) => {
  const { slides } = await measure(page);
  const places = slides.map(({ left }, at) => ({ left, at }));
  return places.toSorted((one, other) => one.left - other.left).map(({ at }) => at);
};

const shapes = [4 / 3, 2 / 3, 16 / 9, 2 / 3, 16 / 9, 4 / 3, 2 / 3];

describe('a strip', () => {
  it('GALLERY-57: is half as high as wide, and each slide as wide as its picture', async () => {
    for (const width of [390, 1440]) {
      await onRing({ width, javaScriptEnabled: false }, async page => {
        const { width: whole, slides } = await measure(page);
        for (const [at, { width: own, height }] of slides.entries()) {
          expect(height).toBeCloseTo(whole / 2, 0);
          expect(own / height).toBeCloseTo(shapes[at] ?? 0, 1);
        }
      });
    }
  });

  it('GALLERY-57: is as high as it was told, and no slide is wider than it', async () => {
    await onRow(still, async page => {
      const { width, slides } = await measure(page);
      for (const { height } of slides) expect(height / width).toBeCloseTo(0.35, 2);
    });
    await onOpening(still, async page => {
      const { width, slides } = await measure(page);
      expect(slides[0]?.width).toBeCloseTo(width, 0);
      expect((slides[0]?.height ?? 0) / width).toBeCloseTo(0.6, 2);
    });
  });

  it('GALLERY-58: the current slide stands at the start, in the middle or at the end', async () => {
    const places: string[] = [];
    for (const on of [onRow, onRing, onOpening]) {
      await on(still, async page => {
        for (const at of [0, 1, -1]) {
          const count = await page.locator('[data-slide-id]').count();
          const index = (at + count) % count;
          while (!(await slide(page, index).getAttribute('aria-current')))
            await button(page, 'Next Item').click();
          const { width, slides } = await measure(page);
          const { left = 0, width: own = 0 } = slides[index] ?? {};
          const beside = [left, width - left - own].map(Math.round);
          places.push(
            beside[0] === 0 ? 'start' : beside[1] === 0 ? 'end' : beside[0] === beside[1] ? 'middle' : '',
          );
        }
      });
    }
    // The film is as wide as the last strip, and thereby stands at both ends.
    expect(places).toEqual([...Array(3).fill('start'), ...Array(3).fill('middle'), 'start', 'end', 'end']);
  });

  it('GALLERY-58, GALLERY-52: without script, too, where it rests', async () => {
    await onRing({ javaScriptEnabled: false }, async page => {
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

  it('GALLERY-62: looping, stands round its current slide, and the way on from the last is short', async () => {
    await onRing({}, async page => {
      expect(await orderOf(page)).toEqual([4, 5, 6, 0, 1, 2, 3]);
      const wayOf = (name: string) =>
        button(page, name).evaluate((one: HTMLElement) => {
          one.click();
          const row = one.closest('.gallery')?.querySelector('.gallery-slides');
          const [animation] = row?.getAnimations() ?? [];
          const effect = animation?.effect;
          return effect instanceof KeyframeEffect
            ? Number.parseFloat(String(effect.getKeyframes()[0]?.translate))
            : 0;
        });
      const back = await wayOf('Previous Item');
      await atRest(page);
      expect([await statusOf(page), await orderOf(page)]).toEqual(['7 of 7', [3, 4, 5, 6, 0, 1, 2]]);
      const on = await wayOf('Next Item');
      await atRest(page);
      expect(await statusOf(page)).toBe('1 of 7');
      const { width } = await measure(page);
      expect(-back).toBeCloseTo(on, 0);
      expect(on).toBeGreaterThan(0);
      expect(on).toBeLessThan(width);
    });
  });

  it('GALLERY-62: with two ends it stays at them', async () => {
    await onRow(still, async page => {
      expect(await orderOf(page)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
      expect(await button(page, 'Previous Item').getAttribute('aria-disabled')).toBe('true');
      await page.keyboard.press('ArrowLeft');
      expect(await statusOf(page)).toBe('1 of 8');
      for (let presses = 0; presses < 9; presses += 1) await page.keyboard.press('ArrowRight');
      expect(await statusOf(page)).toBe('8 of 8');
      expect(await button(page, 'Next Item').getAttribute('aria-disabled')).toBe('true');
    });
  });
});

describe('a slide of a strip, pressed', () => {
  it('GALLERY-59: the current one goes on by a click, Enter or Space, and the focus with it', async () => {
    await onRing(still, async page => {
      await slide(page, 0).getByRole('button', { name: 'Next Item' }).click();
      expect(await statusOf(page)).toBe('2 of 7');
      await press(page, 1).press('Enter');
      expect([await statusOf(page), await focusedSlide(page)]).toEqual(['3 of 7', 2]);
      await page.keyboard.press(' ');
      expect([await statusOf(page), await focusedSlide(page)]).toEqual(['4 of 7', 3]);
    });
  });

  it('GALLERY-59: or goes back, or does nothing, as was chosen', async () => {
    await onRow(still, async page => {
      await button(page, 'Next Item').click();
      await button(page, 'Next Item').click();
      await slide(page, 2).getByRole('button', { name: 'Previous Item' }).click();
      expect(await statusOf(page)).toBe('2 of 8');
    });
    await onRing({ ...still, settings: { click: '"stay"' } }, async page => {
      expect(await press(page, 0).isVisible()).toBe(false);
      await clickRow(page, 600);
      expect(await statusOf(page)).toBe('1 of 7');
      await clickRow(page, 1150);
      expect(await statusOf(page)).toBe('2 of 7');
    });
  });

  it('GALLERY-60: another becomes current by a click', async () => {
    await onRing(still, async page => {
      expect(await press(page, 6).getAttribute('aria-label')).toBe('Show 7 of 7');
      await clickRow(page, 50);
      expect(await statusOf(page)).toBe('7 of 7');
      expect(await press(page, 6).getAttribute('aria-label')).toBe('Next Item');
    });
  });

  it('GALLERY-60: and by Enter or Space', async () => {
    await onRow(still, async page => {
      for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ArrowRight');
      await press(page, 4).press('Enter');
      expect([await statusOf(page), await focusedSlide(page)]).toEqual(['5 of 8', 4]);
      await page.keyboard.press('ArrowRight');
      await press(page, 6).press(' ');
      expect([await statusOf(page), await focusedSlide(page)]).toEqual(['7 of 8', 6]);
    });
  });

  it('GALLERY-60: one with a link leads there', async () => {
    const prepare = async (page: Page) => {
      await page.route('**/jugs', route => route.fulfill({ contentType: 'text/html', body: 'Jugs' }));
    };
    await onRow({ ...still, prepare }, async page => {
      expect(await press(page, 0).count()).toBe(0);
      await slide(page, 0).getByRole('link').click();
      await page.waitForURL(/\/jugs$/);
    });
  });

  it('GALLERY-60: with the lightbox on each opens, and is current afterwards', async () => {
    await onOpening({ ...still, query: 'nomotion=true' }, async page => {
      expect(await page.locator('.gallery-press').count()).toBe(0);
      await button(page, 'Next Item').click();
      await slide(page, 0)
        .getByRole('button')
        .click({ position: { x: 900, y: 100 } });
      await page.locator('dialog').waitFor();
      expect(await page.locator('.lightbox-count span').first().textContent()).toBe('1 / 8');
      expect(await statusOf(page)).toBe('1 of 8');
    });
  });

  it('GALLERY-61: only the current video plays, and stops when its slide leaves', async () => {
    await onRow(still, async page => {
      const isPlaying = () => videoIn(page, 1).evaluate(one => one.hasAttribute('data-playing'));
      const film = videoIn(page, 1).getByRole('button');
      await expect.poll(() => videoIn(page, 1).getAttribute('data-inactive')).toBe('');
      await film.click();
      expect([await statusOf(page), await isPlaying()]).toEqual(['2 of 8', false]);
      await film.click();
      await expect.poll(isPlaying).toBe(true);
      await button(page, 'Next Item').click();
      await expect.poll(isPlaying).toBe(false);
      expect(await videoIn(page, 1).getAttribute('data-inactive')).toBe('');
    });
  });

  it('GALLERY-53: is not pressed by a drag; what is nearest becomes current', async () => {
    await onRing({}, async page => {
      await dragBy(page, -700);
      await atRest(page);
      expect(await statusOf(page)).toBe('2 of 7');
      await flickBy(page, 60);
      await atRest(page);
      expect(await statusOf(page)).toBe('1 of 7');
    });
  });

  it('GALLERY-56: where writing runs from the right all is mirrored', async () => {
    await onRow({ ...still, query: 'dir=rtl' }, async page => {
      expect(await orderOf(page)).toEqual([7, 6, 5, 4, 3, 2, 1, 0]);
      await page.keyboard.press('ArrowLeft');
      expect(await statusOf(page)).toBe('2 of 8');
      const { width, slides } = await measure(page);
      expect((slides[1]?.left ?? 0) + (slides[1]?.width ?? 0)).toBeCloseTo(width, 0);
      await flickBy(page, 60);
      expect(await statusOf(page)).toBe('3 of 8');
    });
    await onRing({ ...still, query: 'dir=rtl' }, async page => {
      expect(await orderOf(page)).toEqual([3, 2, 1, 0, 6, 5, 4]);
    });
  });
});

describe('a strip in motion', () => {
  it('GALLERY-55: takes half a second; where less motion is wanted none', async () => {
    const timesOf = (page: Page) =>
      press(page, 1).evaluate((one: HTMLElement) => {
        one.click();
        const row = one.closest('.gallery-slides');
        return row?.getAnimations().map(animation => animation.effect?.getTiming().duration);
      });
    await onRing({}, async page => expect(await timesOf(page)).toEqual([500]));
    await onRing(still, async page => expect(await timesOf(page)).toEqual([]));
  });

  it('GALLERY-63: does not play on behind a lightbox', async () => {
    const prepare = async (page: Page) => {
      await page.clock.install();
    };
    await onOpening({ prepare }, async page => {
      await page.clock.runFor(5100);
      await expect.poll(() => statusOf(page)).toBe('2 of 8');
      await atRest(page);
      await slide(page, 1).getByRole('button').dispatchEvent('click');
      await page.locator('dialog').waitFor();
      await page.clock.runFor(20_000);
      expect(await statusOf(page)).toBe('2 of 8');
      await page.keyboard.press('Escape');
      await expect.poll(() => page.locator('dialog').count()).toBe(0);
      await page.clock.runFor(5100);
      await expect.poll(() => statusOf(page)).toBe('3 of 8');
    });
  });
});
