/** @module-tag slow */
import type { DraftOrder } from '@vitrine/core/draft-orders/draft-order.ts';
import { newId } from '@vitrine/core/id/id.ts';
import type { EditableOrder, EditPreview } from '@vitrine/core/order-edits/order-edit.ts';
import type { Order } from '@vitrine/core/orders/order.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { fits } from './fits.ts';
import { copyKiln, type OwnWebsite, openStudio, rehearse } from './own-website.ts';
import { picture } from './pictures.ts';
import { visit } from './visit.ts';

const demo = inject('demo');
let website: OwnWebsite;
let shop: string;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  website = await copyKiln(demo, 'balances');
  shop = website.address;
  browser = await openChromium();
  page = await openStudio(browser, website);
});
afterAll(() => browser?.close());

/** A paid order for a bowl that was edited to three of them. */
async function owing(email: string): Promise<Order> {
  const customer = {
    ...{ email, name: 'Grace Hopper', country: 'DE' },
    ...{ line1: 'Lindenallee 4', postalCode: '10115', city: 'Berlin' },
  };
  const custom = { title: 'Breakfast bowl', taxClass: 'standard', isShipped: true };
  const bowl = { id: newId(), variantId: null, custom, quantity: 1, unitPrice: 3200 };
  const shipping = { kind: 'custom', name: 'Courier', amount: 900 };
  const made = await website.send('/api/draft-orders', { body: { customer, lines: [bowl], shipping } });
  const draft = made.draft as DraftOrder;
  const placed = await website.send(`/api/draft-orders/${draft.id}/place`, {
    body: { version: draft.version, total: draft.total, payment: 'invoice' },
  });
  const { orderId: id } = placed.order as { orderId: string };
  await website.send(`/api/orders/${id}/payment`, { body: {} });
  const { order } = await website.send(`/api/orders/${id}/edit`, { method: 'GET' });
  const { lines, version } = order as EditableOrder;
  const edit = { quantities: [{ lineId: lines[0]?.id, quantity: 3 }] };
  const { after } = (await website.send(`/api/orders/${id}/edit/preview`, { body: edit })) as {
    after: EditPreview['after'];
  };
  const body = { ...edit, editId: newId(), version, total: after.total };
  await website.send(`/api/orders/${id}/edit`, { method: 'PUT', body });
  return (await website.send(`/api/orders/${id}`, { method: 'GET' })).order as Order;
}

async function copyLink(order: Order): Promise<string> {
  await page.goto(`${shop}/config/orders/${order.id}`);
  const create = page.getByRole('button', { name: 'Create link' });
  await create.focus();
  await page.keyboard.press('Enter');
  const code = page.locator('code', { hasText: '/checkout/balance/' });
  await code.waitFor();
  return (await code.textContent()) ?? '';
}

it('BALANCE-6, BALANCE-4: staff create a link with the keyboard, and its buyer pays by it without script', async () => {
  const order = await owing('balance@example.com');
  const link = await copyLink(order);
  await page.getByText('Left to pay').waitFor();
  await fits(page, 'order-balance', page.getByText('Left to pay'));
  const pay = async (buyer: Page) => {
    await website.signIn(buyer);
    await buyer.goto(link);
    const heading = buyer.getByRole('heading', { level: 1, name: /^Pay for order \d+$/ });
    await heading.waitFor();
    for (const width of [390, 820, 1440]) {
      await buyer.setViewportSize({ width, height: 900 });
      await expect.poll(() => buyer.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await picture(buyer, `balance-${width}`);
    }
    await buyer.locator('[name="paymentMethod"][value="test"]').check();
    await buyer.getByRole('button', { name: /^Pay €64/ }).click();
    await buyer.locator('button[value="decline"]').click();
    await buyer.locator('#problems').getByText('The payment was declined').waitFor();
    await buyer.locator('[name="paymentMethod"][value="test"]').check();
    await buyer.getByRole('button', { name: /^Pay €64/ }).click();
    await buyer.locator('button[value="approve"]').click();
    await buyer.waitForURL(/\/checkout\/status\//);
    await expect.poll(() => buyer.getByText('left to pay').count()).toBe(0);
    await buyer.goto(link);
    await buyer.getByRole('heading', { level: 1, name: 'This order is paid' }).waitFor();
    await buyer.getByRole('link', { name: 'See the order' }).click();
    await buyer.waitForURL(/\/checkout\/status\//);
  };
  await rehearse(website, () => visit(browser, { javaScriptEnabled: false }, pay));
  await page.reload();
  await page.locator('[data-kind="balanceLinkOffered"]').waitFor();
  await expect.poll(() => page.getByText('Left to pay').count()).toBe(0);
});

it('BALANCE-3, BALANCE-4: the page of the order leads to the link with script, until staff withdraw it', async () => {
  const order = await owing('withdrawn@example.com');
  const link = await copyLink(order);
  await visit(browser, {}, async buyer => {
    await buyer.goto(link);
    await buyer.locator('[name="paymentMethod"][value="manual"]').check();
    await buyer.getByRole('button', { name: /^Pay €64/ }).click();
    await buyer.waitForURL(/\/checkout\/status\//);
    await buyer.getByText('Transfer it, with the number of the order.').waitFor();
    await buyer.getByText('€64.00 is left to pay.').waitFor();
    await fits(buyer, 'status-balance', buyer.getByText('€64.00 is left to pay.'));
    await buyer.getByRole('link', { name: 'Pay now' }).click();
    await buyer.waitForURL(/\/checkout\/balance\//);
    await page.getByRole('button', { name: 'Send link' }).click();
    await page.getByText(/^Sent on .* valid until/).waitFor();
    await page.getByRole('button', { name: 'Withdraw link' }).click();
    await page.getByRole('button', { name: 'Create link' }).waitFor();
    await buyer.getByRole('button', { name: /^Pay €64/ }).click();
    await buyer.getByRole('heading', { level: 1, name: 'This link is no longer valid' }).waitFor();
    await buyer.getByText('The shop has withdrawn it.').waitFor();
    await fits(buyer, 'balance-withdrawn');
  });
});
