import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openChromium } from '../chromium.ts';
import { visit } from '../visit.ts';

const catalogue = inject('catalogue');
const exhibit = `${catalogue}/widget/gallery/0`;

let browser: Browser;

beforeAll(async () => {
  browser = await openChromium();
});

afterAll(() => browser.close());

/** Opens the exhibit with a clock that the journey turns. */
const inMotion = (
  query: string,
  journey: (page: Page) => Promise<void>,
  options: BrowserContextOptions = {},
) =>
  visit(browser, { viewport: { width: 800, height: 700 }, ...options }, async page => {
    await page.clock.install();
    await page.goto(`${exhibit}?${query}`);
    await page.waitForSelector('[data-started]');
    // Whether it is on screen is told by the next frame.
    await page.evaluate(
      () => new Promise(resolve => new IntersectionObserver(resolve).observe(document.body)),
    );
    await journey(page);
  });

const shown = (page: Page) => page.locator('output').textContent();

async function shownAfter(page: Page, ...seconds: readonly number[]): Promise<(string | null)[]> {
  const all: (string | null)[] = [];
  for (const second of seconds) {
    await page.clock.runFor(second * 1000);
    all.push(await shown(page));
  }
  return all;
}

const pauseButton = (page: Page) => page.locator('[data-gallery-pause]');

describe('a gallery that plays by itself', () => {
  it('GALLERY-26: shows the next slide after its time; a change begins the time anew', async () => {
    await inMotion('seconds=5', async page => {
      expect(await shownAfter(page, 4.9, 0.2, 5, 5, 5)).toEqual(['clay', 'wheel', 'fire', 'table', 'clay']);
      await page.clock.runFor(4000);
      await page.keyboard.press('ArrowRight');
      expect(await shownAfter(page, 4, 1.1)).toEqual(['wheel', 'fire']);
    });
  });

  it('GALLERY-26: picks any other slide at random', async () => {
    await inMotion('seconds=1&random', async page => {
      const seen = new Set<string | null>();
      for (let before = await shown(page), turns = 0; turns < 30; turns += 1) {
        const [after = null] = await shownAfter(page, 1);
        expect(after).not.toBe(before);
        seen.add(after);
        before = after;
      }
      expect([...seen].toSorted()).toEqual(['clay', 'fire', 'table', 'wheel']);
    });
  });

  it('GALLERY-27: waits while the mouse is over it, and goes on afterwards', async () => {
    await inMotion('seconds=1', async page => {
      await page.mouse.move(300, 120);
      expect(await shownAfter(page, 5)).toEqual(['clay']);
      await page.mouse.move(300, 690);
      expect(await shownAfter(page, 1.1)).toEqual(['wheel']);
    });
  });

  it('GALLERY-27: a finger does not keep it', async () => {
    await inMotion(
      'seconds=1',
      async page => {
        await page.touchscreen.tap(300, 120);
        expect(await shownAfter(page, 1.1)).toEqual(['wheel']);
      },
      { hasTouch: true },
    );
  });

  it('GALLERY-27: waits while the focus is inside by keyboard', async () => {
    await inMotion('seconds=1', async page => {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('A link inside');
      expect(await shownAfter(page, 3)).toEqual(['clay']);
      await page.keyboard.press('Shift+Tab');
      expect(await shownAfter(page, 1.1)).toEqual(['wheel']);
    });
  });

  it('GALLERY-27: waits while a video plays, and goes on afterwards', async () => {
    await inMotion('seconds=1', async page => {
      const film = page.locator('[data-film]');
      await film.evaluate(one => one.setAttribute('data-playing', ''));
      expect(await shownAfter(page, 3)).toEqual(['clay']);
      await film.evaluate(one => one.removeAttribute('data-playing'));
      expect(await shownAfter(page, 1.1)).toEqual(['wheel']);
    });
  });

  it('GALLERY-28: a button stops it and starts it again, by keyboard', async () => {
    await inMotion('seconds=1', async page => {
      const button = pauseButton(page);
      expect(await button.getAttribute('aria-label')).toBe('Stop the slideshow');
      await button.press('Enter');
      expect(await button.getAttribute('aria-label')).toBe('Start the slideshow');
      expect(await shownAfter(page, 5)).toEqual(['clay']);
      // The focus is on the button, which does not keep it from playing.
      await button.press(' ');
      expect(await shownAfter(page, 1.1)).toEqual(['wheel']);
      const box = await button.boundingBox();
      expect([box?.width, box?.height]).toEqual([44, 44]);
    });
  });

  it.each<[string, string, BrowserContextOptions]>([
    ['where less motion is wanted', '', { reducedMotion: 'reduce' }],
    ['with nomotion=true in the address', '&nomotion=true', {}],
  ])('GALLERY-28: does not begin %s, but when asked', async (_, query, options) => {
    await inMotion(
      `seconds=1${query}`,
      async page => {
        expect(await shownAfter(page, 5)).toEqual(['clay']);
        await pauseButton(page).press('Enter');
        expect(await shownAfter(page, 1.1)).toEqual(['wheel']);
      },
      options,
    );
  });

  it('GALLERY-28: nomotion=false says nothing', async () => {
    await inMotion('seconds=1&nomotion=false', async page => {
      expect(await shownAfter(page, 1.1)).toEqual(['wheel']);
    });
  });

  it('GALLERY-29: waits off screen', async () => {
    await inMotion('seconds=1', async page => {
      const settled = () =>
        page.evaluate(() => new Promise(resolve => new IntersectionObserver(resolve).observe(document.body)));
      await page.evaluate(() => window.scrollTo({ top: 5000, behavior: 'instant' }));
      await settled();
      expect(await shownAfter(page, 5)).toEqual(['clay']);
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await settled();
      expect(await shownAfter(page, 1.1)).toEqual(['wheel']);
    });
  });

  it('GALLERY-29: waits while the page is hidden', async () => {
    await inMotion('seconds=1', async page => {
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

describe('the arrows of the keyboard', () => {
  const press = async (page: Page, ...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
    return shown(page);
  };

  it('GALLERY-30: go back and on, mirrored where writing runs from the right', async () => {
    await inMotion('', async page => {
      expect(await press(page, 'ArrowRight', 'ArrowRight', 'ArrowLeft')).toBe('wheel');
      expect(await press(page, 'ArrowLeft', 'ArrowLeft')).toBe('table');
    });
    await inMotion('dir=rtl', async page => {
      expect(await press(page, 'ArrowLeft')).toBe('wheel');
      expect(await press(page, 'ArrowRight')).toBe('clay');
    });
  });

  it('GALLERY-30: are left alone while text is edited, with modifiers, in motion and off screen', async () => {
    await inMotion('', async page => {
      await page.locator('input').fill('clay and ash');
      expect(await press(page, 'ArrowLeft', 'ArrowRight')).toBe('clay');
      await page.locator('input').blur();
      expect(await press(page, 'Alt+ArrowRight', 'Shift+ArrowRight')).toBe('clay');
      await page.goto(`${exhibit}?`);
      await page.waitForSelector('[data-started]');
      await page.evaluate(() => window.scrollTo({ top: 5000, behavior: 'instant' }));
      expect(await press(page, 'ArrowRight')).toBe('clay');
    });
    await inMotion('moving', async page => {
      expect(await press(page, 'ArrowRight')).toBe('clay');
    });
  });
});

describe('the address', () => {
  const path = (page: Page) => page.evaluate(() => location.pathname.replace(/^\/widget/, ''));

  it('GALLERY-31, GALLERY-32: names the current slide; «back» and «forward» show theirs', async () => {
    await inMotion('history', async page => {
      const entries = () => page.evaluate(() => history.length);
      const before = await entries();
      await page.keyboard.press('ArrowRight');
      expect(await path(page)).toBe('/gallery/0/at-the-wheel');
      await page.keyboard.press('ArrowRight');
      expect(await path(page)).toBe('/gallery/0/fire');
      expect(await page.evaluate(() => history.state)).toEqual({ itemId: 'fire' });
      expect((await entries()) - before).toBe(2);
      await page.evaluate(() => history.back());
      await expect.poll(() => shown(page)).toBe('wheel');
      await page.evaluate(() => history.back());
      await expect.poll(() => shown(page)).toBe('clay');
      await page.evaluate(() => history.forward());
      await expect.poll(() => shown(page)).toBe('wheel');
      expect((await entries()) - before).toBe(2);
    });
  });

  it('GALLERY-31: autoplay replaces the entry', async () => {
    await inMotion('history&seconds=1', async page => {
      const before = await page.evaluate(() => history.length);
      await page.clock.runFor(2100);
      expect(await path(page)).toBe('/gallery/0/fire');
      expect(await page.evaluate(() => history.length)).toBe(before);
    });
  });

  it.each(['wheel', 'at-the-wheel'])(
    'GALLERY-32: on load the slide that was kept as «%s» is current',
    async kept => {
      await visit(browser, {}, async page => {
        await page.goto(`${exhibit}?history`);
        await page.evaluate(itemId => history.replaceState({ itemId }, ''), kept);
        await page.reload();
        await page.waitForSelector('[data-started]');
        expect(await shown(page)).toBe('wheel');
      });
    },
  );

  it('GALLERY-31: says nothing without history, nor while the page is edited', async () => {
    await inMotion('', async page => {
      await page.keyboard.press('ArrowRight');
      expect(await path(page)).toBe('/gallery/0');
    });
    await visit(browser, {}, async page => {
      await page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => document.body.setAttribute('data-block-id', 'b'));
        document.addEventListener('readystatechange', () =>
          document.body?.setAttribute('data-block-id', 'b'),
        );
      });
      await page.goto(`${exhibit}?history`);
      await page.waitForSelector('[data-started]');
      await page.keyboard.press('ArrowRight');
      expect([await shown(page), await path(page)]).toEqual(['wheel', '/gallery/0']);
    });
  });
});
