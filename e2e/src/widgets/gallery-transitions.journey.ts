import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChromium } from '../chromium.ts';
import { raisedEnds } from './raised-ends.ts';
import { afterPress, finger, motionAfter, moveFinger, onSlideshow, rested, shown } from './slideshow.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openChromium();
});

afterAll(() => browser.close());

const next = (page: Page) => page.getByRole('button', { name: 'Next Item' });

describe('a fade', () => {
  it('GALLERY-71: shows the new slide within its speed and takes 1.2 times as long for the old one', async () => {
    await onSlideshow(browser, { data: { speed: 0.5 } }, async page => {
      expect(await motionAfter(page, 'Next Item')).toEqual([
        { slide: 'jug', moves: 'opacity', from: '0', to: '1', time: 500 },
        { slide: 'bowl', moves: 'opacity', from: '1', to: '0', time: 600 },
      ]);
      expect(await shown(page)).toBe('jug');
    });
    await onSlideshow(browser, {}, async page => {
      expect((await motionAfter(page, 'Previous Item')).map(({ time }) => time)).toEqual([1000, 1200]);
    });
  });

  it('GALLERY-8: refuses another change until it is over', { tags: 'slow' }, async () => {
    await onSlideshow(browser, { data: { speed: 0.2 } }, async page => {
      await motionAfter(page, 'Next Item');
      await page.evaluate(() => document.querySelector<HTMLElement>('[aria-label="Next Item"]')?.click());
      await expect.poll(() => shown(page)).toBe('jug');
      await rested(page);
      await next(page).click();
      await expect.poll(() => shown(page)).toBe('workshop');
    });
  });

  it('GALLERY-74: moves on and back by swipes, too', async () => {
    await onSlideshow(browser, { ...finger, data: { speed: 0.1 } }, async page => {
      await moveFinger(page, [
        [300, 150],
        [200, 150],
      ]);
      await expect.poll(() => shown(page)).toBe('jug');
    });
  });
});

describe('Ken Burns', () => {
  const zoomOf = (page: Page) =>
    page.evaluate(() => {
      const pictures = [...document.querySelectorAll('.gallery-picture')];
      const zooms = pictures.flatMap(picture => picture.getAnimations());
      return zooms.flatMap(({ effect, playState }) =>
        effect instanceof KeyframeEffect
          ? [
              {
                scales: effect.getKeyframes().map(({ scale }) => scale),
                time: effect.getTiming().duration,
                playState,
              },
            ]
          : [],
      );
    });

  it('GALLERY-72: zooms to 1.075 on even slides and to 1 on odd ones, with a fade', async () => {
    await onSlideshow(browser, { data: { transition: 'ken-burns', speed: 0.1 } }, async page => {
      expect(await zoomOf(page)).toEqual([{ scales: ['1', '1.075'], time: 5000, playState: 'running' }]);
      const motions = await motionAfter(page, 'Next Item');
      expect(motions.filter(({ moves }) => moves === 'opacity').map(({ time }) => time)).toEqual([100, 120]);
      await expect
        .poll(() => zoomOf(page))
        .toEqual([{ scales: ['1.075', '1'], time: 5000, playState: 'running' }]);
    });
  });

  it('GALLERY-72: lasts as long as the slide is shown, and stops with the slideshow', async () => {
    const data = { transition: 'ken-burns', autoplay: true, 'autoplay-duration': 8, speed: 0.5 };
    await onSlideshow(browser, { data }, async page => {
      expect(await zoomOf(page)).toMatchObject([{ time: 8600, playState: 'running' }]);
      await page.getByRole('button', { name: 'Stop the slideshow' }).click();
      await expect.poll(() => zoomOf(page)).toMatchObject([{ playState: 'paused' }]);
      await page.getByRole('button', { name: 'Start the slideshow' }).click();
      await expect.poll(() => zoomOf(page)).toMatchObject([{ playState: 'running' }]);
    });
  });
});

describe('a swipe', () => {
  const swiped = (page: Page, from: number, to: number) =>
    moveFinger(page, [
      [from, 150],
      [(from + to) / 2, 150],
      [to, 150],
    ]);

  it('GALLERY-18, GALLERY-74: passes slides within 0.28 s', { tags: 'slow' }, async () => {
    await onSlideshow(browser, { data: { transition: 'swipe' } }, async page => {
      const width = await page.locator('.gallery-stage').evaluate(stage => stage.clientWidth);
      expect(await motionAfter(page, 'Next Item')).toEqual([
        { slide: 'bowl', moves: 'translate', from: '0px', to: `-${width}px`, time: 280 },
        { slide: 'jug', moves: 'translate', from: `${width}px`, to: '0px', time: 280 },
      ]);
      await rested(page);
      const back = await motionAfter(page, 'Previous Item');
      expect(back.map(({ from, to }) => [from, to])).toEqual([
        ['0px', `${width}px`],
        [`-${width}px`, '0px'],
      ]);
    });
  });

  it('GALLERY-6, GALLERY-74: moves on and back, around the ends', { tags: 'slow' }, async () => {
    await onSlideshow(browser, { ...finger, data: { transition: 'swipe' } }, async page => {
      await swiped(page, 300, 180);
      await expect.poll(() => shown(page)).toBe('jug');
      await rested(page);
      await swiped(page, 100, 220);
      await expect.poll(() => shown(page)).toBe('bowl');
      await rested(page);
      await swiped(page, 100, 220);
      await expect.poll(() => shown(page)).toBe('linked');
    });
  });

  it('GALLERY-74: is mirrored in right-to-left text', async () => {
    await onSlideshow(browser, { ...finger, dir: 'rtl', data: { transition: 'swipe' } }, async page => {
      await swiped(page, 100, 220);
      await expect.poll(() => shown(page)).toBe('jug');
    });
  });

  it('GALLERY-74: leaves vertical touch scrolling to the page', async () => {
    await onSlideshow(browser, { ...finger, data: { transition: 'swipe' } }, async page => {
      await moveFinger(
        page,
        Array.from({ length: 12 }, (_, at) => [300 - at * 5, 240 - at * 15] as const),
      );
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50);
      expect(await shown(page)).toBe('bowl');
    });
  });
});

describe('scrolling', () => {
  const place = (page: Page) =>
    page.locator('.gallery-stage').evaluate(stage => ({
      x: Math.round((stage.scrollLeft / stage.clientWidth) * 50) / 50,
      y: Math.round((stage.scrollTop / stage.clientHeight) * 50) / 50,
    }));
  /** A touch that rests before its end: the nearest slide is then certain, and nothing is flicked. */
  const pull = (page: Page, way: Readonly<{ x?: number; y?: number }>) =>
    moveFinger(
      page,
      Array.from({ length: 20 }, (_, step) => {
        const at = Math.min(step, 10) / 10;
        return [
          (way.x ?? 0) / -2 + 200 + (way.x ?? 0) * at,
          (way.y ?? 0) / -2 + 135 + (way.y ?? 0) * at,
        ] as const;
      }),
    );

  it('GALLERY-73: touch scrolls horizontally, and the slide left visible is current', async () => {
    await onSlideshow(browser, { ...finger, data: { transition: 'scroll' } }, async page => {
      await pull(page, { x: -260 });
      await expect.poll(() => shown(page)).toBe('jug');
      expect(await place(page)).toEqual({ x: 1, y: 0 });
    });
  });

  it('GALLERY-73: buttons scroll, horizontally in either text direction', { tags: 'slow' }, async () => {
    for (const dir of [undefined, 'rtl'] as const) {
      const look = { data: { transition: 'scroll' }, ...(dir ? { dir } : {}) };
      await onSlideshow(browser, look, async page => {
        await next(page).click();
        await expect.poll(() => place(page)).toEqual({ x: dir ? -1 : 1, y: 0 });
        expect(await shown(page)).toBe('jug');
      });
    }
  });

  it('GALLERY-73: scrolls vertically', { tags: 'slow' }, async () => {
    const data = { transition: 'scroll', scrollAxis: 'vertical' };
    await onSlideshow(browser, { ...finger, data }, async page => {
      await next(page).click();
      await expect.poll(() => place(page)).toEqual({ x: 0, y: 1 });
      await pull(page, { y: -150 });
      await expect.poll(() => shown(page)).toBe('workshop');
    });
  });

  it('GALLERY-73: a pull beyond an end goes around, or stays without looping', { tags: 'slow' }, async () => {
    await onSlideshow(browser, { ...finger, data: { transition: 'scroll' } }, async page => {
      await pull(page, { x: 180 });
      await expect.poll(() => shown(page)).toBe('linked');
      // At rest again, and ready for a pull beyond the end.
      const freeWay = () => page.locator('.gallery-stage').evaluate(stage => stage.style.touchAction);
      await expect.poll(freeWay).toBe('pan-left pan-y pinch-zoom');
      expect(await place(page)).toEqual({ x: 3, y: 0 });
      await pull(page, { x: -180 });
      await expect.poll(() => shown(page)).toBe('bowl');
    });
    await onSlideshow(browser, { ...finger, data: { transition: 'scroll', loop: false } }, async page => {
      const reached = await raisedEnds(page);
      await pull(page, { x: 180 });
      await expect.poll(reached).toEqual(['reachedBeginning']);
      await pull(page, { x: -260 });
      await expect.poll(() => shown(page)).toBe('jug');
    });
  });
});

describe('with reduced motion', () => {
  it.each(['fade', 'ken-burns', 'swipe', 'new-swipe'])('GALLERY-70: “%s” takes no time', async transition => {
    await onSlideshow(browser, { reducedMotion: 'reduce', data: { transition } }, async page => {
      expect(await motionAfter(page, 'Next Item')).toEqual([]);
      expect(await motionAfter(page, 'Next Item')).toEqual([]);
      await expect.poll(() => shown(page)).toBe('workshop');
    });
  });

  it('GALLERY-70: “scroll” jumps', async () => {
    await onSlideshow(browser, { reducedMotion: 'reduce', data: { transition: 'scroll' } }, async page => {
      expect((await afterPress(page, 'Next Item')).scrolled).toBe(1);
    });
  });
});
