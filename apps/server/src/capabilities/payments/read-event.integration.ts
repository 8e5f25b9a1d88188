import { newId } from '@vitrine/core/id/id.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStripeShop } from '../../../test/stripe-stand-in/stripe-shop.ts';
import type { StripeStandIn } from '../../../test/stripe-stand-in/stripe-stand-in.ts';
import { type RowWatch, watchRows } from '../../../test/watch-rows.ts';
import type { TestShop } from '../checkout/shop.fixture.ts';
import { signWebhook } from './webhook-signature.ts';

let shop: TestShop;
let stripe: StripeStandIn;
let rows: RowWatch;
const signingSecret = 'a secret that signs messages';
beforeAll(async () => {
  ({ shop, stripe } = await openStripeShop());
  await shop.setUp('test', { isEnabled: true });
  const admin = await shop.server.signIn(shop.website);
  await admin.put('/api/payments/methods/test/secrets/signingSecret', { value: signingSecret });
  rows = await watchRows(shop.server);
});
afterAll(async () => {
  await stripe?.close();
  await shop?.server.stop();
});

const now = () => shop.server.services.clock.now();

async function paid(paymentMethod: 'stripe' | 'test') {
  const { variants } = await shop.sell();
  const buyer = await shop.employ(await shop.visitorWith(variants[0] ?? ''));
  if (paymentMethod === 'test') {
    const { order, paymentId } = await shop.pay(buyer);
    await shop.choose(buyer, paymentId, 'captured');
    await buyer.get(`/checkout/return/${paymentId}`);
    await shop.server.runJobs();
    return { order, paymentId };
  }
  const order = await shop.order(buyer, { paymentMethod });
  await buyer.get(order.next);
  const paymentId = order.next.split('/').at(-1) ?? '';
  stripe.pay(paymentId);
  await buyer.get(`/checkout/return/${paymentId}`);
  return { order, paymentId };
}

async function deliver(method: string, body: string, signature: Record<string, string>) {
  await rows.changed();
  const headers = { ...signature, 'content-type': 'application/json' };
  const client = shop.server.client(shop.website);
  return client.send('POST', `/api/payments/webhooks/${method}`, { body, headers });
}

function tellStripe(type: string, object: object, id = newId()) {
  const { body, headers } = stripe.event(type, object, { at: now(), id });
  return deliver('stripe', body, headers);
}

function tellTest(event: object) {
  const body = JSON.stringify({ id: newId(), ...event });
  return deliver('test', body, {
    'vitrine-signature': signWebhook(body, { secret: signingSecret, at: now() }),
  });
}

const due = (due_by: number) => ({ evidence_details: { due_by } });

it.each([
  ['a deadline beyond all calendars', due(1e300), 'evidence_details.due_by'],
  ['a deadline of the year 275760', due(8_640_000_000_000), 'evidence_details.due_by'],
  ['a deadline before 1970', due(-1), 'evidence_details.due_by'],
  ['a part of a second', due(0.5), 'evidence_details.due_by'],
  ['no money', { amount: 0 }, 'amount'],
  ['money the other way', { amount: -1 }, 'amount'],
  ['more money than numbers count', { amount: 1e300 }, 'amount'],
  ['a NUL in its id', { id: 'dp\u0000' }, 'id'],
  ['a NUL in its reason', { reason: '\u0000' }, 'reason'],
  ['half a letter in its reason', { reason: '\ud83c' }, 'reason'],
  ['a NUL in the intent', { payment_intent: 'pi\u0000' }, 'payment_intent'],
])(
  'PAYMENT-38: a dispute of Stripe with %s is refused by its field, and nothing changes',
  async (_, change, field) => {
    const { order, paymentId } = await paid('stripe');
    const before = await shop.see(order.orderId);
    const dispute = {
      id: `dp_${newId()}`,
      object: 'dispute',
      amount: 1,
      currency: 'eur',
      payment_intent: stripe.intentOf(paymentId).id,
      metadata: {},
      status: 'needs_response',
      reason: 'fraudulent',
      ...change,
    };
    const refused = await tellStripe('charge.dispute.created', dispute);
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { error: 'payments.unreadable', errors: { [`data.object.${field}`]: expect.any(String) } },
    ]);
    expect(await rows.changed()).toEqual([]);
    expect(await shop.see(order.orderId)).toEqual(before);
  },
);

it('PAYMENT-38, STRIPE-4: fields that say nothing to us may contain anything, and a deadline of 0 is none', async () => {
  const { order, paymentId } = await paid('stripe');
  const dispute = {
    id: `dp_${newId()}`,
    amount: 1,
    currency: 'eur',
    payment_intent: stripe.intentOf(paymentId).id,
    metadata: { note: '\u0000' },
    status: 'needs_response',
    reason: 'fraudulent',
    evidence: {
      uncategorized_text: 'a\u0000\ud800',
      deep: JSON.parse(`${'['.repeat(300)}${']'.repeat(300)}`),
    },
    ...due(0),
  };
  expect((await tellStripe('charge.dispute.created', dispute)).status).toBe(200);
  await shop.server.runJobs();
  expect((await shop.see(order.orderId)).disputes).toMatchObject([{ amount: 1, answerBy: null }]);
});

it.each([
  ['the year 0', { answerBy: '0000-01-01T00:00:00.000Z' }, 'answerBy'],
  ['a year of six digits', { answerBy: '+275760-09-13T00:00:00.000Z' }, 'answerBy'],
  ['a year before the first', { answerBy: '-000001-01-01T00:00:00.000Z' }, 'answerBy'],
  ['no money', { amount: 0 }, 'amount'],
  ['money the other way', { amount: -5 }, 'amount'],
  ['a part of a cent', { amount: 0.5 }, 'amount'],
  ['a NUL in its reference', { reference: 'd\u0000' }, 'reference'],
])(
  'PAYMENT-38: a dispute of the test service in %s is refused by its field, and nothing changes',
  async (_, change, field) => {
    const { order, paymentId } = await paid('test');
    const before = await shop.see(order.orderId);
    const dispute = {
      paymentId,
      amount: 1,
      currency: 'EUR',
      about: 'dispute',
      state: 'opened',
      reference: newId(),
      reason: '',
      answerBy: null,
      ...change,
    };
    const refused = await tellTest(dispute);
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { error: 'payments.unreadable', errors: { [field]: expect.any(String) } },
    ]);
    expect(await rows.changed()).toEqual([]);
    expect(await shop.see(order.orderId)).toEqual(before);
  },
);
