/** @module-tag slow */
import { firstOrAll } from '@vitrine/tools/slow-tests.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { putIntoCart } from './check-out.ts';
import { openChromium } from './chromium.ts';
import { fillAddress } from './euro-shop.ts';
import { fits } from './fits.ts';
import { copyKiln, type OwnWebsite } from './own-website.ts';
import { visit } from './visit.ts';

let website: OwnWebsite;
let shop: string;
let browser: Browser;
beforeAll(async () => {
  website = await copyKiln(inject('demo'), 'billing');
  shop = website.address;
  browser = await openChromium();
});
afterAll(() => browser?.close());

const billed = { billingName: 'Accounts', billingCompany: 'Hopper GmbH', billingLine1: 'Ring 12' };

/** Fills the checkout of a bowl, down to a billing address in the United States. */
async function fill(page: Page): Promise<void> {
  await putIntoCart(page, `${shop}/shop/breakfast-bowl`);
  await page.goto(`${shop}/checkout`);
  await page.locator('[name="country"]').selectOption('DE');
  await page.locator('[name="line1"]').waitFor();
  await fillAddress(page, 'grace@example.com');
  await page.locator('[name="paymentMethod"][value="manual"]').check();
  const fields = page.locator('.billing-fields');
  await expect.poll(() => fields.isVisible()).toBe(false);
  await page.getByLabel('Billing address is the same as the delivery address').uncheck();
  await fields.waitFor();
  for (const [name, value] of Object.entries(billed)) await page.locator(`[name="${name}"]`).fill(value);
  await page.locator('[name="billingCountry"]').selectOption('US');
}

it.each(
  firstOrAll([
    { javaScriptEnabled: true, width: 1440 },
    { javaScriptEnabled: false, width: 390 },
  ]),
)(
  'CHECKOUT-35, CHECKOUT-36: a buyer is billed at another address, with script $javaScriptEnabled, at $width px',
  ({ javaScriptEnabled, width }) =>
    visit(browser, { viewport: { width, height: 900 }, javaScriptEnabled, bypassCSP: true }, async page => {
      await fill(page);
      const state = page.locator('[name="billingRegion"]');
      if (!javaScriptEnabled) await page.locator('button[value="update"]').click();
      await page.locator('select[name="billingRegion"]').waitFor();
      await expect.poll(() => page.locator('[name="billingLine1"]').inputValue()).toBe('Ring 12');
      await page.locator('[name="billingCity"]').fill('Portland');
      await page.locator('button[value="place"]').click();
      await page.waitForURL(/#problems$/);
      // The page is shown again with everything that was typed.
      const missing = page.locator('#problems a[href="#checkout-billingRegion"]');
      await expect.poll(() => missing.textContent()).toBe('Billing address, State: Choose a state.');
      await expect.poll(() => page.locator('[name="billingCompany"]').inputValue()).toBe('Hopper GmbH');
      if (javaScriptEnabled) await fits(page, 'billing-address');
      await state.selectOption('OR');
      await page.locator('[name="billingPostalCode"]').fill('9720');
      await page.locator('[name="email"]').fill('ada');
      await page.locator('button[value="place"]').click();
      const problems = () => page.locator('#problems a').allTextContents();
      await expect
        .poll(problems)
        .toEqual([
          'Email: Email is not valid. Email addresses should follow the format name@example.com.',
          'Billing address, ZIP code: Enter a ZIP code like 97204.',
        ]);
      await page.locator('[name="email"]').fill('ada@example.com');
      await page.locator('[name="billingPostalCode"]').fill('97204-1234');
      await page.locator('button[value="place"]').click();
      await page.waitForURL(/\/checkout\/order\//);
      await page
        .getByText('Accounts\nHopper GmbH\nRing 12\nPortland, OR 97204-1234\nUnited States')
        .waitFor();
    }),
);

it('DRAFTORDER-11: staff give a draft a billing address, which its order shows', () =>
  visit(browser, { viewport: { width: 1440, height: 900 }, bypassCSP: true }, async page => {
    await website.signIn(page);
    await page.goto(`${shop}/config/draft-orders`);
    await page.getByRole('button', { name: 'Create order' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'No customer yet' }).waitFor();
    await page.getByText('Billing address is the same as the delivery address').click();
    const billing = page.getByRole('group', { name: 'Billing address' });
    await billing.getByLabel('Company').fill('Hopper GmbH');
    await billing.getByLabel('City', { exact: true }).fill('Potsdam');
    await page.getByRole('button', { name: 'Save customer' }).click();
    await page.getByRole('button', { name: 'Save customer', disabled: true }).waitFor();
    await fits(page, 'billing-of-draft', billing);
    await page.reload();
    await expect.poll(() => billing.getByLabel('City', { exact: true }).inputValue()).toBe('Potsdam');
    await page.getByText('Billing address is the same as the delivery address').click();
    await billing.waitFor({ state: 'detached' });
  }));
