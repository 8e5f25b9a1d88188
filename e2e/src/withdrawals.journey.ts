/** @module-tag slow */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { checkOut } from './check-out.ts';
import { openChromium } from './chromium.ts';
import { fits } from './fits.ts';
import { copyKiln, type OwnWebsite, openStudio, readMail } from './own-website.ts';
import { rowOf } from './rooms.ts';
import { visit } from './visit.ts';

let website: OwnWebsite;
let shop: string;
let browser: Browser;
beforeAll(async () => {
  website = await copyKiln(inject('demo'), 'withdrawals');
  shop = website.address;
  browser = await openChromium();
});
afterAll(() => browser?.close());

/** Declares it from the sitemap’s address, without script; what the last page says. */
async function declare(email: string, number: string): Promise<string> {
  const page = `${shop}/checkout/withdrawal`;
  return visit(browser, { javaScriptEnabled: false }, async buyer => {
    const sitemap = await buyer.goto(`${shop}/sitemap.xml`);
    expect(await sitemap?.text()).toContain(`<loc>${page}</loc>`);
    await buyer.goto(page);
    await buyer.getByLabel('Your name').fill('Ada Lovelace');
    await buyer.getByLabel('Email address of the order').fill(email);
    await buyer.getByRole('button', { name: 'Continue' }).click();
    await buyer.getByRole('alert').getByText('Enter your name').waitFor();
    await buyer.getByLabel('Number of the order').fill(number);
    await buyer.getByRole('button', { name: 'Continue' }).click();
    await buyer.getByText(`Number of the order: ${number}`).waitFor();
    await buyer.getByRole('button', { name: 'Change' }).click();
    await buyer.getByLabel(/^Items/).fill('One bowl');
    await buyer.getByRole('button', { name: 'Continue' }).click();
    await buyer.getByText('One bowl').waitFor();
    await buyer.getByRole('button', { name: 'Confirm withdrawal' }).click();
    await buyer.getByRole('heading', { name: 'Your withdrawal was sent' }).waitFor();
    return (await buyer.getByRole('main').textContent()) ?? '';
  });
}

async function buy(page: Page, email: string): Promise<string> {
  await page.goto(`${shop}/shop/breakfast-bowl`);
  await page.locator('[data-enhance="product"] form button[type="submit"]').first().click();
  await expect
    .poll(async () => (await page.context().cookies()).some(({ name }) => name === 'HAS_CART'))
    .toBe(true);
  return /Order (\d+)/.exec(await checkOut(page, shop, { email }))?.[1] ?? '';
}

it('WITHDRAW-1 to WITHDRAW-4: without script, a buyer withdraws and gets a receipt, and nobody learns which orders exist', async () => {
  const email = 'ada@example.com';
  const number = await visit(browser, {}, page => buy(page, email));
  const answer = await declare(email, number);
  const receipt = await readMail(website, email, text => text.includes('withdraws from the contract'));
  expect(receipt).toContain(
    `Ada Lovelace (${email}) withdraws from the contract of order ${number}: One bowl.`,
  );
  expect(receipt).toMatch(/Received on .*\d{4}.*\d:\d\d/);
  const stranger = 'stranger@example.com';
  expect(await declare(stranger, '99999')).toBe(answer);
  const other = await readMail(website, stranger, text => text.includes('withdraws from the contract'));
  const plain = (text: string, who: string, order: string) =>
    text
      .replaceAll(who, '')
      .replaceAll(order, '')
      .replace(/Received on .*/, '');
  expect(plain(other, stranger, '99999')).toBe(plain(receipt, email, number));
});

it('WITHDRAW-1, WITHDRAW-6: the page of an order leads to it, and each of its pages passes at every width', async () => {
  await visit(browser, { bypassCSP: true, reducedMotion: 'reduce' }, async buyer => {
    const email = 'grace@example.com';
    const number = await buy(buyer, email);
    await fits(buyer, 'withdrawal-order');
    await buyer.getByRole('link', { name: 'Withdraw from contract' }).click();
    await expect.poll(() => buyer.getByLabel('Number of the order').inputValue()).toBe(number);
    await fits(buyer, 'withdrawal-form');
    await buyer.getByRole('button', { name: 'Continue' }).click();
    await buyer.getByRole('button', { name: 'Confirm withdrawal' }).waitFor();
    await fits(buyer, 'withdrawal-confirm');
    await buyer.getByRole('button', { name: 'Confirm withdrawal' }).click();
    await buyer.getByRole('heading', { name: 'Your withdrawal was sent' }).waitFor();
    await fits(buyer, 'withdrawal-done');
    await buyer.goto(`${shop}/cart`);
    await buyer.getByRole('link', { name: 'Withdraw from contract' }).waitFor();
    await fits(buyer, 'withdrawal-cart');
  });
});

it('WITHDRAW-7: the owner finds declarations beside the orders, opens the order, closes and reopens one', async () => {
  const email = 'alan@example.com';
  const number = await visit(browser, {}, page => buy(page, email));
  await declare(email, number);
  await declare('nobody@example.com', '88888');
  const studio = await openStudio(browser, website);
  await studio.goto(`${shop}/config/orders`);
  await studio.getByRole('link', { name: /^Open withdrawals/ }).click();
  await rowOf(studio, 'Order 88888').getByText('no such order').waitFor();
  await fits(studio, 'withdrawals-room');
  await studio.setViewportSize({ width: 1440, height: 900 });
  const row = rowOf(studio, `Order ${number}`);
  await row.focus();
  await studio.keyboard.press('ArrowLeft');
  await studio.keyboard.press('Enter');
  await expect.poll(() => row.count()).toBe(0);
  await studio.goto(`${shop}/config/orders/withdrawals?state=all`);
  await row.getByRole('button', { name: 'Open again' }).click();
  await row.getByRole('button', { name: 'Close' }).waitFor();
  await row.getByRole('link', { name: `Order ${number}` }).click();
  await studio.getByRole('heading', { name: `Order ${number}`, exact: true }).waitFor();
});
