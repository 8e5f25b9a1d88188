import type { Browser, Page } from 'playwright-core';
import { inject } from 'vitest';
import { openSession, type Session } from './open-session.ts';
import { rowOf } from './rooms.ts';
import { sendCall } from './send-call.ts';
import { makeWebsite, publish } from './studio.ts';

/** A launched website of its own that sells these in euros, to Germany, with post for 5.00 and bank transfer. */
export interface EuroShop {
  readonly address: string;
  /** The name by which the command line knows it. */
  readonly site: string;
  /** The owner’s. */
  readonly page: Page;
  readonly productIds: readonly string[];
  /** Sends a call as its owner. */
  readonly send: Session['send'];
}

export async function openEuroShop(
  browser: Browser,
  kind: string,
  products: readonly object[],
): Promise<EuroShop> {
  const viewport = { width: 1440, height: 900 };
  const context = await browser.newContext({ viewport, bypassCSP: true, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const address = await makeWebsite(page, inject('demo'), kind);
  await sendCall(page, '/api/collections', { body: { type: 13, title: 'Shop' } });
  const productIds: string[] = [];
  for (const product of products) {
    const made = await sendCall(page, '/api/products', { body: { state: 1, ...product } });
    productIds.push((made.product as { id: string }).id);
  }
  const options = [{ id: 'post', name: 'Post', amount: 500 }];
  const store = {
    isOpen: true,
    currency: 'EUR',
    countries: ['DE'],
    shippingZones: [{ id: 'all', name: 'Everywhere', places: [{ country: '*' }], options }],
  };
  await sendCall(page, '/api/website/settings', { method: 'PATCH', body: { settings: { store } } });
  const manual = { isEnabled: true, settings: { instructions: 'Pay to DE00 1234.' } };
  await sendCall(page, '/api/payments/methods/manual', { method: 'PATCH', body: manual });
  await page.goto(`${address}/config/media`);
  await publish(page);
  const site = new URL(address).hostname.split('.')[0] ?? '';
  const { send } = await openSession(inject('demo'), site);
  return { address, site, page, productIds, send };
}

export const cup = { title: 'Cup', variants: [{ price: 2800, stock: null }] };

/** What a buyer in Germany types. */
export async function fillAddress(visitor: Page, email: string): Promise<void> {
  const fill = (field: string, value: string) => visitor.locator(`[name="${field}"]`).first().fill(value);
  await fill('email', email);
  await fill('name', 'Grace Hopper');
  await fill('line1', 'Lindenallee 4');
  await fill('city', 'Berlin');
  await fill('postalCode', '10115');
}

/** Opens the order with this number in the studio. */
export async function openOrder({ page, address }: EuroShop, number: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${address}/config/orders`);
  await rowOf(page, `Order ${number}`).getByRole('rowheader').click();
}

/** Issues a gift card by hand, through the call of its dialog. */
export async function issueCard(
  { page }: EuroShop,
  amount: number,
): Promise<{ code: string; id: string; last: string }> {
  const { code, giftCard } = (await sendCall(page, '/api/gift-cards', { body: { amount } })) as {
    code: string;
    giftCard: { id: string };
  };
  return { code, id: giftCard.id, last: code.slice(-4) };
}

/** What is left on a gift card. */
export async function balanceOf({ page }: EuroShop, id: string): Promise<number> {
  const { giftCard } = (await sendCall(page, `/api/gift-cards/${id}`, { method: 'GET' })) as {
    giftCard: { balance: number };
  };
  return giftCard.balance;
}
