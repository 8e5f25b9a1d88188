/** @module-tag slow */
import { newId } from '@vitrine/core/id/id.ts';
import { firstOrAll } from '@vitrine/tools/slow-tests.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { checkOut, putIntoCart } from './check-out.ts';
import { openChromium } from './chromium.ts';
import { fits } from './fits.ts';
import { copyKiln, type OwnWebsite } from './own-website.ts';
import { visit } from './visit.ts';

let website: OwnWebsite;
let shop: string;
let browser: Browser;

beforeAll(async () => {
  website = await copyKiln(inject('demo'), 'status');
  shop = website.address;
  browser = await openChromium();
});
afterAll(() => browser?.close());

/** Orders a bowl; the studio’s calls about the order. */
async function order(page: Page): Promise<(verb: string, body?: object) => Promise<unknown>> {
  await putIntoCart(page, `${shop}/shop/breakfast-bowl`);
  await checkOut(page, shop, { email: 'status@example.com' });
  const { orders } = await website.send('/api/orders', { method: 'GET' });
  const [newest] = orders as { id: string }[];
  return (verb, body = {}) => website.send(`/api/orders/${newest?.id}/${verb}`, { body });
}

const sentBack = { sentOn: new Date().toISOString().slice(0, 10), reference: 'RF-7' };

it.each(firstOrAll([true, false]))(
  'ORDER-30: the page of an order follows its refunds and its cancellation, with script %s',
  javaScriptEnabled =>
    visit(
      browser,
      { viewport: { width: 390, height: 844 }, javaScriptEnabled, bypassCSP: true },
      async page => {
        const says = async (...words: readonly string[]) => {
          const confirmation = page.url();
          for (const address of [confirmation.replace('/order/', '/status/'), confirmation]) {
            await page.goto(address);
            for (const one of words) await page.getByText(one, { exact: true }).first().waitFor();
          }
        };
        const act = await order(page);
        await says('We will send it once your payment arrives.');
        await act('payment');
        await act('refund/part', { refundId: newId(), amount: 1250 });
        await says('We will refund €12.50 of your payment.');
        await act('refund/sent', sentBack);
        await says('We have refunded €12.50 of your payment.');
        if (javaScriptEnabled) await fits(page, 'status-refunded-in-part');
        await act('cancellation');
        await says('This order was cancelled.', 'We will transfer your payment back to you.');
        await act('refund/sent', sentBack);
        await says('This order was cancelled.', 'We have refunded your payment.');
        if (javaScriptEnabled) await fits(page, 'status-cancelled');

        const actOnUnpaid = await order(page);
        await actOnUnpaid('cancellation');
        await says('This order was cancelled.');
        await expect.poll(() => page.getByText(/payment back|refund/i).count()).toBe(0);
      },
    ),
);
