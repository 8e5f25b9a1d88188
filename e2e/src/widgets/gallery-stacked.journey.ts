import { firstOrAll } from '@vitrine/tools/slow-tests.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChromium } from '../chromium.ts';
import { findAxeProblems, visit } from '../visit.ts';
import { sampleAddress } from './sample-address.ts';
import { motionAfter, onSlideshow, rested, shown } from './slideshow.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openChromium();
});

afterAll(() => browser.close());

const still = { reducedMotion: 'reduce' } as const;
const stage = (page: Page) => page.locator('.gallery-stage');
const next = (page: Page) => page.getByRole('button', { name: 'Next Item' });
const sizeOf = async (page: Page, selector: string) => {
  const { width = 0, height = 0 } = (await page.locator(selector).first().boundingBox()) ?? {};
  return { width: Math.round(width), height: Math.round(height) };
};

describe('a slideshow', () => {
  it('GALLERY-65: is a carousel of which only the current slide can be focused and read', async () => {
    await onSlideshow(browser, still, async page => {
      const region = page.getByRole('region', { name: 'Gallery: Bowl' });
      expect(await region.getAttribute('aria-roledescription')).toBe('carousel');
      const slides = page.getByRole('group', { name: / of 4$/ });
      expect(await slides.evaluateAll(all => all.map(one => one.ariaLabel))).toEqual(['1 of 4']);
      expect(await slides.getAttribute('aria-roledescription')).toBe('slide');
      await next(page).click();
      await expect.poll(() => slides.evaluateAll(all => all.map(one => one.ariaLabel))).toEqual(['2 of 4']);
      expect(await page.locator('.gallery-slide:not([inert])').count()).toBe(1);
      expect(await stage(page).getAttribute('aria-live')).toBe('polite');
    });
  });

  it('GALLERY-65: makes no announcements while it plays', async () => {
    await onSlideshow(browser, { data: { autoplay: true } }, async page => {
      await expect.poll(() => stage(page).getAttribute('aria-live')).toBe('off');
      // A pause allows announcements of the visitor's changes.
      await stage(page).hover();
      await expect.poll(() => stage(page).getAttribute('aria-live')).toBe('polite');
      await page.mouse.move(790, 690);
      await expect.poll(() => stage(page).getAttribute('aria-live')).toBe('off');
      await page.getByRole('button', { name: 'Stop the slideshow' }).click();
      await expect.poll(() => stage(page).getAttribute('aria-live')).toBe('polite');
    });
  });

  it.each(firstOrAll(['scroll', 'fade', 'new-swipe']))(
    'GALLERY-65: axe finds nothing during “%s”',
    async transition => {
      const data = { transition, thumbnails: 'grid', autoplay: true };
      await onSlideshow(browser, { ...still, bypassCSP: true, data }, async page => {
        await next(page).click();
        await expect.poll(() => shown(page)).toBe('jug');
        expect(await findAxeProblems(page)).toEqual([]);
      });
    },
  );
});

describe('its script', () => {
  it('GALLERY-93: loads nothing of React, and its buttons work', async () => {
    await visit(browser, { ...still, viewport: { width: 820, height: 900 } }, async page => {
      const scripts: Promise<string>[] = [];
      page.on('response', response => {
        if (response.request().resourceType() === 'script') scripts.push(response.text());
      });
      await page.goto(sampleAddress('gallery', 'Slideshow as high as each picture, with a strip'));
      await page.locator('.gallery-stage[data-stack]').waitFor();
      await next(page).click();
      await expect.poll(() => page.locator('[data-current]').getAttribute('aria-label')).toBe('2 of 7');
      const texts = await Promise.all(scripts);
      expect(texts.length).toBeGreaterThan(1);
      expect(texts.filter(text => text.includes('hydrateRoot('))).toEqual([]);
    });
  });

  it.each(['Slideshow as high as each picture, with a strip', 'Carousel'])(
    'VISITOR-12: “%s” does not start if it is undone while its script loads',
    async name => {
      await visit(browser, { viewport: { width: 820, height: 900 } }, async page => {
        await page.goto(`${sampleAddress('gallery', name)}?script=off`);
        const isAlive = page.locator('[data-alive], [data-stack]');
        // As text, because the build of this file would resolve its own import.
        await page.evaluate(`(async () => {
          const { enhance } = await import('/packages/blocks/src/gallery/gallery.enhance.ts');
          window.again = () => enhance(document.querySelector('[data-enhance]'));
          window.again()();
          await import('/packages/widgets/src/gallery/activate-track.ts');
          await import('/packages/widgets/src/gallery/activate-stacked.ts');
          for (let frames = 0; frames < 20; frames += 1) await new Promise(requestAnimationFrame);
        })()`);
        expect(await isAlive.count()).toBe(0);
        await page.evaluate('window.again()');
        await isAlive.waitFor();
      });
    },
  );
});

describe('without script', () => {
  const sample = sampleAddress('gallery', 'Slideshow as high as each picture, with a strip');
  const scrollOf = (page: Page) => stage(page).evaluate(one => Math.round(one.scrollLeft / one.clientWidth));

  it('GALLERY-66: slides are in a row that scrolls and rests at each, as high as the first', async () => {
    const look = { javaScriptEnabled: false, viewport: { width: 390, height: 844 } };
    await visit(browser, look, async page => {
      await page.goto(sample, { waitUntil: 'domcontentloaded' });
      const { width, height } = await sizeOf(page, '.gallery-slide');
      expect(height).toBe(Math.round((width * 3) / 4));
      expect(await sizeOf(page, '.gallery-stage')).toMatchObject({ width });
      expect(await page.getByRole('group', { name: / of 7$/ }).count()).toBe(7);
      await stage(page).focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => scrollOf(page)).toBe(1);
      expect(await page.getByRole('button').count()).toBe(0);
    });
  });

  it('GALLERY-66: scrolls vertically if its transition does', async () => {
    await visit(browser, { javaScriptEnabled: false }, async page => {
      await page.goto(sampleAddress('gallery', 'Slideshow that scrolls down'), {
        waitUntil: 'domcontentloaded',
      });
      await stage(page).focus();
      await page.keyboard.press('ArrowDown');
      await expect
        .poll(() => stage(page).evaluate(one => Math.round(one.scrollTop / one.clientHeight)))
        .toBe(1);
    });
  });

  it('GALLERY-66: script continues from the slide that was scrolled to', async () => {
    await visit(browser, { ...still, viewport: { width: 820, height: 900 } }, async page => {
      let start = () => {};
      const held = new Promise<void>(resolve => {
        start = resolve;
      });
      await page.route(/activate-stacked/, async route => {
        await held;
        await route.continue();
      });
      await page.goto(sample, { waitUntil: 'domcontentloaded' });
      await stage(page).evaluate(one => one.scrollTo({ left: 2 * one.clientWidth, behavior: 'instant' }));
      start();
      await page.locator('.gallery-stage[data-stack]').waitFor();
      const current = page.locator('[data-current]');
      expect(await current.getAttribute('aria-label')).toBe('3 of 7');
      expect((await current.boundingBox())?.x).toBe((await stage(page).boundingBox())?.x);
      const { width, height } = await sizeOf(page, '.gallery-stage');
      expect(width / height).toBeCloseTo(16 / 9, 1);
    });
  });
});

describe('its height', () => {
  const heightAfter = async (page: Page) => {
    await motionAfter(page, 'Next Item');
    await expect.poll(() => shown(page)).toBe('jug');
    return (await sizeOf(page, '.gallery-stage')).height;
  };
  const auto = { imageAspectRatio: 'Auto', 'meta-position': 'none' };
  const narrow = { ...still, viewport: { width: 400, height: 900 } };

  it.each([
    ['', {}],
    [', also during autoplay', { autoplay: true }],
  ])('GALLERY-67: is that of the current picture%s', async (_, data) => {
    await onSlideshow(browser, { ...narrow, data: { ...auto, ...data } }, async page => {
      const { width, height } = await sizeOf(page, '.gallery-stage');
      expect(height).toBe(Math.round((width * 3) / 4));
      expect(await heightAfter(page)).toBe(Math.round((width * 3) / 2));
    });
  });

  it.each([
    ['if set', { autoHeight: false }],
    ['with vertical scrolling', { transition: 'scroll', scrollAxis: 'vertical' }],
  ])('GALLERY-67: is that of the first one %s', async (_, data) => {
    await onSlideshow(browser, { ...narrow, data: { ...auto, ...data } }, async page => {
      const { height } = await sizeOf(page, '.gallery-stage');
      expect(await heightAfter(page)).toBe(height);
    });
  });

  it('GALLERY-67: is never more than 88 percent of the window', async () => {
    await onSlideshow(
      browser,
      { ...still, viewport: { width: 1200, height: 500 }, data: auto },
      async page => {
        expect((await sizeOf(page, '.gallery-stage')).height).toBe(440);
        expect(await heightAfter(page)).toBe(440);
      },
    );
  });

  it('GALLERY-67: does not change with the length of text below', async () => {
    await visit(browser, { ...still, viewport: { width: 390, height: 844 } }, async page => {
      await page.goto(sampleAddress('gallery', 'Slideshow that is dragged, whole pictures'));
      await page.locator('.gallery-stage[data-stack]').waitFor();
      const wordsOf = () => page.locator('[data-current]').evaluate(one => one.textContent?.length);
      const seen: unknown[] = [];
      const { height } = await sizeOf(page, '.gallery-stage');
      for (let number = 2; number <= 7; number += 1) {
        await next(page).click();
        await page.locator(`[data-current][aria-label="${number} of 7"]`).waitFor();
        seen.push(await wordsOf());
        expect((await sizeOf(page, '.gallery-stage')).height).toBe(height);
      }
      expect(new Set(seen).size).toBeGreaterThan(2);
    });
  });
});

describe('its pictures', () => {
  const picture = '[data-current] .gallery-picture';

  it('GALLERY-68: fill the space, or fit into it whole', async () => {
    for (const [crop, ratio] of [
      [true, 1.5],
      [false, 2 / 3],
    ] as const) {
      await onSlideshow(browser, { ...still, data: { 'auto-crop': crop } }, async page => {
        await next(page).click();
        await expect.poll(() => shown(page)).toBe('jug');
        const { width, height } = await sizeOf(page, picture);
        const room = await sizeOf(page, '.gallery-stage');
        expect(width / height).toBeCloseTo(ratio, 1);
        expect(height).toBe(room.height);
      });
    }
  });

  it('GALLERY-19: have text that is cut to 40 percent of the height if it exceeds 90', async () => {
    await onSlideshow(browser, { ...still, viewport: { width: 400, height: 800 } }, async page => {
      await next(page).click();
      await page.locator('[data-slide-id="jug"][data-current]').waitFor();
      const room = (await sizeOf(page, '.gallery-stage')).height;
      expect((await sizeOf(page, '[data-current] .gallery-words')).height).toBeLessThan(room * 0.3);
      await next(page).click();
      await page.locator('[data-slide-id="workshop"][data-current]').waitFor();
      expect((await sizeOf(page, '[data-current] .gallery-words')).height).toBe(Math.round(room * 0.4));
    });
  });

  it('GALLERY-82: are loaded for the current slide and its neighbours', async () => {
    await onSlideshow(browser, { ...still, slides: 20, data: { transition: 'swipe' } }, async page => {
      const fetched = () =>
        stage(page)
          .locator('img')
          .evaluateAll(all =>
            all.flatMap((image, at) => ((image as HTMLImageElement).currentSrc === '' ? [] : [at])),
          );
      // The next but one may be near enough for the browser's own lazy loading.
      const far = async () => (await fetched()).filter(at => at > 4 && at < 19);
      await expect.poll(fetched).toEqual(expect.arrayContaining([0, 1, 19]));
      expect(await far()).toEqual([]);
      for (let times = 0; times < 4; times += 1) await next(page).click();
      await expect.poll(far).toEqual([5]);
    });
  });
});

describe('one with autoplay', () => {
  it('GALLERY-26, GALLERY-86: moves on, its thumbnails with it, and stops by its button', async () => {
    const data = { autoplay: true, 'autoplay-duration': 0.5, speed: 0.1, thumbnails: 'strip' };
    await onSlideshow(browser, { data }, async page => {
      await expect.poll(() => shown(page)).toBe('jug');
      await expect.poll(() => shown(page)).toBe('workshop');
      await page.getByRole('button', { name: 'Stop the slideshow' }).click();
      await rested(page);
      const index = page.locator('.gallery-thumbnails [aria-current="true"]');
      const slide = page.locator('[data-current]');
      const number = (await slide.getAttribute('aria-label'))?.split(' ')[0];
      expect(await index.getAttribute('aria-label')).toContain(`Show ${number} of 4`);
    });
  });
});
