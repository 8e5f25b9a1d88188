import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChromium } from '../chromium.ts';
import { drawings, onHighlights, textSample } from './highlight-samples.ts';

const moving = textSample('Highlights that move');
/** Places of the drawings: the marker is behind the text, so it comes first. */
const place = { marker: 0, curve: 1, circle: 2, frame: 3, wave: 4 } as const;

let browser: Browser;

beforeAll(async () => {
  browser = await openChromium();
});

afterAll(() => browser.close());

/** With the time of all animations stopped from the start. */
const onFrozen = (journey: (page: Page) => Promise<void>, width = 820) =>
  onHighlights(
    browser,
    { address: textSample('One paragraph'), isDrawn: false, options: { viewport: { width, height: 900 } } },
    async page => {
      const tools = await page.context().newCDPSession(page);
      await tools.send('Animation.enable');
      await tools.send('Animation.setPlaybackRate', { playbackRate: 0 });
      await page.goto(moving);
      await expect.poll(() => page.locator(drawings).count()).toBe(5);
      await journey(page);
    },
  );

const drawingAt = (page: Page, at: keyof typeof place) => page.locator(drawings).nth(place[at]);

const progressOf = (page: Page, at: keyof typeof place) =>
  drawingAt(page, at).evaluate(svg =>
    Number(getComputedStyle(svg).getPropertyValue('--text-highlight-progress')),
  );

const timingOf = (page: Page, at: keyof typeof place) =>
  drawingAt(page, at).evaluate(svg => {
    const { delay, duration } = svg.getAnimations()[0]?.effect?.getTiming() ?? {};
    return [delay, duration];
  });

/** Sets an animation to a fraction of its duration. */
const moveTo = (page: Page, at: keyof typeof place, share: number) =>
  drawingAt(page, at).evaluate((svg, wanted) => {
    const [animation] = svg.getAnimations();
    const { delay, duration } = animation?.effect?.getTiming() ?? {};
    if (!animation) throw new Error('Nothing moves.');
    animation.currentTime = Number(delay) + Number(duration) * wanted;
  }, share);

/** The hidden part of each stroke of a drawing, from −1 to 1. */
const hiddenOf = (page: Page, at: keyof typeof place) =>
  drawingAt(page, at).evaluate(svg =>
    [...svg.querySelectorAll('path')].map(path => {
      // It may be written as a calculation.
      const [offset] = /-?[\d.]+/.exec(getComputedStyle(path).strokeDashoffset) ?? [];
      return Math.round((Number(offset) / 1.02) * 1000) / 1000;
    }),
  );

const hiddenAt = async (page: Page, at: keyof typeof place, share: number) => {
  await moveTo(page, at, share);
  return hiddenOf(page, at);
};

/** The curve's data for the script, changed. */
const tell = (page: Page, change: object) =>
  page.locator('.text-highlight[data-shape="underlineCurve"]').evaluate((mark, changed) => {
    const known = JSON.parse(mark.getAttribute('data-highlight') ?? '');
    mark.setAttribute('data-highlight', JSON.stringify({ ...known, ...changed }));
  }, change);

const changes = [
  ['shape', { shape: 'wave' }, -1],
  ['animation', { motion: { animation: 'fade', direction: 'right', duration: 0.75 } }, -1],
  ['direction', { motion: { animation: 'draw', direction: 'left', duration: 0.75 } }, 1],
  ['duration', { motion: { animation: 'draw', direction: 'right', duration: 2 } }, -1],
] as const;

describe('an animated highlight', () => {
  it('HIGHLIGHT-8: is undrawn until its text is visible, and is drawn then', async () => {
    await onHighlights(browser, { address: textSample('One paragraph'), isDrawn: false }, async page => {
      await page.route(moving, async route => {
        const reply = await route.fetch();
        // Near enough to be loaded, too far to be visible.
        const body = (await reply.text()).replace('<main', '<div style="block-size:950px"></div><main');
        await route.fulfill({ response: reply, body });
      });
      await page.goto(moving);
      await page.locator(drawings).first().waitFor({ state: 'attached' });
      const state = () =>
        drawingAt(page, 'curve').evaluate(svg => svg.getAnimations()[0]?.playState ?? 'finished');
      expect(await state()).toBe('paused');
      expect(await progressOf(page, 'curve')).toBe(-1);
      expect(await progressOf(page, 'circle')).toBe(1);
      await page.evaluate(() => window.scrollTo(0, 500));
      await expect.poll(state).toBe('finished');
      expect(await progressOf(page, 'curve')).toBe(0);
      expect(await hiddenOf(page, 'curve')).toEqual([0]);
    });
  });

  it('HIGHLIGHT-8: waits 250 ms and takes its duration', async () => {
    await onFrozen(async page => {
      expect(await timingOf(page, 'curve')).toEqual([250, 750]);
      expect(await timingOf(page, 'wave')).toEqual([250, 2000]);
    });
  });

  it('HIGHLIGHT-8: draws over the lines with one pen', async () => {
    await onFrozen(async page => {
      const none = await hiddenAt(page, 'wave', 0);
      expect(none.length).toBeGreaterThan(2);
      expect(new Set(none)).toEqual(new Set([1]));
      const half = await hiddenAt(page, 'wave', 0.5);
      expect(half[0]).toBe(0);
      expect(half.at(-1)).toBe(1);
      // Lines before it are complete, lines after it not started.
      expect(half).toEqual(half.toSorted((one, other) => one - other));
      expect(half.filter(hidden => hidden > 0 && hidden < 1).length).toBeLessThanOrEqual(1);
    }, 390);
  });

  it('HIGHLIGHT-8: is drawn from its end if its direction is left', { tags: 'slow' }, async () => {
    await onFrozen(async page => {
      expect(await hiddenAt(page, 'circle', 0)).toEqual([-1]);
      expect((await hiddenAt(page, 'circle', 0.5))[0]).toBeCloseTo(-0.5, 1);
    });
  });

  it.each([
    ['marker', 0, 0, 1],
    ['marker', 0.5, 0.5, 1],
    ['frame', 0, 0, 0.5],
    ['frame', 0.5, 0.5, 0.75],
  ] as const)(
    'HIGHLIGHT-8: %s at %f of its duration has the opacity %f, at %f of its size',
    async (at, share, seen, size) => {
      await onFrozen(async page => {
        await moveTo(page, at, share);
        const looks = await drawingAt(page, at)
          .locator('path')
          .first()
          .evaluate(path => {
            const { opacity, scale } = getComputedStyle(path);
            return { seen: Number(opacity), size: scale === 'none' ? 1 : Number(scale) };
          });
        expect(looks.seen).toBeCloseTo(seen, 5);
        expect(looks.size).toBeCloseTo(size, 5);
      });
    },
  );

  it('HIGHLIGHT-9: continues from its progress when its style changes, in the remaining time', async () => {
    await onFrozen(async page => {
      await moveTo(page, 'curve', 0.5);
      expect(await progressOf(page, 'curve')).toBeCloseTo(-0.5, 5);
      await page
        .locator('.text-highlight[data-shape="underlineCurve"]')
        .evaluate(mark => mark.setAttribute('style', '--text-highlight-color: rgb(1 2 3)'));
      // Redrawn, it is the last in front.
      const last = page.locator(drawings).last();
      const look = () => last.evaluate(svg => getComputedStyle(svg).stroke);
      await expect.poll(look).toBe('rgb(1, 2, 3)');
      const { delay, duration, progress } = await last.evaluate(svg => ({
        ...svg.getAnimations()[0]?.effect?.getTiming(),
        progress: Number(getComputedStyle(svg).getPropertyValue('--text-highlight-progress')),
      }));
      expect(delay).toBe(0);
      expect(duration).toBeCloseTo(375, 1);
      expect(progress).toBeCloseTo(-0.5, 5);
    });
  });

  it.each(changes)('HIGHLIGHT-11: starts again with another %s', async (_, change, start) => {
    await onFrozen(async page => {
      const finish = () =>
        page.evaluate(() => {
          for (const animation of document.getAnimations()) animation.finish();
        });
      const progresses = () =>
        page
          .locator(drawings)
          .evaluateAll(svgs =>
            svgs.map(svg => Number(getComputedStyle(svg).getPropertyValue('--text-highlight-progress'))),
          );
      // The last may start only now, as drawings become visible one after the other.
      await expect.poll(() => finish().then(progresses)).toEqual([0, 0, 0, 0, 0]);
      await tell(page, change);
      await expect.poll(progresses).toEqual([0, 0, 0, 0, start]);
    });
  });

  it('HIGHLIGHT-10: is shown immediately with reduced motion', async () => {
    await onHighlights(browser, { address: moving, options: { reducedMotion: 'reduce' } }, async page => {
      const looks = await page.locator(`${drawings} path`).evaluateAll(paths =>
        paths.map(path => {
          const { strokeDasharray, opacity, scale } = getComputedStyle(path);
          return `${strokeDasharray} ${opacity} ${scale}`;
        }),
      );
      expect(new Set(looks)).toEqual(new Set(['none 1 none']));
    });
  });

  it('HIGHLIGHT-10: without animation it is shown immediately to everyone', async () => {
    await onHighlights(browser, { address: textSample('Highlights') }, async page => {
      expect(await page.locator(`${drawings}[data-animation]`).count()).toBe(0);
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    });
  });
});
