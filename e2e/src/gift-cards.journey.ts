/** @module-tag slow */
import { firstOrAll } from '@vitrine/tools/slow-tests.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { waitForVisitorMail } from './demo-server.ts';
import { balanceOf, type EuroShop, issueCard, openEuroShop } from './euro-shop.ts';
import { fits } from './fits.ts';
import { rowOf, toastOf } from './rooms.ts';
import { visit } from './visit.ts';

let browser: Browser;
let shop: EuroShop;
let page: Page;

beforeAll(async () => {
  browser = await openChromium();
  shop = await openEuroShop(browser, 'cards', []);
  page = shop.page;
});
afterAll(() => browser?.close());

const main = () => page.getByRole('main');
const dialog = () => page.getByRole('dialog');

describe('gift cards', () => {
  it('GIFTCARD-9: the owner issues a card by keyboard; a refusal keeps what was typed, and the code is shown once', async () => {
    await page.goto(`${shop.address}/config/gift-cards`);
    await page.getByText('No gift cards yet').waitFor();
    await fits(page, 'cards-none');
    await page.getByRole('button', { name: 'Issue gift card' }).first().focus();
    await page.keyboard.press('Enter');
    await dialog().getByLabel('Recipient’s name').fill('Bob Stone');
    await dialog().getByLabel('Amount', { exact: true }).fill('fifty');
    await page.keyboard.press('Enter');
    await dialog().getByText('Enter an amount of money.').waitFor();
    await dialog().getByLabel('Amount', { exact: true }).fill('50');
    await dialog().getByLabel('Recipient’s email address').fill('bob@');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => dialog().getByLabel('Recipient’s email address').getAttribute('aria-invalid'))
      .toBe('true');
    await expect.poll(() => dialog().getByLabel('Recipient’s name').inputValue()).toBe('Bob Stone');
    await dialog().getByLabel('Recipient’s email address').fill('bob@example.com');
    await dialog().getByLabel('Message').fill('Happy birthday, Bob.');
    await fits(page, 'card-issue');
    await dialog().getByLabel('Amount', { exact: true }).focus();
    await page.keyboard.press('Enter');
    await dialog().getByText('It is shown only now.').waitFor();
    const code = /[A-Z0-9]{4}(-[A-Z0-9]{4}){3}/.exec((await dialog().textContent()) ?? '')?.[0] ?? '';
    await fits(page, 'card-issued');
    await dialog().getByRole('button', { name: 'Done' }).click();
    await rowOf(page, code.slice(-4)).getByText('€50.00').waitFor();
    expect(await page.content()).not.toContain(code);
    const mail = await waitForVisitorMail(inject('demo'), shop.site, 'bob@example.com');
    expect(mail).toContain(`Code: ${code}`);
    expect(mail).toContain('Happy birthday, Bob.');
    await page.getByRole('searchbox').fill('nobody');
    await page.getByText('No gift card matches').waitFor();
    await page.getByRole('searchbox').fill(code.slice(-4).toLowerCase());
    await rowOf(page, code.slice(-4)).waitFor();
    await fits(page, 'cards');
  });

  it('GIFTCARD-10: a balance is changed with a reason and not below zero, and a card is disabled, with Undo for each', async () => {
    const { id, last } = await issueCard(shop, 5000);
    await page.goto(`${shop.address}/config/gift-cards/${id}`);
    await page.getByRole('heading', { level: 1, name: new RegExp(last) }).waitFor();
    await main().getByLabel('Change by').fill('-60');
    await main().getByLabel('Reason').fill('Paid at the market');
    await page.keyboard.press('Enter');
    await main()
      .getByText(/at most €50\.00/i)
      .first()
      .waitFor();
    expect(await balanceOf(shop, id)).toBe(5000);
    await main().getByLabel('Change by').fill('-12,50');
    await page.keyboard.press('Enter');
    await main().getByText('€37.50 of €50.00').waitFor();
    await main()
      .getByText(/Paid at the market/)
      .waitFor();
    await fits(page, 'card');
    await toastOf(page, 'The balance was changed.').getByRole('button', { name: 'Undo' }).click();
    await main().getByText('€50.00 of €50.00').waitFor();

    await main().getByRole('button', { name: 'Disable', exact: true }).click();
    await main().getByText('Disabled', { exact: true }).waitFor();
    await fits(page, 'card-disabled');
    await toastOf(page, 'Disabled.').getByRole('button', { name: 'Undo' }).click();
    await main().getByText('Active', { exact: true }).waitFor();
  });

  it.each(firstOrAll([true, false]))(
    'GIFTCARD-8: with script %s, anyone who has a code sees what is left on it',
    async javaScriptEnabled => {
      const { code } = await issueCard(shop, 1250);
      await visit(browser, { bypassCSP: true, javaScriptEnabled }, async visitor => {
        await visitor.goto(`${shop.address}/cart/gift-card`);
        await visitor.getByLabel('Gift card code').fill('AAAA-BBBB-CCCC-DDDD');
        await visitor.keyboard.press('Enter');
        await visitor.getByText('No gift card has this code.').waitFor();
        await visitor.getByLabel('Gift card code').fill(code.toLowerCase().replaceAll('-', ' '));
        await visitor.getByRole('button', { name: 'Check' }).click();
        await visitor.getByText('€12.50 is left on this gift card.').waitFor();
        expect(visitor.url()).not.toContain(code.slice(0, 4));
        if (javaScriptEnabled) await fits(visitor, 'card-balance');
      });
    },
  );
});
