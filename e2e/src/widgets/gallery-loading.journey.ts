/** @module-tag slow */
import { until } from '@vitrine/tools/until.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openChromium } from '../chromium.ts';
import { visit } from '../visit.ts';
import { makeGate, pictures } from './picture-gate.ts';
import { sampleAddress } from './sample-address.ts';

const catalogue = inject('catalogue');
let browser: Browser;

beforeAll(async () => {
  browser = await openChromium();
});

afterAll(() => browser.close());

describe('the pictures of a long gallery', () => {
  const longGallery = sampleAddress('gallery', 'Columns, 500 pictures');
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

  /** Pictures being loaded: now, at most so far, and in total. */
  function countRequests(page: Page) {
    const count = { now: 0, most: 0, all: 0 };
    const isPicture = (address: string) => /\/media\/\w+\/\d+w/.test(address);
    page.on('request', request => {
      if (!isPicture(request.url())) return;
      count.now += 1;
      count.all += 1;
      count.most = Math.max(count.most, count.now);
    });
    const end = (request: { url(): string }) => {
      if (isPicture(request.url())) count.now -= 1;
    };
    page.on('requestfinished', end);
    page.on('requestfailed', end);
    return count;
  }

  /** Slides in the window whose picture is missing, or misplaced. */
  const missing = (page: Page) =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('.gallery-slide')].filter(slide => {
          const { top, bottom, left } = slide.getBoundingClientRect();
          const picture = slide.querySelector('img');
          const isSeen = bottom > 0 && top < window.innerHeight;
          return isSeen && !(picture?.complete && picture.getBoundingClientRect().left >= left - 1);
        }).length,
    );

  const toTheEnd = (page: Page) =>
    page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));

  it('GALLERY-20: at most sixteen load at the same time, and those in the window are loaded', () =>
    visit(browser, { viewport: { width: 1440, height: 900 } }, async page => {
      const count = countRequests(page);
      await page.goto(`${longGallery}?slow=100`, { waitUntil: 'domcontentloaded' });
      await expect.poll(() => missing(page)).toBe(0);
      expect(count.most).toBe(16);
      await toTheEnd(page);
      await expect.poll(() => missing(page)).toBe(0);
      expect(count.most).toBe(16);
      expect(count.all).toBeLessThan(250);
    }));

  it('GALLERY-20: on a phone, after the first four, one beyond the window', async () => {
    const { answer, asked, open } = makeGate();
    await visit(browser, phone, async page => {
      await page.route(pictures, answer);
      await page.goto(longGallery, { waitUntil: 'commit' });
      /** Positions in the gallery of the loading pictures beyond the window. */
      const ahead = async () => {
        const ids = asked().map(path => path.split('/')[2] ?? '');
        return page.evaluate(
          known =>
            [...document.querySelectorAll<HTMLElement>('.gallery-slide')].flatMap((slide, at) => {
              const { top, bottom } = slide.getBoundingClientRect();
              const isSeen = bottom > 0 && top < window.innerHeight;
              return !isSeen && at >= 4 && known.includes(slide.dataset.slideId ?? '') ? [at] : [];
            }),
          ids,
        );
      };
      await expect.poll(() => page.locator('img[data-loading]').count()).toBeGreaterThan(0);
      expect(await ahead()).toEqual([]);
      await open();
      await expect.poll(() => missing(page)).toBe(0);
      await expect.poll(ahead).toHaveLength(1);
      const [first] = await ahead();
      await open();
      await expect.poll(async () => (await ahead()).filter(at => at !== first)).toHaveLength(1);
    });
  });

  it('GALLERY-20: none is held back if the script does not load', () =>
    visit(browser, { viewport: { width: 1440, height: 900 } }, async page => {
      const { answer, fail, asked } = makeGate();
      await page.route(/gallery\.enhance/, answer);
      const animations = await page.context().newCDPSession(page);
      await animations.send('Animation.enable');
      // However long a busy machine takes until the page’s script starts, the four seconds are not over before.
      await animations.send('Animation.setPlaybackRate', { playbackRate: 0.001 });
      await page.goto(longGallery, { waitUntil: 'load' });
      await expect.poll(asked).toHaveLength(1);
      await animations.send('Animation.setPlaybackRate', { playbackRate: 1000 });
      await expect.poll(() => missing(page)).toBeGreaterThan(20);
      await fail();
      await expect.poll(() => missing(page)).toBe(0);
    }));

  it('GALLERY-20: none is held back if scripts are off', () =>
    visit(browser, { viewport: { width: 1440, height: 900 }, javaScriptEnabled: false }, async page => {
      const count = countRequests(page);
      // Asked for, but not drawn while this visit lasts.
      await page.goto(`${longGallery}?slow=10000`, { waitUntil: 'domcontentloaded' });
      await expect.poll(() => count.all).toBeGreaterThan(40);
    }));

  it('GALLERY-21: in a slideshow the current slide’s neighbours are prefetched, and no others', () =>
    visit(browser, { viewport: { width: 1440, height: 900 } }, async page => {
      const fetched = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('.gallery-stage > [data-slide-id] img')].flatMap((image, at) =>
            image instanceof HTMLImageElement && image.naturalWidth > 0 ? [at] : [],
          ),
        );
      await page.goto(sampleAddress('gallery', 'Slideshow of forty pictures'), { waitUntil: 'load' });
      await page.locator('[data-enhance]').dispatchEvent('pointerdown');
      await expect.poll(fetched).toContain(39);
      expect((await fetched()).filter(at => at > 3 && at < 39)).toEqual([]);
      const next = page.getByRole('button', { name: 'Next Item' });
      for (const ahead of [4, 5, 6]) {
        await expect.poll(fetched).not.toContain(ahead);
        await until(async () => {
          if ((await fetched()).includes(ahead)) return true;
          await next.click();
          return false;
        });
        expect(await fetched()).not.toContain(ahead + 2);
      }
    }));

  it.each([
    ['on a phone they load one after the other, the current one first', phone, [1, 2, 3]],
    ['elsewhere all at the same time', { viewport: { width: 1200, height: 800 } }, [3, 3, 3]],
  ] as const)('GALLERY-21: %s', async (_, device, counts) => {
    const { answer, open } = makeGate();
    const asked: string[] = [];
    await visit(browser, device, async page => {
      await page.goto(`${catalogue}/widget/gallery/0`);
      await page.route(pictures, route => {
        asked.push(new URL(route.request().url()).pathname);
        return answer(route);
      });
      // Slides so far away that the browser itself would delay them.
      await page.evaluate(() => {
        const pictures = [0, 1, 2, 3, 4].map(
          at => `<div data-slide-id="${at}"><img loading="lazy" src="/media/far${at}/100w" alt=""></div>`,
        );
        const frame = `<div id="far" style="position:absolute;top:90000px">${pictures.join('')}</div>`;
        document.body.insertAdjacentHTML('beforeend', frame);
      });
      await page.evaluate(
        `Promise.all(['fetch-ahead', 'gallery-engine'].map(name => import('/packages/widgets/src/gallery/' + name + '.ts')))
          .then(([{ fetchAhead }, { makeGalleryEngine }]) =>
            fetchAhead(makeGalleryEngine({ count: 5, isLooping: true }), [...document.querySelectorAll('#far > *')]))
          .then(() => {})`,
      );
      const seen: number[] = [];
      for (const count of counts) {
        await expect.poll(() => asked.length).toBeGreaterThanOrEqual(count);
        seen.push(asked.length);
        await open();
      }
      expect(seen).toEqual(counts);
      expect(asked.map(path => path.split('/')[2])).toEqual(['far0', 'far1', 'far4']);
    });
  });
});
