/** @module-tag slow */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { type EuroShop, openEuroShop } from './euro-shop.ts';
import { fits } from './fits.ts';
import { openSession } from './open-session.ts';
import { readMail, rehearse } from './own-website.ts';
import { rowOf } from './rooms.ts';

let browser: Browser;
let shop: EuroShop;
let fundAddress = '';

beforeAll(async () => {
  browser = await openChromium();
  shop = await openEuroShop(browser, 'giving', []);
});
afterAll(() => browser?.close());

describe('donations', () => {
  it('DONATE-9: the owner makes a fund; a bad amount is refused at its field, and what was typed stays', async () => {
    const { page, address } = shop;
    await page.goto(`${address}/config/donations`);
    await page.getByText('No funds yet').waitFor();
    await fits(page, 'funds-none');
    await page.getByRole('button', { name: 'New fund' }).first().click();
    await page.getByLabel('Title').fill('A kiln for the school');
    await page.getByLabel('Text').fill('Forty children share one small kiln.\nWe would like a second one.');
    await page.getByLabel('Goal').fill('much');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Enter an amount, such as 20 or 12.50.').waitFor();
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('A kiln for the school');
    await page.getByLabel('Goal').fill('2000');
    await page.getByText('Every month', { exact: true }).click();
    await page.getByText('Show donors who agreed to it').click();
    await fits(page, 'fund-new');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { level: 1, name: 'A kiln for the school' }).waitFor();
    fundAddress = (await page.getByRole('link', { name: 'Page of the fund' }).getAttribute('href')) ?? '';
    expect(fundAddress).toMatch(/^\/checkout\/donate\?donatePageId=[0-9a-z]{24}$/);
    await fits(page, 'fund');
  });

  it('DONATE-2, DONATE-3: a visitor without script gives once, to the end', async () => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    await page.goto(shop.address + fundAddress);
    await page.getByRole('radio', { name: 'Another amount' }).check();
    await page.getByLabel('Your amount').fill('0.50');
    await page.getByLabel('Your message').fill('Fire away!');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('alert').waitFor();
    await expect.poll(() => page.getByLabel('Your message').inputValue()).toBe('Fire away!');
    await expect.poll(() => page.getByRole('radio', { name: 'Another amount' }).isChecked()).toBe(true);
    await page.getByLabel('Your amount').fill('30');
    await page.getByLabel('Your name, as others may see it').fill('Ada');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { level: 1, name: 'Your donation' }).waitFor();
    await page.locator('[name="email"]').fill('ada@example.com');
    await page.locator('[name="name"]').fill('Ada Lovelace');
    await page.getByRole('button', { name: 'Donate' }).click();
    await page.getByRole('heading', { level: 1, name: 'Thank you for your donation' }).waitFor();
    expect(await readMail(shop, 'ada@example.com')).toContain('A kiln for the school');
    await context.close();
  });

  it('DONATE-6, DONATE-9: once it is paid, the fund shows it and the owner finds its donor', async () => {
    const { page, address } = shop;
    await page.goto(`${address}/config/orders`);
    await page.getByRole('rowheader').first().click();
    await page.getByRole('button', { name: 'Mark as paid' }).click();
    await page.getByText('Completed').first().waitFor();
    await page.goto(`${address}/config/donations`);
    await rowOf(page, 'A kiln for the school').getByText('€30.00 of €2,000.00').waitFor();
    await fits(page, 'funds');
    await rowOf(page, 'A kiln for the school').getByRole('rowheader').click();
    await page.getByRole('searchbox').fill('fire away');
    await rowOf(page, 'Ada Lovelace').getByText('€30.00').waitFor();
    await fits(page, 'fund-donors');
    const visitor = await (await browser.newContext({ bypassCSP: true, reducedMotion: 'reduce' })).newPage();
    await visitor.goto(address + fundAddress);
    await visitor.getByText('€30.00 of €2,000.00 given').waitFor();
    await visitor.getByText('Fire away!').waitFor();
    await fits(visitor, 'donate');
    await visitor.getByRole('button', { name: 'Continue' }).click();
    await visitor.getByRole('heading', { level: 1, name: 'Your donation' }).waitFor();
    await fits(visitor, 'donation-checkout');
    await visitor.locator('[name="email"]').fill('eve@example.com');
    await visitor.locator('[name="name"]').fill('Eve');
    await visitor.getByRole('button', { name: 'Donate' }).click();
    await visitor.getByRole('heading', { level: 1, name: 'Thank you for your donation' }).waitFor();
    await fits(visitor, 'donation-confirmed');
    await visitor.context().close();
  });

  it('DONATE-5, DONATE-2: who works there gives every month in a browser, after agreeing to it, and manages it', async () => {
    const session = await openSession(inject('demo'), shop.site);
    const context = await browser.newContext({ bypassCSP: true, reducedMotion: 'reduce' });
    await session.giveTo(context);
    const donor = await context.newPage();
    await donor.goto(shop.address + fundAddress);
    await donor.getByRole('radio', { name: 'Another amount' }).check();
    await donor.getByLabel('Your amount').fill('5');
    await donor.getByRole('radio', { name: 'Every month' }).check();
    await fits(donor, 'donate-monthly');
    await donor.getByRole('button', { name: 'Continue' }).click();
    await donor.getByRole('heading', { level: 1, name: 'Your donation' }).waitFor();
    await donor.locator('[name="email"]').fill('monthly@example.com');
    await donor.locator('[name="name"]').fill('Mary Monthly');
    await donor.locator('[name="recurring"]').check();
    await fits(donor, 'donation-checkout-monthly');
    await rehearse(session, async () => {
      await donor.getByRole('button', { name: 'Donate' }).click();
      await donor.locator('button[value="approve"]').click();
      await donor.getByText('Contribution confirmed').first().waitFor();
    });
    await fits(donor, 'donation-confirmed-monthly');
    const link = donor.getByRole('link', { name: 'Manage “A kiln for the school”' });
    await expect
      .poll(async () => {
        await donor.reload();
        return link.count();
      })
      .toBe(1);
    await link.click();
    await donor.getByRole('heading', { level: 1, name: 'Your subscription' }).waitFor();
    await fits(donor, 'donation-subscription');
    await context.close();
  });
});
