import { firstOrAll } from '@vitrine/tools/slow-tests.ts';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openChromium } from '../chromium.ts';
import { findAxeProblems, visit } from '../visit.ts';
import { answerSounds } from './answer-sounds.ts';
import { joinSamples } from './join-samples.ts';
import {
  control,
  controls,
  dialog,
  drawn,
  films,
  isAt,
  isGone,
  onExhibit,
  onGrid,
  openAt,
  ready,
  stage,
  still,
} from './lightbox-visit.ts';
import { sampleAddress } from './sample-address.ts';
import { standInForOthers } from './third-parties.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openChromium();
});

afterAll(() => browser.close());

const opener = (page: Page) => page.locator('[data-opener]');

/** Opens the exhibit with the given options. */
const onOpen = (options: Readonly<Record<string, unknown>>, journey: (page: Page) => Promise<void>) =>
  onExhibit(browser, options, async page => {
    await opener(page).click();
    await drawn(page);
    await journey(page);
  });

describe('a lightbox', () => {
  it('LIGHTBOX-1, LIGHTBOX-2, LIGHTBOX-6: opens at the clicked slide, with its labels', () =>
    onGrid(browser, still, async page => {
      await openAt(page, 1);
      await isAt(page, '2 / 7');
      expect(await dialog(page).getAttribute('aria-label')).toBe('Gallery');
      expect(await controls(page)).toEqual(['Previous Item', 'Next Item', 'Zoom in', 'Close']);
      const said = dialog(page).locator('[aria-live]');
      expect(await said.textContent()).toBe('Gallery, 2 of 7, Tall jug');
      await control(page, 'Next Item').click();
      await expect.poll(() => said.textContent()).toBe('Gallery, 3 of 7, The workshop in June');
    }));

  it('LIGHTBOX-1: opens at the first by default', { tags: 'slow' }, async () => {
    await onOpen({}, page => isAt(page, '1 / 3'));
    await onOpen({ currentSetIndex: 2 }, page => isAt(page, '3 / 3'));
  });

  it('LIGHTBOX-1: does not open for an empty set', () =>
    onExhibit(browser, { items: 0 }, async page => {
      const found = await opener(page).evaluate((button: HTMLElement) => {
        button.click();
        return [document.querySelectorAll('dialog').length, document.body.className];
      });
      expect(found).toEqual([0, '']);
    }));

  it('LIGHTBOX-2: moves on and back by optional controls, with more than one item', async () => {
    const both = { previous: true, next: true };
    const having = async (options: Readonly<Record<string, unknown>>, names: readonly string[]) =>
      onOpen(options, async page => expect(await controls(page)).toEqual([...names, 'Zoom in', 'Close']));
    await having({}, []);
    await having({ controls: { next: true } }, ['Next Item']);
    await having({ controls: both, items: 2 }, ['Previous Item', 'Next Item']);
    await having({ controls: both, items: 1 }, []);
  });

  it('LIGHTBOX-2: covers the window, under its title if it has one', () =>
    onOpen({ title: 'Kiln' }, async page => {
      expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 1200, height: 800 });
      expect(await dialog(page).getAttribute('aria-label')).toBe('Kiln');
    }));

  it.each([
    [{}, 1200, { x: 100, y: 100, width: 1000, height: 600 }],
    [{ padding: 40 }, 1200, { x: 40, y: 40, width: 1120, height: 720 }],
    [{}, 799, { x: 0, y: 64, width: 799, height: 672 }],
    [{ padding: 40 }, 799, { x: 0, y: 40, width: 799, height: 720 }],
  ])('LIGHTBOX-18: with %o in a window of %i px keeps its distance to the edges', (options, width, box) =>
    onOpen(options, async page => {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => page.locator('.lightbox-slide').boundingBox()).toEqual(box);
    }),
  );

  it('LIGHTBOX-4, LIGHTBOX-5: keeps the focus inside and returns it', () =>
    onGrid(browser, still, async page => {
      await page.locator('[data-opens]').nth(1).focus();
      await page.keyboard.press('Enter');
      await drawn(page);
      expect(await page.evaluate(() => document.body.className)).toContain('lightbox-open');
      expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden');
      for (let presses = 0; presses < 9; presses += 1) {
        await page.keyboard.press('Tab');
        const where = await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName);
        expect(['DIALOG', 'BODY']).toContain(where);
        expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-opens'))).toBe(false);
      }
      await page.keyboard.press('Escape');
      await isGone(page);
      expect(await page.evaluate(() => document.body.className)).not.toContain('lightbox-open');
      const focused = await page.evaluate(() =>
        [...document.querySelectorAll('[data-opens]')].indexOf(document.activeElement ?? document.body),
      );
      expect(focused).toBe(1);
    }));

  it('LIGHTBOX-7, LIGHTBOX-10: arrows go on and back, each at most once in 200 ms, and loop', () =>
    onGrid(browser, still, async page => {
      await openAt(page, 0);
      await isAt(page, '1 / 7');
      const press = (keys: readonly (readonly [string, number])[]) =>
        page.evaluate(all => {
          for (const [key, at] of all) {
            const event = new KeyboardEvent('keydown', { key, bubbles: true });
            Object.defineProperty(event, 'timeStamp', { value: at });
            document.dispatchEvent(event);
          }
        }, keys);
      const [on, back] = ['ArrowRight', 'ArrowLeft'];
      await press([
        [on, 1000],
        [on, 1199],
      ] as const);
      await isAt(page, '2 / 7');
      await press([
        [on, 1200],
        [on, 1400],
      ] as const);
      await isAt(page, '4 / 7');
      await press([
        [back, 1401],
        [back, 1602],
        [back, 1803],
        [back, 2004],
      ] as const);
      await isAt(page, '7 / 7');
      await press([[on, 2100]] as const);
      await isAt(page, '1 / 7');
    }));

  it('LIGHTBOX-7: an arrow that is pressed while it opens counts', () =>
    onExhibit(browser, {}, async page => {
      await opener(page).evaluate(button => {
        if (button instanceof HTMLElement) button.click();
        document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
      });
      await drawn(page);
      await isAt(page, '2 / 3');
    }));

  it('LIGHTBOX-7: Escape closes; Enter and Space activate a control', () =>
    onGrid(browser, still, async page => {
      await openAt(page, 0);
      await control(page, 'Next Item').press('Enter');
      await isAt(page, '2 / 7');
      await control(page, 'Next Item').press(' ');
      await isAt(page, '3 / 7');
      await page.keyboard.press('Escape');
      await isGone(page);
      await openAt(page, 0);
      await control(page, 'Close').press('Enter');
      await isGone(page);
    }));

  it('LIGHTBOX-7: is mirrored in right-to-left text', () =>
    onGrid(browser, { ...still, query: '?dir=rtl' }, async page => {
      await openAt(page, 0);
      await page.keyboard.press('ArrowLeft');
      await isAt(page, '2 / 7');
    }));

  it('LIGHTBOX-8: interprets clicks by their zone', () =>
    onGrid(browser, still, async page => {
      await openAt(page, 0);
      const meaning = () => stage(page).evaluate(element => element.dataset.meaning);
      await page.mouse.move(130, 400);
      await expect.poll(meaning).toBe('previous');
      await page.mouse.click(130, 400);
      await isAt(page, '7 / 7');
      await page.mouse.click(1070, 400);
      await isAt(page, '1 / 7');
      await page.mouse.click(600, 400);
      await page.mouse.move(600, 401);
      await expect.poll(meaning).toBe('nothing');
      await isAt(page, '1 / 7');
      await page.mouse.click(10, 400);
      await isGone(page);
      await openAt(page, 0);
      await page.mouse.click(500, 50);
      await isGone(page);
    }));

  it('LIGHTBOX-8: in a narrow window the stage reaches the edges', { tags: 'slow' }, () =>
    onOpen({}, async page => {
      await page.setViewportSize({ width: 700, height: 800 });
      await page.mouse.click(30, 90);
      await isAt(page, '3 / 3');
      await page.mouse.click(670, 90);
      await isAt(page, '1 / 3');
      await page.mouse.click(13, 90);
      await isGone(page);
    }),
  );

  it.each(firstOrAll(['lightest', 'darkest']))('LIGHTBOX-2: axe finds nothing over %s', theme =>
    onGrid(browser, { ...still, query: `?theme=${theme}` }, async page => {
      await openAt(page, 0);
      await expect.poll(() => dialog(page).getAttribute('data-phase')).toBe('open');
      expect(await findAxeProblems(page)).toEqual([]);
    }),
  );
});

describe('a video in a lightbox', () => {
  const onFilms = (journey: (page: Page) => Promise<void>, options: BrowserContextOptions = {}) =>
    visit(
      browser,
      { viewport: { width: 1200, height: 800 }, bypassCSP: true, ...still, ...options },
      journey,
    );
  const poster = (page: Page) => dialog(page).locator('.lightbox-slide:not([inert]) button[data-video]');

  it('LIGHTBOX-17, LIGHTBOX-8: sends nothing to a provider before a click on it shows it', () =>
    onFilms(async page => {
      const others = await standInForOthers(page, inject('catalogue'));
      others.answer = 'player';
      await page.goto(films);
      await ready(page);
      await openAt(page, 0);
      await poster(page).waitFor();
      expect(others.asked).toEqual([]);
      await page.mouse.click(600, 400);
      await page.frameLocator('.lightbox iframe').locator('body').waitFor();
      expect(others.asked).toHaveLength(1);
      expect(others.asked[0]).toContain('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ');
    }));

  it('LIGHTBOX-5, LIGHTBOX-7: keeps the focus when the focused element is removed, and Escape next to a player', () =>
    onFilms(async page => {
      await standInForOthers(page, inject('catalogue'));
      await page.goto(films);
      await ready(page);
      await openAt(page, 1);
      await isAt(page, '2 / 3');
      const isOnDialog = () => dialog(page).evaluate(own => own === document.activeElement);
      await control(page, 'Zoom in').focus();
      await page.keyboard.press('ArrowLeft');
      await isAt(page, '1 / 3');
      expect(await control(page, 'Zoom in').count()).toBe(0);
      expect(await isOnDialog()).toBe(true);
      await poster(page).press('Enter');
      await page.locator('.lightbox iframe').waitFor();
      expect(await isOnDialog()).toBe(true);
      await page.keyboard.press('Escape');
      await isGone(page);
    }));

  it('LIGHTBOX-17, GALLERY-92: stops media in the page, has its captions, and shows its poster again when one returns', () =>
    onFilms(async page => {
      await answerSounds(page, 300);
      await joinSamples(page, [films, sampleAddress('video', 'Own file with captions')]);
      await ready(page);
      await page.locator('.video-facade').click();
      const outside = page.locator('.video video');
      const plays = () => outside.evaluate((film: HTMLVideoElement) => !film.paused);
      await expect.poll(plays).toBe(true);
      await openAt(page, 2);
      await poster(page).waitFor();
      expect(await plays()).toBe(true);
      await poster(page).press('Enter');
      await expect.poll(plays).toBe(false);
      expect(await outside.evaluate((film: HTMLVideoElement) => film.ended)).toBe(false);
      const inside = dialog(page).locator('video');
      await expect.poll(() => inside.evaluate((film: HTMLVideoElement) => !film.paused)).toBe(true);
      const captions = () =>
        inside.evaluate((film: HTMLVideoElement) => film.textTracks[0]?.cues?.length ?? 0);
      await expect.poll(captions).toBeGreaterThan(0);
      await control(page, 'Previous Item').click();
      await isAt(page, '2 / 3');
      expect(await inside.count()).toBe(0);
      await control(page, 'Next Item').click();
      await poster(page).waitFor();
      expect(await inside.count()).toBe(0);
    }));
});
