import { newId } from '@vitrine/core/id/id.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../../../test/harness.ts';
import { openStripeShop } from '../../../../../test/stripe-stand-in/stripe-shop.ts';
import { type StripeStandIn, standInKeys } from '../../../../../test/stripe-stand-in/stripe-stand-in.ts';
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

/** On the payment page, with one bowl for 18.50 and post for 5.00. */
async function begin(more: object = {}) {
  const { variants } = await shop.sell();
  const buyer = await shop.employ(await shop.visitorWith(variants[0] ?? ''));
  const order = await shop.order(buyer, { paymentMethod: 'stripe', ...more });
  const page = await buyer.get(order.next);
  const paymentId = order.next.split('/').at(-1) ?? '';
  return { buyer, order, page, paymentId, intent: stripe.intentOf(paymentId) };
}

/** Messages about a payment are kept with the form. */
const fillForm = (buyer: TestClient) =>
  buyer.send('POST', '/checkout', {
    body: 'intent=update&email=ann%40example.com&country=DE',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
const back = (buyer: TestClient, paymentId: string) => buyer.get(`/checkout/return/${paymentId}`);
const now = () => shop.server.services.clock.now();

async function tell(type: string, object: object, { id, at = now() }: { id?: string; at?: Date } = {}) {
  const sent = stripe.event(type, { ...object }, { at, ...(id === undefined ? {} : { id }) });
  return deliver(sent);
}

async function deliver({ body, headers }: { body: string; headers: Record<string, string> }) {
  const client = shop.server.client(shop.website);
  const answer = await client.send('POST', '/api/payments/webhooks/stripe', { body, headers });
  await shop.server.runJobs();
  return answer;
}

it('STRIPE-2, STRIPE-3, STRIPE-10: a buyer pays on our page, with one intent however often it is opened', async () => {
  const { buyer, order, page, paymentId, intent } = await begin();
  expect([page.status, page.headers.location]).toEqual([303, `/payments/stripe/${paymentId}`]);
  await buyer.get(`/payments/${paymentId}`);
  const shown = await buyer.get(`/payments/stripe/${paymentId}`);
  expect(shown.status).toBe(200);
  expect(shown.text).toContain('<script src="https://js.stripe.com/v3/">');
  expect(shown.text).toContain('Paying by card needs JavaScript');
  expect(shown.text).not.toContain(standInKeys.secretKey);
  const policy = String(shown.headers['content-security-policy']);
  expect(policy).toContain('frame-src https://js.stripe.com');
  const same = [...stripe.books.intents.values()].filter(one => one.metadata.payment === paymentId);
  expect(same).toHaveLength(1);
  expect(stripe.requests).toContain('POST /v1/payment_intents');
  expect(intent).toMatchObject({
    amount: 2350,
    currency: 'eur',
    metadata: { website: shop.website.id, payment: paymentId },
  });
  stripe.pay(paymentId);
  await back(buyer, paymentId);
  expect(await shop.see(order.orderId)).toMatchObject({ state: 'placed', paymentState: 'captured' });
});

it('STRIPE-8: the order names the card', async () => {
  const { buyer, order, paymentId } = await begin();
  stripe.pay(paymentId);
  await back(buyer, paymentId);
  expect(JSON.stringify(await shop.see(order.orderId))).toContain('Card Visa •••• 4242');
});

it('STRIPE-5: a declined card ends the intent, and the buyer reads the reason and keeps the cart', async () => {
  const { buyer, order, paymentId, intent } = await begin();
  await fillForm(buyer);
  expect(stripe.pay(paymentId, '4000000000000002')).toBe('Your card was declined.');
  const answer = await back(buyer, paymentId);
  expect(answer.headers.location).toBe('/checkout#problems');
  expect(intent.status).toBe('canceled');
  expect((await shop.see(order.orderId)).payments).toMatchObject([
    { state: 'declined', declineReason: 'Your card was declined.' },
  ]);
  const checkout = await buyer.get('/checkout', { accept: 'text/html' });
  expect(checkout.text).toContain('Your card was declined.');
  const again = await shop.order(buyer, { paymentMethod: 'manual' });
  expect(again.state).toBe('placed');
});

it('PAYMENT-29: a message that a declined payment was cancelled has the reason of the bank', async () => {
  const { order, paymentId, intent } = await begin();
  stripe.pay(paymentId, '4000000000000002');
  expect((await tell('payment_intent.canceled', { ...intent, status: 'canceled' })).status).toBe(200);
  expect((await shop.see(order.orderId)).payments).toMatchObject([
    { state: 'declined', declineReason: 'Your card was declined.' },
  ]);
});

it('STRIPE-5: after a first card was declined, a second one pays the same intent', async () => {
  const { buyer, order, paymentId } = await begin();
  stripe.pay(paymentId, '4000000000000002');
  stripe.pay(paymentId);
  await back(buyer, paymentId);
  expect(await shop.see(order.orderId)).toMatchObject({ state: 'placed', paymentState: 'captured' });
});

it.each([
  ['passed', true, 'captured'],
  ['refused', false, 'declined'],
])('STRIPE-5: a challenge that is %s', async (_, isConfirmed, state) => {
  const { buyer, order, paymentId, intent } = await begin();
  stripe.pay(paymentId, '4000002760003184');
  // Nobody has answered the bank yet.
  await back(buyer, paymentId);
  expect((await shop.see(order.orderId)).payments).toMatchObject([{ state: 'created' }]);
  stripe.books.answerBank(intent.id, isConfirmed);
  await back(buyer, paymentId);
  expect((await shop.see(order.orderId)).payments).toMatchObject([{ state }]);
});

it('STRIPE-3: a challenge that is abandoned is cancelled when the buyer pays otherwise, and never captured', async () => {
  const { buyer, paymentId, intent } = await begin();
  stripe.pay(paymentId, '4000002760003184');
  expect((await shop.order(buyer, { paymentMethod: 'manual' })).state).toBe('placed');
  expect([intent.status, intent.amount_received]).toEqual(['canceled', 0]);
});

it('STRIPE-3: an answer that is lost after the intent was created leads to the same intent', {
  tags: 'slow',
}, async () => {
  const { variants } = await shop.sell();
  const buyer = await shop.employ(await shop.visitorWith(variants[0] ?? ''));
  const order = await shop.order(buyer, { paymentMethod: 'stripe' });
  stripe.swallowsNext = true;
  const lost = await buyer.get(order.next);
  const paymentId = order.next.split('/').at(-1) ?? '';
  expect(lost.headers.location).toBe(`/checkout/return/${paymentId}`);
  const first = stripe.intentOf(paymentId).id;
  expect((await buyer.get(order.next)).headers.location).toBe(`/payments/stripe/${paymentId}`);
  expect([...stripe.books.intents.values()].filter(one => one.metadata.payment === paymentId)).toHaveLength(
    1,
  );
  stripe.pay(paymentId);
  await back(buyer, paymentId);
  expect([stripe.intentOf(paymentId).id, (await shop.see(order.orderId)).state]).toEqual([first, 'placed']);
});

it('STRIPE-4: the message pays the order although the buyer never comes back; twice is once', async () => {
  const { order, paymentId, intent } = await begin();
  stripe.pay(paymentId);
  expect((await tell('payment_intent.succeeded', intent, { id: 'evt_once' })).body).toMatchObject({
    isRepeated: false,
  });
  expect((await tell('payment_intent.succeeded', intent, { id: 'evt_once' })).body).toMatchObject({
    isRepeated: true,
  });
  expect(await shop.see(order.orderId)).toMatchObject({ state: 'placed', paymentState: 'captured' });
});

it('STRIPE-4: forged, old and foreign messages are refused, unknown ones ignored, and nothing changes', async () => {
  const { order, paymentId, intent } = await begin();
  stripe.pay(paymentId);
  const good = stripe.event('payment_intent.succeeded', intent, { at: now() });
  const status = async (sent: { body: string; headers: Record<string, string> }) =>
    (await deliver(sent)).status;
  expect(await status({ ...good, body: `${good.body} ` })).toBe(401);
  const old = new Date(now().getTime() - 301_000);
  expect((await tell('payment_intent.succeeded', intent, { at: old })).status).toBe(401);
  const foreign = { ...intent, metadata: { ...intent.metadata, website: newId() } };
  expect((await tell('payment_intent.succeeded', foreign)).status).toBe(404);
  expect((await tell('payment_intent.succeeded', { ...intent, amount: 1 })).status).toBe(409);
  expect((await tell('invoice.paid', { id: 'in_1' })).status).toBe(200);
  expect((await tell('payment_intent.succeeded', { ...intent, id: 'pi_other', metadata: {} })).status).toBe(
    200,
  );
  expect((await shop.see(order.orderId)).state).toBe('pending');
  const { 'stripe-signature': signature = '' } = good.headers as Record<string, string>;
  const rolled = signature.replace(',v1=', `,v1=${'0'.repeat(64)},v1=`);
  expect(await status({ ...good, headers: { ...good.headers, 'stripe-signature': rolled } })).toBe(200);
  expect((await shop.see(order.orderId)).state).toBe('placed');
});

it('STRIPE-4: refunds in part, here and in the dashboard, and a dispute reach the order', async () => {
  const { buyer, order, paymentId, intent } = await begin();
  stripe.pay(paymentId);
  await back(buyer, paymentId);
  const admin = await shop.server.signIn(shop.website);
  const refundId = newId();
  await admin.post(`/api/orders/${order.orderId}/refund/part`, { refundId, amount: 350 });
  const [ours] = [...stripe.books.refunds.values()].filter(one => one.payment_intent === intent.id);
  expect(ours).toMatchObject({ amount: 350, metadata: { refund: refundId } });
  expect((await tell('refund.created', ours ?? {})).status).toBe(200);
  const theirs = stripe.books.refund({ payment_intent: intent.id, amount: '500' });
  expect((await tell('refund.updated', { ...theirs, metadata: {} })).status).toBe(200);
  expect((await shop.see(order.orderId)).refunds).toMatchObject([
    { amount: 350, state: 'done', reference: ours?.id },
    { amount: 500, state: 'done', reference: theirs.id },
  ]);
  const dispute = {
    id: `dp_${newId()}`,
    amount: 1500,
    currency: 'eur',
    payment_intent: intent.id,
    reason: 'product_not_received',
    evidence_details: { due_by: 1_800_000_000 },
  };
  await tell('charge.dispute.created', { ...dispute, status: 'warning_needs_response' });
  expect((await shop.see(order.orderId)).disputes).toEqual([]);
  await tell('charge.dispute.created', { ...dispute, status: 'needs_response' });
  expect((await shop.see(order.orderId)).disputes).toMatchObject([
    { state: 'opened', amount: 1500, reason: 'product not received' },
  ]);
  await tell('charge.dispute.closed', { ...dispute, status: 'lost' });
  expect((await shop.see(order.orderId)).disputes).toMatchObject([{ state: 'lost' }]);
});

it('STRIPE-4: a refund that fails later becomes due from a person', async () => {
  const { buyer, order, paymentId, intent } = await begin();
  stripe.pay(paymentId);
  await back(buyer, paymentId);
  const admin = await shop.server.signIn(shop.website);
  await admin.post(`/api/orders/${order.orderId}/refund/part`, { refundId: newId(), amount: 200 });
  const [refund] = [...stripe.books.refunds.values()].filter(one => one.payment_intent === intent.id);
  await tell('refund.failed', { ...refund, status: 'failed' });
  expect((await shop.see(order.orderId)).refunds).toMatchObject([{ amount: 200, state: 'due' }]);
});

it.each([
  ['in parts, if the account can', true, 2350],
  ['once, if the account cannot capture in parts', false, 850],
])('STRIPE-6: money is held, and captured %s', async (_, hasMulticapture, received) => {
  stripe.books.hasMulticapture = hasMulticapture;
  await shop.setUp('stripe', { settings: { capture: 'later' } });
  const { buyer, order, paymentId, intent } = await begin();
  await shop.setUp('stripe', { settings: { capture: 'now' } });
  stripe.pay(paymentId);
  await tell('payment_intent.amount_capturable_updated', intent);
  await back(buyer, paymentId);
  expect((await shop.see(order.orderId)).payments).toMatchObject([{ state: 'authorised' }]);
  const admin = await shop.server.signIn(shop.website);
  const capture = (amount?: number) =>
    admin.post(`/api/orders/${order.orderId}/capture`, { paymentId, captureId: newId(), amount });
  expect((await capture(850)).status).toBe(200);
  await tell(
    hasMulticapture ? 'payment_intent.amount_capturable_updated' : 'payment_intent.succeeded',
    intent,
  );
  await capture();
  expect([intent.amount_received, intent.status]).toEqual([received, 'succeeded']);
  expect((await shop.see(order.orderId)).payments).toMatchObject([{ state: 'captured', captured: received }]);
});

it('STRIPE-7: an amount below Stripe’s minimum is not sent, and the buyer reads the minimum', async () => {
  const { variants } = await shop.sell({ variants: [{ price: 20, stock: 5 }], type: 2 });
  const asked = stripe.requests.length;
  const buyer = await shop.employ(await shop.visitorWith(variants[0] ?? ''));
  const order = await shop.order(buyer, { paymentMethod: 'stripe' });
  await fillForm(buyer);
  const page = await buyer.get(order.next);
  await buyer.get(String(page.headers.location));
  expect(stripe.requests.slice(asked)).toEqual([]);
  const checkout = await buyer.get('/checkout', { accept: 'text/html' });
  expect(checkout.text).toContain('Card payments start at €0.50.');
});

it('STRIPE-1: keys of another form and of different modes are refused by name, and nothing changes', async () => {
  const admin = await shop.server.signIn(shop.website);
  const of = '/api/payments/methods/stripe';
  const settle = (settings: object) => admin.send('PATCH', of, { body: { settings } });
  const before = (await admin.get('/api/payments/methods')).text;
  for (const [answer, said] of [
    [await settle({ publishableKey: 'sk_test_1' }), 'Must begin with pk_test_ or pk_live_.'],
    [await settle({ publishableKey: 'pk_test_1' }), 'One key is for test mode'],
    [await settle({ descriptor: 'A'.repeat(23) }), '22'],
    [await settle({ descriptor: '12345' }), 'Must contain a letter'],
    [
      await admin.send('PUT', `${of}/secrets/secretKey`, { body: { value: 'sk_test_1' } }),
      'One key is for test mode',
    ],
    [
      await admin.send('PUT', `${of}/secrets/webhookSecret`, { body: { value: 'secret' } }),
      'Must begin with whsec_.',
    ],
  ] as const) {
    expect(answer.status).toBe(400);
    expect(answer.text).toContain(said);
  }
  expect((await admin.get('/api/payments/methods')).text).toBe(before);
  expect(before).toContain('/api/payments/webhooks/stripe');
  expect(before).toContain('"mode":"live"');
});
