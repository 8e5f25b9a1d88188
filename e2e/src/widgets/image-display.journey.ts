import { bowl, jug, workshop } from '@vitrine/widgets/image/asset.samples.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChromium } from '../chromium.ts';
import { visit } from '../visit.ts';
import { imageExhibit, inRoom, isThere, withLoader } from './image-exhibit.ts';
import { pictures } from './picture-gate.ts';
import { sampleAddress } from './sample-address.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openChromium();
});

afterAll(() => browser.close());

describe('the loaded picture', () => {
  const addressIn = (page: Page, name: string) => inRoom(page, name).getAttribute('src');

  it('IMAGE-4, IMAGE-6: is wide enough for the space, the whole picture and the screen', async () => {
    const widths: (string | null)[][] = [];
    for (const deviceScaleFactor of [1, 2]) {
      await withLoader(
        browser,
        async page => {
          await isThere(page, 'All of it, at the right');
          widths.push([
            await addressIn(page, 'As wide as its room'),
            await addressIn(page, 'All of it, at the right'),
          ]);
        },
        { deviceScaleFactor },
      );
    }
    expect(widths).toEqual([
      [`/media/${workshop.id}/300w`, `/media/${jug.id}/300w`],
      [`/media/${workshop.id}/750w`, `/media/${jug.id}/300w`],
    ]);
  });

  it('IMAGE-5: is narrower if less data is requested', () =>
    visit(browser, { deviceScaleFactor: 2 }, async page => {
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      );
      await page.goto(imageExhibit);
      await isThere(page, 'As wide as its room');
      expect(await addressIn(page, 'As wide as its room')).toBe(`/media/${workshop.id}/500w`);
    }));

  it('IMAGE-1: is laid out and not loaded if loading is off', () =>
    withLoader(browser, async page => {
      await isThere(page, 'As wide as its room');
      const image = inRoom(page, 'Laid out and not loaded');
      expect(await image.getAttribute('src')).toBeNull();
      expect(await image.evaluate(one => getComputedStyle(one).aspectRatio)).toBe('1600 / 1200');
    }));

  it('IMAGE-1: is loaded again only if forced', () =>
    withLoader(browser, async page => {
      await isThere(page, 'As wide as its room');
      const image = inRoom(page, 'As wide as its room');
      const loads = await image.evaluateHandle(one => {
        const count = { loads: 0 };
        one.addEventListener('load', () => {
          count.loads += 1;
        });
        return count;
      });
      const load = (forceUpdate: boolean) =>
        image.evaluate((one, isForced) => window.loadImage(one, { forceUpdate: isForced }), forceUpdate);
      expect(await load(false)).toBe('loaded');
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect(await loads.evaluate(count => count.loads)).toBe(0);
      expect(await load(true)).toBe('loaded');
      await expect.poll(() => loads.evaluate(count => count.loads)).toBe(1);
    }));
});

describe('the position', () => {
  /** The picture's box from the corner of its space. */
  const boxIn = (page: Page, name: string) =>
    page.locator(`[data-room="${name}"]`).evaluate(room => {
      const outer = room.getBoundingClientRect();
      const inner = room.querySelector('img')?.getBoundingClientRect() ?? outer;
      return [inner.left - outer.left, inner.top - outer.top, inner.width, inner.height].map(Math.round);
    });

  it('IMAGE-2, IMAGE-7, IMAGE-8: filling its space around its focal point, or whole at its side', () =>
    withLoader(browser, async page => {
      await isThere(page, 'All of it, at the right');
      expect(await boxIn(page, 'As wide as its room')).toEqual([0, 0, 300, 169]);
      expect(await boxIn(page, 'Filling its room around its focal point')).toEqual([0, -35, 300, 450]);
      expect(await boxIn(page, 'All of it, at the right')).toEqual([167, 0, 133, 200]);
    }));

  it('IMAGE-9: positioned by the browser it follows its space', () =>
    withLoader(browser, async page => {
      const name = 'Filling its room, placed by the browser';
      await isThere(page, name);
      const image = inRoom(page, name);
      const placing = () =>
        image.evaluate(one => {
          const { objectFit, objectPosition } = getComputedStyle(one);
          return [objectFit, objectPosition];
        });
      expect(await placing()).toEqual(['cover', '42% 30%']);
      await page
        .locator(`[data-room="${name}"]`)
        .evaluate(room => room.setAttribute('style', 'width: 90px; height: 80px'));
      expect(await boxIn(page, name)).toEqual([0, 0, 90, 80]);
    }));

  it('IMAGE-1: as a background of its parent it is still exposed as an image', () =>
    withLoader(browser, async page => {
      const room = page.locator('[data-room="As a background"]');
      await expect
        .poll(() => room.evaluate(one => getComputedStyle(one).backgroundImage))
        .toContain(`/media/${bowl.id}/300w`);
      expect(await room.evaluate(one => getComputedStyle(one).backgroundSize)).toBe('cover');
      expect(await page.getByRole('img', { name: bowl.alt }).first().count()).toBe(1);
    }));
});

describe('a picture that fails to load', () => {
  const picture = sampleAddress('image', 'Filling its place, with a caption');

  /** The picture with this alternative text. */
  const seenWith = async (page: Page, alt: string) => {
    const image = page.locator('.image-picture');
    await image.evaluate((one, words) => one.setAttribute('alt', words), alt);
    return (await image.screenshot()).toString('base64');
  };
  const lookAt = (journey: (page: Page) => Promise<void>, lost: boolean) =>
    visit(browser, { viewport: { width: 800, height: 900 } }, async page => {
      if (lost) await page.route(pictures, route => route.abort());
      await page.goto(picture, { waitUntil: 'load' });
      await expect
        .poll(() => page.locator('.image-picture').evaluate((one: HTMLImageElement) => one.complete))
        .toBe(true);
      await journey(page);
    });

  it('IMAGE-15: has its alternative text in its place, in the reserved space', async () => {
    const roomOf = async (page: Page) => {
      const { width = 0, height = 0 } = (await page.locator('.image-picture').boundingBox()) ?? {};
      return [width, height].map(Math.round);
    };
    let room: unknown;
    await lookAt(async page => {
      room = await roomOf(page);
      expect(await seenWith(page, 'A bowl')).toBe(await seenWith(page, 'A jug'));
    }, false);
    await lookAt(async page => {
      expect(await roomOf(page)).toEqual(room);
      const [bowlSeen, jugSeen, nothing] = [
        await seenWith(page, 'A bowl'),
        await seenWith(page, 'A jug'),
        await seenWith(page, ''),
      ];
      expect(new Set([bowlSeen, jugSeen, nothing]).size).toBe(3);
      expect(await page.locator('script:not([type="application/json"])').count()).toBe(0);
    }, true);
  });
});
