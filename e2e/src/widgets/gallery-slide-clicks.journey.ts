import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openChromium } from '../chromium.ts';
import { visit } from '../visit.ts';
import { sampleAddress } from './sample-address.ts';
import { motionAfter, onSlideshow, rested, shown } from './slideshow.ts';
import { standInForOthers } from './third-parties.ts';

const catalogue = inject('catalogue');
let browser: Browser;

beforeAll(async () => {
  browser = await openChromium();
});

afterAll(() => browser.close());

const still = { reducedMotion: 'reduce' } as const;
const stage = (page: Page) => page.locator('.gallery-stage');
const next = (page: Page) => page.getByRole('button', { name: 'Next Item' });

describe('clicks on a slideshow', () => {
  it('GALLERY-77: a click moves on, back, or by its half', { tags: 'slow' }, async () => {
    await onSlideshow(browser, still, async page => {
      await page.mouse.click(60, 300);
      await expect.poll(() => shown(page)).toBe('jug');
    });
    await onSlideshow(browser, { ...still, data: { click: 'previous', transition: 'swipe' } }, async page => {
      await page.mouse.click(60, 300);
      await expect.poll(() => shown(page)).toBe('linked');
    });
    for (const dir of [undefined, 'rtl'] as const) {
      const look = { ...still, data: { click: 'halves' }, ...(dir ? { dir } : {}) };
      await onSlideshow(browser, look, async page => {
        await page.mouse.click(dir ? 200 : 600, 300);
        await expect.poll(() => shown(page)).toBe('jug');
        await page.mouse.click(dir ? 600 : 200, 300);
        await expect.poll(() => shown(page)).toBe('bowl');
      });
    }
  });

  it('GALLERY-77: nothing happens if clicks are off', async () => {
    await onSlideshow(browser, { ...still, data: { click: 'stay' } }, async page => {
      await page.mouse.click(400, 300);
      await next(page).click();
      await expect.poll(() => shown(page)).toBe('jug');
    });
  });

  it('GALLERY-78: a click anywhere on a slide with a link follows it', async () => {
    await onSlideshow(
      browser,
      { ...still, data: { 'auto-crop': false, imageAspectRatio: 3 } },
      async page => {
        await page.route('**/bowls', route => route.fulfill({ contentType: 'text/html', body: 'Bowls' }));
        await page.getByRole('button', { name: 'Previous Item' }).click();
        await expect.poll(() => shown(page)).toBe('linked');
        const room = await stage(page).boundingBox();
        await page.mouse.click((room?.x ?? 0) + 90, (room?.y ?? 0) + 20);
        await page.waitForURL('**/bowls');
      },
    );
  });

  it('GALLERY-78, GALLERY-81: a video keeps its click, and stops when its slide is left', async () => {
    await visit(browser, { ...still, bypassCSP: true }, async page => {
      const others = await standInForOthers(page, catalogue);
      others.answer = 'player';
      await page.goto(sampleAddress('gallery', 'Slideshow with a link and videos'));
      const label = () => page.locator('[data-current]').getAttribute('aria-label');
      await page.getByRole('button', { name: 'Show 3 of 4: The big bowl' }).click();
      await expect.poll(label).toBe('3 of 4');
      await page
        .locator('[data-current]')
        .getByRole('button', { name: /^Play video/ })
        .click();
      await page.frameLocator('iframe').locator('body').waitFor();
      expect(await label()).toBe('3 of 4');
      await next(page).click();
      await expect.poll(label).toBe('4 of 4');
      await expect.poll(() => page.locator('iframe').count()).toBe(0);
    });
  });

  it('GALLERY-79: buttons; at an end one is disabled and keeps the focus', async () => {
    await onSlideshow(browser, { ...still, slides: 2, data: { loop: false } }, async page => {
      const previous = page.getByRole('button', { name: 'Previous Item' });
      expect(await previous.getAttribute('aria-disabled')).toBe('true');
      await next(page).press('Enter');
      await expect.poll(() => shown(page)).toBe('jug');
      expect(await next(page).getAttribute('aria-disabled')).toBe('true');
      expect(await next(page).evaluate(one => one === document.activeElement)).toBe(true);
      await next(page).press('Enter');
      await previous.press(' ');
      await expect.poll(() => shown(page)).toBe('bowl');
    });
    await onSlideshow(browser, { ...still, slides: 1, data: { thumbnails: true } }, async page => {
      expect(await page.getByRole('button').count()).toBe(0);
    });
  });

  it('GALLERY-80: the focus within an outgoing slide moves to the incoming one', async () => {
    await onSlideshow(browser, { data: { lightbox: true, speed: 0.1 } }, async page => {
      await page.locator('[data-current] .gallery-link').focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => shown(page)).toBe('jug');
      const focused = () =>
        page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-slide-id]')?.dataset.slideId);
      await expect.poll(focused).toBe('jug');
      await rested(page);
      await page.keyboard.press('ArrowRight');
      await expect.poll(focused).toBe('workshop');
    });
  });

  it('GALLERY-69: changes immediately if its transition does not load', async () => {
    await visit(browser, { viewport: { width: 800, height: 700 } }, async page => {
      await page.route(/\/swipe\./, route => route.abort());
      const data = JSON.stringify({ transition: 'swipe' });
      await page.goto(`${catalogue}/widget/gallery/2?data=${data}`);
      expect(await motionAfter(page, 'Next Item')).toEqual([]);
      await expect.poll(() => shown(page)).toBe('jug');
    });
  });
});
