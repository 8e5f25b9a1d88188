import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { hold } from './hold.ts';
import { copyKiln } from './own-website.ts';
import { findAxeProblems, visit } from './visit.ts';
import { whenActive } from './when-active.ts';

let shop: string;
let browser: Browser;

beforeAll(async () => {
  ({ address: shop } = await copyKiln(inject('demo'), 'purchase'));
  browser = await openChromium();
});
afterAll(() => browser?.close());

it('PURCHASE-9, PURCHASE-10: a choice is announced, and a picture opens enlarged', () =>
  visit(browser, { viewport: { width: 1280, height: 900 } }, async page => {
    await page.goto(`${shop}/shop/everyday-mug`);
    await whenActive(page, 'product');
    await page
      .getByRole('group', { name: 'Glaze' })
      .getByRole('radio', { name: 'Iron' })
      .check({ force: true });
    await expect.poll(() => page.locator('.purchase-chosen').textContent()).toMatch(/^Iron, .*Only 3 left$/);
    await page.locator('.product-zoom').first().click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }));

it('PURCHASE-9: a choice made before the script loads is announced too', () =>
  visit(browser, { viewport: { width: 1280, height: 900 } }, async page => {
    const release = await hold(page, '**/*product.enhance*');
    await page.goto(`${shop}/shop/everyday-mug`);
    await option(page, 'Glaze', 'Iron').check({ force: true });
    release();
    await expect.poll(() => page.locator('.purchase-chosen').textContent()).toMatch(/^Iron, /);
  }));

it('PURCHASE-14: weight and size are those of the chosen variant; without script, those of all', async () => {
  const said = (page: Page) => () => page.locator('[data-row] > dd:visible').allInnerTexts();
  await visit(browser, { viewport: { width: 390, height: 844 } }, async page => {
    await page.goto(`${shop}/shop/moon-vase`);
    await whenActive(page, 'product');
    await expect.poll(said(page)).toEqual(['1.4 kg', '18 × 18 × 19 cm']);
    await option(page, 'Size', 'Large').check({ force: true });
    await expect.poll(said(page)).toEqual(['2.9 kg', '26 × 26 × 28 cm']);
  });
  await visit(browser, { javaScriptEnabled: false }, async page => {
    await page.goto(`${shop}/shop/moon-vase`);
    expect(await said(page)()).toEqual(['1.4 kg / 2.9 kg', '18 × 18 × 19 cm / 26 × 26 × 28 cm']);
  });
});

it('PURCHASE-16: the picture follows the chosen variant, and the page does not move', () =>
  visit(browser, { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' }, async page => {
    await page.goto(`${shop}/shop/moon-vase`);
    await whenActive(page, 'product');
    const shown = () =>
      page
        .locator('.product-thumb')
        .evaluateAll(thumbs => thumbs.findIndex(thumb => thumb.getAttribute('aria-current') === 'true'));
    await expect.poll(shown).toBe(0);
    await option(page, 'Glaze', 'Tenmoku').scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await option(page, 'Glaze', 'Tenmoku').check({ force: true });
    await expect.poll(shown).toBe(1);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
    await option(page, 'Glaze', 'Bone').check({ force: true });
    await expect.poll(shown).toBe(0);
  }));

const option = (page: Page, group: string, value: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name: value });

it(
  'PURCHASE-12: swatches are labelled, large enough, outlined and reached by keyboard; sold-out ones can be chosen',
  { tags: 'slow' },
  () =>
    visit(browser, { viewport: { width: 390, height: 844 }, bypassCSP: true }, async page => {
      await page.goto(`${shop}/shop/moon-vase`);
      const bone = option(page, 'Glaze', 'Bone');
      await expect.poll(() => page.locator('[data-price]').textContent()).toBe('€98.00');
      const box = await page.locator('.swatch-face').first().boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      await expect.poll(() => page.getByTitle('Tenmoku').count()).toBe(1);
      await option(page, 'Size', 'Small').focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => option(page, 'Size', 'Large').isChecked()).toBe(true);
      await page.keyboard.press('Tab');
      await expect.poll(() => bone.evaluate(input => input === document.activeElement)).toBe(true);
      await page.keyboard.press('ArrowRight');
      await expect
        .poll(() => page.locator('.purchase-chosen').textContent())
        .toMatch(/^Large, Tenmoku, .*Sold out$/);
      await expect.poll(() => page.locator('.purchase-add').isDisabled()).toBe(true);
      const ring = await option(page, 'Glaze', 'Tenmoku').evaluate(input => {
        const face = input.nextElementSibling;
        return face ? getComputedStyle(face).outlineStyle : '';
      });
      expect(ring).toBe('solid');
      expect(await findAxeProblems(page)).toEqual([]);
    }),
);

it('PURCHASE-13: with script off, buttons and swatches put that very variant into the cart', () =>
  visit(browser, { javaScriptEnabled: false, forcedColors: 'active' }, async page => {
    await page.goto(`${shop}/shop/moon-vase`);
    await option(page, 'Size', 'Small').check({ force: true });
    await option(page, 'Glaze', 'Tenmoku').check({ force: true });
    await page.locator('.purchase-add').click();
    await page.waitForURL(`${shop}/cart`);
    await page.getByText('Small, Tenmoku').waitFor();
  }));
