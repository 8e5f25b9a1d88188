import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChromium } from '../chromium.ts';
import { boxOf, frame, givePlace, onImage, words } from './image-sample.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openChromium();
});

afterAll(() => browser.close());

describe('a picture alone', () => {
  it('IMAGE-19: is stretched over its whole place', () =>
    onImage(browser, 'Filling its place, with a caption', {}, async page => {
      for (const [width, height] of [
        [700, 300],
        [300, 700],
      ] as const) {
        await givePlace(page, width, height);
        const picture = await boxOf(page, '.image-picture');
        const caption = await boxOf(page, '.image-caption');
        const place = await boxOf(page, '.block-image');
        expect([picture.left, picture.right, picture.top]).toEqual([place.left, place.right, place.top]);
        expect(caption.bottom).toBe(place.bottom);
        expect(caption.top - picture.bottom).toBeGreaterThanOrEqual(0);
        expect(caption.top - picture.bottom).toBeLessThan(12);
      }
    }));

  it('IMAGE-19: shown whole, it fits the width or the height of its place, at its side', () =>
    onImage(browser, 'All of it at the right of its place, shown large on a click', {}, async page => {
      await givePlace(page, 900, 500);
      const low = [await boxOf(page, '.image-picture'), await boxOf(page, frame)] as const;
      expect(low[0].bottom - low[0].top).toBe(low[1].bottom - low[1].top);
      expect(low[0].right - low[0].left).toBe(Math.round((low[0].bottom - low[0].top) * (2 / 3)));
      expect(low[0].right).toBe(low[1].right);
      await givePlace(page, 200, 600);
      const upright = [await boxOf(page, '.image-picture'), await boxOf(page, frame)] as const;
      expect([upright[0].left, upright[0].right]).toEqual([upright[1].left, upright[1].right]);
      expect(upright[0].bottom - upright[0].top).toBe(300);
    }));

  it('IMAGE-22: a side is mirrored in right-to-left text', () =>
    onImage(
      browser,
      'All of it at the right of its place, shown large on a click',
      { query: 'dir=rtl' },
      async page => {
        const [picture, room] = [await boxOf(page, '.image-picture'), await boxOf(page, frame)];
        expect(picture.left).toBe(room.left);
        expect(picture.right).toBeLessThan(room.right);
      },
    ));
});

describe('a picture with text', () => {
  it('IMAGE-21, IMAGE-22: a card has it beside its picture, or below it', async () => {
    await onImage(browser, 'Card', {}, async page => {
      const [picture, text] = [await boxOf(page, frame), await boxOf(page, words)];
      expect(picture.right).toBe(text.left);
      expect([text.top, text.bottom]).toEqual([picture.top, picture.bottom]);
    });
    await onImage(browser, 'Card, picture at the right and shown large on a click', {}, async page => {
      expect((await boxOf(page, words)).right).toBe((await boxOf(page, frame)).left);
    });
    await onImage(browser, 'Card, picture above', {}, async page => {
      expect((await boxOf(page, words)).top).toBe((await boxOf(page, frame)).bottom);
    });
  });

  it('IMAGE-21, IMAGE-22: the title of an overlap crosses its picture’s edge, its text does not', async () => {
    await onImage(browser, 'Overlap', {}, async page => {
      const [picture, title, text] = [
        await boxOf(page, frame),
        await boxOf(page, '.image-title > span'),
        await boxOf(page, '.rich-text'),
      ];
      expect(title.left).toBeLessThan(picture.right - 40);
      expect(title.right).toBeGreaterThan(picture.right);
      expect(text.left).toBeGreaterThan(picture.right);
    });
    await onImage(browser, 'Overlap, picture at the right', {}, async page => {
      const [picture, title, text] = [
        await boxOf(page, frame),
        await boxOf(page, '.image-title > span'),
        await boxOf(page, '.rich-text'),
      ];
      expect(title.right).toBeGreaterThan(picture.left + 40);
      expect(title.left).toBeLessThan(picture.left);
      expect(text.right).toBeLessThan(picture.left);
    });
    await onImage(browser, 'Overlap, in the middle', {}, async page => {
      const [picture, title] = [await boxOf(page, frame), await boxOf(page, '.image-title > span')];
      expect(title.top).toBeLessThan(picture.bottom);
      expect(title.bottom).toBeGreaterThan(picture.bottom);
    });
  });

  it('IMAGE-21, IMAGE-22: the text of a collage is on its picture’s corner', async () => {
    await onImage(browser, 'Collage', {}, async page => {
      const [picture, text] = [await boxOf(page, frame), await boxOf(page, words)];
      expect(text.left).toBeLessThan(picture.right);
      expect(text.right).toBeGreaterThan(picture.right);
      expect(text.top).toBeLessThan(picture.bottom);
      expect(text.bottom).toBeGreaterThan(picture.bottom);
    });
    await onImage(browser, 'Collage, picture at the right', { query: 'dir=rtl' }, async page => {
      const [picture, text] = [await boxOf(page, frame), await boxOf(page, words)];
      expect(text.right).toBeGreaterThan(picture.right);
      expect(text.left).toBeLessThan(picture.right);
    });
  });

  it('IMAGE-21: a stack has it below, at any height', () =>
    onImage(browser, 'Stack', {}, async page => {
      await page.locator('.image').evaluate(figure => {
        figure.classList.replace('image-shaped', 'image-fill');
      });
      await givePlace(page, 500, 700);
      const [picture, text, place] = [
        await boxOf(page, frame),
        await boxOf(page, words),
        await boxOf(page, '.block-image'),
      ];
      expect(text.top).toBeGreaterThan(picture.bottom);
      expect(text.bottom).toBe(place.bottom);
    }));

  it.each(['Card', 'Overlap', 'Collage'])('IMAGE-23: in a narrow place that of “%s” is below', name =>
    onImage(browser, name, {}, async page => {
      const isBelow = async (width: number) => {
        await givePlace(page, width, 200);
        const [picture, text] = [await boxOf(page, frame), await boxOf(page, words)];
        return (
          picture.right - picture.left === width && text.bottom > picture.bottom && text.left >= picture.left
        );
      };
      expect(await isBelow(414)).toBe(true);
      expect(await isBelow(415)).toBe(false);
    }),
  );
});

describe('a click', () => {
  it('IMAGE-25: anywhere on the block follows its single link, except on links in its text', () =>
    onImage(browser, 'Collage, picture at the right', {}, async page => {
      const followed: string[] = [];
      await page.route(/\/(jugs|handles)$/, route => {
        followed.push(new URL(route.request().url()).pathname);
        return route.fulfill({ status: 204 });
      });
      const figure = page.locator('.image');
      await page.locator('.image-picture').click({ position: { x: 300, y: 20 }, force: true });
      await expect.poll(() => followed).toEqual(['/jugs']);
      await figure.getByRole('link', { name: 'How we pull a handle' }).click();
      await expect.poll(() => followed).toEqual(['/jugs', '/handles']);
      expect(await figure.getByRole('link').count()).toBe(2);
    }));

  it('IMAGE-26: enlarges the picture, also by keyboard, and returns the focus', () =>
    onImage(browser, 'All of it at the right of its place, shown large on a click', {}, async page => {
      const opener = page.locator('.image-link[role="button"]');
      await opener.waitFor();
      await opener.focus();
      await page.keyboard.press('Enter');
      const dialog = page.locator('dialog.lightbox');
      await dialog.waitFor();
      expect(await dialog.getByRole('button', { name: 'Next Item' }).count()).toBe(0);
      expect(await dialog.locator('.lightbox-caption, figcaption').first().textContent()).toContain(
        'Forty centimetres',
      );
      await page.keyboard.press('Escape');
      await expect.poll(() => dialog.count()).toBe(0);
      expect(await opener.evaluate(link => link === document.activeElement)).toBe(true);
    }));

  it('IMAGE-26: without script it leads to the large picture', () =>
    onImage(
      browser,
      'All of it at the right of its place, shown large on a click',
      { javaScriptEnabled: false },
      async page => {
        await page.locator('.image-link').click();
        await page.waitForURL(/\/media\/\w+\/1200w$/);
      },
    ));
});
