import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { checkOut } from './check-out.ts';
import { openChromium } from './chromium.ts';
import { hold } from './hold.ts';
import { copyKiln, type OwnWebsite } from './own-website.ts';
import { rowOf } from './rooms.ts';
import { visit } from './visit.ts';

const demo = inject('demo');
let website: OwnWebsite;
let shop: string;
const buyer = `grace-${Date.now().toString(36)}@example.com`;

let browser: Browser;
let page: Page;
let order: string;

beforeAll(async () => {
  website = await copyKiln(demo, 'orders');
  shop = website.address;
  browser = await openChromium();
  order = await visit(browser, {}, buyBowl);
  page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await website.signIn(page);
});

afterAll(async () => {
  await browser?.close();
});

/** Orders as a customer; returns the name of the order. */
async function buyBowl(visitor: Page): Promise<string> {
  await visitor.goto(`${shop}/shop/breakfast-bowl`);
  await visitor.locator('[data-enhance="product"] form button[type="submit"]').first().click();
  await visitor.waitForFunction(() => document.cookie.includes('HAS_CART=1'));
  const words = await checkOut(visitor, shop, { email: buyer });
  return `Order ${/Order (\d+)/.exec(words)?.[1] ?? 'without a number'}`;
}

const mails = () => page.locator('section').filter({ has: page.getByRole('heading', { name: 'Emails' }) });

describe('the orders of a website', () => {
  it('ROOM-8: an order is found by its buyer and opened with Enter; it shows the items, the buyer and the total', async () => {
    await page.goto(`${shop}/config/orders`);
    await rowOf(page, order).getByText('Grace Hopper').waitFor();
    await page.getByRole('searchbox').fill('nobody-like-this');
    await page.getByRole('heading', { name: 'No order matches' }).waitFor();
    await page.getByRole('searchbox').fill(buyer);
    await rowOf(page, order).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: order }).waitFor();
    for (const word of ['Breakfast bowl', buyer, 'Grace Hopper', 'Lindenallee 4', 'Berlin', '€32.00'])
      await expect.poll(() => page.getByRole('main').textContent()).toContain(word);
  });

  it('ROOM-9: it is marked as paid and as sent with a tracking link; both are saved', async () => {
    await page.getByRole('button', { name: 'Mark as paid' }).click();
    await page.getByRole('button', { name: 'Fulfil items' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Carrier').fill('Post');
    await dialog.getByLabel('Tracking number').fill('RR 123 456');
    await dialog.getByLabel('Tracking address').fill('not an address');
    await dialog.getByRole('button', { name: 'It is on its way' }).click();
    await dialog.getByRole('alert').waitFor();
    await expect.poll(() => dialog.getByLabel('Tracking address').getAttribute('aria-invalid')).toBe('true');
    await expect
      .poll(() => dialog.getByLabel('Tracking address').evaluate(field => field === document.activeElement))
      .toBe(true);
    await dialog.getByLabel('Tracking address').fill('https://post.example/RR123456');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'RR 123 456' }).waitFor();
    await page.reload();
    await page.getByRole('link', { name: 'RR 123 456' }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Fulfil items' }).count()).toBe(0);
  });

  it('ROOM-10: the emails to the buyer are listed with the order and shown as the buyer sees them; Escape returns', async () => {
    await expect.poll(() => mails().getByRole('listitem').count()).toBeGreaterThan(1);
    await page.goto(`${shop}/config/mail`);
    await page.getByRole('searchbox').fill(buyer);
    await expect.poll(() => page.getByRole('row').count()).toBe(3);
    await page.getByRole('row').nth(1).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByText(buyer).waitFor();
    const letter = dialog.frameLocator('iframe').locator('body');
    await expect.poll(() => letter.textContent()).toContain('RR 123 456');
    await expect.poll(() => letter.locator('script').count()).toBe(0);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe(buyer);
  });

  it('ROOM-11: cancelling asks first, with the order and the refund; Escape keeps it', async () => {
    await page.goto(`${shop}/config/orders`);
    order = await visit(browser, {}, buyBowl);
    await page.reload();
    await rowOf(page, order).getByRole('rowheader').click();
    await page.getByRole('button', { name: 'Cancel order' }).click();
    const dialog = page.getByRole('dialog', { name: `Cancel “${order}”?` });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('button', { name: 'Cancel order' }).click();
    await dialog.getByLabel('Reason').fill('The buyer changed her mind.');
    await dialog.getByRole('button', { name: 'Cancel order' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('The buyer changed her mind.').waitFor();
    await page.getByText('Cancelled').first().waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Cancel order' }).count()).toBe(0);
  });

  it('ORDER-16, ORDER-17, STUDIO-39: part of an order is refunded by items; the amount is proposed, and the order shows the amount due', async () => {
    await page.goto(`${shop}/config/orders`);
    order = await visit(browser, {}, buyBowl);
    await page.reload();
    await rowOf(page, order).getByRole('rowheader').click();
    await page.getByRole('button', { name: 'Mark as paid' }).click();
    await page.getByRole('button', { name: 'Refund part' }).click();
    const dialog = page.getByRole('dialog', { name: 'Refund part' });
    const amount = dialog.getByLabel('Amount to refund');
    await expect.poll(() => amount.inputValue()).toBe('0.00');
    await dialog.getByRole('textbox').first().fill('1');
    await expect.poll(() => amount.inputValue()).toBe('32.00');
    await amount.fill('9999');
    await dialog.getByRole('button', { name: 'Mark as due' }).click();
    await dialog.getByText(/^Enter an amount above zero and up to/).waitFor();
    await amount.fill('12.50');
    const release = await hold(page, '**/api/mail/outbox*');
    await dialog.getByRole('button', { name: 'Mark as due' }).click();
    await page.getByText('Mark refund as sent').waitFor();
    release();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Mark refund as sent' }).click();
    await page.getByRole('dialog').getByText('Only when you have sent €12.50 back.').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Mark refund as sent' }).click();
    await page.getByText('Partly refunded').first().waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Refund part' }).click();
    await dialog.waitFor();
    const over = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(over).toBeLessThanOrEqual(0);
  });
});
