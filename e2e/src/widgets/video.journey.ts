import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openChromium } from '../chromium.ts';
import { visit } from '../visit.ts';
import { answerSounds } from './answer-sounds.ts';
import { joinSamples } from './join-samples.ts';
import { sampleAddress } from './sample-address.ts';
import { standInForOthers, type ThirdParties } from './third-parties.ts';

const catalogue = inject('catalogue');
const addressOf = (name: string) => sampleAddress('video', name);
const youtube = addressOf('YouTube behind a poster');
const vimeo = addressOf('Vimeo without a poster');
const wistia = addressOf('Wistia, filling its place');
const own = addressOf('Own file with captions');

let browser: Browser;

beforeAll(async () => {
  browser = await openChromium();
});

afterAll(() => browser.close());

const onVideos = (
  addresses: readonly string[],
  journey: (page: Page, others: ThirdParties) => Promise<void>,
  options: BrowserContextOptions = {},
) =>
  visit(browser, { bypassCSP: true, reducedMotion: 'reduce', ...options }, async page => {
    const others = await standInForOthers(page, catalogue);
    others.answer = 'player';
    await joinSamples(page, addresses);
    await journey(page, others);
  });

const overlayOf = (page: Page, at = 0) =>
  page
    .locator('.video-facade')
    .nth(at)
    .evaluate(one => getComputedStyle(one).visibility);

const focusedOn = (page: Page) => page.evaluate(() => document.activeElement?.tagName);

/** The page's messages to a player, in order. */
const messagesTo = (page: Page, host: string) =>
  page
    .frames()
    .find(frame => frame.url().includes(host))
    ?.evaluate<string[]>('received');

describe('an external video', () => {
  it('VIDEO-4: requests nothing before it is opened, then only its player', async () => {
    await onVideos([youtube], async (page, others) => {
      const play = page.getByRole('button', { name: 'Play video: Throwing the big bowl' });
      await play.hover();
      await play.focus();
      expect(others.asked).toEqual([]);
      await play.press('Enter');
      await page.frameLocator('iframe[title="Throwing the big bowl"]').locator('body').waitFor();
      expect(others.asked).toEqual([
        'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0&enablejsapi=1&start=90',
      ]);
      expect(await focusedOn(page)).toBe('IFRAME');
    });
  });

  it('VIDEO-4: is a link with script off', { tags: 'slow' }, async () => {
    await onVideos(
      [youtube],
      async page => {
        const link = page.getByRole('link', { name: 'Play video: Throwing the big bowl' });
        expect(await link.getAttribute('href')).toBe('https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=90s');
      },
      { javaScriptEnabled: false },
    );
  });

  it('VIDEO-8: fades in over 1 s by Space, and immediately with reduced motion', {
    tags: 'slow',
  }, async () => {
    const fadeOf = (page: Page) =>
      page.locator('.video-facade').evaluate(one => getComputedStyle(one).transitionDuration);
    await onVideos(
      [vimeo],
      async page => {
        await page.getByRole('button').press(' ');
        await expect.poll(() => fadeOf(page)).toBe('1s, 1s');
        await expect.poll(() => overlayOf(page)).toBe('hidden');
      },
      { reducedMotion: 'no-preference' },
    );
    await onVideos([vimeo], async page => {
      await page.getByRole('button').press(' ');
      await expect.poll(() => overlayOf(page)).toBe('hidden');
    });
  });

  it('VIDEO-8: an inactive one stays under its overlay', { tags: 'slow' }, async () => {
    await onVideos([vimeo], async (page, others) => {
      await page.locator('.video').evaluate(one => one.setAttribute('data-inactive', ''));
      await page.getByRole('button').click();
      await page.getByRole('button').press('Enter');
      await expect.poll(() => overlayOf(page)).toBe('visible');
      expect(others.asked).toEqual([]);
    });
  });

  it('VIDEO-7, VIDEO-14: another one pauses it by a message, and it continues on demand', async () => {
    await onVideos([vimeo, wistia], async page => {
      await page.locator('.video-facade').nth(0).click();
      await expect
        .poll(() => messagesTo(page, 'player.vimeo.com'))
        .toEqual(['{"method":"addEventListener","value":"ended"}']);
      await page.locator('.video-facade').nth(1).click();
      await expect
        .poll(async () => (await messagesTo(page, 'player.vimeo.com'))?.at(-1))
        .toBe('{"method":"pause"}');
      expect([await overlayOf(page, 0), await overlayOf(page, 1)]).toEqual(['visible', 'hidden']);
      await page.locator('.video-facade').nth(0).click();
      await expect
        .poll(async () => (await messagesTo(page, 'player.vimeo.com'))?.at(-1))
        .toBe('{"method":"play"}');
      expect([await overlayOf(page, 0), await overlayOf(page, 1)]).toEqual(['hidden', 'visible']);
      expect(await page.locator('iframe').count()).toBe(1);
    });
  });

  it('VIDEO-15, VIDEO-16: receives its end and its refusal from its own player', async () => {
    await onVideos([vimeo], async page => {
      await page.getByRole('button').click();
      await page.frameLocator('iframe').locator('body').waitFor();
      const say = (message: object) =>
        page.frames()[1]?.evaluate(text => parent.postMessage(text, '*'), JSON.stringify(message));
      await say({ event: 'ended' });
      await expect.poll(() => overlayOf(page)).toBe('visible');
      await page.getByRole('button').click();
      await page.frameLocator('iframe').locator('body').waitFor();
      await say({ event: 'error', data: { name: 'PrivacyError' } });
      await page
        .getByRole('alert')
        .getByText('Vimeo Basic accounts are unsupported. Please share a video from a different account.')
        .waitFor();
      expect(await overlayOf(page)).toBe('visible');
    });
  });

  it('VIDEO-20: the end of a focused player leaves the focus on the overlay', async () => {
    await onVideos([vimeo], async page => {
      await page.getByRole('button').press('Enter');
      await page.frameLocator('iframe').locator('body').waitFor();
      expect(await focusedOn(page)).toBe('IFRAME');
      await page.frames()[1]?.evaluate(() => parent.postMessage('{"event":"ended"}', '*'));
      await expect.poll(() => overlayOf(page)).toBe('visible');
      expect(await page.getByRole('button').evaluate(one => one === document.activeElement)).toBe(true);
    });
  });

  it('VIDEO-10: another mode is another style: playback continues in its place', async () => {
    await onVideos([vimeo], async (page, others) => {
      await page.getByRole('button').click();
      await page.frameLocator('iframe').locator('body').waitFor();
      await page.locator('.video').evaluate(one => one.setAttribute('data-mode', 'fill'));
      await expect
        .poll(() => page.locator('iframe').evaluate(one => getComputedStyle(one).objectFit))
        .toBe('cover');
      expect(await overlayOf(page)).toBe('hidden');
      expect(others.asked.length).toBe(1);
    });
  });

  it('VIDEO-10: fills its place and is cropped, never distorted', async () => {
    await onVideos([wistia], async page => {
      await page.getByRole('button').click();
      const player = await page.locator('iframe').boundingBox();
      const place = await page.locator('.video').boundingBox();
      if (!player || !place) throw new Error('Nothing is shown.');
      expect(player.width / player.height).toBeCloseTo(16 / 9, 1);
      expect(player.width).toBeGreaterThanOrEqual(place.width - 1);
      expect(player.height).toBeGreaterThanOrEqual(place.height - 1);
    });
  });

  it('VIDEO-12: Instagram’s opens in a new window', async () => {
    await onVideos([addressOf('Instagram, in a window of its own')], async page => {
      const opened = page.context().waitForEvent('page');
      await page.context().route(/instagram\.com/, route => route.fulfill({ body: 'Instagram' }));
      await page.getByRole('button').click();
      const popup = await opened;
      await expect.poll(() => popup.url()).toBe('https://www.instagram.com/p/C8abcDEF123/');
      expect(await overlayOf(page)).toBe('visible');
    });
  });
});

describe('an uploaded film', () => {
  it('VIDEO-5: is the browser’s player with script off, and nothing is loaded', async () => {
    await onVideos(
      [own],
      async page => {
        expect(await page.locator('video[controls]').count()).toBe(1);
        expect(await page.locator('.video-facade').isVisible()).toBe(false);
      },
      { javaScriptEnabled: false },
    );
  });

  it('VIDEO-5, VIDEO-8: plays under its poster’s button, and returns to the poster at its end', async () => {
    await visit(browser, { bypassCSP: true, reducedMotion: 'reduce' }, async page => {
      const asked = await answerSounds(page, 1);
      await page.goto(own);
      const play = page.getByRole('button', { name: 'Play video: Throwing a bowl' });
      await play.waitFor();
      expect(asked).toEqual([]);
      await play.press(' ');
      await expect.poll(() => overlayOf(page)).toBe('hidden');
      expect(await focusedOn(page)).toBe('VIDEO');
      await expect.poll(() => overlayOf(page)).toBe('visible');
      expect(await play.evaluate(one => one === document.activeElement)).toBe(true);
    });
  });

  it('VIDEO-20: its controls cannot be reached while its poster covers them', { tags: 'slow' }, async () => {
    await onVideos([own], async page => {
      const play = page.getByRole('button', { name: 'Play video: Throwing a bowl' });
      const reached = async () => {
        const tags: (string | undefined)[] = [];
        await play.focus();
        for (const key of ['Tab', 'Shift+Tab', 'Shift+Tab']) {
          await page.keyboard.press(key);
          tags.push(await focusedOn(page));
        }
        return tags;
      };
      expect(await reached()).not.toContain('VIDEO');
      await play.click();
      await expect.poll(() => page.locator('video').evaluate(one => one.matches('[inert]'))).toBe(false);
      await expect.poll(() => focusedOn(page)).toBe('VIDEO');
    });
  });

  it('VIDEO-20: exits full screen at its end', async () => {
    await visit(browser, { bypassCSP: true, reducedMotion: 'reduce' }, async page => {
      await answerSounds(page, 2);
      await page.goto(own);
      await page.getByRole('button', { name: 'Play video: Throwing a bowl' }).click();
      await page.locator('video').evaluate(film => film.requestFullscreen());
      expect(await page.evaluate(() => document.fullscreenElement?.tagName)).toBe('VIDEO');
      await page.locator('video').dispatchEvent('ended');
      await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBe(null);
    });
  });
});
