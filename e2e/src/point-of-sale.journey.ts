/** @module-tag slow */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { type OwnWebsite, openShop, readMail } from './own-website.ts';
import { pictures } from './pictures.ts';
import { toastOf } from './rooms.ts';
import { findAxeProblems, visit } from './visit.ts';

const demo = inject('demo');
const variants = [
  { price: 2400, stock: 3, sku: 'VASE-ASH', optionValues: ['Ash'] },
  { price: 2600, stock: 0, sku: 'VASE-IRON', optionValues: ['Iron'] },
  { price: 2600, stock: 9, sku: 'VASE-SKY', optionValues: ['Sky'] },
];
let website: OwnWebsite;
let counter: string;
let browser: Browser;
beforeAll(async () => {
  website = await openShop(demo, 'counter', [
    { title: 'Tea bowl', categories: ['Bowls'], variants: [{ price: 1190, stock: 20, sku: 'BOWL-1' }] },
    { title: 'Moon vase', categories: ['Vases'], optionNames: ['Glaze'], variants },
    { title: 'Last plate', categories: ['Plates'], variants: [{ price: 3000, stock: 1, sku: 'PLATE-1' }] },
    { title: 'Sold pot', categories: ['Plates'], variants: [{ price: 4000, stock: 0, sku: 'POT-1' }] },
  ]);
  await website.send('/api/website/settings', {
    method: 'PATCH',
    body: {
      settings: {
        store: {
          currency: 'EUR',
          countries: ['DE'],
          seller: {
            ...{ name: 'Kiln Studio', line1: 'Lindenallee 4', postalCode: '10115', city: 'Berlin' },
            ...{ country: 'DE', vatId: 'DE123456789' },
          },
          tax: { rules: [{ country: 'DE', rates: { standard: [{ rate: 19_000 }] } }] },
        },
      },
    },
  });
  counter = `${website.address}/config/point-of-sale`;
  browser = await openChromium();
});
afterAll(() => browser?.close());

const ordersAtCounter = async () =>
  ((await website.send('/api/orders?channel=pointOfSale', { method: 'GET' })) as { orders: object[] }).orders
    .length;
const basketOf = (page: Page) => page.getByRole('region', { name: 'Basket' });
/** As a scanner does: the letters and Enter, wherever the focus is. */
async function scan(page: Page, code: string): Promise<void> {
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}
const quantityIn = (page: Page, name: string) =>
  basketOf(page)
    .getByRole('group', { name: `Quantity of ${name}` })
    .getByRole('status')
    .textContent();

it('POS-7, POS-9, POS-10, POS-12, POS-14: a sale is made by scanner and keyboard alone', async () => {
  await visit(browser, { viewport: { width: 1440, height: 900 }, bypassCSP: true }, async page => {
    await website.signIn(page);
    await page.goto(counter);
    await page.getByRole('button', { name: /Tea bowl/ }).waitFor();
    await pictures(page, 'counter-empty');
    await scan(page, 'bowl-1');
    await expect.poll(() => quantityIn(page, 'Tea bowl')).toBe('1');
    await scan(page, 'BOWL-1');
    await expect.poll(() => quantityIn(page, 'Tea bowl')).toBe('2');
    await scan(page, 'NOTHING-9');
    await page.getByText('No product has the code or name “NOTHING-9”.').first().waitFor();
    await scan(page, 'Moon vase');
    const which = page.getByRole('dialog', { name: 'Moon vase' });
    await which.getByRole('button', { name: /Ash/ }).waitFor();
    await expect.poll(() => which.getByRole('button', { name: /Iron/ }).isDisabled()).toBe(true);
    await pictures(page, 'counter-variants');
    await which.getByRole('button', { name: /Ash/ }).focus();
    await page.keyboard.press('Enter');
    await basketOf(page).getByText('€47.80').first().waitFor();
    await basketOf(page).getByRole('button', { name: 'Remove Moon vase, Ash' }).focus();
    await page.keyboard.press('Enter');
    await toastOf(page, 'Moon vase, Ash removed').getByRole('button', { name: 'Undo' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => quantityIn(page, 'Moon vase, Ash')).toBe('1');
    await page.reload();
    await expect.poll(() => quantityIn(page, 'Tea bowl')).toBe('2');
    expect(await findAxeProblems(page)).toEqual([]);
    await pictures(page, 'counter-basket');
    await page.getByRole('button', { name: 'Park', exact: true }).focus();
    await page.keyboard.press('Enter');
    await basketOf(page).getByText('The basket is empty.', { exact: false }).waitFor();
    await page.getByRole('button', { name: 'Parked (1)' }).focus();
    await page.keyboard.press('Enter');
    await pictures(page, 'counter-parked');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Tea bowl/ })
      .focus();
    await page.keyboard.press('Enter');
    const pay = basketOf(page).getByRole('button', { name: 'Cash', exact: true });
    await expect.poll(() => pay.isEnabled()).toBe(true);
    await pay.focus();
    await page.keyboard.press('Enter');
    const cash = page.getByRole('dialog', { name: 'Cash' });
    await page.keyboard.type('40');
    await page.keyboard.press('Enter');
    await cash.getByText('This is less than the total.').waitFor();
    await cash.getByRole('button', { name: '€50.00' }).focus();
    await page.keyboard.press('Enter');
    await cash.getByText('€2.20').waitFor();
    expect(await findAxeProblems(page)).toEqual([]);
    await pictures(page, 'counter-cash');
    await cash.getByLabel('Amount received').focus();
    await page.keyboard.press('Enter');
    await basketOf(page)
      .getByText(/Sold as order \d+/)
      .waitFor();
    await basketOf(page).getByText('€2.20').waitFor();
    await pictures(page, 'counter-sold');
    expect(await ordersAtCounter()).toBe(1);
    await basketOf(page).getByLabel('Email for the receipt').fill('ann@example.com');
    await page.keyboard.press('Enter');
    await basketOf(page).getByText('The receipt is on its way to ann@example.com.').waitFor();
    expect(await readMail(website, 'ann@example.com')).toContain('Cash received: €50.00');
    await page.getByRole('link', { name: 'Print the receipt' }).click();
    const receipt = page.getByRole('article', { name: 'Receipt' });
    await receipt.getByText('Kiln Studio').waitFor();
    await receipt.getByText('Change').waitFor();
    const explained = receipt.getByText('How the total is calculated:');
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => explained.isVisible()).toBe(false);
    await page.emulateMedia({ media: null });
    await explained.focus();
    await page.keyboard.press('Enter');
    const sentence = receipt.getByText(/^Tea bowl: \d × €/);
    await sentence.waitFor();
    expect(await findAxeProblems(page)).toEqual([]);
    await pictures(page, 'receipt');
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
    await expect.poll(() => sentence.isVisible()).toBe(true);
    await pictures(page, 'receipt-printed');
    await page.emulateMedia({ media: null });
    await page.getByRole('link', { name: 'Back to the point of sale' }).click();
    await page.getByRole('button', { name: /Tea bowl/ }).waitFor();
    await scan(page, 'PLATE-1');
    await expect.poll(() => quantityIn(page, 'Last plate')).toBe('1');
    await scan(page, 'PLATE-1');
    await toastOf(page, 'Only 1 of “Last plate” are left.').waitFor();
    await expect.poll(() => page.getByRole('button', { name: /Sold pot/ }).isDisabled()).toBe(true);
  });
});

it('POS-13, POS-14, POS-15: a sale is made by touch on a phone, and survives a lost connection', async () => {
  const phone = {
    ...{ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, bypassCSP: true },
    // A dialog that fades while contrast is judged has too little.
    reducedMotion: 'reduce',
  } as const;
  const before = await ordersAtCounter();
  await visit(browser, phone, async page => {
    await website.signIn(page);
    await page.goto(counter);
    const categories = page.getByRole('group', { name: 'Categories' });
    // With more tiles than fit.
    await page.setViewportSize({ width: 390, height: 480 });
    await expect.poll(() => categories.evaluate(row => row.clientHeight)).toBeGreaterThanOrEqual(44);
    await page.setViewportSize(phone.viewport);
    await page.getByRole('button', { name: 'Bowls', exact: true }).tap();
    await expect.poll(() => page.getByRole('button', { name: /Moon vase/ }).count()).toBe(0);
    await page.getByRole('button', { name: /Tea bowl/ }).tap();
    await page.getByRole('button', { name: 'All', exact: true }).tap();
    await page.getByRole('button', { name: /Moon vase/ }).tap();
    await page.getByRole('dialog').getByRole('button', { name: /Sky/ }).tap();
    await page.getByRole('button', { name: /Basket: 2 items, €37\.90/ }).waitFor();
    await pictures(page, 'counter-phone', [390]);
    expect(await findAxeProblems(page)).toEqual([]);
    await page.getByRole('button', { name: /Basket: 2 items/ }).tap();
    await basketOf(page).getByRole('button', { name: 'One Tea bowl more' }).tap();
    await basketOf(page).getByText('€49.80').first().waitFor();
    await basketOf(page).getByRole('button', { name: 'Discount, email, note' }).tap();
    const details = page.getByRole('dialog');
    await details.getByRole('button', { name: /Discount/ }).tap();
    await page.getByRole('option', { name: 'Percentage' }).tap();
    await details.getByLabel('Value').fill('10');
    await details.getByRole('button', { name: 'Apply' }).tap();
    await basketOf(page).getByText('€44.82').waitFor();
    await pictures(page, 'basket-phone', [390]);
    expect(await findAxeProblems(page)).toEqual([]);
    await basketOf(page).getByRole('button', { name: 'Card reader' }).tap();
    await page.getByLabel('Reference (optional)').fill('A-17');
    await pictures(page, 'card-phone', [390]);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Complete the sale' }).tap();
    await basketOf(page).getByText('There is no answer yet.', { exact: false }).waitFor();
    await pictures(page, 'offline-phone', [390]);
    await page.context().setOffline(false);
    await basketOf(page)
      .getByText(/Sold as order \d+/)
      .waitFor();
    expect(await ordersAtCounter()).toBe(before + 1);
    await pictures(page, 'sold-phone', [390]);
    await basketOf(page).getByRole('button', { name: 'New sale' }).tap();
    await page.getByRole('link', { name: 'Close the day' }).tap();
    await page.getByRole('rowheader', { name: 'Card reader' }).waitFor();
    await page.getByLabel('Cash in the drawer at the start').fill('100');
    await page.getByText('€147.80').waitFor();
    expect(await findAxeProblems(page)).toEqual([]);
    await pictures(page, 'closing');
  });
});

it('POS-11: the list of orders says what was sold at the counter, and is filtered by it', async () => {
  await visit(browser, { viewport: { width: 1440, height: 900 } }, async page => {
    await website.signIn(page);
    await page.goto(`${website.address}/config/orders?channel=pointOfSale`);
    await page.getByRole('row').getByText('Point of sale').first().waitFor();
    await pictures(page, 'orders');
    await page.getByRole('rowheader').first().click();
    await page.getByRole('link', { name: 'See the receipt' }).waitFor();
    await pictures(page, 'order');
    await page.goto(`${website.address}/config/orders?channel=website`);
    await page.getByText('No order matches').waitFor();
  });
});
