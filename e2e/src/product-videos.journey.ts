/** @module-tag slow */
import { standInFile } from '@vitrine/tools/catalogue/stand-in-file.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { findProblems } from './find-problems.ts';
import { fits } from './fits.ts';
import { type OwnWebsite, openShop, openStudio } from './own-website.ts';
import { chooseFiles, toastOf } from './rooms.ts';
import { samplePicture } from './sample-files.ts';
import { visit } from './visit.ts';
import { whenActive } from './when-active.ts';
import { standInForOthers } from './widgets/third-parties.ts';

const viewport = { width: 1440, height: 900 };
const player = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ';
let browser: Browser;
let website: OwnWebsite;
beforeAll(async () => {
  browser = await openChromium();
  website = await openShop(inject('demo'), 'films', [{ title: 'Big bowl', variants: [{ price: 2400 }] }]);
});
afterAll(() => browser?.close());

const film = () => {
  const { body = '' } = standInFile('film.webm') ?? {};
  return { name: 'throwing.webm', mimeType: 'video/webm', buffer: Buffer.from(body) };
};
const list = (page: Page) => page.getByRole('grid', { name: 'Images and videos' });
const names = (page: Page) =>
  list(page)
    .getByRole('row')
    .evaluateAll(rows => rows.map(row => row.ariaLabel ?? row.textContent));
const playerOf = (page: Page) => page.locator(`iframe[src^="${player}"]`);

it('STUDIO-50, PRODUCT-50: an owner adds videos beside images, orders them by keyboard, and takes one out with Undo', async () => {
  const page = await openStudio(browser, website);
  await page.goto(`${website.address}/config/products`);
  await page.getByRole('rowheader', { name: 'Big bowl' }).click();
  await page.getByRole('button', { name: 'Add images' }).click();
  const dialog = page.getByRole('dialog').last();
  await chooseFiles(page, dialog.getByRole('button', { name: 'Upload' }), [
    samplePicture('bowl.png', { red: 200, green: 180, blue: 150 }),
    samplePicture('poster.png', { red: 90, green: 110, blue: 100 }),
  ]);
  await dialog.getByRole('button', { name: 'Use 2' }).click();
  await expect.poll(() => names(page)).toHaveLength(2);

  const add = page.getByRole('main').getByRole('button', { name: 'Add video' });
  await add.press('Enter');
  await page.getByLabel('Video address').fill('https://video.example/1');
  await dialog.getByRole('button', { name: 'Add video' }).click();
  await page.getByText('No video was found at this address.').waitFor();
  await page.getByLabel('Video address').fill('youtu.be/aqz-KE-bpKQ');
  await page.getByLabel('Title', { exact: true }).last().fill('Throwing the bowl');
  await dialog.getByRole('button', { name: 'Choose image' }).click();
  await page.getByRole('option', { name: /poster/ }).click();
  expect(await findProblems(page, [page.mainFrame()])).toBeNull();
  await dialog.getByRole('button', { name: 'Add video' }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => names(page)).toHaveLength(3);

  await add.press('Enter');
  await dialog.getByRole('button', { name: 'Choose video' }).click();
  const library = page.getByRole('dialog').last();
  await chooseFiles(page, library.getByRole('button', { name: 'Upload' }), [film()]);
  await page.getByText('throwing.webm').first().waitFor();
  await page.getByRole('dialog').last().getByRole('button', { name: 'Add video' }).click();
  await expect.poll(() => names(page)).toHaveLength(4);

  // A closing dialog returns the focus.
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await page.getByRole('button', { name: 'Move image 3 forward' }).click();
  const order = ['bowl.png', 'Throwing the bowl', 'poster.png', 'throwing.webm'];
  await expect.poll(() => names(page)).toEqual(order);
  await page.getByRole('button', { name: 'Move image 4 forward' }).press('Enter');
  const moved = ['bowl.png', 'Throwing the bowl', 'throwing.webm', 'poster.png'];
  await expect.poll(() => names(page)).toEqual(moved);
  await page.getByRole('button', { name: 'Remove image 2' }).press('Enter');
  await expect.poll(() => names(page)).toHaveLength(3);
  await toastOf(page, '“Throwing the bowl” was removed.')
    .getByRole('button', { name: 'Undo' })
    .press('Enter');
  await expect.poll(() => names(page)).toEqual(moved);
  await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click();
  await toastOf(page, 'Saved').first().waitFor();
  await page.reload();
  await expect.poll(() => names(page)).toEqual(moved);
  await page.getByRole('button', { name: 'Change video 2' }).click();
  const address = page.getByLabel('Video address');
  await expect.poll(() => address.inputValue()).toBe('https://www.youtube.com/watch?v=aqz-KE-bpKQ');
  await page.keyboard.press('Escape');
  await fits(page, 'product-videos-studio', list(page));
  await page.context().close();
});

it('PURCHASE-17, VIDEO-4: nothing foreign is loaded before a press; then the video plays in place, and stops at the next picture', () =>
  visit(browser, { viewport, reducedMotion: 'reduce' }, async page => {
    const others = await standInForOthers(page, website.address);
    others.answer = 'player';
    await page.goto(`${website.address}/shop/big-bowl`);
    await whenActive(page, 'product');
    const play = page.getByRole('button', { name: 'Play video: Throwing the bowl' });
    await page.getByRole('link', { name: 'Video 2 of 4: Throwing the bowl' }).click();
    await play.waitFor();
    await play.hover();
    await play.focus();
    expect(others.asked).toEqual([]);
    await page.keyboard.press('Enter');
    await playerOf(page).waitFor();
    expect(others.asked.every(asked => asked.startsWith(player))).toBe(true);
    await expect.poll(() => page.locator('.product-strip-place').nth(1).locator('iframe').count()).toBe(1);
    await page.getByRole('link', { name: 'Image 1 of 4' }).click();
    await expect.poll(() => playerOf(page).count()).toBe(0);
  }));

it('PURCHASE-17, PURCHASE-10: the lightbox has the pictures and, between them, the videos', () =>
  visit(browser, { viewport, bypassCSP: true, reducedMotion: 'reduce' }, async page => {
    const others = await standInForOthers(page, website.address);
    others.answer = 'player';
    await page.goto(`${website.address}/shop/big-bowl`);
    await whenActive(page, 'product');
    await page.locator('.product-zoom').first().click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await page.keyboard.press('ArrowRight');
    await dialog.getByRole('button', { name: 'Play video: Throwing the bowl' }).click();
    await dialog.locator(`iframe[src^="${player}"]`).waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Video 3 of 4' }).click();
    const own = page.getByRole('button', { name: 'Play video', exact: true });
    await own.click();
    const film = page.locator('.product-strip video');
    await expect
      .poll(() => film.evaluate(one => one instanceof HTMLVideoElement && one.readyState))
      .toBeGreaterThan(1);
    await page.getByRole('link', { name: 'Video 2 of 4' }).click();
    await expect.poll(() => film.evaluate(one => one instanceof HTMLVideoElement && one.paused)).toBe(true);
    await page.reload();
    await whenActive(page, 'product');
    await page.getByRole('link', { name: 'Video 2 of 4' }).click();
    await fits(page, 'product-videos-page');
    await page.getByRole('link', { name: 'Video 3 of 4' }).click();
    await fits(page, 'product-videos-own');
  }));

it('PURCHASE-17: without script a video is a link, an uploaded one has the browser’s player, and no script is loaded without videos', async () => {
  await visit(browser, { javaScriptEnabled: false, bypassCSP: true }, async page => {
    await page.goto(`${website.address}/shop/big-bowl`);
    const link = page.getByRole('link', { name: 'Play video: Throwing the bowl' });
    await expect.poll(() => link.getAttribute('href')).toBe('https://www.youtube.com/watch?v=aqz-KE-bpKQ');
    await expect.poll(() => page.locator('video[controls]').count()).toBe(1);
    await expect
      .poll(() => page.getByRole('link', { name: 'Video 2 of 4: Throwing the bowl' }).getAttribute('href'))
      .toBe('#product-image-2');
  });
  await website.send('/api/products', { body: { title: 'Cup', state: 1, variants: [{ price: 900 }] } });
  const scripts = (address: string) =>
    visit(browser, { viewport }, async page => {
      await page.goto(`${website.address}/shop/${address}`);
      await whenActive(page, 'product');
      await page.waitForLoadState('networkidle');
      return page.evaluate(() =>
        performance.getEntriesByType('resource').filter(({ name }) => /play-in-strip|wrap-video/.test(name)),
      );
    });
  expect(await scripts('cup')).toHaveLength(0);
  expect((await scripts('big-bowl')).length).toBeGreaterThan(0);
});

it('QUICK-6: in a quick view, a video of another host leads to the page of the product', async () => {
  await website.send('/api/website/settings', {
    method: 'PATCH',
    body: { settings: { store: { hasQuickView: true } } },
  });
  await visit(browser, { viewport, bypassCSP: true }, async page => {
    await page.goto(`${website.address}/shop`);
    const open = page.getByRole('button', { name: 'Quick view: Big bowl' });
    await open.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Big bowl' });
    const lead = dialog.getByRole('link', { name: 'Play video: Throwing the bowl' });
    await lead.waitFor({ state: 'attached' });
    expect(await findProblems(page, [page.mainFrame()])).toBeNull();
    await dialog.getByRole('link', { name: 'Video 2 of 4: Throwing the bowl' }).click();
    await lead.click();
    await page.waitForURL(/\/shop\/big-bowl#product-image-2$/);
  });
});
