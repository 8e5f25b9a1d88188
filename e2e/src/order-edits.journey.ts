/** @module-tag slow */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { checkOut } from './check-out.ts';
import { openChromium } from './chromium.ts';
import { fits } from './fits.ts';
import { copyKiln, type OwnWebsite, openStudio, readMail } from './own-website.ts';
import { rowOf } from './rooms.ts';
import { visit } from './visit.ts';

const demo = inject('demo');
let website: OwnWebsite;
let shop: string;
const buyer = `edith-${Date.now().toString(36)}@example.com`;

let browser: Browser;
let page: Page;
beforeAll(async () => {
  website = await copyKiln(demo, 'edits');
  shop = website.address;
  browser = await openChromium();
  page = await openStudio(browser, website);
});
afterAll(() => browser?.close());

/** Orders a breakfast bowl for 32.00 with shipping; returns the name of the order. */
async function buyBowl(visitor: Page): Promise<string> {
  await visitor.goto(`${shop}/shop/breakfast-bowl`);
  await visitor.locator('[data-enhance="product"] form button[type="submit"]').first().click();
  await visitor.waitForFunction(() => document.cookie.includes('HAS_CART=1'));
  const words = await checkOut(visitor, shop, { email: buyer });
  return `Order ${/Order (\d+)/.exec(words)?.[1] ?? 'without a number'}`;
}

/** Tab until this control has the focus. */
async function tabTo(name: RegExp): Promise<void> {
  for (let at = 0; at < 80; at += 1) {
    await page.keyboard.press('Tab');
    const label = await page.evaluate(() => {
      const focused = document.activeElement;
      const labels = focused instanceof HTMLInputElement ? [...(focused.labels ?? [])] : [];
      return [
        focused?.getAttribute('aria-label'),
        focused?.textContent,
        ...labels.map(one => one.textContent),
      ].join(' ');
    });
    if (name.test(label)) return;
  }
  throw new Error(`No focus reached ${name}.`);
}

it('ORDEREDIT-10, ORDEREDIT-8: an order is edited with the keyboard, on every width, and its buyer is told', async () => {
  const order = await visit(browser, {}, buyBowl);
  await page.goto(`${shop}/config/orders`);
  await rowOf(page, order).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: order }).waitFor();
  await tabTo(/^\s*Edit order/);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: `Edit o${order.slice(1)}` }).waitFor();
  const save = page.getByRole('button', { name: 'Save changes' });
  await expect.poll(() => save.isDisabled()).toBe(true);
  const bowls = page.getByRole('textbox', { name: /Quantity of Breakfast bowl/ });
  await tabTo(/Remove Breakfast bowl/);
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('An order needs at least one item.').waitFor();
  await tabTo(/Put back Breakfast bowl/);
  await page.keyboard.press('Enter');
  await bowls.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('3');
  await page.getByText('Still to be paid').waitFor();
  await tabTo(/Add custom item/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').focus();
  await page.keyboard.type('Gift wrap');
  await dialog.getByLabel('Price each').focus();
  await page.keyboard.type('2.50');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Gift wrap').first().waitFor();
  await expect.poll(() => save.isEnabled()).toBe(true);
  await fits(page, 'edit-order');
  await page.getByRole('textbox', { name: 'Reason' }).focus();
  await page.keyboard.type('As agreed by phone');
  await tabTo(/^\s*Save changes/);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: order }).waitFor();
  const timeline = page.locator('[data-kind="edited"]');
  await timeline.getByText('Gift wrap: 0 → 1').waitFor();
  await expect.poll(() => timeline.textContent()).toContain('Breakfast bowl (Bone): 1 → 3');
  await fits(page, 'edited-order');
  const mail = await readMail(website, buyer, text => text.includes('Gift wrap: 0 → 1'));
  for (const words of [
    'As agreed by phone',
    'are still to be paid',
    'Transfer it, with the number of the order.',
  ])
    expect(mail).toContain(words);
});
