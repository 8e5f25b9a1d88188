import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { copyRows } from '../../../test/copy-rows.ts';
import { openStripeShop } from '../../../test/stripe-stand-in/stripe-shop.ts';
import { type StripeStandIn, standInKeys } from '../../../test/stripe-stand-in/stripe-stand-in.ts';
import type { TestShop } from './shop.fixture.ts';

let shop: TestShop;
let stripe: StripeStandIn;
beforeAll(async () => {
  ({ shop, stripe } = await openStripeShop());
});
afterAll(async () => {
  await stripe?.close();
  await shop?.server.stop();
});
beforeEach(() => {
  stripe.isSilent = false;
});

/** On the payment page, with one bowl. */
async function begin(paymentMethod = 'stripe') {
  const { variants } = await shop.sell();
  const visitor = await shop.employ(await shop.visitorWith(variants[0] ?? ''));
  const order = await shop.order(visitor, { paymentMethod });
  await visitor.get(order.next);
  const paymentId = order.next.split('/').at(-1) ?? '';
  return { visitor, paymentId, orderId: order.orderId, bowl: variants[0] ?? '' };
}

async function reconcile(minutesLater = 0): Promise<void> {
  shop.server.moveClock({ minutes: minutesLater });
  const { jobs, database } = shop.server.services;
  await jobs.enqueue(database, { name: 'checkout.reconcile' }, { websiteId: null, data: {} });
  await shop.server.runJobs();
}

const stateOf = async (orderId: string) => {
  const { state, paymentState } = await shop.see(orderId);
  return [state, paymentState];
};
const secret = async (verb: 'PUT' | 'DELETE') => {
  const admin = await shop.server.signIn(shop.website);
  const body = verb === 'PUT' ? { value: standInKeys.secretKey } : undefined;
  const answer = await admin.send(verb, '/api/payments/methods/stripe/secrets/secretKey', { body });
  expect(answer.status).toBe(200);
};

it('CHECKOUT-39: a payment that its service does not know is asked about after growing pauses, and ended after a day', async () => {
  const { paymentId, orderId, bowl } = await begin();
  const { id } = stripe.intentOf(paymentId);
  stripe.books.intents.delete(id);
  const asked = () => stripe.requests.filter(request => request.endsWith(id)).length;
  const before = asked();
  const times: number[] = [];
  for (let minute = 1; minute <= 70; minute += 1) {
    const known = asked();
    await reconcile(1);
    if (asked() > known) times.push(minute);
  }
  expect(times).toEqual([2, 3, 5, 9, 17, 33, 65]);
  expect(asked() - before).toBe(7);
  expect(await stateOf(orderId)).toEqual(['pending', 'created']);
  await reconcile(24 * 60 - 71);
  expect(await stateOf(orderId)).toEqual(['pending', 'created']);
  await reconcile(1);
  expect(await stateOf(orderId)).toEqual(['cancelled', 'expired']);
  expect(await shop.stockOf(bowl)).toEqual({ on_hand: 10, reserved: 0 });
  const { timeline } = await shop.see(orderId);
  expect(timeline.map(({ kind }) => kind)).toEqual(['created', 'endedUnasked', 'cancelled']);
  expect(timeline[1]?.text).toContain('Check there whether the buyer paid.');
  const since = asked();
  await reconcile(60);
  expect(asked()).toBe(since);
});

it('CHECKOUT-39: without its secret a payment ends after a day, and money that its service reports later is given back', async () => {
  const { paymentId, orderId } = await begin();
  await secret('DELETE');
  await reconcile(24 * 60);
  expect(await stateOf(orderId)).toEqual(['cancelled', 'expired']);
  expect((await shop.see(orderId)).timeline.map(({ kind }) => kind)).toContain('endedUnasked');
  await secret('PUT');
  expect(stripe.pay(paymentId)).toBeNull();
  const at = shop.server.services.clock.now();
  const { body, headers } = stripe.event('payment_intent.succeeded', stripe.intentOf(paymentId), { at });
  const client = shop.server.client(shop.website);
  const told = await client.send('POST', '/api/payments/webhooks/stripe', { body, headers });
  expect(told.status).toBe(200);
  await shop.server.runJobs();
  expect(await stateOf(orderId)).toEqual(['cancelled', 'refunded']);
});

it('CHECKOUT-39: a payment that its service still knows is ended there after a day, with nothing to tell', async () => {
  const { paymentId, orderId } = await begin();
  await reconcile(24 * 60);
  expect(await stateOf(orderId)).toEqual(['cancelled', 'expired']);
  expect(stripe.intentOf(paymentId).status).toBe('canceled');
  expect((await shop.see(orderId)).timeline.map(({ kind }) => kind)).toEqual(['created', 'cancelled']);
});

it('CHECKOUT-39: hundreds of open payments hide no newer one', { tags: 'slow' }, async () => {
  const { database } = shop.server.services;
  const old = await begin('test');
  await copyRows(database, {
    ...{ table: 'payments', from: [shop.website.id, old.paymentId], to: shop.website.id, count: 600 },
    changes: `'id', 'open' || n`,
  });
  shop.server.moveClock({ minutes: 1 });
  const { visitor, paymentId, orderId } = await begin('test');
  await shop.choose(visitor, paymentId, 'approve');
  await shop.query(
    `UPDATE jobs.job SET state = 'cancelled' WHERE name = 'payments.testWebhook' AND $1 <> ''`,
  );
  await reconcile(2);
  for (let minute = 0; minute < 6; minute += 1) await reconcile(1);
  expect(await stateOf(orderId)).toEqual(['placed', 'captured']);
});

it('PAYMENT-32: an authorisation that its service does not know hides no other', async () => {
  await shop.setUp('stripe', { settings: { capture: 'later' } });
  const hold = async () => {
    const begun = await begin();
    stripe.pay(begun.paymentId);
    await begun.visitor.get(`/checkout/return/${begun.paymentId}`);
    return begun;
  };
  const [unknown, ended] = [await hold(), await hold()];
  stripe.books.intents.delete(stripe.intentOf(unknown.paymentId).id);
  stripe.books.cancel(stripe.intentOf(ended.paymentId).id);
  shop.server.moveClock({ days: 7, hours: 1 });
  const { jobs, database } = shop.server.services;
  await jobs.enqueue(database, { name: 'orders.authorisations' }, { websiteId: null, data: {} });
  await shop.server.runJobs();
  expect(await stateOf(unknown.orderId)).toEqual(['placed', 'authorised']);
  expect(await stateOf(ended.orderId)).toEqual(['placed', 'voided']);
});
