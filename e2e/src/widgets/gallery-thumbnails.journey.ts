import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChromium } from '../chromium.ts';
import { visit } from '../visit.ts';
import { sampleAddress } from './sample-address.ts';
import { motionAfter, onSlideshow, rested, shown } from './slideshow.ts';

const strip7 = sampleAddress('gallery', 'Slideshow as high as each picture, with a strip');

let browser: Browser;

beforeAll(async () => {
  browser = await openChromium();
});

afterAll(() => browser.close());

const designs = ['strip', 'grid'];
const still = { reducedMotion: 'reduce' } as const;
const thumbnails = (page: Page) => page.locator('.gallery-thumbnails');
const boxes = (page: Page) =>
  page.locator('.gallery-thumbnail').evaluateAll(all =>
    all.map(one => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return { left, top, width, height };
    }),
  );
const current = (page: Page) =>
  page.locator('.gallery-thumbnails [aria-current="true"]').getAttribute('aria-label');

describe('thumbnails', () => {
  it('GALLERY-84: a strip is one row, with its set height and distance, at most 5 px apart', {
    tags: 'slow',
  }, async () => {
    const data = {
      thumbnails: true,
      'thumbnail-strip-height': 90,
      'thumbnail-strip-margin': 30,
      padding: 20,
      'meta-position': 'none',
    };
    await onSlideshow(browser, { ...still, data }, async page => {
      const [first, second, third] = await boxes(page);
      expect(first?.height).toBe(90);
      expect(first?.width).toBeCloseTo(160, 1);
      expect((second?.left ?? 0) - (first?.left ?? 0)).toBeCloseTo(165, 0);
      expect(third?.top).toBe(first?.top);
      const stage = await page.locator('.gallery-stage').boundingBox();
      expect((first?.top ?? 0) - (stage?.y ?? 0) - (stage?.height ?? 0)).toBeCloseTo(30, 0);
    });
    await onSlideshow(
      browser,
      { ...still, data: { ...data, padding: 2, 'square-thumbs': true } },
      async page => {
        const [first, second] = await boxes(page);
        expect([first?.height, first?.width]).toEqual([90, 90]);
        expect((second?.left ?? 0) - (first?.left ?? 0)).toBe(92);
      },
    );
  });

  it('GALLERY-84: a grid has the set number per row, 20 px apart', async () => {
    const data = { thumbnails: 'grid', 'thumbnails-per-row': 3 };
    await onSlideshow(browser, { ...still, data }, async page => {
      const all = await boxes(page);
      expect(new Set(all.map(({ top }) => Math.round(top))).size).toBe(2);
      const [first, second] = all;
      expect((second?.left ?? 0) - (first?.left ?? 0) - (first?.width ?? 0)).toBeCloseTo(20, 0);
      expect((first?.width ?? 0) / (first?.height ?? 1)).toBeCloseTo(16 / 9, 1);
    });
    await onSlideshow(browser, { ...still, data: { ...data, 'square-thumbs': true } }, async page => {
      const [first] = await boxes(page);
      expect(first?.width).toBeCloseTo(first?.height ?? Number.NaN, 0);
    });
  });

  it.each(designs)('GALLERY-85: of a %s are buttons that show their slide', async design => {
    await onSlideshow(browser, { ...still, data: { thumbnails: design } }, async page => {
      const button = (number: number, title: string) =>
        page.getByRole('button', { name: `Show ${number} of 4: ${title}`, exact: true });
      expect(await current(page)).toBe('Show 1 of 4: Bowl');
      await button(3, 'Workshop').click();
      await expect.poll(() => shown(page)).toBe('workshop');
      await button(2, 'Jug').press('Enter');
      await expect.poll(() => shown(page)).toBe('jug');
      await button(1, 'Bowl').press(' ');
      await expect.poll(() => shown(page)).toBe('bowl');
      expect(await current(page)).toBe('Show 1 of 4: Bowl');
      expect(await page.evaluate(() => location.hash)).toBe('');
    });
  });

  it('GALLERY-86: follow the slideshow’s index, whatever changed it', async () => {
    await onSlideshow(browser, { ...still, data: { thumbnails: true } }, async page => {
      await page.getByRole('button', { name: 'Previous Item' }).click();
      await expect.poll(() => current(page)).toBe('Show 4 of 4: Linked');
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => current(page)).toBe('Show 1 of 4: Bowl');
    });
  });

  it('GALLERY-9, GALLERY-86: wait while the slideshow moves to another slide', async () => {
    await onSlideshow(browser, { data: { thumbnails: true, speed: 0.3 } }, async page => {
      await motionAfter(page, 'Next Item');
      await page.evaluate(() => document.querySelector<HTMLElement>('[aria-label^="Show 4"]')?.click());
      expect([await shown(page), await current(page)]).toEqual(['jug', 'Show 2 of 4: Jug']);
      await rested(page);
      await page.getByRole('button', { name: 'Show 4 of 4' }).click();
      await expect.poll(() => current(page)).toBe('Show 4 of 4: Linked');
    });
  });

  it('GALLERY-86: the current one is scrolled into view within the strip, and never the page', async () => {
    await visit(browser, { ...still, viewport: { width: 390, height: 500 } }, async page => {
      await page.goto(strip7);
      await page.getByRole('button', { name: 'Previous Item' }).click();
      const last = page.locator('.gallery-thumbnail').last();
      const isInSight = async () => {
        const [strip, one] = [await thumbnails(page).boundingBox(), await last.boundingBox()];
        return (one?.x ?? 0) + (one?.width ?? 0) <= (strip?.x ?? 0) + (strip?.width ?? 0) + 1;
      };
      await expect.poll(isInSight).toBe(true);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });
  });

  it('GALLERY-87: are links to their slides without script', async () => {
    await visit(browser, { javaScriptEnabled: false, viewport: { width: 390, height: 844 } }, async page => {
      await page.goto(strip7, { waitUntil: 'domcontentloaded' });
      await page.getByRole('link', { name: 'Show 2 of 7: Tall jug' }).click();
      await expect
        .poll(() =>
          page.locator('.gallery-stage').evaluate(one => Math.round(one.scrollLeft / one.clientWidth)),
        )
        .toBe(1);
    });
  });

  it('GALLERY-88: a mouse drags a strip, which glides on, and nothing is clicked', async () => {
    for (const [dir, way] of [
      ['', -1],
      ['?dir=rtl', 1],
    ] as const) {
      await visit(browser, { ...still, viewport: { width: 390, height: 844 } }, async page => {
        await page.goto(strip7 + dir);
        await page.getByRole('button', { name: 'Show 1 of 7' }).waitFor();
        const box = await thumbnails(page).boundingBox();
        const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 40];
        const scrolled = () => thumbnails(page).evaluate(one => one.scrollLeft * -1);
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.mouse.move(x + way * 30, y);
        await page.mouse.move(x + way * 120, y);
        expect(Math.abs((await scrolled()) - way * 120)).toBeLessThan(2);
        await page.mouse.up();
        expect(Math.abs(await scrolled())).toBeGreaterThan(125);
        expect(await page.locator('[data-current]').getAttribute('aria-label')).toBe('1 of 7');
      });
    }
  });
});
