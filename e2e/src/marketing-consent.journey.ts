/** @module-tag slow */
import { firstOrAll } from '@vitrine/tools/slow-tests.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { checkOut, putIntoCart } from './check-out.ts';
import { openChromium } from './chromium.ts';
import { fits } from './fits.ts';
import { copyKiln, type OwnWebsite, openStudio, readMail } from './own-website.ts';
import { visit } from './visit.ts';

let website: OwnWebsite;
let shop: string;
const words = 'Send me news and offers from Kiln by email. I can withdraw my consent at any time.';
let browser: Browser;

beforeAll(async () => {
  website = await copyKiln(inject('demo'), 'news');
  shop = website.address;
  browser = await openChromium();
});
afterAll(() => browser?.close());

it('CONSENT-4: the owner lets the checkout ask for consent to news', async () => {
  const page = await openStudio(browser, website);
  await page.goto(`${shop}/config/settings?part=store`);
  const part = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: 'Terms and consent' }) });
  await part.getByText('Ask for consent to news by email at checkout').click();
  await part.getByRole('button', { name: 'Save' }).click();
  const isAsked = async () => {
    const { settings } = await website.send('/api/website/settings', { method: 'GET' });
    return (settings as { store: { marketing: { isAsked: boolean } } }).store.marketing.isAsked;
  };
  await expect.poll(isAsked).toBe(true);
  await page.context().close();
});

async function fillCart(page: Page): Promise<void> {
  await putIntoCart(page, `${shop}/shop/breakfast-bowl`);
}

it.each(firstOrAll([true, false]))(
  'CONSENT-3, CONSENT-4, CONSENT-5: the box is empty; who ticks it can withdraw by a link of the confirmation, with script %s',
  javaScriptEnabled =>
    visit(
      browser,
      { viewport: { width: 390, height: 844 }, javaScriptEnabled, bypassCSP: true },
      async page => {
        const email = `news-${javaScriptEnabled}@example.com`;
        await fillCart(page);
        await page.goto(`${shop}/checkout`);
        const box = page.getByRole('checkbox', { name: words });
        await expect.poll(() => box.isChecked()).toBe(false);
        if (javaScriptEnabled) await fits(page, 'checkout-news');
        await checkOut(page, shop, { email: `no-${email}` });
        expect(await readMail(website, `no-${email}`)).not.toContain('/account/consent');

        await fillCart(page);
        await checkOut(page, shop, { email, prepare: () => box.check() });
        const mail = await readMail(website, email);
        const link = /\S+\/account\/consent\?token=\S+/.exec(mail)?.[0] ?? '';
        await page.goto(link);
        await page.getByText(`${email} has agreed to: News and offers by email.`).waitFor();
        if (javaScriptEnabled) await fits(page, 'consent-withdraw');
        await page.reload();
        await page.getByRole('button', { name: 'Withdraw' }).click();
        await page.getByText('Your consent has been withdrawn.').waitFor();
        await page.getByText(`${email} has withdrawn: News and offers by email.`).waitFor();
      },
    ),
);
