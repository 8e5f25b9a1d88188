/** @module-tag slow */
import { block as gallery } from '@vitrine/blocks/gallery/gallery.block.ts';
import { newId } from '@vitrine/core/id/id.ts';
import { type Section, sectionSettingsSchema } from '@vitrine/core/page/page-document.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { changeNewPage } from './change-page.ts';
import { openChromium } from './chromium.ts';
import { canvasOf, makeWebsite, publish, waitForSave } from './studio.ts';
import { visit } from './visit.ts';
import { whenActive } from './when-active.ts';

const demo = inject('demo');

let browser: Browser;
let studio: Page;
let address: string;

beforeAll(async () => {
  browser = await openChromium();
  studio = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  address = await makeWebsite(studio, demo, 'slides');
  await changeNewPage(studio, [{ kind: 'addSection', section: galleryFarBelow(), index: 0 }]);
});

afterAll(() => browser.close());

/** A gallery whose top is below any window. */
function galleryFarBelow(): Section {
  const place = { x: 0, y: 200, h: 20 };
  const slides = [
    { video: 'https://vimeo.com/1084537', title: 'Clay', url: 'clay' },
    { video: 'https://vimeo.com/76979871', title: 'Fire', url: 'fire' },
  ];
  const block = {
    id: newId(),
    ...gallery.content({ slides }),
    places: { desktop: { ...place, w: 24 }, phone: { ...place, w: 8 } },
  };
  return { id: newId(), settings: sectionSettingsSchema.parse({}), blocks: [block] };
}

const isAt = (page: Page, words: string) =>
  expect.poll(() => page.locator('.lightbox-count span').first().textContent()).toBe(words);

const open = (path: string, journey: (page: Page) => Promise<void>) =>
  visit(browser, { reducedMotion: 'reduce' }, async page => {
    await page.goto(`${address}${path}`);
    await journey(page);
  });

describe('a gallery far down a page', () => {
  it('GALLERY-44, LIGHTBOX-13: keeps the enlarged slide in the address if its owner chose so', async () => {
    await canvasOf(studio).locator('main [data-block-type="8"]').click();
    await studio.keyboard.press('Alt+Enter');
    const history = studio.getByRole('complementary').getByLabel('Keep the slide in the address');
    await history.press(' ');
    await expect.poll(() => history.isChecked()).toBe(true);
    await waitForSave(studio);
    await publish(studio);
    await open('/', async page => {
      await page.getByLabel('Play video: Clay').scrollIntoViewIfNeeded();
      await whenActive(page, 'gallery');
      await page.getByRole('button', { name: 'Play video: Clay' }).click();
      await isAt(page, '1 / 2');
      await expect.poll(() => page.evaluate(() => location.hash)).toBe('#clay');
      await page.keyboard.press('ArrowRight');
      await isAt(page, '2 / 2');
      await expect.poll(() => page.evaluate(() => location.hash)).toBe('#fire');
      expect((await page.reload())?.status()).toBe(200);
      await isAt(page, '2 / 2');
    });
  });

  it.each(['/#fire', '/fire', '/vimeo-76979871'])(
    'LIGHTBOX-13, VISITOR-10: opens by %s, even out of view',
    path =>
      open(path, async page => {
        await isAt(page, '2 / 2');
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      }),
  );
});
