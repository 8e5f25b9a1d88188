/** @module-tag slow */
import { firstOrAll } from '@vitrine/tools/slow-tests.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { englishWords } from '../../apps/server/test/english-words.ts';
import { openChromium } from './chromium.ts';
import { copyKiln, type OwnWebsite } from './own-website.ts';
import { visit } from './visit.ts';
import { whenActive } from './when-active.ts';

const englishIn = englishWords('de');
/** The title of one of the starter’s own pages, which is also one of our messages. */
const ownTitle = 'Contact';
let browser: Browser;
let website: OwnWebsite;
let kiln: string;

beforeAll(async () => {
  website = await copyKiln(inject('demo'), 'german');
  kiln = website.address;
  browser = await openChromium();
  await website.send('/api/website/settings', { method: 'PATCH', body: { settings: { language: 'de' } } });
  const instructions = { settings: { instructions: 'Konto DE00 1234' } };
  await website.send('/api/payments/methods/manual', { method: 'PATCH', body: instructions });
  await website.send('/api/publishing/revisions', { body: {} });
});
afterAll(() => browser?.close());

/** Waits for German text, and finds no English text in the page as rendered by script. */
async function read(page: Page, ...words: string[]): Promise<void> {
  for (const word of words) await page.getByText(word).first().waitFor();
  expect(englishIn(await page.content()).filter(text => text !== ownTitle)).toEqual([]);
}

it.each(firstOrAll([390, 1440]))(
  'MESSAGES-15: a German shop has no English text with script on, at %i px',
  async width => {
    await visit(browser, { viewport: { width, height: 900 }, locale: 'de-DE' }, async page => {
      const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();
      await page.goto(`${kiln}/shop/breakfast-bowl`);
      await whenActive(page, 'product');
      await read(page, 'In den Warenkorb');
      await page.route('**/shopping-cart/entries', route => route.abort());
      await page.locator('.purchase-add').click();
      await read(page, 'Keine Verbindung');
      await page.unroute('**/shopping-cart/entries');
      await page.locator('.purchase-add').click();
      await read(page, 'Liegt im Warenkorb.');

      await page.goto(`${kiln}/cart`);
      await read(page, 'Zur Kasse');
      await press(/entfernen$/);
      await page.getByRole('alertdialog').waitFor();
      await read(page, 'Behalten');
      await page.keyboard.press('Escape');

      await page.goto(`${kiln}/checkout`);
      await page.locator('button[value="place"]').click();
      await page.waitForURL(/#problems$/);
      await read(page, 'Geben Sie eine E-Mail-Adresse ein.');
      await page.locator('[name="country"]').first().selectOption('US');
      await page.locator('[name="region"]').first().waitFor();
      await read(page);
      await page.locator('[name="country"]').first().selectOption('DE');
      await page.getByText('Postleitzahl').first().waitFor();
      const fields = { email: 'ada@example.com', name: 'Ada Lovelace', line1: 'Lindenallee 4' };
      for (const [name, value] of Object.entries({ ...fields, city: 'Berlin', postalCode: '10115' }))
        await page.locator(`[name="${name}"]`).first().fill(value);
      await page.locator('[name="paymentMethod"][value="manual"]').check();
      await read(page);
      await page.locator('button[value="place"]').click();
      await page.waitForURL(/\/checkout\/order\//);
      await read(page, 'Danke. Wir haben Ihre Bestellung erhalten.');
    });
  },
);
