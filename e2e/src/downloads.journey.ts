/** @module-tag slow */
import { readFileSync } from 'node:fs';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { fits } from './fits.ts';
import { focusStill } from './keys.ts';
import { copyKiln, type OwnWebsite, openStudio, readMail, rehearse } from './own-website.ts';
import { chooseFiles, rowOf, toastOf } from './rooms.ts';
import { sampleText } from './sample-files.ts';
import { visit } from './visit.ts';

let website: OwnWebsite;
let shop: string;
const agreement = /Give me my downloads right after I have paid/;
const book = sampleText('twelve-glazes.pdf', 'application/pdf', '%PDF-1.4 Twelve glazes.');
const chart = sampleText('firing-chart.csv', 'text/csv', 'cone,degrees\n6,1222\n');

let browser: Browser;
let studio: Page;

beforeAll(async () => {
  website = await copyKiln(inject('demo'), 'downloads');
  shop = website.address;
  browser = await openChromium();
  studio = await openStudio(browser, website);
});
afterAll(() => browser?.close());

const button = (name: string | RegExp) => studio.getByRole('main').getByRole('button', { name });
const files = () =>
  studio
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /\.(pdf|csv)/ });

async function choose(field: string, option: string): Promise<void> {
  const select = button(new RegExp(field));
  await focusStill(select);
  await studio.keyboard.press('Enter');
  await studio.getByRole('option', { name: option, exact: true }).click();
  await expect.poll(() => select.textContent()).toContain(option);
}

/** Puts the product of the files into the cart, and fills in the checkout up to the agreement. */
async function toAgreement(page: Page, email: string, method: string): Promise<Locator> {
  await page.goto(`${shop}/shop/twelve-glazes`);
  await page.locator('[data-enhance="product"] form button[type="submit"]').first().click();
  await expect
    .poll(async () => (await page.context().cookies()).some(({ name }) => name === 'HAS_CART'))
    .toBe(true);
  await page.goto(`${shop}/checkout`);
  await page.locator('[name="email"]').first().fill(email);
  await page.locator('[name="country"]').first().selectOption('DE');
  await page.locator('[name="name"]').first().fill('Grace Hopper');
  await page.locator(`[name="paymentMethod"][value="${method}"]`).check();
  return page.getByLabel(agreement);
}

/** What a browser of this name gets. */
async function download(page: Page, link: Locator): Promise<string> {
  const [got] = await Promise.all([page.waitForEvent('download'), link.click()]);
  return readFileSync(await got.path(), 'utf8');
}

/** The answer to a browser of another name, as the buyer’s second device. */
async function elsewhere<T>(name: string, address: string, use: (page: Page) => Promise<T>): Promise<T> {
  return visit(browser, { bypassCSP: true, userAgent: name }, async page => {
    await page.goto(address);
    return use(page);
  });
}

const numberOn = async (page: Page) =>
  /Order (\d+)/.exec((await page.getByRole('main').textContent()) ?? '')?.[1] ?? '';

async function openOrder(number: string): Promise<void> {
  await studio.setViewportSize({ width: 1440, height: 900 });
  await studio.goto(`${shop}/config/orders`);
  await rowOf(studio, `Order ${number}`).getByRole('rowheader').click();
  await studio.getByRole('heading', { name: 'Downloads', exact: true }).waitFor();
}

it('DOWNLOAD-1, DOWNLOAD-4: a digital product is published without a file only after a question, and sold with two', async () => {
  await studio.goto(`${shop}/config/products/new`);
  await studio.getByLabel('Title', { exact: true }).fill('Twelve glazes');
  await choose('Kind', 'Digital');
  await studio.getByLabel('Price', { exact: true }).fill('12');
  await studio.getByText('This product has no file.', { exact: false }).waitFor();
  await button('Save').focus();
  await studio.keyboard.press('Enter');
  const question = studio.getByRole('dialog', { name: 'Publish without a file?' });
  await question.waitFor();
  await fits(studio, 'downloads-question');
  await studio.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  expect(studio.url()).toContain('/products/new');
  const { products } = (await website.send('/api/products?search=glazes', { method: 'GET' })) as {
    products: { title: string }[];
  };
  expect(products.map(({ title }) => title)).not.toContain('Twelve glazes');

  await chooseFiles(studio, button('Upload files'), [chart, book]);
  await expect.poll(() => files().count()).toBe(2);
  await files().nth(1).getByText('bytes', { exact: false }).waitFor();
  await button('Move twelve-glazes.pdf up').focus();
  await studio.keyboard.press('Enter');
  await expect.poll(() => files().first().textContent()).toContain('twelve-glazes.pdf');
  await button('Remove firing-chart.csv').focus();
  await studio.keyboard.press('Enter');
  await expect.poll(() => files().count()).toBe(1);
  await toastOf(studio, 'firing-chart.csv was removed').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => files().count()).toBe(2);
  await choose('Downloads of each file', '1');
  await choose('Links work for', '7 days');
  await fits(studio, 'downloads-product', button('Upload files'));
  await button('Save').click();
  await studio.waitForURL(/\/config\/products\/(?!new)\w+/);
  await studio.reload();
  await expect
    .poll(() => files().allTextContents())
    .toEqual([expect.stringContaining('twelve-glazes.pdf'), expect.stringContaining('firing-chart.csv')]);
  await expect.poll(() => button(/Downloads of each file/).textContent()).toContain('1');
  await expect.poll(() => button(/Links work for/).textContent()).toContain('7 days');
});

it('DOWNLOAD-5, DOWNLOAD-7, DOWNLOAD-9, DOWNLOAD-12, DOWNLOAD-13: a buyer agrees, pays and downloads; a used-up file is allowed again in the studio', () =>
  visit(browser, { bypassCSP: true, reducedMotion: 'reduce', userAgent: 'First' }, async page => {
    const agreed = await toAgreement(page, 'grace@example.com', 'manual');
    await page.locator('button[value="place"]').click();
    await page.getByText('Please agree to the immediate delivery.').first().waitFor();
    await expect.poll(() => agreed.getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => page.locator('[name="email"]').first().inputValue()).toBe('grace@example.com');
    await fits(page, 'downloads-checkout', agreed);
    await agreed.focus();
    await page.keyboard.press('Space');
    const link = page.getByRole('link', { name: 'twelve-glazes.pdf' });
    await page.locator('button[value="place"]').click();
    await page.waitForURL(/\/checkout\/order\//);
    const number = await numberOn(page);
    await openOrder(number);
    await button('Mark as paid').click();
    await studio
      .getByText(/Not downloaded yet/)
      .first()
      .waitFor();
    await page.reload();
    await link.waitFor();
    await fits(page, 'downloads-order-page');
    const confirmation = page.url();
    expect(await download(page, link)).toBe(book.buffer.toString());
    const address = new URL((await link.getAttribute('href')) ?? '', shop).href;
    await page.goto(confirmation);
    await page.getByText('No downloads left').waitFor();
    await expect.poll(() => link.count()).toBe(0);

    await elsewhere('Second', address, async other => {
      await other.getByText('downloaded as often as the purchase allows', { exact: false }).waitFor();
      await fits(other, 'downloads-used');
    });
    await openOrder(number);
    await studio.getByText(/1 of 1 downloads used/).waitFor();
    await studio.getByText(/Not downloaded yet/).waitFor();
    await studio.getByText(agreement).waitFor();
    await fits(studio, 'downloads-studio', button('Allow all downloads again'));
    await button('Allow all downloads again').focus();
    await studio.keyboard.press('Enter');
    await toastOf(studio, 'Each file can be downloaded as often again.').waitFor();
    await studio.getByText('Downloads were allowed again').waitFor();
    await button('Email new links').click();
    await toastOf(studio, 'New links are on their way.').waitFor();
    const mail = await readMail(website, 'grace@example.com', text =>
      text.includes('Here are your downloads'),
    );
    const [mailed = ''] = /http\S+\/checkout\/downloads\/\S+/.exec(mail) ?? [];
    await elsewhere('Third', mailed, async other => {
      await other.getByRole('heading', { level: 1, name: 'Your downloads' }).waitFor();
      await fits(other, 'downloads-page');
      expect(await download(other, other.getByRole('link', { name: 'twelve-glazes.pdf' }))).toBe(
        book.buffer.toString(),
      );
    });
    await openOrder(number);
    await studio.getByText(/1 of 1 downloads used/).waitFor();
  }));

it('DOWNLOAD-6, ORDER-51: the room of a test order says after the launch that nothing is downloaded', () =>
  visit(browser, {}, async page => {
    // Only people who manage orders may pay by the test service.
    await website.signIn(page);
    const agreed = await toAgreement(page, 'lin@example.com', 'test');
    await agreed.check();
    await rehearse(website, async () => {
      await page.locator('button[value="place"]').click();
      await page.getByRole('button', { name: 'Approve', exact: true }).click();
      await page.getByRole('link', { name: 'twelve-glazes.pdf' }).waitFor();
    });
    await openOrder(await numberOn(page));
    await studio.getByText('Nothing can be downloaded: this is a test order').waitFor();
    await expect.poll(() => button('Allow all downloads again').count()).toBe(0);
    await page.reload();
    await expect.poll(() => page.getByRole('link', { name: 'twelve-glazes.pdf' }).count()).toBe(0);
  }));

it('DOWNLOAD-5, DOWNLOAD-6, DOWNLOAD-7: with script off a buyer agrees, and downloads once the payment has arrived', () =>
  visit(browser, { javaScriptEnabled: false }, async page => {
    const agreed = await toAgreement(page, 'ada@example.com', 'manual');
    await agreed.check();
    await page.locator('button[value="place"]').click();
    await page.getByText('You can download your files here once your payment has arrived.').waitFor();
    const number = await numberOn(page);
    await expect.poll(() => page.getByRole('link', { name: 'firing-chart.csv' }).count()).toBe(0);
    await expect.poll(() => page.getByText('We will send it').count()).toBe(0);
    await openOrder(number);
    await studio.getByText('the order is not paid', { exact: false }).waitFor();
    await expect.poll(() => button('Allow all downloads again').count()).toBe(0);
    await fits(studio, 'downloads-unpaid', studio.getByRole('heading', { name: 'Downloads', exact: true }));
    await button('Mark as paid').click();
    await studio
      .getByText(/Not downloaded yet/)
      .first()
      .waitFor();
    await page.reload();
    const link = page.getByRole('link', { name: 'firing-chart.csv' });
    expect(await download(page, link)).toBe(chart.buffer.toString());
    const mail = await readMail(website, 'ada@example.com', text => text.includes('Here are your downloads'));
    await page.goto(/http\S+\/checkout\/downloads\/\S+/.exec(mail)?.[0] ?? '');
    await page.getByText('No downloads left').waitFor();
    await page.getByRole('link', { name: 'Your order' }).click();
    await page.getByRole('heading', { level: 1, name: `Order ${number}` }).waitFor();
  }));
