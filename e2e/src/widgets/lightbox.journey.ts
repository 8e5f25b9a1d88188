import type { ListedSample } from '@vitrine/tools/catalogue/sample-page.ts';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openChromium } from '../chromium.ts';
import { findAxeFaults, visit } from '../visit.ts';

const catalogue = inject('catalogue');
const samples: readonly ListedSample[] = await (await fetch(`${catalogue}/samples.json`)).json();
const grid = samples.find(sample => sample.block === 'gallery' && sample.name === 'Grid');

let browser: Browser;

beforeAll(async () => {
  browser = await openChromium();
});

afterAll(() => browser.close());

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const onGrid = (
  journey: (page: Page) => Promise<void>,
  { query = '', ...options }: BrowserContextOptions & { query?: string } = {},
) =>
  visit(browser, { viewport: { width: 1200, height: 800 }, bypassCSP: true, ...options }, async page => {
    await page.goto(`${catalogue}${grid?.address}${query}`);
    await page.locator('[data-opens][role="button"]').first().waitFor();
    await journey(page);
  });

const dialog = (page: Page) => page.locator('dialog.lightbox');
const place = (page: Page) => page.locator('.lightbox-count span').first();
const control = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });
const isAt = (page: Page, words: string) => expect.poll(() => place(page).textContent()).toBe(words);
const isGone = (page: Page) => expect.poll(() => dialog(page).count()).toBe(0);

async function openAt(page: Page, at: number): Promise<void> {
  await page.locator('[data-opens]').nth(at).click();
  await dialog(page).waitFor();
}

/** Alone, nothing moves: no flight, no fade. */
const still: BrowserContextOptions = { reducedMotion: 'reduce' };

describe('a lightbox', () => {
  it('LIGHTBOX-1, LIGHTBOX-2, LIGHTBOX-6: opens at the slide that was pressed, with its labels', () =>
    onGrid(async page => {
      await openAt(page, 1);
      await isAt(page, '2 / 7');
      expect(await dialog(page).getAttribute('aria-label')).toBe('Gallery');
      const names = await dialog(page)
        .getByRole('button')
        .evaluateAll(all => all.map(one => one.getAttribute('aria-label')));
      expect(names).toEqual(['Previous Item', 'Next Item', 'Zoom in', 'Close']);
      expect(await dialog(page).locator('[aria-live]').textContent()).toContain('Gallery, 2 of 7');
    }, still));

  it('LIGHTBOX-4, LIGHTBOX-5: keeps the focus inside and gives it back', () =>
    onGrid(async page => {
      await page.locator('[data-opens]').nth(1).focus();
      await page.keyboard.press('Enter');
      await dialog(page).waitFor();
      expect(await page.evaluate(() => document.body.className)).toContain('lightbox-open');
      for (let presses = 0; presses < 9; presses += 1) {
        await page.keyboard.press('Tab');
        const where = await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName);
        expect(['DIALOG', 'BODY']).toContain(where);
        expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-opens'))).toBe(false);
      }
      await page.keyboard.press('Escape');
      await isGone(page);
      expect(await page.evaluate(() => document.body.className)).not.toContain('lightbox-open');
      expect(
        await page.evaluate(() =>
          [...document.querySelectorAll('[data-opens]')].indexOf(document.activeElement ?? document.body),
        ),
      ).toBe(1);
    }, still));

  it('LIGHTBOX-7, LIGHTBOX-10: arrows go on and back, at most once in 200 ms, and loop', () =>
    onGrid(async page => {
      await openAt(page, 0);
      await isAt(page, '1 / 7');
      await page.evaluate(() => {
        const press = () =>
          document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
        press();
        press();
      });
      await isAt(page, '2 / 7');
      const since = await page.evaluate(() => performance.now());
      await page.waitForFunction(from => performance.now() - from > 200, since);
      await page.keyboard.press('ArrowRight');
      await isAt(page, '3 / 7');
      await control(page, 'Next Item').click();
      await isAt(page, '4 / 7');
      await page.keyboard.press('Escape');
      await isGone(page);
      await openAt(page, 0);
      await control(page, 'Previous Item').click();
      await isAt(page, '7 / 7');
    }, still));

  it('LIGHTBOX-7: is mirrored from right to left', () =>
    onGrid(
      async page => {
        await openAt(page, 0);
        await page.keyboard.press('ArrowLeft');
        await isAt(page, '2 / 7');
      },
      { ...still, query: '?dir=rtl' },
    ));

  it('LIGHTBOX-8, LIGHTBOX-9: reads clicks by their zone and hints at the way', () =>
    onGrid(async page => {
      await openAt(page, 0);
      await page.mouse.move(130, 400);
      await expect
        .poll(() => page.locator('.lightbox-stage').evaluate(stage => stage.dataset.meaning))
        .toBe('previous');
      await page.mouse.click(130, 400);
      await isAt(page, '7 / 7');
      await page.mouse.click(600, 400);
      await isAt(page, '7 / 7');
      await page.mouse.click(10, 400);
      await isGone(page);
    }, still));

  it('LIGHTBOX-13: «back» closes what an address can open', () =>
    onGrid(async page => {
      const id = await page.locator('[data-slide-id]').nth(1).getAttribute('data-slide-id');
      await page.goto(`${catalogue}${grid?.address}#${id}`);
      await page.reload();
      await dialog(page).waitFor();
      await isAt(page, '2 / 7');
    }, still));

  it('LIGHTBOX-15: enlarges by wheel, double click and key, and shows the next unzoomed', () =>
    onGrid(async page => {
      await openAt(page, 0);
      await page.mouse.move(600, 400);
      await page.mouse.wheel(0, -400);
      await control(page, 'Zoom out').waitFor();
      await control(page, 'Zoom out').click();
      await control(page, 'Zoom in').waitFor();
      await page.mouse.dblclick(600, 400);
      await control(page, 'Zoom out').waitFor();
      await page.keyboard.press('ArrowRight');
      await control(page, 'Zoom in').waitFor();
      await isAt(page, '2 / 7');
    }, still));

  it('LIGHTBOX-10, LIGHTBOX-14: on a phone it scrolls, ends at the ends and toggles the caption', () =>
    onGrid(
      async page => {
        await page.locator('[data-opens]').first().tap();
        await dialog(page).waitFor();
        expect(await control(page, 'Previous Item').getAttribute('aria-disabled')).toBe('true');
        expect(await page.locator('.lightbox-caption').isVisible()).toBe(false);
        await control(page, 'Toggle Caption').tap();
        expect(await page.locator('.lightbox-caption').isVisible()).toBe(true);
        await page.locator('.lightbox-track').evaluate(track => track.scrollTo({ left: track.clientWidth }));
        await isAt(page, '2 / 7');
        await control(page, 'Next Item').tap();
        for (const reached of [3, 4, 5, 6]) {
          await isAt(page, `${reached} / 7`);
          await control(page, 'Next Item').tap();
        }
        await isAt(page, '7 / 7');
        expect(await control(page, 'Next Item').getAttribute('aria-disabled')).toBe('true');
      },
      { ...still, ...phone },
    ));

  it('LIGHTBOX-3, LIGHTBOX-11: flies out, and leaves nothing behind', () =>
    onGrid(async page => {
      await openAt(page, 0);
      await expect
        .poll(() =>
          page.evaluate(() => document.getAnimations().filter(one => one.playState === 'running').length),
        )
        .toBe(0);
      const shade = await page.evaluate(
        () => getComputedStyle(document.querySelector('.lightbox-room') ?? document.body, '::before').opacity,
      );
      expect(shade).toBe('0.95');
      await page.keyboard.press('Escape');
      await isGone(page);
      expect(await page.evaluate(() => document.querySelectorAll('.lightbox-room').length)).toBe(0);
    }));

  it('LIGHTBOX-12: fetches the pictures beside the one seen ahead', () =>
    onGrid(async page => {
      const asked: string[] = [];
      page.on('request', request => asked.push(new URL(request.url()).pathname));
      const [, second, third] = await page
        .locator('[data-slide-id]')
        .evaluateAll(slides => slides.map(slide => slide.getAttribute('data-src') ?? ''));
      await openAt(page, 0);
      await expect.poll(() => asked.some(path => path.startsWith(`${second}/`))).toBe(true);
      expect(asked.some(path => path.startsWith(`${third}/`))).toBe(false);
    }, still));

  it('LIGHTBOX-16: drawn down far enough it closes, let go before it goes back', () =>
    onGrid(
      async page => {
        await page.locator('[data-opens]').first().tap();
        await dialog(page).waitFor();
        const pull = (way: number) =>
          page.locator('.lightbox-stage').evaluate((stage, distance) => {
            const point = (type: string, clientY: number) =>
              stage.dispatchEvent(
                new PointerEvent(type, {
                  pointerType: 'touch',
                  pointerId: 7,
                  clientX: 195,
                  clientY,
                  bubbles: true,
                }),
              );
            point('pointerdown', 300);
            for (let by = 10; by <= distance; by += 10) point('pointermove', 300 + by);
            point('pointerup', 300 + distance);
          }, way);
        await pull(100);
        expect(await page.locator('.lightbox-stage').getAttribute('data-pulled')).toBe(null);
        expect(await dialog(page).getAttribute('data-phase')).toBe(null);
        await pull(120);
        await isGone(page);
      },
      { ...still, ...phone },
    ));

  it('LIGHTBOX-17: asks nothing of a provider before the video is wanted', () =>
    visit(browser, { viewport: { width: 1200, height: 800 }, bypassCSP: true, ...still }, async page => {
      const foreign: string[] = [];
      page.on('request', request => {
        if (!request.url().startsWith(catalogue) && /^https?:/.test(request.url()))
          foreign.push(request.url());
      });
      await page.route(/youtube/, route => route.fulfill({ contentType: 'text/html', body: '' }));
      const films = samples.find(sample => sample.name === 'Grid with videos for the lightbox');
      await page.goto(`${catalogue}${films?.address}`);
      await page.locator('[data-opens][role="button"]').first().waitFor();
      await page.locator('[data-slide-id][data-src*="youtube"] [data-opens]').first().click();
      await dialog(page).waitFor();
      const play = dialog(page).locator('.lightbox-slide:not([inert]) button[data-video]');
      await play.waitFor();
      expect(foreign).toEqual([]);
      await play.click();
      await expect
        .poll(() => foreign.filter(address => address.includes('youtube-nocookie.com')).length)
        .toBe(1);
    }));

  it.each(['lightest', 'darkest'])('LIGHTBOX-2: axe finds nothing over %s', theme =>
    onGrid(
      async page => {
        await openAt(page, 0);
        expect(await findAxeFaults(page)).toEqual([]);
      },
      { ...still, query: `?theme=${theme}` },
    ),
  );
});
