import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChromium } from '../chromium.ts';
import { inMotion, seen, shownSlide } from './gallery-exhibit.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openChromium();
});

afterAll(() => browser.close());

async function shownAfter(page: Page, ...seconds: readonly number[]): Promise<(string | null)[]> {
  const all: (string | null)[] = [];
  for (const second of seconds) {
    await page.clock.runFor(second * 1000);
    all.push(await shownSlide(page));
  }
  return all;
}

const pauseButton = (page: Page) => page.locator('[data-gallery-pause]');

describe('a gallery with autoplay', () => {
  it('GALLERY-26: shows the next slide after its time; a change restarts the time', async () => {
    await inMotion(browser, 'seconds=5', async page => {
      expect(await shownAfter(page, 4, 1.1, 5, 5, 5)).toEqual(['clay', 'wheel', 'fire', 'table', 'clay']);
      await page.clock.runFor(4000);
      await page.keyboard.press('ArrowRight');
      expect(await shownAfter(page, 4, 1.1)).toEqual(['wheel', 'fire']);
    });
  });

  it('GALLERY-26: picks any other slide at random', async () => {
    await inMotion(browser, 'seconds=1&random', async page => {
      const seen = new Set<string | null>();
      for (let before = await shownSlide(page), turns = 0; turns < 30; turns += 1) {
        const [after = null] = await shownAfter(page, 1);
        expect(after).not.toBe(before);
        seen.add(after);
        before = after;
      }
      expect([...seen].toSorted()).toEqual(['clay', 'fire', 'table', 'wheel']);
    });
  });

  it('GALLERY-27: waits while the mouse is over it, and continues afterwards', async () => {
    await inMotion(browser, 'seconds=1', async page => {
      await page.mouse.move(300, 120);
      expect(await shownAfter(page, 5)).toEqual(['clay']);
      await page.mouse.move(300, 690);
      expect(await shownAfter(page, 1.1)).toEqual(['wheel']);
    });
  });

  it('GALLERY-27: a touch does not pause it', async () => {
    await inMotion(
      browser,
      'seconds=1',
      async page => {
        await page.touchscreen.tap(300, 120);
        expect(await shownAfter(page, 1.1)).toEqual(['wheel']);
      },
      { hasTouch: true },
    );
  });

  it('GALLERY-27: waits while the focus is inside by keyboard', async () => {
    await inMotion(browser, 'seconds=1', async page => {
      await page.keyboard.press('Tab');
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('A link inside');
      expect(await shownAfter(page, 3)).toEqual(['clay']);
      await page.keyboard.press('Shift+Tab');
      expect(await shownAfter(page, 1.1)).toEqual(['wheel']);
    });
  });

  it('GALLERY-27: waits while a video plays, and continues afterwards', async () => {
    await inMotion(browser, 'seconds=1', async page => {
      const film = page.locator('[data-film]');
      await film.evaluate(one => one.setAttribute('data-playing', ''));
      expect(await shownAfter(page, 3)).toEqual(['clay']);
      await film.evaluate(one => one.removeAttribute('data-playing'));
      expect(await shownAfter(page, 1.1)).toEqual(['wheel']);
    });
  });

  it('GALLERY-28: a button stops and restarts it, by keyboard', async () => {
    await inMotion(browser, 'seconds=1', async page => {
      const button = pauseButton(page);
      expect(await button.getAttribute('aria-label')).toBe('Stop the slideshow');
      await button.press('Enter');
      await expect.poll(() => button.getAttribute('aria-label')).toBe('Start the slideshow');
      expect(await shownAfter(page, 5)).toEqual(['clay']);
      // The focus is on the button, which does not pause it.
      await button.press(' ');
      expect(await shownAfter(page, 1.1)).toEqual(['wheel']);
      const box = await button.boundingBox();
      expect([box?.width, box?.height]).toEqual([44, 44]);
    });
  });

  it.each<[string, string, BrowserContextOptions]>([
    ['with reduced motion', '', { reducedMotion: 'reduce' }],
    ['with nomotion=true in the address', '&nomotion=true', {}],
  ])('GALLERY-28: does not start %s, except on demand', async (_, query, options) => {
    await inMotion(
      browser,
      `seconds=1${query}`,
      async page => {
        expect(await shownAfter(page, 5)).toEqual(['clay']);
        await pauseButton(page).press('Enter');
        expect(await shownAfter(page, 1.1)).toEqual(['wheel']);
      },
      options,
    );
  });

  it('GALLERY-28: nomotion=false changes nothing', async () => {
    await inMotion(browser, 'seconds=1&nomotion=false', async page => {
      expect(await shownAfter(page, 1.1)).toEqual(['wheel']);
    });
  });

  it('GALLERY-29: waits off screen', async () => {
    await inMotion(browser, 'seconds=1', async page => {
      await page.evaluate(() => window.scrollTo({ top: 5000, behavior: 'instant' }));
      await seen(page);
      expect(await shownAfter(page, 5)).toEqual(['clay']);
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await seen(page);
      expect(await shownAfter(page, 1.1)).toEqual(['wheel']);
    });
  });

  it('GALLERY-29: waits while the page is hidden', async () => {
    await inMotion(browser, 'seconds=1', async page => {
      const be = (state: string) =>
        page.evaluate(now => {
          Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
          document.dispatchEvent(new Event('visibilitychange'));
        }, state);
      await be('hidden');
      expect(await shownAfter(page, 5)).toEqual(['clay']);
      await be('visible');
      expect(await shownAfter(page, 1.1)).toEqual(['wheel']);
    });
  });
});
