import type { RoleName } from '@vitrine/core/accounts/roles.ts';
import type { PlacedOrder } from '@vitrine/core/checkout/checkout.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../../../test/harness.ts';
import { openStripeShop, setStripeKeys } from '../../../../../test/stripe-stand-in/stripe-shop.ts';
import {
  type StripeStandIn,
  standInKeys,
  standInTestKeys,
} from '../../../../../test/stripe-stand-in/stripe-stand-in.ts';
import type { TestShop } from '../../../checkout/shop.fixture.ts';

let shop: TestShop;
let stripe: StripeStandIn;
beforeAll(async () => {
  ({ shop, stripe } = await openStripeShop());
});
afterAll(async () => {
  await stripe?.close();
  await shop?.server.stop();
});

it('STRIPE-1: with test keys it is not offered to visitors of a launched website', async () => {
  const { variants } = await shop.sell();
  const visitor = await shop.visitorWith(variants[0] ?? '');
  const isOffered = async (client: TestClient) =>
    (await client.get('/checkout', { accept: 'text/html' })).text.includes('value="stripe"');
  expect(await isOffered(visitor)).toBe(true);
  await setStripeKeys(shop, standInTestKeys);
  expect(await isOffered(visitor)).toBe(false);
  expect(await isOffered(await shop.employ(shop.tab(visitor), 'viewer'))).toBe(false);
  expect(await isOffered(await shop.employ(visitor))).toBe(true);
  const refused = await shop.place(await shop.visitorWith(variants[0] ?? ''), { paymentMethod: 'stripe' });
  expect(refused.status).toBe(400);
  await setStripeKeys(shop, standInKeys);
});

/** An order by the card form: how it was taken, and what is in stock. */
async function orderedAs(role: RoleName) {
  const { variants } = await shop.sell();
  const member = await shop.employ(await shop.visitorWith(variants[0] ?? ''), role);
  const placed = await shop.place(member, { paymentMethod: 'stripe' });
  const { order } = placed.body as { order?: PlacedOrder };
  return { member, placed, order, stock: () => shop.stockOf(variants[0] ?? '') };
}

it('PAYMENT-10, ORDER-51: in test mode, it makes orders without effect on a launched website, by people who manage orders', async () => {
  await setStripeKeys(shop, standInTestKeys);
  const before = await shop.countOrders();
  for (const role of ['viewer', 'billing'] as const) expect((await orderedAs(role)).placed.status).toBe(400);
  expect(await shop.countOrders()).toEqual(before);
  const { member, order, stock } = await orderedAs('storeManager');
  const paymentId = order?.next.split('/').at(-1) ?? '';
  await member.get(order?.next ?? '');
  expect(await stock()).toEqual({ on_hand: 10, reserved: 0 });
  stripe.pay(paymentId);
  await member.get(`/checkout/return/${paymentId}`);
  expect(await shop.see(order?.orderId ?? '')).toMatchObject({
    ...{ state: 'placed', paymentState: 'captured', isTest: true, isWithoutEffect: true },
    actions: ['refundPart', 'cancel'],
  });
  expect(await stock()).toEqual({ on_hand: 10, reserved: 0 });
});

it('PAYMENT-35: a payment that began with live keys is ended once the keys are those of test mode, and the other way around', async () => {
  for (const [first, second] of [
    [standInKeys, standInTestKeys],
    [standInTestKeys, standInKeys],
  ] as const) {
    await setStripeKeys(shop, first);
    const { member, order, stock } = await orderedAs('storeManager');
    await setStripeKeys(shop, second);
    const asked = stripe.requests.length;
    const led = String((await member.get(order?.next ?? '')).headers.location);
    expect(led).toMatch(/^\/checkout\/return\//);
    await member.get(led);
    await shop.server.runJobs();
    expect(stripe.requests).toHaveLength(asked);
    expect(await shop.see(order?.orderId ?? '')).toMatchObject({ state: 'cancelled', paid: 0 });
    expect(await stock()).toEqual({ on_hand: 10, reserved: 0 });
  }
});
