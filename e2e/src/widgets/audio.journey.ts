import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openChromium } from '../chromium.ts';
import { visit } from '../visit.ts';
import { answerSounds } from './answer-sounds.ts';
import { joinSamples } from './join-samples.ts';
import { sampleAddress } from './sample-address.ts';
import { standInForOthers } from './third-parties.ts';

const catalogue = inject('catalogue');
const talk = sampleAddress('audio', 'A talk with its cover');

let browser: Browser;

beforeAll(async () => {
  browser = await openChromium();
});

afterAll(() => browser.close());

const onSound = (
  addresses: readonly string[],
  journey: (page: Page, asked: string[]) => Promise<void>,
  options: BrowserContextOptions = {},
) =>
  visit(browser, { bypassCSP: true, reducedMotion: 'reduce', ...options }, async page => {
    const asked = await answerSounds(page, 65);
    await joinSamples(page, addresses);
    await journey(page, asked);
  });

const isPlaying = (page: Page, at = 0) =>
  page
    .locator('audio, video')
    .nth(at)
    .evaluate(one => one instanceof HTMLMediaElement && !one.paused);

describe('a sound', () => {
  it('AUDIO-3: is the browser’s player with script off, and nothing is loaded', async () => {
    await onSound(
      [talk],
      async (page, asked) => {
        expect(await page.locator('audio[controls]').isVisible()).toBe(true);
        expect(await page.locator('.audio-controls').isVisible()).toBe(false);
        expect(asked).toEqual([]);
      },
      { javaScriptEnabled: false },
    );
  });

  it('AUDIO-4: is ours with script, in the same space; its length is loaded when a pointer is near', async () => {
    const heightOf = (page: Page) =>
      page.locator('.audio').evaluate(one => one.getBoundingClientRect().height);
    let bare = 0;
    await onSound([`${talk}?script=off`], async page => {
      bare = await heightOf(page);
    });
    await onSound([talk], async (page, asked) => {
      await page.getByRole('button', { name: 'Play: What the kiln knows' }).waitFor();
      await expect.poll(() => heightOf(page)).toBe(bare);
      expect(asked).toEqual([]);
      await page.locator('.audio').hover();
      await expect.poll(() => page.locator('.audio-time').textContent()).toBe('0:00 / 1:05');
      expect(await isPlaying(page)).toBe(false);
    });
  });

  it('AUDIO-5, AUDIO-7: plays, pauses and seeks by keyboard, and shows its position', async () => {
    await onSound([talk], async page => {
      const button = page.getByRole('button', { name: 'Play: What the kiln knows' });
      await button.press('Enter');
      await expect.poll(() => isPlaying(page)).toBe(true);
      const pause = page.getByRole('button', { name: 'Pause: What the kiln knows' });
      await pause.press(' ');
      await expect.poll(() => isPlaying(page)).toBe(false);
      const slider = page.getByRole('slider', { name: 'Position in What the kiln knows' });
      await expect.poll(() => slider.getAttribute('max')).toBe('65');
      await slider.press('End');
      await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('1:05 of 1:05');
      await slider.press('Home');
      for (const key of ['ArrowRight', 'ArrowRight', 'ArrowUp']) await slider.press(key);
      await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('0:03 of 1:05');
      await expect
        .poll(() => page.locator('audio').evaluate(one => one instanceof HTMLAudioElement && one.currentTime))
        .toBe(3);
    });
  });

  it('AUDIO-7: runs from right to left in right-to-left languages', async () => {
    await onSound([`${talk}?dir=rtl`], async page => {
      const [button, time] = await Promise.all(
        ['.audio-toggle', '.audio-time'].map(one => page.locator(one).boundingBox()),
      );
      expect((button?.x ?? 0) > (time?.x ?? 0)).toBe(true);
      await page.locator('.audio').hover();
      const slider = page.getByRole('slider');
      await expect.poll(() => slider.getAttribute('max')).toBe('65');
      await slider.press('ArrowLeft');
      await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('0:01 of 1:05');
    });
  });

  it('AUDIO-7: reports that it could not be played', async () => {
    await onSound([talk], async page => {
      await page.route(/\.mp3$/, route => route.fulfill({ status: 404 }));
      await page.getByRole('button', { name: /^Play/ }).click();
      await page.getByText('This could not be played.').waitFor();
      expect(await isPlaying(page)).toBe(false);
    });
  });

  it('AUDIO-6: starting it stops every other sound or film', async () => {
    const film = sampleAddress('video', 'Own file with captions');
    await onSound([talk, sampleAddress('audio', 'The sound alone'), film], async page => {
      const plays = page.getByRole('button', { name: /^Play/ });
      await plays.nth(0).click();
      await expect.poll(() => isPlaying(page, 0)).toBe(true);
      await page.getByRole('button', { name: 'Play: Audio' }).click();
      await expect
        .poll(async () => [await isPlaying(page, 0), await isPlaying(page, 1)])
        .toEqual([false, true]);
      await page.getByRole('button', { name: 'Play video: Throwing a bowl' }).click();
      await expect
        .poll(async () => [await isPlaying(page, 1), await isPlaying(page, 2)])
        .toEqual([false, true]);
      await plays.nth(0).click();
      await expect
        .poll(async () => [await isPlaying(page, 0), await isPlaying(page, 2)])
        .toEqual([true, false]);
      await page.getByRole('button', { name: 'Play video: Throwing a bowl' }).waitFor();
    });
  });

  it('AUDIO-3: an external address is not requested before it is played', async () => {
    await visit(browser, { bypassCSP: true }, async page => {
      const others = await standInForOthers(page, catalogue);
      await page.goto(sampleAddress('audio', 'From an address, without a cover'));
      await page.locator('.audio').hover();
      await page.getByRole('slider').focus();
      expect(others.asked).toEqual([]);
      await page.getByRole('button', { name: /^Play/ }).click();
      await expect.poll(() => others.asked[0]).toBe('https://cdn.example.com/episode-12.mp3');
    });
  });
});
