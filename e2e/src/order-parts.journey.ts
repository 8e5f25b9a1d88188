/** @module-tag slow */
import { readFile } from 'node:fs/promises';
import { firstOrAll } from '@vitrine/tools/slow-tests.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { checkOut } from './check-out.ts';
import { openChromium } from './chromium.ts';
import { findProblems } from './find-problems.ts';
import { copyKiln, type OwnWebsite } from './own-website.ts';
import { rowOf } from './rooms.ts';
import { visit } from './visit.ts';

const demo = inject('demo');
let website: OwnWebsite;
let shop: string;
const buyer = `lise-${Date.now().toString(36)}@example.com`;
let browser: Browser;
let page: Page;
let order: string;
let status: string;

beforeAll(async () => {
  website = await copyKiln(demo, 'parts');
  shop = website.address;
  browser = await openChromium();
  ({ order, status } = await visit(browser, {}, buyBowls));
  page = await (
    await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  ).newPage();
  await website.signIn(page);
});
afterAll(() => browser?.close());

/** Orders two bowls; the name of the order, and the address of its status page. */
async function buyBowls(visitor: Page): Promise<{ order: string; status: string }> {
  await visitor.goto(`${shop}/shop/breakfast-bowl`);
  await visitor.locator('form[data-purchase] [name="quantity"]').fill('2');
  await visitor.locator('.purchase-add').click();
  await visitor.waitForFunction(() => document.cookie.includes('HAS_CART=1'));
  const words = await checkOut(visitor, shop, { email: buyer });
  expect(words).toContain('Thank you. We have received your order.');
  const status = await visitor.getByRole('link', { name: 'Follow your order' }).getAttribute('href');
  return { order: `Order ${/Order (\d+)/.exec(words)?.[1]}`, status: `${shop}${status}` };
}

/** What the buyer reads, with and without script. */
async function buyerReads(words: readonly string[]): Promise<void> {
  for (const javaScriptEnabled of [true, false])
    await visit(browser, { viewport: { width: 390, height: 844 }, javaScriptEnabled }, async visitor => {
      await visitor.goto(status);
      const text = await visitor.getByRole('main').textContent();
      for (const word of words) expect(text).toContain(word);
      if (javaScriptEnabled) expect(await findProblems(visitor, [visitor.mainFrame()])).toBeNull();
    });
}

const shipments = () =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Shipments' }) });

describe('an order that is sent in parts', () => {
  it('ORDER-31: a part is sent, the rest is still to come, and its buyer follows both', async () => {
    await buyerReads([order]);
    await page.goto(`${shop}/config/orders`);
    await rowOf(page, order).getByRole('rowheader').click();
    await page.getByRole('button', { name: 'Mark as paid', exact: true }).click();
    await page.getByRole('button', { name: 'Fulfil items' }).click();
    const dialog = page.getByRole('dialog', { name: 'Fulfil items' });
    const quantity = dialog.getByLabel(/Breakfast bowl/);
    await quantity.fill('0');
    await dialog.getByRole('button', { name: 'It is on its way' }).click();
    await dialog.getByText('Choose at least one item.').waitFor();
    await quantity.fill('1');
    await dialog.getByLabel('Carrier').fill('DHL');
    await dialog.getByLabel('Tracking number').fill('0034 0434');
    await dialog.getByLabel('Tracking address').fill('https://parcels.example/0034');
    await dialog.getByRole('button', { name: 'It is on its way' }).click();
    await dialog.waitFor({ state: 'detached' });
    await shipments().getByText('Still to be sent').waitFor();
    await page.getByText('Partly sent').first().waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Cancel order' }).count()).toBe(0);
    await buyerReads([
      'Part of your order is on its way.',
      '0034 0434',
      'Track this parcel',
      'Still to come',
    ]);
  });

  it('ORDER-32: the tracking is corrected, and a shipment that was a mistake undone, for the buyer too', async () => {
    await shipments()
      .getByRole('button', { name: /Edit tracking/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Edit tracking' });
    await dialog.getByLabel('Carrier').fill('UPS');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
    await shipments().getByText('UPS').waitFor();
    await buyerReads(['UPS · Tracking number: 0034 0434']);
    await shipments().getByRole('button', { name: /^Undo/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
    await shipments()
      .getByText(/^Undone on/)
      .waitFor();
    await buyerReads(['We are preparing your order.']);
    for (const width of firstOrAll([390, 820, 1440])) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findProblems(page, [page.mainFrame()])).toBeNull();
    }
  });

  it('ORDER-35, ORDER-37, ORDER-36: orders are tagged, found by their tag, sent at once and exported', async () => {
    await page.getByRole('textbox', { name: 'Tag' }).fill('Fair');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Remove Fair' }).waitFor();
    await page.goto(`${shop}/config/orders`);
    await page.getByRole('button', { name: /Any tag/ }).click();
    await page.getByRole('option', { name: 'Fair' }).click();
    await expect.poll(() => page.getByRole('row').count()).toBe(2);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Export as CSV' }).click(),
    ]);
    const file = await readFile(await download.path(), 'utf8');
    expect(file.split('\r\n')).toHaveLength(3);
    expect(file).toContain(buyer);
    await rowOf(page, order).getByRole('checkbox').check({ force: true });
    await page.getByRole('button', { name: 'Fulfil', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Fulfil' }).click();
    await page.getByText('One order was changed.').first().waitFor();
    await rowOf(page, order).getByText('Completed').waitFor();
    await buyerReads(['Your order is on its way.']);
  });
});
