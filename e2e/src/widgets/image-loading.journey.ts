import { bowl, jug } from '@vitrine/widgets/image/asset.samples.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChromium } from '../chromium.ts';
import { visit } from '../visit.ts';
import { imageExhibit, inRoom, isThere, withLoader } from './image-exhibit.ts';
import { makeGate } from './picture-gate.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openChromium();
});

afterAll(() => browser.close());

describe('loading an image', () => {
  it('IMAGE-10: is marked while it loads', async () => {
    const { answer, open, asked } = makeGate();
    await withLoader(
      browser,
      async page => {
        await expect.poll(asked).toHaveLength(3);
        expect(await page.locator('img[data-loading]').count()).toBe(5);
        await open();
        await expect.poll(() => page.locator('img[data-loading]').count()).toBe(0);
        await isThere(page, 'As wide as its room');
      },
      { answer },
    );
  });

  it('IMAGE-10, IMAGE-14: is no longer marked when it has failed, which is reported', async () => {
    const { answer, fail, asked } = makeGate();
    await withLoader(
      browser,
      async page => {
        const said: string[] = [];
        page.on('console', message => message.type() === 'warning' && said.push(message.text()));
        await expect.poll(asked).toHaveLength(3);
        await fail();
        await expect.poll(() => page.locator('img[data-loading]').count()).toBe(0);
        await expect.poll(() => said).toContain(`/media/${bowl.id}/300w not loaded`);
      },
      { answer },
    );
  });

  it('IMAGE-11: is skipped while it is already loading, unless that is allowed', async () => {
    const { answer, open, asked } = makeGate();
    await withLoader(
      browser,
      async page => {
        await expect.poll(asked).toHaveLength(3);
        const again = inRoom(page, 'As wide as its room');
        expect(await again.evaluate(image => window.loadImage(image))).toBe('skipped');
        const allowed = again.evaluate(image =>
          window.loadImage(image, { allowConcurrentLoads: true, maxPixelRatio: 0.1 }),
        );
        await expect.poll(asked).toHaveLength(4);
        await open();
        expect(await allowed).toBe('loaded');
        await expect.poll(() => page.locator('img[data-loading]').count()).toBe(0);
      },
      { answer },
    );
  });

  it('IMAGE-12: waits until it is 200 px from the window', { tags: 'slow' }, () =>
    withLoader(browser, async page => {
      const image = inRoom(page, 'When it comes near');
      const scrollTo = (distance: number) =>
        image.evaluate(
          (element, px) => window.scrollBy(0, element.getBoundingClientRect().top - window.innerHeight - px),
          distance,
        );
      await scrollTo(202);
      await page.evaluate(
        () =>
          new Promise(resolve =>
            new IntersectionObserver(resolve, { rootMargin: '200px' }).observe(document.body),
          ),
      );
      expect(await image.getAttribute('src')).toBeNull();
      await scrollTo(198);
      await isThere(page, 'When it comes near');
    }),
  );

  it('IMAGE-12: loads immediately in browsers without the observer', () =>
    visit(browser, { viewport: { width: 800, height: 600 } }, async page => {
      await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
      await page.goto(imageExhibit);
      await isThere(page, 'When it comes near');
    }));

  it('IMAGE-13: waits for an image that is added to the page late', () =>
    withLoader(browser, async page => {
      const end = await page.evaluate(async source => {
        const image = document.createElement('img');
        image.dataset.src = source;
        const loading = window.loadImage(image, { sizeFormat: 'filename' });
        await new Promise(requestAnimationFrame);
        const before = image.getAttribute('src');
        document.body.append(image);
        return [before, await loading];
      }, `/media/${jug.id}`);
      expect(end).toEqual([null, 'loaded']);
    }));

  it('IMAGE-13: gives up after 100 times 10 ms', () =>
    visit(browser, {}, async page => {
      await page.clock.install({ time: 0 });
      await page.goto(imageExhibit);
      await page.waitForSelector('[data-started]');
      await page.clock.pauseAt(60_000);
      await page.evaluate(() => {
        const image = document.createElement('img');
        image.dataset.src = '/media/never';
        void window.loadImage(image).then(end => {
          document.title = end;
        });
      });
      const title = await page.title();
      await page.clock.runFor(999);
      expect(await page.title()).toBe(title);
      await page.clock.runFor(1);
      await expect.poll(() => page.title()).toBe('failed');
    }));

  it('IMAGE-3, IMAGE-14: reports errors, and loads nothing', () =>
    withLoader(browser, async page => {
      const said: string[] = [];
      page.on('console', message => message.type() === 'warning' && said.push(message.text()));
      const ends = await page.evaluate(async () => [
        await window.loadImage(null),
        await window.loadImage(document.createElement('p')),
        await window.loadImage(document.createElement('img')),
        await window.loadImages(null),
        await window.loadImages(document.createElement('p')),
      ]);
      expect(ends).toEqual(['failed', 'failed', 'failed', [], []]);
      await expect
        .poll(() => said)
        .toEqual([
          'No image',
          'The element must be an image element.',
          'Invalid or missing image source.',
          'No root node',
          'No images',
        ]);
    }));
});
