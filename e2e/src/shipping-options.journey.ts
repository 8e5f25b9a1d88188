import { firstOrAll } from '@vitrine/tools/slow-tests.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { checkOut as placeOrder, putIntoCart } from './check-out.ts';
import { openChromium } from './chromium.ts';
import { findProblems } from './find-problems.ts';
import { hold } from './hold.ts';
import { copyKiln, type OwnWebsite } from './own-website.ts';
import { onSettings } from './settings.ts';
import { visit } from './visit.ts';

let website: OwnWebsite;
let kiln: string;
let browser: Browser;

beforeAll(async () => {
  website = await copyKiln(inject('demo'), 'shipping');
  kiln = website.address;
  browser = await openChromium();
});
afterAll(() => browser?.close());

async function fillCart(page: Page): Promise<void> {
  await putIntoCart(page, `${kiln}/shop/breakfast-bowl`);
}

async function checkOut(page: Page): Promise<void> {
  await fillCart(page);
  await page.goto(`${kiln}/checkout`);
}

const total = (page: Page) => page.locator('.purchase-side .totals-total dd').textContent();

it.each(firstOrAll([390, 820, 1440]))(
  'STUDIO-43: at %i px shipping methods are added, moved and removed, and Undo restores one in its place',
  async width => {
    await onSettings(browser, website, { part: 'shipping', width }, async page => {
      const names = page.getByLabel('Shipping method', { exact: true });
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

it('VISITOR-9: an order placed before the script follows the country is confirmed', () =>
  visit(browser, {}, async page => {
    const emptyCart = '<main><h1>Shopping Cart</h1></main>';
    const release = await hold(page, '**/follow-country-*.js');
    const updated = page.waitForRequest(request => (request.postData() ?? '').includes('intent=update'));
    await page.route(`${kiln}/checkout`, async route => {
      const sent = route.request().postData() ?? '';
      if (sent.includes('intent=update')) return route.fulfill({ contentType: 'text/html', body: emptyCart });
      if (sent.includes('intent=place')) {
        release();
        await (await updated).response();
      }
      return route.continue();
    });
    await fillCart(page);
    await placeOrder(page, kiln, { email: 'early@example.com' });
  }));

it.each(firstOrAll([390, 820, 1440]))(
  'SHIPPING-6: at %i px a zone with prices by weight and a pickup place is set up, and a parcel is priced as it is typed',
  { tags: 'slow' },
  async width => {
    await onSettings(browser, website, { part: 'shipping', width }, async page => {
      const preview = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: 'What shipping costs' }) });
      const result = preview.getByRole('status');
      await preview.getByRole('button', { name: /Country/ }).click();
      await page.getByRole('option', { name: 'France', exact: true }).click();
      await expect.poll(() => result.textContent()).toContain('Parcel, well padded · €7.50');
      await page.getByRole('button', { name: 'Add zone' }).click();
      const zone = page.getByRole('group', { name: 'New zone' });
      await zone.getByLabel('Name of the zone').fill('Paris');
      const paris = page.getByRole('group', { name: 'Paris' });
      await paris.getByRole('button', { name: /Country/ }).click();
      await page.getByRole('option', { name: 'France', exact: true }).click();
      await paris.getByLabel('Postal codes').fill('75*');
      await paris.getByLabel('Shipping method', { exact: true }).fill('Courier');
      await paris.getByRole('button', { name: /Type/ }).click();
      await page.getByRole('option', { name: 'Price by weight' }).click();
      await paris.getByLabel('Up to weight').fill('1.5');
      await paris.getByLabel('Shipping costs').fill('9');
      await paris.getByRole('button', { name: 'Add price' }).click();
      await paris.getByLabel('Shipping costs').last().fill('14');
      await preview.getByLabel('Postal code').fill('75001');
      await expect.poll(() => result.textContent()).toContain('Courier · €9.00');
      await preview.getByLabel('Weight').fill('2');
      await expect.poll(() => result.textContent()).toContain('Courier · €14.00');
      await paris.getByRole('button', { name: 'Add shipping method' }).click();
      await paris.getByLabel('Shipping method', { exact: true }).last().fill('Collect it');
      await paris.getByRole('button', { name: /Type/ }).last().click();
      await page.getByRole('option', { name: 'Pickup' }).click();
      await paris.getByLabel('Street and number').fill('1 rue du Four');
      await expect.poll(() => result.textContent()).toContain('Collect it · €0.00');
      expect(await findProblems(page, [page.mainFrame()])).toBeNull();
      await page.getByRole('button', { name: 'Remove zone Paris' }).click();
      await expect.poll(() => result.textContent()).toContain('Parcel, well padded · €7.50');
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect.poll(() => result.textContent()).toContain('Collect it · €0.00');
      await page.getByRole('button', { name: 'Remove zone Everywhere' }).click();
      await preview.getByLabel('Postal code').fill('80331');
      await expect.poll(() => result.textContent()).toContain('No zone covers this address.');
    });
  },
);
