/** @module-tag slow */
import { areSlowTests } from '@vitrine/tools/slow-tests.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { checkOut } from './check-out.ts';
import { openChromium } from './chromium.ts';
import { fits } from './fits.ts';
import { copyKiln, type OwnWebsite } from './own-website.ts';
import { rowOf } from './rooms.ts';
import { visit } from './visit.ts';

const demo = inject('demo');
let website: OwnWebsite;
let shop: string;
const email = `papers-${Date.now().toString(36)}@example.com`;

let browser: Browser;
beforeAll(async () => {
  website = await copyKiln(demo, 'papers');
  shop = website.address;
  browser = await openChromium();
});
afterAll(() => browser?.close());

/** The number of pages of the PDF at an address, with the cookies of the page, unless they are omitted. */
const pagesAt = (page: Page, address: string, credentials: RequestCredentials = 'same-origin') =>
  page.evaluate(
    async ([url, sent]) => {
      const reply = await fetch(url, { credentials: sent });
      const text = new TextDecoder('latin1').decode(await reply.arrayBuffer());
      const isPdf = reply.ok && text.startsWith('%PDF-');
      if (!isPdf) throw new Error(`${reply.status} ${text.slice(0, 200)}`);
      return (text.match(/\/Type \/Page\b(?!s)/g) ?? []).length;
    },
    [address, credentials] as const,
  );

async function order(page: Page): Promise<string> {
  await page.goto(`${shop}/shop/breakfast-bowl`);
  await page.locator('.purchase-add').click();
  await expect
    .poll(() => page.evaluate(() => fetch('/api/commerce/shopping-cart').then(reply => reply.text())))
    .toContain('breakfast-bowl');
  const words = await checkOut(page, shop, { email });
  return /Order (\d+)/.exec(words)?.[1] ?? '';
}

it('DOCUMENT-1, DOCUMENT-6, LEDGER-7: an invoice is opened by its buyer and by the owner, a refund makes a credit note, and both are in the books', () =>
  visit(browser, { bypassCSP: true, reducedMotion: 'reduce' }, async page => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await website.signIn(page);
    await page.goto(`${shop}/config/settings?part=store`);
    const seller = page
      .getByRole('region', { name: 'Seller and invoices' })
      .or(
        page.locator('section').filter({ has: page.getByRole('heading', { name: 'Seller and invoices' }) }),
      );
    await seller.getByLabel('Name of the business').fill('Kiln & Clay');
    await seller.getByLabel('Street and number').fill('Lindenallee 4');
    await seller.getByLabel('City', { exact: true }).fill('Berlin');
    await seller.getByRole('button', { name: /Country/ }).click();
    await page.getByRole('option', { name: 'Germany', exact: true }).click();
    await seller.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved').first().waitFor();
    await fits(page, 'seller-settings');

    const number = await order(page);
    const confirmation = page.url();
    await page.goto(`${shop}/config/orders`);
    await rowOf(page, `Order ${number}`).getByRole('rowheader').click();
    await page.getByRole('button', { name: 'Issue invoice' }).waitFor();
    await page.getByRole('button', { name: 'Mark as paid', exact: true }).click();
    const invoice = page.getByRole('link', { name: /^Invoice \d+$/ });
    await invoice.waitFor();
    expect(await pagesAt(page, (await invoice.getAttribute('href')) ?? '')).toBe(1);
    await page.getByText('What the books say').click();
    await rowOf(page, 'Money').first().waitFor();
    await fits(page, 'order-documents');

    await page.getByRole('button', { name: 'Refund part' }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByLabel(/Breakfast bowl/i)
      .first()
      .fill('1');
    await page.keyboard.press('Tab');
    await dialog.getByRole('button', { name: 'Mark as due' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: /^Credit note C-\d+$/ }).waitFor();
    await page.goto(`${shop}/config/books`);
    await page.getByRole('grid', { name: 'By month' }).waitFor();
    await page.getByRole('grid', { name: 'Tax by country and rate' }).waitFor();
    await fits(page, 'books');

    // The buyer, without script and without a session.
    let address = '';
    await visit(browser, { javaScriptEnabled: false }, async buyer => {
      await buyer.goto(confirmation);
      await buyer.getByRole('link', { name: /^Credit note C-\d+ \(PDF\)$/ }).waitFor();
      const link = buyer.getByRole('link', { name: /^Invoice \d+ \(PDF\)$/ });
      address = (await link.getAttribute('href')) ?? '';
    });
    expect(await pagesAt(page, address, 'omit')).toBe(1);
    await page.goto(confirmation);
    await fits(page, 'order-page-documents');
  }));

it('DOCUMENT-8: the packing slips of several orders are printed at once', () =>
  visit(browser, { bypassCSP: true, reducedMotion: 'reduce' }, async page => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await website.signIn(page);
    const several = areSlowTests ? 10 : 2;
    const numbers: string[] = [];
    while (numbers.length < several) numbers.push(await order(page));
    await page.goto(`${shop}/config/orders`);
    for (const number of numbers)
      await rowOf(page, `Order ${number}`).getByRole('checkbox').click({ force: true });
    const asked = page.context().waitForEvent('request', sent => sent.url().includes('print.pdf'));
    await page.getByRole('button', { name: 'Packing slips' }).click();
    expect(await pagesAt(page, (await asked).url())).toBe(several);
  }));
