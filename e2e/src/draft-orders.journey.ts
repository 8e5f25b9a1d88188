/** @module-tag slow */
import { newId } from '@vitrine/core/id/id.ts';
import { firstOrAll } from '@vitrine/tools/slow-tests.ts';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { copyKiln, type OwnWebsite } from './own-website.ts';
import { pictures } from './pictures.ts';
import { rowOf } from './rooms.ts';
import { visit } from './visit.ts';

const monthly = { billingPeriod: { value: 1, unit: 'month' }, numBillingCycles: 0 };
const demo = inject('demo');
let website: OwnWebsite;
let drafts: string;
let browser: Browser;
beforeAll(async () => {
  website = await copyKiln(demo, 'drafts');
  drafts = `${website.address}/config/draft-orders`;
  browser = await openChromium();
});
afterAll(() => browser?.close());

const partOf = (page: Page, title: string): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

async function choose(within: Page | Locator, page: Page, [field, option]: [RegExp, RegExp]): Promise<void> {
  await within.getByRole('button', { name: field }).click();
  await page.getByRole('option', { name: option }).click();
}

/** A bowl at a price of its own, and an engraving with a discount. */
async function addItems(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: 'Save item' });
  await page.getByRole('button', { name: 'Add product' }).click();
  await dialog.getByLabel('Search products').fill('Breakfast bowl');
  await dialog.getByRole('button', { name: /Breakfast bowl/ }).click();
  await dialog.getByRole('listitem').getByRole('button').first().click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /Change Breakfast bowl/ }).click();
  await dialog.getByLabel('Price each').fill('20');
  await dialog.getByLabel('Quantity').fill('2');
  await save.click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Add custom item' }).click();
  await save.click();
  await dialog.getByText('Enter a title.').waitFor();
  await dialog.getByLabel('Title').fill('Engraving');
  await dialog.getByLabel('Price each').fill('10');
  await choose(dialog, page, [/Discount/, /Percentage/]);
  await dialog.getByLabel('Value').fill('10');
  await dialog.getByLabel('Reason').fill('Regular customer');
  await save.click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText(/Regular customer: −€1\.00/).waitFor();
}

async function fillCustomer(page: Page, name: string): Promise<void> {
  const customer = partOf(page, 'Customer');
  await choose(customer, page, [/Country/, /^Germany$/]);
  for (const [field, value] of [
    ['Email address', `${name.toLowerCase()}@example.com`],
    ['Name', name],
    ['Street and number', 'Lindenallee 4'],
    ['Postal code', '10115'],
    ['City', 'Berlin'],
  ] as const)
    await customer.getByLabel(field, { exact: true }).fill(value);
  await customer.getByRole('button', { name: 'Save customer' }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

it.each(
  firstOrAll([
    { payment: 'On invoice', name: 'Grace', isPaid: false },
    { payment: 'Cash', name: 'Ada', isPaid: true },
  ]),
)(
  'DRAFTORDER-1, DRAFTORDER-5, DRAFTORDER-9: a draft is filled, kept and placed: $payment',
  async ({ payment, name, isPaid }) => {
    await visit(browser, { viewport: { width: 1440, height: 900 } }, async page => {
      await website.signIn(page);
      await page.goto(drafts);
      await page.getByRole('button', { name: 'Create order' }).first().click();
      await page.getByRole('heading', { level: 1, name: 'No customer yet' }).waitFor();
      await addItems(page);
      await fillCustomer(page, name);
      const totals = partOf(page, 'Totals');
      const before = await totals.getByRole('definition').allInnerTexts();
      expect(before[0]).toBe('€50.00');
      expect(before[1]).toBe('−€1.00');
      await page.reload();
      await partOf(page, 'Items')
        .getByText(/2 × €20\.00/)
        .waitFor();
      await expect.poll(() => totals.getByRole('definition').allInnerTexts()).toEqual(before);
      await expect.poll(() => page.getByLabel('City').inputValue()).toBe('Berlin');
      const place = partOf(page, 'Place order');
      await choose(place, page, [/Payment/, new RegExp(payment)]);
      await pictures(page, `draft-${name}`);
      await place.getByRole('button', { name: `Place order for ${before.at(-1)}` }).click();
      await page.waitForURL(/\/config\/orders\//);
      await page.getByRole('heading', { level: 1, name: /Order/ }).waitFor();
      await page.getByText('Engraving').first().waitFor();
      await expect.poll(() => page.getByRole('link', { name: 'Engraving' }).count()).toBe(0);
      await expect.poll(() => page.getByRole('link', { name: 'Breakfast bowl' }).count()).toBe(1);
      await page
        .getByText(before.at(-1) ?? '')
        .first()
        .waitFor();
      await page.getByText('How the total was calculated').click();
      await page
        .getByText(/Regular customer/)
        .first()
        .waitFor();
      await expect
        .poll(() => page.getByRole('button', { name: 'Mark as paid', exact: true }).count())
        .toBe(isPaid ? 0 : 1);
      await pictures(page, `order-${name}`);
      await page.goto(drafts);
      await page.getByRole('heading', { level: 1, name: 'Draft orders' }).waitFor();
      await page.getByText('No open draft orders').waitFor();
      await choose(page, page, [/State/, /^Placed$/]);
      await rowOf(page, name).getByRole('rowheader').click();
      await page.getByRole('link', { name: 'Open the order' }).click();
      await page.waitForURL(/\/config\/orders\//);
    });
  },
);

it('DRAFTORDER-13, DRAFTORDER-14: a product asks what it asks in the shop, and a subscription says why it cannot be added', async () => {
  const question = { id: newId(), kind: 'text', label: 'Engraving', isRequired: true };
  const side = { id: newId(), kind: 'radio', label: 'Handle', options: ['Left', 'Right'] };
  for (const product of [
    { title: 'Engraved jug', form: [question, side] },
    { title: 'Monthly jug', plan: monthly },
  ])
    await website.send('/api/products', { body: { state: 1, variants: [{ price: 2000 }], ...product } });
  await visit(browser, { viewport: { width: 1440, height: 900 } }, async page => {
    await website.signIn(page);
    await page.goto(drafts);
    await page.getByRole('button', { name: 'Create order' }).first().click();
    const dialog = page.getByRole('dialog');
    const find = async (title: string) => {
      await page.getByRole('button', { name: 'Add product' }).click();
      await dialog.getByLabel('Search products').fill(title);
      await dialog.getByRole('button', { name: new RegExp(title) }).click();
      await dialog.getByRole('button', { name: 'Back to search' }).waitFor();
      return dialog.getByRole('listitem').getByRole('button').first();
    };
    const save = dialog.getByRole('button', { name: 'Save item' });
    const subscription = await find('Monthly jug');
    await subscription
      .getByText('Is sold as a subscription: the customer has to agree to its payments')
      .waitFor();
    await expect.poll(() => subscription.isDisabled()).toBe(true);
    await pictures(page, 'draft-subscription');
    await page.keyboard.press('Escape');
    await (await find('Engraved jug')).click();
    await save.click();
    await dialog.getByText('Some fields need your attention').first().waitFor();
    await pictures(page, 'draft-asked');
    await dialog.getByLabel('Engraving').fill('For Ada');
    await choose(dialog, page, [/Handle/, /^Left$/]);
    await save.click();
    const items = partOf(page, 'Items');
    await items.getByText('Engraving: For Ada').waitFor();
    await (await find('Engraved jug')).click();
    await dialog.getByLabel('Engraving').fill('For Grace');
    await save.click();
    await items.getByText('Engraving: For Grace').waitFor();
    await pictures(page, 'draft-answered');
    await page.reload();
    await items.getByText('Handle: Left').waitFor();
    await expect.poll(() => items.getByRole('listitem').count()).toBe(2);
  });
});
