import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openChromium } from '../chromium.ts';
import { visit } from '../visit.ts';
import { sampleAddress } from './sample-address.ts';

const catalogue = inject('catalogue');
const addressOf = (name: string, block = 'shape') => sampleAddress(block, name);

let browser: Browser;

beforeAll(async () => {
  browser = await openChromium();
});

afterAll(() => browser.close());

const boxOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(element => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height, right: x + width, bottom: y + height };
    });

/** Gives the block another height, as rows of the page's grid would. */
const resizeBlock = (page: Page, height: number) =>
  page.evaluate(block => {
    const element = document.querySelector<HTMLElement>('.block-shape');
    if (element) element.style.blockSize = `${block}px`;
  }, height);

describe('a shape', () => {
  it('SHAPE-2: every drawing is within its box and reaches across it', async () => {
    await visit(browser, {}, async page => {
      await page.goto(`${catalogue}/widget/shapes/0`);
      const drawings = await page.locator('[data-shape]').evaluateAll(items =>
        items.map(item => {
          const path = item.querySelector('path');
          const { x = 0, y = 0, width = 0, height = 0 } = path?.getBBox() ?? {};
          const most = item.querySelector('svg')?.viewBox.baseVal.height ?? 0;
          return { name: item.getAttribute('data-shape'), x, y, right: x + width, bottom: y + height, most };
        }),
      );
      expect(drawings.length).toBeGreaterThanOrEqual(24);
      for (const { name, x, y, right, bottom, most } of drawings) {
        expect(Math.min(x, y), name ?? '').toBeGreaterThan(-0.6);
        expect(right, name ?? '').toBeLessThan(100.6);
        expect(bottom, name ?? '').toBeLessThan(most + 0.6);
        expect(Math.max((right - x) / 100, (bottom - y) / most), name ?? '').toBeGreaterThan(0.985);
      }
    });
  });

  it('SHAPE-3: keeps its proportions, as large as its block holds, while that changes and without script', async () => {
    await visit(browser, { javaScriptEnabled: false }, async page => {
      await page.goto(addressOf('Arched window with a shadow'));
      for (const [width, height] of [
        [390, 120],
        [390, 900],
        [820, 300],
        [1440, 700],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await resizeBlock(page, height);
        const [block, drawing] = [await boxOf(page, '.shape'), await boxOf(page, '.shape-drawing')];
        expect(block.height).toBe(height);
        expect(drawing.height / drawing.width).toBeCloseTo(1.5, 2);
        expect(drawing.width).toBeCloseTo(Math.min(block.width, block.height / 1.5), 0);
        expect(drawing.x + drawing.right).toBeCloseTo(block.x + block.right, 0);
        expect(drawing.y + drawing.bottom).toBeCloseTo(block.y + block.bottom, 0);
      }
    });
  });

  it('SHAPE-3: is stretched over its block, at any size', async () => {
    await visit(browser, {}, async page => {
      await page.goto(addressOf('Wave over the whole block'));
      for (const [width, height] of [
        [390, 80],
        [1440, 600],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await resizeBlock(page, height);
        expect(await boxOf(page, '.shape-drawing')).toEqual(await boxOf(page, '.shape'));
        expect((await boxOf(page, '.shape')).height).toBe(height);
      }
    });
  });

  it.each([
    ['ltr', 'Flower on the left, at the top', 'x'],
    ['rtl', 'Flower on the left, at the top', 'right'],
  ] as const)('SHAPE-4: is aligned at the start in %s text', async (direction, name, side) => {
    await visit(browser, { viewport: { width: 1440, height: 900 } }, async page => {
      await page.goto(`${addressOf(name)}?dir=${direction}`);
      const [block, drawing] = [await boxOf(page, '.shape'), await boxOf(page, '.shape-drawing')];
      expect(drawing[side]).toBeCloseTo(block[side], 0);
      expect(drawing.y).toBeCloseTo(block.y, 0);
      expect(drawing.width).toBeLessThan(block.width / 2);
    });
  });

  it('SHAPE-11: stays in its block when turned, and touches it', async () => {
    await visit(browser, { viewport: { width: 390, height: 900 } }, async page => {
      await page.goto(addressOf('Star, turned, to be seen through'));
      for (const height of [120, 700]) {
        await resizeBlock(page, height);
        const [block, drawing] = [await boxOf(page, '.shape'), await boxOf(page, '.shape-drawing')];
        expect(drawing.x).toBeGreaterThan(block.x - 0.5);
        expect(drawing.right).toBeCloseTo(block.right, 0);
        expect(drawing.height).toBeLessThan(block.height + 0.5);
        expect(Math.max(drawing.width / block.width, drawing.height / block.height)).toBeCloseTo(1, 2);
      }
    });
  });

  it('SHAPE-8: follows the section’s theme', async () => {
    await visit(browser, {}, async page => {
      const fillIn = async (theme: string) => {
        await page.goto(`${addressOf('Circle')}?theme=${theme}&styles=kiln`);
        return page.locator('.shape-drawing').evaluate(drawing => getComputedStyle(drawing).fill);
      };
      const fills = [await fillIn('lightest'), await fillIn('bright'), await fillIn('darkest')];
      expect(new Set(fills).size).toBe(3);
    });
  });
});

describe('a picture in a shape', () => {
  const masked = (kind: string) => `[data-mask=${kind}] .shapes-masked`;

  it('SHAPE-7: keeps the shape’s proportions at its alignment, or is stretched', async () => {
    await visit(browser, { viewport: { width: 1440, height: 900 } }, async page => {
      await page.goto(`${catalogue}/widget/shapes/1`);
      const whole = await boxOf(page, '[data-mask=left]');
      const [left, center, right] = [
        await boxOf(page, masked('left')),
        await boxOf(page, masked('center')),
        await boxOf(page, masked('right')),
      ];
      for (const box of [left, center, right]) expect([box.width, box.height]).toEqual([200, 300]);
      expect(left.x).toBe(whole.x);
      expect(right.right).toBeCloseTo(whole.right, 0);
      expect(center.x + center.right).toBeCloseTo(whole.x + whole.right, 0);
      expect(await boxOf(page, `${masked('stretched')} .picture`)).toEqual(
        await boxOf(page, '[data-mask=stretched]'),
      );
      const wide = await boxOf(page, `${masked('wide')} .picture`);
      expect(wide.width).toBeCloseTo((await boxOf(page, '[data-mask=wide]')).width, 0);
      expect(wide.height).toBeCloseTo(wide.width, 0);
    });
  });

  it('SHAPE-7: clips the picture and not the outline of its link', async () => {
    await visit(browser, {}, async page => {
      await page.goto(`${catalogue}/widget/shapes/1`);
      const maskOf = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate(element => getComputedStyle(element).maskImage);
      await expect.poll(() => maskOf(`${masked('wide')} .picture`)).toMatch(/^url\("data:image\/svg\+xml,/);
      await expect.poll(() => maskOf(`${masked('wide')} > a`)).toBe('none');
      await page.keyboard.press('Tab');
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.matches('.shapes-masked > a')))
        .toBe(true);
    });
  });

  it.each([
    ['ltr', 'x'],
    ['rtl', 'right'],
  ] as const)('SHAPE-12: is at its side of an image block in %s text', async (direction, side) => {
    await visit(browser, {}, async page => {
      const address = addressOf('Cut to an arched window at the left, leading somewhere', 'image');
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`${address}?dir=${direction}`);
        const [frame, picture] = [await boxOf(page, '.image-frame'), await boxOf(page, '.image-picture')];
        expect(picture.height / picture.width).toBeCloseTo(1.5, 1);
        expect(picture[side]).toBeCloseTo(frame[side], 0);
        expect(picture.height).toBeLessThan(frame.height + 1);
        expect(Math.max(picture.height / frame.height, picture.width / frame.width)).toBeCloseTo(1, 1);
      }
    });
  });

  it('SHAPE-12: fills the place of an image block, or its width, as set', async () => {
    await visit(browser, { viewport: { width: 820, height: 900 } }, async page => {
      await page.goto(addressOf('Cut to a pebble over all of its place', 'image'));
      expect(await boxOf(page, '.image-picture')).toEqual(await boxOf(page, '.image-frame'));
      await page.goto(addressOf('Cut to a flower as wide as its place', 'image'));
      const [frame, picture] = [await boxOf(page, '.image-frame'), await boxOf(page, '.image-picture')];
      expect(picture.width).toBeCloseTo(frame.width, 0);
      expect(picture.height).toBeCloseTo(picture.width, 0);
    });
  });
});
