import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openChromium } from '../chromium.ts';
import { visit } from '../visit.ts';
import { answerSounds } from './answer-sounds.ts';
import { dialog, openAt, otherFilms, ready, still } from './lightbox-visit.ts';
import { standInForOthers, type ThirdParties } from './third-parties.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openChromium();
});

afterAll(() => browser.close());

const poster = (page: Page) => page.locator('.lightbox-poster');

const onFilms = (at: number, journey: (page: Page, others: ThirdParties) => Promise<void>) =>
  visit(browser, { viewport: { width: 1200, height: 800 }, bypassCSP: true, ...still }, async page => {
    const others = await standInForOthers(page, inject('catalogue'));
    others.answer = 'player';
    await answerSounds(page, 1);
    await page.goto(otherFilms);
    await ready(page);
    await openAt(page, at);
    await poster(page).waitFor();
    await journey(page, others);
  });

/** Messages from the player in the lightbox to the page. */
async function say(page: Page, message: object): Promise<void> {
  await page.frameLocator('.lightbox iframe').locator('body').waitFor();
  const [, player] = page.frames();
  await player?.evaluate(text => parent.postMessage(text, '*'), JSON.stringify(message));
}

describe('a video in the lightbox', () => {
  it.each(['by a click', 'by a key'])('LIGHTBOX-19, VIDEO-12: of Instagram opens a single window, %s', how =>
    onFilms(1, async (page, others) => {
      await page.evaluate(() => {
        const opened: unknown[] = [];
        Object.assign(window, { opened });
        window.open = (...args) => {
          opened.push(args);
          return null;
        };
      });
      if (how === 'by a key') await poster(page).press('Enter');
      else await poster(page).click();
      const opened = await page.evaluate(() => Reflect.get(window, 'opened'));
      expect(opened).toEqual([
        [
          'https://www.instagram.com/p/C8abcDEF123/',
          '_blank',
          expect.stringMatching(/^popup,noopener,width=620,height=720,left=-?\d+,top=-?\d+$/),
        ],
      ]);
      expect(page.context().pages()).toHaveLength(1);
      expect(others.asked).toEqual([]);
    }),
  );

  it('LIGHTBOX-19, VIDEO-15: of another site returns to its poster when it has ended', { tags: 'slow' }, () =>
    onFilms(0, async page => {
      await poster(page).press('Enter');
      await say(page, { event: 'ended' });
      await poster(page).waitFor();
      expect(await page.locator('.lightbox iframe').count()).toBe(0);
      await poster(page).click();
      await page.locator('.lightbox iframe').waitFor();
    }),
  );

  it('LIGHTBOX-19, VIDEO-16: of Vimeo explains why it may not be shown, until it is requested again', () =>
    onFilms(0, async page => {
      await poster(page).click();
      await say(page, { event: 'error', data: { name: 'PrivacyError' } });
      const alert = dialog(page).getByRole('alert');
      await alert
        .getByText('Vimeo Basic accounts are unsupported. Please share a video from a different account.')
        .waitFor();
      await poster(page).click();
      await expect.poll(() => alert.count()).toBe(0);
    }));

  it('LIGHTBOX-19: an uploaded one returns to its poster, with the focus', () =>
    onFilms(2, async page => {
      await poster(page).press('Enter');
      const film = dialog(page).locator('video');
      await film.waitFor();
      await film.focus();
      await film.dispatchEvent('ended');
      await poster(page).waitFor();
      expect(await film.count()).toBe(0);
      expect(await poster(page).evaluate(one => one === document.activeElement)).toBe(true);
    }));
});
