/** @module-tag slow */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { openDiscountShop } from './discount-shop.ts';
import { fits } from './fits.ts';
import { type OwnWebsite, openStudio } from './own-website.ts';
import { rowOf, toastOf } from './rooms.ts';
import { visit } from './visit.ts';

let website: OwnWebsite;
let address: string;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  website = await openDiscountShop(inject('demo'), 'discounts');
  address = website.address;
  browser = await openChromium();
  page = await openStudio(browser, website);
  const manual = { isEnabled: true, settings: { instructions: 'Pay to DE00 1234.' } };
  await website.send('/api/payments/methods/manual', { method: 'PATCH', body: manual });
});

afterAll(() => browser?.close());

const main = () => page.getByRole('main');
const save = () => main().getByRole('button', { name: 'Save', exact: true });

async function withCup(visitor: Page): Promise<void> {
  await visitor.goto(`${address}/shop/cup`);
  await visitor.getByRole('button', { name: 'Add to cart' }).click();
  await expect
    .poll(async () => (await visitor.context().cookies()).map(({ name }) => name))
    .toContain('HAS_CART');
  await visitor.goto(`${address}/cart`);
}

describe('discounts', () => {
  it('DISCOUNT-11: an owner creates a code, reads what it does, and a refusal keeps what was typed', async () => {
    await page.goto(`${address}/config/discounts`);
    await page.getByText('No discounts yet').waitFor();
    await fits(page, 'discounts-none');
    await main().getByRole('button', { name: 'New discount' }).first().click();
    await page.getByLabel('Code', { exact: true }).fill('s');
    await page.getByLabel('Percentage off').fill('no');
    await save().click();
    await expect.poll(() => page.getByLabel('Percentage off').getAttribute('aria-invalid')).toBe('true');
    await page.getByLabel('Percentage off').fill('12.5');
    await save().click();
    await page
      .getByText(/Must have 2 to 40 letters/)
      .first()
      .waitFor();
    await page.getByLabel('Code', { exact: true }).fill('spring');
    await page.getByRole('button', { name: 'Choose categories' }).click();
    await page.getByRole('dialog').getByRole('option', { name: 'Cups' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
    await page.getByLabel('Uses in all').fill('1');
    await page
      .getByText('12.5% off the category “Cups”, with the code SPRING, at most once in all.')
      .waitFor();
    await save().click();
    await toastOf(page, 'Saved').first().waitFor();
    await page.waitForURL(/\/config\/discounts\/[a-z0-9]{24}$/);
    await page.getByText('Used 0 times').waitFor();
    await fits(page, 'discount');
  });

  it('DISCOUNT-11: the list shows the code and its state; a copy is paused and resumed, deleted and restored', async () => {
    await page.goto(`${address}/config/discounts`);
    await rowOf(page, 'SPRING').getByRole('rowheader').click();
    await main().getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await expect.poll(() => page.getByLabel('Code', { exact: true }).inputValue()).toBe('SPRING-2');
    await main().getByText('Paused', { exact: true }).waitFor();
    await main().getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Resume' }).click();
    await main().getByText('Active', { exact: true }).waitFor();
    await main().getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Delete discount' }).click();
    await expect.poll(() => page.getByRole('rowheader').count()).toBe(1);
    await toastOf(page, 'was deleted').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => page.getByRole('rowheader').count()).toBe(2);
    await page.getByRole('searchbox', { name: 'Search by name or code' }).fill('spring-2');
    await expect.poll(() => page.getByRole('rowheader').count()).toBe(1);
    await page.getByRole('searchbox', { name: 'Search by name or code' }).fill('');
    await fits(page, 'discounts');
  });

  it('DISCOUNT-4: a buyer enters codes in the cart; one that is not valid stays with its reason', () =>
    visit(browser, { bypassCSP: true }, async visitor => {
      await withCup(visitor);
      await visitor.getByLabel('Discount code', { exact: true }).fill('autumn');
      await visitor.keyboard.press('Enter');
      await visitor.getByText('This code is not valid.').waitFor();
      await visitor.getByLabel('Discount code', { exact: true }).fill('Spring');
      await visitor.getByRole('button', { name: 'Apply' }).click();
      await visitor.locator('.purchase-side').getByText('-€3.50').first().waitFor();
      await fits(visitor, 'cart-codes');
      await visitor.goto(`${address}/checkout`);
      await visitor.getByText('This code is not valid.').waitFor();
      await fits(visitor, 'checkout-codes');
      await visitor.getByRole('button', { name: 'Remove the code AUTUMN' }).click();
      await expect.poll(() => visitor.getByText('This code is not valid.').count()).toBe(0);
    }));

  it('DISCOUNT-4, DISCOUNT-7: without script, a code is entered at the checkout, what was typed stays, and its use is listed', async () => {
    await visit(browser, { javaScriptEnabled: false }, async visitor => {
      await withCup(visitor);
      await visitor.goto(`${address}/checkout`);
      const fill = (field: string, value: string) => visitor.locator(`[name="${field}"]`).first().fill(value);
      await fill('email', 'grace@example.com');
      await fill('name', 'Grace Hopper');
      await fill('line1', 'Lindenallee 4');
      await fill('city', 'Berlin');
      await fill('postalCode', '10115');
      await fill('discountCode', 'spring');
      await visitor.locator('button[value="place"]').click();
      await visitor.locator('.purchase-side').getByText('-€3.50').first().waitFor();
      await expect.poll(() => visitor.locator('[name="name"]').inputValue()).toBe('Grace Hopper');
      await visitor.locator('button[value="place"]').click();
      await visitor.waitForURL(/\/checkout\/order\//);
      await visitor.getByText('SPRING on Cup: -€3.50').first().waitFor({ state: 'attached' });
    });
    await page.goto(`${address}/config/discounts`);
    await rowOf(page, 'at most once in all').first().getByRole('rowheader').waitFor();
    await page.getByText('1 of 1').waitFor();
    await page.getByRole('rowheader').filter({ hasNotText: 'SPRING-2' }).click();
    await page.waitForURL(/\/discounts\/[0-9a-z]{24}/);
    // The list, which says “Used up” as well, stays until the discount is there.
    await page.getByLabel('Code', { exact: true }).waitFor();
    await page.getByText('Used up', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'grace@example.com' }).click();
    await page.getByText('SPRING on Cup: -€3.50').waitFor({ state: 'attached' });
    await visit(browser, {}, async visitor => {
      await withCup(visitor);
      await visitor.getByLabel('Discount code', { exact: true }).fill('spring');
      await visitor.keyboard.press('Enter');
      await visitor.getByText('This code has already been used up.').waitFor();
    });
  });
});
