import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { findProblems } from './find-problems.ts';
import { onSettings } from './settings.ts';
import { visit, websiteAddress } from './visit.ts';

const demo = inject('demo');
const kiln = websiteAddress(demo, 'kiln');
let browser: Browser;

beforeAll(async () => {
  browser = await openChromium();
});
afterAll(() => browser?.close());

async function checkOut(page: Page): Promise<void> {
  await page.goto(`${kiln}/shop/breakfast-bowl`);
  await page.locator('.purchase-add').click();
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .toContain('HAS_CART');
  await page.goto(`${kiln}/checkout`);
}

const total = (page: Page) => page.locator('.purchase-side .totals-total dd').textContent();

it.each([1440, 820, 390])(
  'STUDIO-43: at %i px shipping methods are added, moved and removed, and Undo restores one in its place',
  async width => {
    await onSettings(browser, demo, { part: 'store', width }, async page => {
      const names = page.getByLabel('Name of the shipping method');
      const listed = () =>
        names.evaluateAll(fields => fields.map(field => (field as HTMLInputElement).value));
      await expect.poll(listed).toEqual(['Parcel, well padded', 'Express, in two days']);
      await page.getByRole('button', { name: 'Add shipping method' }).click();
      await expect.poll(() => names.count()).toBe(3);
      await names.last().fill('Pick-up point');
      await page.getByLabel('Shipping costs').last().fill('3.50');
      await page.getByRole('button', { name: 'Move Pick-up point up' }).focus();
      await page.keyboard.press('Enter');
      await expect.poll(listed).toEqual(['Parcel, well padded', 'Pick-up point', 'Express, in two days']);
      expect(await findProblems(page, [page.mainFrame()])).toBeNull();
      await page.getByRole('button', { name: 'Remove Pick-up point' }).click();
      await expect.poll(listed).toEqual(['Parcel, well padded', 'Express, in two days']);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect.poll(listed).toEqual(['Parcel, well padded', 'Pick-up point', 'Express, in two days']);
      await page.getByRole('button', { name: 'Remove Pick-up point' }).click();
      await expect.poll(listed).toEqual(['Parcel, well padded', 'Express, in two days']);
      // Restores the shop for the other widths.
      await names.last().fill('Express, in two days');
    });
  },
);

it('CART-26, VISITOR-9: another option is applied immediately, and by “Update” with script off', async () => {
  for (const javaScriptEnabled of [true, false]) {
    await visit(browser, { viewport: { width: 390, height: 844 }, javaScriptEnabled }, async page => {
      if (javaScriptEnabled) await checkOut(page);
      else {
        await page.goto(`${kiln}/shop/breakfast-bowl`);
        await page.locator('.purchase-add').click();
        await page.getByRole('link', { name: 'Checkout' }).click();
      }
      const before = await total(page);
      await page.getByRole('radio', { name: /Parcel/ }).focus();
      await page.keyboard.press('ArrowDown');
      if (!javaScriptEnabled) await page.getByRole('button', { name: 'Update' }).click();
      await expect.poll(() => total(page)).not.toBe(before);
      const express = page.getByRole('radio', { name: /Express/ });
      await expect.poll(() => express.isChecked()).toBe(true);
      if (javaScriptEnabled)
        await expect.poll(() => express.evaluate(radio => radio.matches(':focus'))).toBe(true);
    });
  }
});
