import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestAccount, TestClient } from '../../../test/harness.ts';
import { openStripeShop } from '../../../test/stripe-stand-in/stripe-shop.ts';
import type { StripeStandIn } from '../../../test/stripe-stand-in/stripe-stand-in.ts';
import { SubscriptionShop } from '../../../test/subscription-shop.ts';
import { TestBalances } from '../../../test/test-balances.ts';
import type { TestShop } from './shop.fixture.ts';

let shop: TestShop;
let stripe: StripeStandIn;
let admin: TestClient & { account: TestAccount };
let balances: TestBalances;
let club: SubscriptionShop;
beforeAll(async () => {
  ({ shop, stripe } = await openStripeShop());
  await shop.setUp('test', { isEnabled: true });
  admin = await shop.server.signIn(shop.website);
  balances = new TestBalances(shop, admin);
  club = new SubscriptionShop(shop);
});
afterAll(async () => {
  await stripe?.close();
  await shop?.server.stop();
});
beforeEach(() => {
  stripe.isSilent = false;
});

const stateOf = async (orderId: string) => {
  const { state, payments, timeline } = await shop.see(orderId);
  return { state, payments: payments.map(one => [one.method, one.state]), timeline };
};
const paymentOf = (address: unknown) => String(address).split('/').at(-1) ?? '';

/** Every payment without news is looked up, after a day. */
async function reconcile(): Promise<void> {
  shop.server.moveClock({ minutes: 24 * 60 });
  const { jobs, database } = shop.server.services;
  await jobs.enqueue(database, { name: 'checkout.reconcile' }, { websiteId: null, data: {} });
  await shop.server.runJobs();
}

/** The rest of an edited order is on the payment page. */
async function owing() {
  const { orderId } = await balances.owing();
  const path = await balances.link(orderId);
  const visitor = await shop.employ(shop.server.client(shop.website));
  const begun = await balances.post(path, { paymentMethod: 'stripe', amount: '1850' }, visitor);
  await visitor.get(String(begun.headers.location));
  return { orderId, path, visitor, paymentId: paymentOf(begun.headers.location) };
}

it('PAYMENT-33: an order whose open payment cannot be ended is not cancelled, and says why', {
  tags: 'slow',
}, async () => {
  const { variants } = await shop.sell();
  const [bowl = ''] = variants;
  const visitor = await shop.employ(await shop.visitorWith(bowl));
  const { orderId, next } = await shop.order(visitor, { paymentMethod: 'stripe' });
  await visitor.get(next);
  const before = await stateOf(orderId);
  stripe.isSilent = true;
  const cancel = () => admin.post(`/api/orders/${orderId}/cancellation`, { isBuyerTold: true });
  const refused = await cancel();
  expect([refused.status, refused.body]).toEqual([
    409,
    expect.objectContaining({
      error: 'payments.serviceSilent',
      message: expect.stringContaining('Nothing was changed. Try again in a few minutes.'),
    }),
  ]);
  expect(await stateOf(orderId)).toEqual(before);
  expect(await shop.stockOf(bowl)).toEqual({ on_hand: 10, reserved: 1 });

  stripe.isSilent = false;
  expect((await cancel()).status).toBe(200);
  expect(await stateOf(orderId)).toMatchObject({ state: 'cancelled', payments: [['stripe', 'expired']] });
  expect(await shop.stockOf(bowl)).toEqual({ on_hand: 10, reserved: 0 });
});

it('PAYMENT-33: what is left of an order is paid in another way once the earlier payment could be ended', {
  tags: 'slow',
}, async () => {
  const { orderId, path, visitor } = await owing();
  const before = await stateOf(orderId);
  stripe.isSilent = true;
  const transfer = () => balances.post(path, { paymentMethod: 'manual', amount: '1850' }, visitor);
  const refused = await transfer();
  expect([refused.status, refused.headers.location]).toEqual([303, `${path}?earlier=open#problems`]);
  const page = await balances.visit(`${path}?earlier=open`, visitor);
  expect(page.text).toContain('We could not cancel the payment that you started earlier');
  expect(page.text).toMatch(/<title>Error: /);
  expect(await stateOf(orderId)).toEqual(before);

  stripe.isSilent = false;
  expect((await transfer()).headers.location).toMatch(/^\/checkout\/status\//);
  expect((await stateOf(orderId)).payments).toEqual(
    expect.arrayContaining([
      ['stripe', 'expired'],
      ['manual', 'awaited'],
    ]),
  );
});

it('PAYMENT-33: a balance link is withdrawn all the same, and what the payment takes still counts', {
  tags: 'slow',
}, async () => {
  const [ended, paid] = [await owing(), await owing()];
  stripe.isSilent = true;
  for (const { orderId, path } of [ended, paid]) {
    expect((await balances.withdraw(orderId)).status).toBe(200);
    expect((await balances.visit(path)).text).toContain('The shop has withdrawn it.');
  }
  stripe.isSilent = false;
  expect(stripe.pay(paid.paymentId)).toBeNull();
  await reconcile();
  expect(await shop.see(paid.orderId)).toMatchObject({ paymentState: 'captured', paid: 6950 });
  expect((await stateOf(ended.orderId)).payments).toEqual(expect.arrayContaining([['stripe', 'expired']]));
  expect(await shop.see(ended.orderId)).toMatchObject({ paid: 5100 });
});

it('PAYMENT-33: a subscription is cancelled all the same, and money that arrives for it is refunded', async () => {
  const begun = async () => {
    const row = await club.one(await club.plan());
    const visitor = await shop.employ(club.visitor());
    const sent = await club.post(row.id, { intent: 'pay', paymentMethod: 'stripe' }, visitor);
    await visitor.get(String(sent.headers.location));
    return { id: row.id, paymentId: paymentOf(sent.headers.location) };
  };
  const [ended, paid] = [await begun(), await begun()];
  stripe.isSilent = true;
  expect((await club.post(ended.id, { intent: 'cancel' })).headers.location).toBe(
    `${club.page(ended.id)}?done=cancel`,
  );
  const staff = await shop.server.signIn(shop.website);
  expect((await staff.post(`/api/subscriptions/${paid.id}/cancel`, {})).status).toBe(200);
  for (const { id } of [ended, paid]) expect((await club.read(id)).state).toBe('cancelled');

  stripe.isSilent = false;
  expect(stripe.pay(paid.paymentId)).toBeNull();
  await reconcile();
  const orderOf = async (id: string) => shop.see((await club.orders(id))[0]?.id ?? '');
  expect(await orderOf(ended.id)).toMatchObject({ state: 'cancelled', payments: [{ state: 'expired' }] });
  expect(await orderOf(paid.id)).toMatchObject({ state: 'cancelled', paid: 2350, paymentState: 'refunded' });
});
