import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChromium } from '../chromium.ts';
import {
  dialog,
  drawn,
  grid,
  gridWithHistory,
  isAt,
  isGone,
  onGrid,
  openAt,
  ready,
  still,
} from './lightbox-visit.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openChromium();
});

afterAll(() => browser.close());

const withHistory = { ...still, hasHistory: true };
const hash = (page: Page) => page.evaluate(() => location.hash);
const steps = (page: Page) => page.evaluate(() => history.length);
const back = (page: Page) => page.evaluate(() => history.back());
const ids = (page: Page) =>
  page
    .locator('[data-slide-id]')
    .evaluateAll(slides => slides.map(slide => slide.getAttribute('data-slide-id')));

describe('the address of a lightbox', () => {
  it('LIGHTBOX-13: contains the visible item; “back” closes', () =>
    onGrid(browser, withHistory, async page => {
      const [, second, third] = await ids(page);
      const before = await steps(page);
      await openAt(page, 1);
      await expect.poll(() => hash(page)).toBe(`#${second}`);
      await page.keyboard.press('ArrowRight');
      await isAt(page, '3 / 7');
      expect(await hash(page)).toBe(`#${third}`);
      expect(await steps(page)).toBe(before + 1);
      await back(page);
      await isGone(page);
      expect(await hash(page)).toBe('');
      expect(page.url()).toBe(gridWithHistory);
    }));

  it('LIGHTBOX-13: removes its entry when it is closed otherwise', { tags: 'slow' }, () =>
    onGrid(browser, withHistory, async page => {
      await openAt(page, 1);
      await page.keyboard.press('Escape');
      await isGone(page);
      await expect.poll(() => hash(page)).toBe('');
      const before = await steps(page);
      await openAt(page, 0);
      await expect.poll(() => steps(page)).toBe(before);
    }),
  );

  it('LIGHTBOX-13: opens it, follows it, and “back” closes this too, once', { tags: 'slow' }, () =>
    onGrid(browser, withHistory, async page => {
      const [, second, third] = await ids(page);
      await page.goto('about:blank');
      await page.goto(`${gridWithHistory}#${second}`);
      await drawn(page);
      await isAt(page, '2 / 7');
      expect(await hash(page)).toBe(`#${second}`);
      await page.keyboard.press('ArrowRight');
      await isAt(page, '3 / 7');
      expect(await hash(page)).toBe(`#${third}`);
      const before = await steps(page);
      await page.reload();
      await isAt(page, '3 / 7');
      expect(await steps(page)).toBe(before);
      await back(page);
      await isGone(page);
      expect(page.url()).toBe(gridWithHistory);
      await page.goBack();
      expect(page.url()).toBe('about:blank');
    }),
  );

  it('LIGHTBOX-13: opens it without history too, and then does not change', { tags: 'slow' }, () =>
    onGrid(browser, still, async page => {
      const [first, second] = await ids(page);
      await openAt(page, 0);
      expect(await hash(page)).toBe('');
      await page.goto('about:blank');
      await page.goto(`${grid}#${second}`);
      await drawn(page);
      await isAt(page, '2 / 7');
      await page.keyboard.press('ArrowLeft');
      await isAt(page, '1 / 7');
      expect(await hash(page)).toBe(`#${second}`);
      await page.goto('about:blank');
      await page.goto(`${grid}#${first}-not`);
      await ready(page);
      expect(await dialog(page).count()).toBe(0);
    }),
  );

  it('LIGHTBOX-13: opens it by a changed hash, and again by “forward”', () =>
    onGrid(browser, withHistory, async page => {
      const [, second] = await ids(page);
      await page.evaluate(id => location.assign(`#${id}`), second);
      await drawn(page);
      await isAt(page, '2 / 7');
      await back(page);
      await isGone(page);
      const before = await steps(page);
      await page.evaluate(() => history.forward());
      await drawn(page);
      await isAt(page, '2 / 7');
      expect(await steps(page)).toBe(before);
    }));
});
