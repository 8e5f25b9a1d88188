/** @module-tag slow */
import type { DraftOrder } from '@vitrine/core/draft-orders/draft-order.ts';
import { newId } from '@vitrine/core/id/id.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { copyKiln, type OwnWebsite } from './own-website.ts';
import { picture } from './pictures.ts';
import { visit } from './visit.ts';

const demo = inject('demo');
let website: OwnWebsite;
let browser: Browser;
beforeAll(async () => {
  website = await copyKiln(demo, 'paylink');
  browser = await openChromium();
});
afterAll(() => browser?.close());

/** A commission that was agreed on by phone. */
async function agree(email: string): Promise<DraftOrder> {
  const customer = {
    email,
    name: 'Grace Hopper',
    country: 'DE',
    line1: 'Lindenallee 4',
    postalCode: '10115',
    city: 'Berlin',
  };
  const custom = { title: 'Large serving dish', taxClass: 'standard', isShipped: true };
  const lines = [{ id: newId(), variantId: null, custom, quantity: 1, unitPrice: 12_000 }];
  const shipping = { kind: 'custom', name: 'Courier', amount: 900 };
  const body = { customer, lines, shipping };
  return (await website.send('/api/draft-orders', { body })).draft as DraftOrder;
}

/** The link in the last email to this customer. */
async function mailedTo(email: string): Promise<string> {
  const { mails } = await website.send('/api/mail/outbox', { method: 'GET' });
  const { id } = (mails as { id: string; to: string }[]).find(({ to }) => to === email) ?? { id: '' };
  const { mail } = await website.send(`/api/mail/outbox/${id}`, { method: 'GET' });
  const [path] = /\/checkout\/pay\/[\w-]+/.exec((mail as { text: string }).text) ?? [''];
  return `${website.address}${path}`;
}

async function sendLink(page: Page, { id, email }: DraftOrder): Promise<string> {
  await page.goto(`${website.address}/config/draft-orders/${id}`);
  await page.getByRole('button', { name: 'Send payment link' }).click();
  await page.getByText(`The payment link was sent to ${email}.`).waitFor();
  await page.getByText(/^Sent on .* valid until/).waitFor();
  await page.getByRole('button', { name: 'Send again' }).waitFor();
  return mailedTo(email);
}

it('PAYLINK-1, PAYLINK-3, PAYLINK-4: staff send a link, and its customer orders by it without script', async () => {
  const email = 'grace@example.com';
  const draft = await agree(email);
  await visit(browser, { viewport: { width: 1440, height: 900 } }, async page => {
    await website.signIn(page);
    const link = await sendLink(page, draft);
    await picture(page, 'draft-link');
    const phone = { viewport: { width: 390, height: 844 }, javaScriptEnabled: false };
    await visit(browser, phone, async buyer => {
      await buyer.goto(link);
      await buyer.getByRole('heading', { level: 1, name: 'Your order is ready to pay' }).waitFor();
      for (const shown of ['Large serving dish', 'Lindenallee 4', 'Courier', '€129.00'])
        await buyer.getByText(shown).first().waitFor();
      const width = await buyer.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(390);
      await picture(buyer, 'payment-link');
      await buyer.locator('[name="paymentMethod"][value="manual"]').check();
      const terms = buyer.locator('[name="terms"]');
      if ((await terms.count()) > 0) {
        await buyer.getByRole('button', { name: 'Order with obligation to pay' }).click();
        await buyer.locator('#problems').waitFor();
        await picture(buyer, 'payment-link-refused');
        await terms.check();
      }
      await buyer.getByRole('button', { name: 'Order with obligation to pay' }).click();
      await buyer.waitForURL(/\/checkout\/order\//);
      await buyer.getByText('Transfer it, with the number of the order.').waitFor();
      await buyer.goto(link);
      await buyer.getByRole('heading', { level: 1, name: 'This order has been placed' }).waitFor();
      await picture(buyer, 'payment-link-used');
      await buyer.getByRole('link', { name: 'See the order' }).click();
      await buyer.waitForURL(/\/checkout\/status\//);
    });
    await page.reload();
    await page.getByRole('link', { name: 'Open the order' }).click();
    await page.waitForURL(/\/config\/orders\//);
    await page.getByText('Large serving dish').first().waitFor();
  });
});

it('PAYLINK-2, PAYLINK-4: a draft that was changed ends its link, and the studio offers to send another', async () => {
  const draft = await agree('hopper@example.com');
  await visit(browser, { viewport: { width: 1440, height: 900 } }, async page => {
    await website.signIn(page);
    const link = await sendLink(page, draft);
    await page.getByLabel('City').fill('Potsdam');
    await expect.poll(() => page.getByRole('button', { name: 'Send again' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Save customer' }).click();
    await page.getByRole('button', { name: 'Send payment link' }).waitFor();
    await visit(browser, {}, async buyer => {
      await buyer.goto(link);
      await buyer.getByRole('heading', { level: 1, name: 'This link is no longer valid' }).waitFor();
      await picture(buyer, 'payment-link-changed');
      await buyer.goto(await sendLink(page, draft));
      await buyer.getByText('Potsdam').waitFor();
    });
  });
});
