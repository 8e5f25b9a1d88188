/** @module-tag slow */
import { firstOrAll } from '@vitrine/tools/slow-tests.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { findProblems } from './find-problems.ts';
import { copyKiln, type OwnWebsite } from './own-website.ts';
import { onSettings } from './settings.ts';
import { visit } from './visit.ts';

let website: OwnWebsite;
let kiln: string;
let browser: Browser;

beforeAll(async () => {
  website = await copyKiln(inject('demo'), 'taxes');
  kiln = website.address;
  browser = await openChromium();
});
afterAll(() => browser?.close());

it.each(firstOrAll([390, 820, 1440]))(
  'TAX-9: at %i px rates are added and removed with Undo, and a sale is priced as they are typed',
  async width => {
    await onSettings(browser, website, { part: 'taxes', width }, async page => {
      const result = page.getByRole('status').filter({ hasText: 'A buyer in' });
      const sold = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: 'What a sale costs' }) });
      await sold.getByRole('button', { name: /Country/ }).click();
      await page.getByRole('option', { name: 'Spain' }).click();
      await expect.poll(() => result.textContent()).toContain('A buyer in Spain pays €100.00.');
      await expect.poll(() => result.textContent()).toContain('21 % inside €100.00 = €17.36');
      await page.getByText('Prices include tax', { exact: true }).click();
      await expect.poll(() => result.textContent()).toContain('A buyer in Spain pays €121.00.');
      await sold.getByLabel('VAT ID').fill('FR40303265045');
      await expect.poll(() => result.textContent()).toContain('Reverse charge: no tax is charged.');
      await sold.getByLabel('VAT ID').fill('');

      const rates = page.getByRole('group', { name: 'Tax rates' });
      const percent = rates.getByLabel('Tax rate', { exact: true });
      const typed = () =>
        percent.evaluateAll(fields => fields.map(field => (field as HTMLInputElement).value));
      await expect.poll(typed).toEqual(['20']);
      await page.getByRole('button', { name: 'Add tax rate' }).click();
      await rates
        .getByRole('button', { name: /Country/ })
        .last()
        .click();
      await page.getByRole('option', { name: 'Spain' }).click();
      await rates.getByLabel('Postal codes').last().fill('28*');
      await percent.last().fill('10');
      await sold.getByLabel('Postal code').fill('28013');
      await expect.poll(() => result.textContent()).toContain('A buyer in Spain pays €110.00.');
      expect(await findProblems(page, [page.mainFrame()])).toBeNull();
      await page.getByRole('button', { name: 'Remove tax rate of Spain' }).click();
      await expect.poll(() => result.textContent()).toContain('A buyer in Spain pays €121.00.');
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect.poll(typed).toEqual(['20', '10']);
      await expect.poll(() => result.textContent()).toContain('A buyer in Spain pays €110.00.');
    });
  },
);

async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values))
    await page.locator(`[name="${name}"]`).first().fill(value);
}

it.each(firstOrAll([true, false]))(
  'TAX-6, TAX-7: a business in another member state enters its VAT ID and buys without tax (script: %s)',
  async javaScriptEnabled => {
    await visit(browser, { viewport: { width: 390, height: 844 }, javaScriptEnabled }, async page => {
      await page.goto(`${kiln}/shop/breakfast-bowl`);
      await page.locator('.purchase-add').click();
      if (javaScriptEnabled)
        await expect
          .poll(async () => (await page.context().cookies()).map(({ name }) => name))
          .toContain('HAS_CART');
      await page.goto(`${kiln}/checkout`);
      const update = async () => {
        if (!javaScriptEnabled) await page.getByRole('button', { name: 'Update' }).click();
      };
      const side = page.locator('.purchase-side');
      await page.locator('[name="country"]').first().selectOption('ES');
      await update();
      await expect.poll(() => side.textContent()).toContain('Tax included');
      const id = page.getByLabel(/^VAT ID/);
      await id.fill('ESX9999999X');
      await id.press('Tab');
      await update();
      await expect.poll(() => side.textContent()).toContain('Reverse charge: prices are without tax');
      await expect.poll(() => side.textContent()).not.toContain('Tax included');
      await fill(page, {
        email: 'compras@ceramica.example',
        name: 'Ana Ruiz',
        company: 'Cerámica SL',
        line1: 'Calle Mayor 1',
        city: 'Madrid',
        postalCode: '28013',
        region: 'Madrid',
      });
      await page.locator('[name="paymentMethod"][value="manual"]').check();
      await page.locator('button[value="place"]').click();
      await page.waitForURL(/\/checkout\/order\//);
      const confirmation = await page.getByRole('main').textContent();
      expect(confirmation).toContain('ESX9999999X');
      expect(confirmation).toContain('Reverse charge');
    });
  },
);
