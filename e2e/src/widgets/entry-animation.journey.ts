import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openChromium } from '../chromium.ts';
import { visit } from '../visit.ts';
import { stopClock } from './stop-clock.ts';

const exhibit = `${inject('catalogue')}/widget/motion/0`;
const desktop = { viewport: { width: 1000, height: 800 } };
const waiting = ['fade', 'slide', 'tall', 'clip', 'pictured', 'stalled'];

let browser: Browser;

beforeAll(async () => {
  browser = await openChromium();
});

afterAll(() => browser.close());

const onExhibit = (journey: (page: Page) => Promise<void>, options: BrowserContextOptions = {}, query = '') =>
  visit(browser, { ...desktop, ...options }, async page => {
    await page.goto(exhibit + query);
    if (options.javaScriptEnabled !== false) await page.locator('[data-started]').waitFor();
    await journey(page);
  });

const named = (page: Page, name: string) => page.locator(`[data-name=${name}]`);
const namesOf = (page: Page, state: string) =>
  page.locator(state).evaluateAll(blocks => blocks.map(block => block.getAttribute('data-name')));
const opacityOf = (page: Page, name: string) =>
  named(page, name).evaluate(block => Number(getComputedStyle(block).opacity));

/** Scrolls until this fraction of the block is in the window from below; never past it. */
const scrollTo = (page: Page, name: string, share: number) =>
  named(page, name).evaluate((block, part) => {
    const { top, height } = block.getBoundingClientRect();
    scrollBy({ top: top + height * part - innerHeight, behavior: 'instant' });
  }, share);

/** After two frames observers have reported. */
const afterFrames = (page: Page) =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Until observers have reported a block, also with a stopped clock: those of the page ran first. */
const observed = (page: Page, name: string) =>
  named(page, name).evaluate(
    block => new Promise(resolve => new IntersectionObserver(resolve).observe(block)),
  );

describe('an animated block', () => {
  it('ANIMATION-2: is hidden below the window until half of it is visible, and appears once', async () => {
    await onExhibit(async page => {
      expect(await namesOf(page, '.motion-waiting')).toEqual(waiting);
      expect(await opacityOf(page, 'fade')).toBe(0);
      await scrollTo(page, 'fade', 0.4);
      await afterFrames(page);
      expect(await namesOf(page, '.motion-waiting')).toEqual(waiting);
      await scrollTo(page, 'fade', 0.55);
      await expect.poll(() => namesOf(page, '.motion-waiting')).toEqual(waiting.slice(1));
      expect(await named(page, 'fade').getAttribute('class')).toBe('loaded');
      await expect.poll(() => opacityOf(page, 'fade')).toBe(1);
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await afterFrames(page);
      await expect.poll(() => named(page, 'fade').getAttribute('class')).toBe('loaded');
      await expect.poll(() => named(page, 'fade').evaluate(block => block.getAnimations().length)).toBe(0);
    });
  });

  it('ANIMATION-2: taller than the screen, it appears when any of it is visible', {
    tags: 'slow',
  }, async () => {
    await onExhibit(async page => {
      await scrollTo(page, 'tall', 0.02);
      await expect.poll(() => named(page, 'tall').getAttribute('class')).toBe('loaded');
    });
  });

  it('ANIMATION-1: moves by its own animation and duration', async () => {
    await onExhibit(async page => {
      const played = (name: string) =>
        named(page, name).evaluate(
          block =>
            new Promise(done => {
              block.addEventListener('animationstart', (event: Event) => {
                const [animation] = block.getAnimations();
                const [first] =
                  animation?.effect instanceof KeyframeEffect ? animation.effect.getKeyframes() : [];
                done([
                  Reflect.get(event, 'animationName'),
                  animation?.effect?.getComputedTiming().duration,
                  first?.scale ?? null,
                ]);
              });
              block.scrollIntoView({ behavior: 'instant', block: 'center' });
            }),
        );
      expect(await played('fade')).toEqual(['motion-fade', 600, null]);
      expect(await played('slide')).toEqual(['motion-slide', 300, null]);
      expect(await played('tall')).toEqual(['motion-scale', 150, '0.94']);
      expect(await played('clip')).toEqual(['motion-clip', 600, null]);
    });
  });

  it('ANIMATION-3: waits for its picture, also for one that fails', async () => {
    await visit(browser, desktop, async page => {
      let answer = () => {};
      const asked = new Promise<void>(resolve => {
        void page.route('**/m2k4h8x1a000000000000001/**', async route => {
          resolve();
          await new Promise<void>(go => {
            answer = go;
          });
          await route.abort();
        });
      });
      await page.goto(exhibit);
      await page.locator('[data-started]').waitFor();
      await scrollTo(page, 'pictured', 0.6);
      await asked;
      await afterFrames(page);
      expect(await named(page, 'pictured').getAttribute('class')).toBe('motion-waiting');
      answer();
      await expect.poll(() => named(page, 'pictured').getAttribute('class')).toBe('loaded');
    });
  });

  it('ANIMATION-3: waits three seconds for a stalled picture, and no longer', async () => {
    await visit(browser, desktop, async page => {
      await page.route('**/m2k4h8x1a000000000000002/**', () => {});
      await page.goto(exhibit);
      await page.locator('[data-started]').waitFor();
      await stopClock(page);
      await scrollTo(page, 'stalled', 0.6);
      await observed(page, 'stalled');
      await page.clock.runFor(2_999);
      await expect.poll(() => named(page, 'stalled').getAttribute('class')).toBe('motion-waiting');
      await page.clock.runFor(1);
      await expect.poll(() => named(page, 'stalled').getAttribute('class')).toBe('loaded');
    });
  });

  it('ANIMATION-4: does not change blocks in the window when the script starts, or skipped ones', {
    tags: 'slow',
  }, async () => {
    await onExhibit(async page => {
      expect(await namesOf(page, '.loaded')).toEqual(['first', 'second']);
    });
    await onExhibit(
      async page => {
        await expect
          .poll(() => namesOf(page, '.loaded'))
          .toEqual(['first', 'second', 'fade', 'slide', 'tall', 'clip']);
      },
      {},
      '#clip',
    );
  });

  it('ANIMATION-4: is shown immediately when it gets the focus', async () => {
    await onExhibit(async page => {
      await named(page, 'clip')
        .getByRole('link')
        .evaluate(link => link instanceof HTMLElement && link.focus({ preventScroll: true }));
      expect(await named(page, 'clip').getAttribute('class')).toBe('loaded');
    });
  });

  it.each<[string, BrowserContextOptions]>([
    ['without script', { javaScriptEnabled: false }],
    ['with reduced motion', { reducedMotion: 'reduce' }],
  ])('ANIMATION-5: %s every block is simply visible', async (_, options) => {
    await onExhibit(async page => {
      for (const name of ['first', ...waiting]) {
        expect(await opacityOf(page, name)).toBe(1);
        expect(await named(page, name).evaluate(block => block.getAnimations().length)).toBe(0);
      }
    }, options);
  });

  it('ANIMATION-5: in print, and when the script is undone, every block is visible', async () => {
    await onExhibit(async page => {
      await page.emulateMedia({ media: 'print' });
      for (const name of waiting) expect(await opacityOf(page, name)).toBe(1);
      await page.emulateMedia({ media: 'screen' });
      await expect.poll(() => opacityOf(page, 'clip')).toBe(0);
      await page.locator('[data-exhibit]').dispatchEvent('stop');
      await expect.poll(() => namesOf(page, '.motion-waiting')).toEqual([]);
    });
  });

  it('ANIMATION-6: shifts no layout', async () => {
    await onExhibit(async page => {
      const heights = () => page.evaluate(() => document.documentElement.scrollHeight);
      const before = await heights();
      await page.evaluate(() => {
        Object.assign(globalThis, { shift: 0 });
        new PerformanceObserver(list => {
          for (const entry of list.getEntries())
            Object.assign(globalThis, {
              shift: Reflect.get(globalThis, 'shift') + Reflect.get(entry, 'value'),
            });
        }).observe({ type: 'layout-shift', buffered: true });
      });
      for (const name of waiting) {
        await scrollTo(page, name, name === 'tall' ? 0.1 : 0.6);
        await expect.poll(() => named(page, name).getAttribute('class')).toBe('loaded');
      }
      expect(await page.evaluate(() => Reflect.get(globalThis, 'shift'))).toBe(0);
      expect(await heights()).toBe(before);
    });
  });
});
