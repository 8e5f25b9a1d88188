import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { openStripeShop } from '../../../test/stripe-stand-in/stripe-shop.ts';
import type { StripeStandIn } from '../../../test/stripe-stand-in/stripe-stand-in.ts';
import { checkoutView } from './index.ts';
import { buyer, type TestShop } from './shop.fixture.ts';

let shop: TestShop;
let stripe: StripeStandIn;
beforeAll(async () => {
  ({ shop, stripe } = await openStripeShop({ DATABASE_POOL: '2' }));
});
afterAll(async () => {
  await stripe?.close();
  await shop?.server.stop();
});

/** On the payment page, with one bowl. */
async function begin() {
  const { variants } = await shop.sell();
  const visitor = await shop.employ(await shop.visitorWith(variants[0] ?? ''));
  const order = await shop.order(visitor, { paymentMethod: 'stripe' });
  await visitor.get(order.next);
  return { visitor, orderId: order.orderId, bowl: variants[0] ?? '' };
}

/** Bank transfer instead, in the form without script. */
async function switchToTransfer(visitor: TestClient): Promise<string> {
  const view = await checkoutView(shop.server.context(shop.website), visitor.cookies.get('CART'));
  const form = {
    ...{ ...buyer, note: 'Ring twice', paymentMethod: 'manual' },
    ...{ intent: 'place', idempotencyKey: view?.idempotencyKey ?? '' },
  };
  const answer = await visitor.send('POST', '/checkout', {
    body: new URLSearchParams(form).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(answer.status).toBe(303);
  return String(answer.headers.location);
}

const ordersOf = (bowl: string) =>
  shop.query<{ state: string }>(
    `SELECT state FROM orders WHERE website_id = $1 AND lines->0->>'variantId' = $2 ORDER BY id`,
    bowl,
  );
const traces = async () => ({
  orders: await shop.query('SELECT id, state FROM orders WHERE website_id = $1 ORDER BY id'),
  payments: await shop.query('SELECT id, state FROM payments WHERE website_id = $1 ORDER BY id'),
  attempts: await shop.query('SELECT * FROM checkout_attempts WHERE website_id = $1 ORDER BY key_hash'),
  intents: [...stripe.books.intents.values()].map(({ id, status }) => [id, status]),
});

it('CHECKOUT-38: an earlier payment whose service does not answer refuses the order, holds no connection, and is ended later', async () => {
  const buyers = [await begin(), await begin()];
  const before = await traces();
  const asked = stripe.requests.length;
  stripe.isSilent = true;
  let isWaiting = true;
  const switching = Promise.all(buyers.map(({ visitor }) => switchToTransfer(visitor))).finally(() => {
    isWaiting = false;
  });
  await expect.poll(() => stripe.requests.length - asked).toBe(2);
  // Both wait for the service, as many as there are connections; another visitor is served.
  const other = await shop.visitorWith(buyers[0]?.bowl ?? '');
  expect((await other.get('/cart', { accept: 'text/html' })).status).toBe(200);
  expect(isWaiting).toBe(true);
  expect(await switching).toEqual(['/checkout#problems', '/checkout#problems']);
  expect(await traces()).toEqual(before);
  const [first] = buyers;
  if (first === undefined) throw new Error('Nobody buys.');
  const page = await first.visitor.get('/checkout', { accept: 'text/html' });
  expect(page.text).toContain('We could not cancel the payment that you started earlier');
  expect(page.text).toContain('Ring twice');

  stripe.isSilent = false;
  expect(await switchToTransfer(first.visitor)).toMatch(/^\/checkout\/order\//);
  expect(await ordersOf(first.bowl)).toEqual([{ state: 'cancelled' }, { state: 'placed' }]);
  expect(await shop.stockOf(first.bowl)).toEqual({ on_hand: 9, reserved: 0 });
  expect((await shop.see(first.orderId)).paymentState).toBe('expired');
});
