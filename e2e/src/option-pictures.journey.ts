/** @module-tag slow */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { fits } from './fits.ts';
import { copyKiln, openShop, openStudio } from './own-website.ts';
import { chooseFiles, toastOf } from './rooms.ts';
import { samplePicture } from './sample-files.ts';
import { visit } from './visit.ts';
import { whenActive } from './when-active.ts';

const demo = inject('demo');
let browser: Browser;
beforeAll(async () => {
  browser = await openChromium();
});
afterAll(() => browser?.close());

const swatch = (page: Page, glaze: string) => page.locator('.swatch').filter({ hasText: glaze });

it('PRODUCT-49, STUDIO-34: an owner gives the values of an option pictures by keyboard, takes one away with Undo, and buyers choose by them', async () => {
  const website = await openShop(demo, 'glazes', [
    {
      title: 'Tea bowl',
      optionNames: ['Glaze'],
      variants: ['Ash', 'Celadon'].map(value => ({ price: 2400, optionValues: [value] })),
    },
  ]);
  const page = await openStudio(browser, website);
  await page.goto(`${website.address}/config/products`);
  await page.getByRole('rowheader', { name: 'Tea bowl' }).click();
  await page.getByLabel('Glaze is shown as').click();
  await page.getByRole('option', { name: 'Swatches' }).click();
  const choose = page.getByRole('button', { name: 'Choose a picture for Ash' });
  await choose.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await chooseFiles(page, dialog.getByRole('button', { name: 'Upload' }), [
    samplePicture('ash.png', { red: 200, green: 192, blue: 180 }),
  ]);
  await dialog.waitFor({ state: 'detached' });
  const looks = page.getByRole('list', { name: 'Colours and pictures of Glaze' });
  await looks.getByText('ash.png').waitFor();
  const save = page.getByRole('main').getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await toastOf(page, 'Saved').first().waitFor();
  await page.reload();
  await looks.getByText('ash.png').waitFor();
  const remove = page.getByRole('button', { name: 'Remove the picture of Ash' });
  await remove.press('Enter');
  await page.getByLabel('Colour of Ash').waitFor();
  await toastOf(page, 'The picture of Ash was removed.').getByRole('button', { name: 'Undo' }).press('Enter');
  await looks.getByText('ash.png').waitFor();
  await fits(page, 'option-pictures-studio', looks);
  for (const javaScriptEnabled of [true, false])
    await visit(browser, { javaScriptEnabled }, async visitor => {
      await visitor.goto(`${website.address}/shop/tea-bowl`);
      if (javaScriptEnabled) await whenActive(visitor, 'product');
      const ash = visitor.getByRole('group', { name: 'Glaze' }).getByRole('radio', { name: 'Ash' });
      await ash.check({ force: true });
      await expect.poll(() => swatch(visitor, 'Ash').locator('img').getAttribute('width')).toBe('600');
      await visitor.getByRole('button', { name: 'Add to cart' }).click();
      if (javaScriptEnabled) await visitor.getByRole('link', { name: 'View cart' }).click();
      await visitor.waitForURL(/\/cart/);
      await visitor.getByText('Ash').first().waitFor();
    });
  const { assets } = await website.send('/api/media?limit=1', { method: 'GET' });
  const [{ id }] = assets as [{ id: string }];
  await website.send(`/api/media/${id}`, { method: 'DELETE' });
  await page.reload();
  await looks.getByText('No longer in the media library').waitFor();
  await page.context().close();
});

it('PRODUCT-49, PRODUCT-51, PURCHASE-12: Kiln shows its glazes as pictures of 44 px beside their names, on the page of a product, in a quick view and in the filters', async () => {
  const kiln = await copyKiln(demo, 'glazed');
  await kiln.send('/api/website/settings', {
    method: 'PATCH',
    body: { settings: { store: { hasQuickView: true } } },
  });
  const viewport = { width: 1440, height: 900 };
  await visit(browser, { viewport, bypassCSP: true, reducedMotion: 'reduce' }, async page => {
    await page.goto(`${kiln.address}/shop/breakfast-bowl`);
    await whenActive(page, 'product');
    const celadon = swatch(page, 'Celadon').locator('img');
    await expect
      .poll(() => celadon.evaluate(one => (one instanceof HTMLImageElement ? one.currentSrc : '')))
      .toMatch(/\/100w$/);
    await expect.poll(() => celadon.getAttribute('loading')).toBe('lazy');
    await expect
      .poll(() => swatch(page, 'Celadon').locator('.swatch-face').boundingBox())
      .toMatchObject({
        width: 44,
        height: 44,
      });
    const radio = page.getByRole('radio', { name: 'Celadon' });
    await page.getByRole('radio', { name: 'Bone' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => radio.isChecked()).toBe(true);
    await expect
      .poll(() =>
        swatch(page, 'Celadon')
          .locator('.swatch-face')
          .evaluate(face => getComputedStyle(face).outlineWidth),
      )
      .toBe('4px');
    await fits(page, 'option-pictures-product', page.locator('.purchase'));
    await page.setViewportSize(viewport);
    await page.goto(`${kiln.address}/shop`);
    await page.locator('.filter-swatch img').first().waitFor();
    await fits(page, 'option-pictures-filters');
    await page.setViewportSize(viewport);
    const glazes = page.locator('.summary-swatches').first();
    await expect
      .poll(() => glazes.getByRole('listitem').allTextContents())
      .toEqual(expect.arrayContaining(['Bone']));
    expect((await glazes.locator('img').first().boundingBox())?.width).toBeGreaterThanOrEqual(16);
    const open = page.getByRole('button', { name: 'Quick view: Breakfast bowl' });
    await open.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Breakfast bowl' });
    await dialog.locator('.swatch img').first().waitFor();
    await fits(page, 'option-pictures-quick-view');
  });
});
