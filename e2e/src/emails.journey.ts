/** @module-tag slow */
import { firstOrAll } from '@vitrine/tools/slow-tests.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { cup, type EuroShop, openEuroShop } from './euro-shop.ts';
import { fits } from './fits.ts';
import { picture } from './pictures.ts';
import { findAxeProblems } from './visit.ts';

let browser: Browser;
let shop: EuroShop;
beforeAll(async () => {
  browser = await openChromium();
  shop = await openEuroShop(browser, 'mails', [cup]);
});
afterAll(() => browser?.close());

/** What a mail program has around an email, which is shown as it is sent. */
const ofPages = ['landmark-one-main', 'page-has-heading-one', 'region'];

const toast = (page: Page, words: string) => page.getByText(words).first().waitFor();

describe('emails', () => {
  it('EMAIL-1, EMAIL-6: the owner sees every email and turns one off', async () => {
    const { page, address } = shop;
    await page.goto(`${address}/config/emails`);
    await page.getByRole('link', { name: 'Order confirmed' }).waitFor();
    await fits(page, 'emails');
    const row = page.getByRole('listitem').filter({ hasText: 'Tracking changed' });
    await row.getByText('Sent', { exact: true }).click();
    await row.getByText('Not sent', { exact: true }).waitFor();
    await page.reload();
    await row.getByText('Not sent', { exact: true }).waitFor();
  });

  it('EMAIL-2, EMAIL-4, EMAIL-7, EMAIL-8: a text is added by keyboard, seen, undone, saved and taken back', async () => {
    const { page, address } = shop;
    await page.goto(`${address}/config/emails/orders.confirmation`);
    const drawn = page.frameLocator('iframe');
    await drawn.getByText('A tall vase').first().waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Remove Items and totals' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Remove Introduction' }).press('Enter');
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await page.getByRole('button', { name: 'Remove Introduction' }).waitFor();
    await page.getByRole('button', { name: 'Add' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Text' }).press('Enter');
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Thank you, {name}!');
    await drawn.getByText('Thank you, Ann Lee!').waitFor();
    for (let at = 0; at < 7; at += 1) await page.getByRole('button', { name: 'Move Text up' }).press('Enter');
    await page.getByLabel('Subject').fill('We fire up the kiln for order {number}');
    await page.getByText('We fire up the kiln for order 1042').waitFor();
    await fits(page, 'email');
    await page.getByRole('radio', { name: 'Dark' }).click();
    await page.getByRole('radio', { name: 'Phone' }).click();
    await drawn.getByText('Thank you, Ann Lee!').waitFor();
    await fits(page, 'email-dark');
    await page.getByRole('radio', { name: 'Plain text' }).click();
    await page.locator('pre').getByText('Thank you, Ann Lee!').waitFor();
    await page.getByRole('button', { name: 'Save' }).click();
    await toast(page, 'Saved. The next email looks like this.');
    await page.getByRole('button', { name: 'Send me a test' }).click();
    await toast(page, 'A test was sent to');
    await page.getByRole('button', { name: 'Back to the default' }).click();
    await toast(page, 'The email is the default again.');
    await expect.poll(() => page.getByLabel('Subject').inputValue()).toBe('');
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
    await expect.poll(() => page.getByLabel('Subject').inputValue()).toContain('We fire up the kiln');
  });

  it('EMAIL-3: a placeholder that cannot be filled in is said beside the preview', async () => {
    const { page } = shop;
    await page.getByLabel('Subject').fill('Order {numbr}');
    await page.getByRole('alert').getByText('{numbr}').waitFor();
  });

  it('EMAIL-10: the page of an email opens, for the owner alone', async () => {
    const { page, address } = shop;
    const path = `${address}/commerce/email-preview/orders.confirmation`;
    const visitor = await (await browser.newContext()).newPage();
    expect((await visitor.goto(path))?.status()).toBe(401);
    await visitor.context().close();
    await page.goto(`${address}/config/emails/orders.confirmation`);
    const link = page.getByRole('link', { name: 'Open as a page' });
    const [opened] = await Promise.all([page.context().waitForEvent('page'), link.press('Enter')]);
    for (const scheme of firstOrAll(['light', 'dark'])) {
      const answer = await opened.goto(`${path}?scheme=${scheme}`);
      expect(answer?.headers()['x-robots-tag']).toContain('noindex');
      await opened.getByText('A tall vase').first().waitFor();
      for (const width of firstOrAll([390, 820, 1440])) {
        await opened.setViewportSize({ width, height: 900 });
        expect(await findAxeProblems(opened, { without: ofPages })).toEqual([]);
        await expect
          .poll(() => opened.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
          .toBe(true);
        await picture(opened, `type-301-${scheme}-${width}`);
      }
    }
    await opened.close();
  });
});
