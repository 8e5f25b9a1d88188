import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChromium } from '../chromium.ts';
import {
  control,
  dialog,
  drawn,
  isAt,
  isGone,
  onExhibit,
  onGrid,
  openAt,
  stage,
  still,
} from './lightbox-visit.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openChromium();
});

afterAll(() => browser.close());

const moving = { reducedMotion: 'no-preference' } as const;
const both = { controls: { previous: true, next: true } };

interface Motion {
  readonly name: string;
  readonly time: number;
  readonly delay: number;
}

/** The animation started by a click: paused as soon as `until` exists, so that none of it ends before it is checked. */
const motionsAfter = (page: Page, press: string, until: string): Promise<Motion[]> =>
  page.evaluate(
    async ([pressed, awaited]) => {
      const held: Animation[] = [];
      const hold = () => {
        for (const animation of document.getAnimations()) {
          if (animation.playState !== 'running') continue;
          animation.pause();
          held.push(animation);
        }
      };
      await new Promise<void>(resolve => {
        const look = () => {
          if (!document.querySelector(awaited)) return;
          observer.disconnect();
          hold();
          resolve();
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { attributes: true, childList: true, subtree: true });
        document.querySelector<HTMLElement>(pressed)?.click();
      });
      return held.map(animation => {
        const { effect } = animation;
        const { duration = 0, delay = 0 } = effect?.getTiming() ?? {};
        const moved = effect instanceof KeyframeEffect ? effect : null;
        const how = animation instanceof CSSAnimation ? animation.animationName : 'flight';
        const where = `${moved?.target?.className ?? ''}${moved?.pseudoElement ?? ''}`;
        return { name: `${where} ${how}`, time: Number(duration), delay };
      });
    },
    [press, until] as const,
  );

const finish = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });

const shade = (page: Page) =>
  page.locator('.lightbox-room').evaluate(room => getComputedStyle(room, '::before').opacity);

const opacityOf = (page: Page, name: string) =>
  page.locator(name).evaluate(element => getComputedStyle(element).opacity);

describe('the overlay', () => {
  it('LIGHTBOX-3: fades in over 0.3 s, then its content appears; it fades out, and everything is removed', () =>
    onExhibit(
      browser,
      both,
      async page => {
        expect(await motionsAfter(page, '[data-opener]', '[data-phase="opening"]')).toEqual([
          { name: 'lightbox-room::before lightbox-in', time: 300, delay: 0 },
          { name: 'lightbox-stage flight', time: 300, delay: 300 },
        ]);
        expect(await opacityOf(page, '.lightbox-stage')).toBe('0');
        expect(await opacityOf(page, '.lightbox-close')).toBe('0');
        await finish(page);
        await expect.poll(() => dialog(page).getAttribute('data-phase')).toBe('open');
        expect(await opacityOf(page, '.lightbox-stage')).toBe('1');
        expect(await opacityOf(page, '.lightbox-close')).toBe('1');
        expect(await shade(page)).toBe('0.95');
        expect(await motionsAfter(page, '.lightbox-close', '[data-phase="closing"]')).toEqual([
          { name: 'lightbox-room::before lightbox-out', time: 300, delay: 0 },
          { name: 'lightbox-stage flight', time: 300, delay: 0 },
        ]);
        expect(await page.evaluate(() => document.body.className)).toContain('lightbox-open');
        await finish(page);
        await isGone(page);
        expect(await page.evaluate(() => document.querySelectorAll('[class*="lightbox"]').length)).toBe(0);
      },
      moving,
    ));

  it('LIGHTBOX-3: does not move with reduced motion', () =>
    onExhibit(browser, both, async page => {
      expect(await motionsAfter(page, '[data-opener]', '[data-phase="opening"]')).toEqual([]);
      expect(await shade(page)).toBe('0.95');
      expect(await motionsAfter(page, '.lightbox-next', '[data-index="1"]')).toEqual([]);
      expect(await opacityOf(page, '.lightbox-close')).toBe('1');
    }));

  it.each([
    ['dark', {}],
    ['dark', { theme: 'dark' }],
    ['light', { theme: 'light' }],
  ])('LIGHTBOX-3: is %s with %o', (theme, options) =>
    onExhibit(browser, options, async page => {
      await page.getByRole('button').click();
      await drawn(page);
      const [ink, paper] = await page.evaluate(() => {
        const luminance = (color: string) => {
          const canvas = new OffscreenCanvas(1, 1).getContext('2d');
          if (!canvas) return Number.NaN;
          canvas.fillStyle = color;
          canvas.fillRect(0, 0, 1, 1);
          return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3).reduce((sum, part) => sum + part, 0);
        };
        const room = document.querySelector('.lightbox-room');
        if (!room) return [];
        const { backgroundColor } = getComputedStyle(room, '::before');
        return [luminance(getComputedStyle(room).color), luminance(backgroundColor)];
      });
      expect((paper ?? 0) < (ink ?? 0) ? 'dark' : 'light').toBe(theme);
    }),
  );
});

describe('with a mouse', () => {
  it('LIGHTBOX-10: an item fades in over the other for 0.6 s, which is then removed', () =>
    onExhibit(
      browser,
      both,
      async page => {
        await page.getByRole('button').click();
        await expect.poll(() => dialog(page).getAttribute('data-phase')).toBe('open');
        expect(await motionsAfter(page, '.lightbox-next', '.lightbox-layer + .lightbox-layer')).toEqual([
          { name: 'lightbox-layer lightbox-out', time: 600, delay: 0 },
          { name: 'lightbox-layer lightbox-in', time: 600, delay: 0 },
        ]);
        expect(await page.locator('.lightbox-slide').count()).toBe(2);
        await finish(page);
        await expect.poll(() => page.locator('.lightbox-slide').count()).toBe(1);
        await isAt(page, '2 / 3');
      },
      moving,
    ));

  it('LIGHTBOX-10: the duration of a fade is `speed`', { tags: 'slow' }, () =>
    onExhibit(
      browser,
      { ...both, speed: 2 },
      async page => {
        await page.getByRole('button').click();
        await expect.poll(() => dialog(page).getAttribute('data-phase')).toBe('open');
        const fades = await motionsAfter(page, '.lightbox-next', '.lightbox-layer + .lightbox-layer');
        expect(fades.map(({ time }) => time)).toEqual([2000, 2000]);
      },
      moving,
    ),
  );

  it('LIGHTBOX-9: the arrow of the half under it is hinted at for 500 ms', () =>
    onGrid(browser, { ...still, prepare: page => page.clock.install({ time: 0 }) }, async page => {
      const hint = () => stage(page).getAttribute('data-hint');
      await openAt(page, 0);
      await isAt(page, '1 / 7');
      await page.mouse.move(600, 400);
      await page.clock.pauseAt(3_600_000);
      await page.mouse.move(130, 400);
      await expect.poll(hint).toBe('previous');
      const plain = await control(page, 'Next Item').evaluate(one => getComputedStyle(one).backgroundColor);
      const hinted = () =>
        control(page, 'Previous Item').evaluate(one => getComputedStyle(one).backgroundColor);
      expect(await hinted()).not.toBe(plain);
      await page.clock.runFor(499);
      await expect.poll(() => hint()).toBe('previous');
      await page.clock.runFor(1);
      await expect.poll(() => hint()).toBe(null);
      await expect.poll(() => hinted()).toBe(plain);
      await page.mouse.move(1070, 400);
      await expect.poll(hint).toBe('next');
    }));
});

describe('the picture', () => {
  const flight = (page: Page) =>
    page.evaluate(() => {
      const animation = document
        .getAnimations()
        .find(({ effect }) => effect instanceof KeyframeEffect && effect.target?.matches('[data-zooms]'));
      if (!animation) return null;
      const { effect } = animation;
      const picture = (effect instanceof KeyframeEffect && effect.target) || document.body;
      const middle = () => {
        const { left, right, top, bottom } = picture.getBoundingClientRect();
        return [(left + right) / 2, (top + bottom) / 2].map(Math.round);
      };
      const at = (time: number) => {
        animation.pause();
        animation.currentTime = time;
        return middle();
      };
      return { from: at(0), to: at(299.99), time: Number(effect?.getTiming().duration) };
    });
  const middleOf = async (page: Page, at: number) => {
    const box = await page.locator('[data-opens] img').nth(at).boundingBox();
    if (!box) throw new Error('There is no thumbnail.');
    return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
  };

  it('LIGHTBOX-11: grows from its thumbnail, and shrinks into the last one shown', () =>
    onGrid(browser, moving, async page => {
      const [first, second] = [await middleOf(page, 0), await middleOf(page, 1)];
      // The script is loaded: only the animation remains to be seen.
      await openAt(page, 0);
      await page.keyboard.press('Escape');
      await isGone(page);
      await motionsAfter(page, '[data-opens]', '[data-phase="opening"]');
      expect(await flight(page)).toEqual({ from: first, to: [600, 400], time: 300 });
      await finish(page);
      await expect.poll(() => dialog(page).getAttribute('data-phase')).toBe('open');
      await motionsAfter(page, '.lightbox-next', '.lightbox-layer + .lightbox-layer');
      await finish(page);
      await expect.poll(() => page.locator('.lightbox-slide').count()).toBe(1);
      await motionsAfter(page, '.lightbox-close', '[data-phase="closing"]');
      expect(await flight(page)).toEqual({ from: [600, 400], to: second, time: 300 });
    }));

  it('LIGHTBOX-11: does not shrink into a thumbnail out of view', { tags: 'slow' }, () =>
    onGrid(browser, { ...moving, viewport: { width: 1200, height: 240 } }, async page => {
      const last = page.locator('[data-slide-id]').last();
      expect((await last.boundingBox())?.y).toBeGreaterThan(240);
      const id = await last.getAttribute('data-slide-id');
      await page.evaluate(name => location.assign(`#${name}`), id);
      await drawn(page);
      await finish(page);
      await expect.poll(() => dialog(page).getAttribute('data-phase')).toBe('open');
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await motionsAfter(page, '.lightbox-close', '[data-phase="closing"]');
      expect(await flight(page)).toBe(null);
      await finish(page);
      await isGone(page);
    }),
  );
});
