import { newId } from '@vitrine/core/id/id.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { settlePayment } from './index.ts';
import { webhookSecret } from './methods/test/test.method.ts';
import { signWebhook } from './webhook-signature.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await TestShop.open();
});
afterAll(() => shop?.server.stop());

const context = () => shop.server.context(shop.website);
const begin = async (stock = 10) => {
  const { variants } = await shop.sell({ variants: [{ price: 1850, stock }] });
  const bowl = variants[0] ?? '';
  const visitor = await shop.visitorWith(bowl);
  return { bowl, visitor, ...(await shop.pay(visitor)) };
};
const comeBack = (visitor: TestClient, paymentId: string) => visitor.get(`/checkout/return/${paymentId}`);
const eventOf = (paymentId: string, outcome: string, more: object = {}) => ({
  id: newId(),
  paymentId,
  outcome,
  amount: 2350,
  currency: 'EUR',
  ...more,
});
const send = (
  raw: string,
  { signature, path = 'test' }: { signature?: string | undefined; path?: string } = {},
) =>
  shop.server.client(shop.website).send('POST', `/api/payments/webhooks/${path}`, {
    body: raw,
    headers: { 'content-type': 'application/json', ...(signature ? { 'vitrine-signature': signature } : {}) },
  });
const signed = async (raw: string, at = shop.server.services.clock.now()) =>
  send(raw, { signature: signWebhook(raw, { secret: await webhookSecret(context()), at }) });
const stateOf = async (orderId: string) => {
  const { state, paymentState } = await shop.see(orderId);
  return [state, paymentState];
};
const reconcile = async () => {
  const { jobs, database } = shop.server.services;
  await jobs.enqueue(database, { name: 'checkout.reconcile' }, { websiteId: null, data: {} });
  await shop.server.runJobs();
};

it.each([
  ['approve', ['placed', 'captured'], 9],
  ['decline', ['cancelled', 'declined'], 10],
  ['challenge approve-challenge', ['placed', 'captured'], 9],
  ['challenge abandon-challenge', ['cancelled', 'abandoned'], 10],
  ['challenge', ['pending', 'challenged'], 10],
  ['time-out', ['pending', 'created'], 10],
  ['challenge time-out', ['pending'], 10],
  ['late', ['pending', 'created'], 10],
])(
  'CHECKOUT-9, PAYMENT-5: after “%s” the order is %s, through the return page alone or through messages alone',
  async (choices, expected, left) => {
    for (const isTold of ['back', 'message', 'both'] as const) {
      const { bowl, visitor, order, paymentId } = await begin();
      for (const choice of choices.split(' ')) await shop.choose(visitor, paymentId, choice);
      if (isTold !== 'message') await comeBack(visitor, paymentId);
      if (isTold !== 'back') await shop.server.runJobs();
      expect((await stateOf(order.orderId)).slice(0, expected.length)).toEqual(expected);
      expect((await shop.stockOf(bowl)).on_hand).toBe(left);
      // A repeated request changes nothing.
      await comeBack(visitor, paymentId);
      await shop.choose(visitor, paymentId, 'approve-challenge-again');
      expect((await shop.stockOf(bowl)).on_hand).toBe(left);
    }
  },
);

it('CHECKOUT-9: a buyer whose payment was declined returns to the checkout with a message, and can try again', async () => {
  const { bowl, visitor, order, paymentId } = await begin();
  const placed = await visitor.send('POST', '/checkout', {
    body: 'intent=update&email=ann%40example.com&country=DE',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(placed.status).toBe(303);
  await shop.choose(visitor, paymentId, 'decline');
  const back = await comeBack(visitor, paymentId);
  expect([back.status, back.headers.location]).toEqual([303, '/checkout#problems']);
  const page = await visitor.get('/checkout', { accept: 'text/html' });
  expect(page.text).toContain('The payment was declined, and nothing was charged.');
  expect(await shop.stockOf(bowl)).toEqual({ on_hand: 10, reserved: 0 });
  const again = await shop.pay(visitor);
  expect(again.order.orderId).not.toBe(order.orderId);
  await shop.choose(visitor, again.paymentId, 'approve');
  await comeBack(visitor, again.paymentId);
  expect(await stateOf(again.order.orderId)).toEqual(['placed', 'captured']);
  expect((await shop.see(order.orderId)).number).toBe(null);
});

it('CHECKOUT-9: a payment without a message is found by the job', async () => {
  const { order, visitor, paymentId, bowl } = await begin();
  await shop.choose(visitor, paymentId, 'approve');
  await shop.query(
    `UPDATE jobs.job SET state = 'cancelled' WHERE name = 'payments.testWebhook' AND $1 <> ''`,
  );
  await reconcile();
  expect(await stateOf(order.orderId)).toEqual(['pending', 'created']);
  shop.server.moveClock({ minutes: 2 });
  await reconcile();
  expect(await stateOf(order.orderId)).toEqual(['placed', 'captured']);
  expect(await shop.stockOf(bowl)).toEqual({ on_hand: 9, reserved: 0 });
});

it('CHECKOUT-9: an order whose process ended between the payment and the order is completed by the job, once', async () => {
  const { order, paymentId, bowl } = await begin();
  // The payment is settled, but no handler runs: the state when a process ends right after the commit.
  const deaf = { ...context(), events: { tell: () => {} } };
  await settlePayment(deaf, { paymentId, outcome: 'captured' });
  expect(await stateOf(order.orderId)).toEqual(['pending', 'captured']);
  await Promise.all([reconcile(), reconcile()]);
  expect(await stateOf(order.orderId)).toEqual(['placed', 'captured']);
  expect(await shop.stockOf(bowl)).toEqual({ on_hand: 9, reserved: 0 });
});

it('CHECKOUT-10: a payment without a message ends after a day, and its order with it', async () => {
  const { order, bowl } = await begin();
  shop.server.moveClock({ hours: 23, minutes: 59 });
  await reconcile();
  expect(await stateOf(order.orderId)).toEqual(['pending', 'created']);
  shop.server.moveClock({ minutes: 1 });
  await reconcile();
  expect(await stateOf(order.orderId)).toEqual(['cancelled', 'expired']);
  expect(await shop.stockOf(bowl)).toEqual({ on_hand: 10, reserved: 0 });
});

it('CHECKOUT-9, CHECKOUT-11: a late message places the order while there is stock, and holds it if there is none', async () => {
  const early = await begin(1);
  await shop.choose(early.visitor, early.paymentId, 'late');
  const back = await comeBack(early.visitor, early.paymentId);
  expect(back.headers.location).toBe('/checkout#problems');
  shop.server.moveClock({ minutes: 20 });
  await shop.server.runJobs();
  expect(await stateOf(early.order.orderId)).toEqual(['placed', 'captured']);

  const late = await begin(1);
  await shop.choose(late.visitor, late.paymentId, 'late');
  shop.server.moveClock({ minutes: 16 });
  const rival = await shop.visitorWith(late.bowl);
  await shop.order(rival);
  shop.server.moveClock({ minutes: 4 });
  await shop.server.runJobs();
  expect(await stateOf(late.order.orderId)).toEqual(['held', 'captured']);
  expect(await shop.stockOf(late.bowl)).toEqual({ on_hand: 0, reserved: 0 });
  const { number, timeline } = await shop.see(late.order.orderId);
  expect(number).not.toBe(null);
  expect(timeline.map(entry => entry.kind)).toEqual(['created', 'paid', 'held']);
  const mails = (await shop.mails()).filter(mail => mail.subject.includes(`${number}`));
  expect(mails.map(mail => mail.kind)).toEqual(['orders.confirmation', 'orders.notice']);
  expect(mails[1]?.subject).toBe(`Order ${number} is paid but out of stock`);
});

it('CHECKOUT-12: money that arrives for an order that had ended is refunded automatically', async () => {
  const { order, paymentId, visitor, bowl } = await begin();
  await shop.choose(visitor, paymentId, 'late');
  await shop.query(
    `UPDATE test_gateway_payments SET known_at = known_at + interval '2 days' WHERE website_id = $1 AND payment_id = $2`,
    paymentId,
  );
  const admin = await shop.server.signIn(shop.website);
  await settlePayment(context(), { paymentId, outcome: 'declined' });
  expect(await stateOf(order.orderId)).toEqual(['cancelled', 'declined']);
  await signed(JSON.stringify(eventOf(paymentId, 'captured')));
  expect(await stateOf(order.orderId)).toEqual(['cancelled', 'refunded']);
  expect(await shop.stockOf(bowl)).toEqual({ on_hand: 10, reserved: 0 });

  const expired = await begin();
  shop.server.moveClock({ hours: 24 });
  await reconcile();
  expect(await stateOf(expired.order.orderId)).toEqual(['cancelled', 'expired']);
  await signed(JSON.stringify(eventOf(expired.paymentId, 'captured')));
  expect(await stateOf(expired.order.orderId)).toEqual(['cancelled', 'refunded']);
  expect((await admin.get(`/api/orders/${expired.order.orderId}`)).status).toBe(401);
});

it('PAYMENT-2: shuffled and repeated messages have the same result', async () => {
  const orders = [
    ['challenged', 'captured'],
    ['captured', 'challenged'],
    ['captured', 'declined', 'abandoned'],
    ['captured', 'captured', 'captured'],
  ];
  for (const outcomes of orders) {
    const { order, paymentId, bowl } = await begin();
    for (const outcome of outcomes) {
      const raw = JSON.stringify(eventOf(paymentId, outcome));
      expect((await signed(raw)).body).toEqual({ received: true, isRepeated: false });
      expect((await signed(raw)).body).toEqual({ received: true, isRepeated: true });
    }
    expect(await stateOf(order.orderId)).toEqual(['placed', 'captured']);
    expect(await shop.stockOf(bowl)).toEqual({ on_hand: 9, reserved: 0 });
  }
});

it('PAYMENT-2: fifty messages at the same moment make one capture', async () => {
  const { order, paymentId, bowl } = await begin();
  const one = JSON.stringify(eventOf(paymentId, 'captured'));
  const answers = await Promise.all([
    ...Array.from({ length: 25 }, () => signed(one)),
    ...Array.from({ length: 25 }, () => signed(JSON.stringify(eventOf(paymentId, 'captured')))),
  ]);
  expect(new Set(answers.map(answer => answer.status))).toEqual(new Set([200]));
  expect(await stateOf(order.orderId)).toEqual(['placed', 'captured']);
  expect(await shop.stockOf(bowl)).toEqual({ on_hand: 9, reserved: 0 });
});

it('PAYMENT-3: forged, altered, unsigned, foreign and old messages change nothing', async () => {
  const { order, paymentId } = await begin();
  const raw = JSON.stringify(eventOf(paymentId, 'captured'));
  const now = shop.server.services.clock.now();
  const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  const other = await shop.server.createWebsite();
  const foreign = signWebhook(raw, { secret: await webhookSecret(shop.server.context(other)), at: now });
  const good = signWebhook(raw, { secret: await webhookSecret(context()), at: now });
  const codeOf = async (answer: ReturnType<typeof send>) => {
    const { status, body } = await answer;
    return [status, (body as { error?: string }).error];
  };
  expect(await codeOf(send(raw))).toEqual([401, 'payments.badSignature']);
  expect(await codeOf(send(raw, { signature: foreign }))).toEqual([401, 'payments.badSignature']);
  expect(await codeOf(send(`${raw} `, { signature: good }))).toEqual([401, 'payments.badSignature']);
  expect(await codeOf(send(raw, { signature: good.replace(/t=\d+/, 't=1') }))).toEqual([
    401,
    'payments.badSignature',
  ]);
  expect(await codeOf(signed(raw, at(-301)))).toEqual([401, 'payments.tooOld']);
  expect(await codeOf(signed(raw, at(301)))).toEqual([401, 'payments.tooOld']);
  expect(await codeOf(signed('{"id":1}'))).toEqual([400, 'payments.unreadable']);
  expect(await codeOf(signed('not json'))).toEqual([400, 'payments.unreadable']);
  expect(await codeOf(send(raw, { signature: good, path: 'unknown' }))).toEqual([404, 'call.notFound']);
  expect(await codeOf(signed(JSON.stringify(eventOf(newId(), 'captured'))))).toEqual([404, 'call.notFound']);
  expect(await stateOf(order.orderId)).toEqual(['pending', 'created']);
  expect(
    await shop.query('SELECT FROM payment_events WHERE website_id = $1 AND payment_id = $2', paymentId),
  ).toEqual([]);
  expect((await signed(raw, at(-300))).status).toBe(200);
  expect(await stateOf(order.orderId)).toEqual(['placed', 'captured']);
});

it('PAYMENT-1, PAYMENT-4: money captured for a payment that had failed is refunded immediately, and no order is placed', async () => {
  for (const failed of ['declined', 'abandoned'] as const) {
    const { order, paymentId, bowl } = await begin();
    await signed(JSON.stringify(eventOf(paymentId, failed)));
    await signed(JSON.stringify(eventOf(paymentId, 'captured')));
    expect(await stateOf(order.orderId)).toEqual(['cancelled', 'refunded']);
    expect(await shop.stockOf(bowl)).toEqual({ on_hand: 10, reserved: 0 });
  }
});

it('PAYMENT-7: a different amount or currency is refused', async () => {
  const { order, paymentId } = await begin();
  for (const more of [{ amount: 1 }, { currency: 'USD' }]) {
    const answer = await signed(JSON.stringify(eventOf(paymentId, 'captured', more)));
    expect(answer.body).toMatchObject({ error: 'payments.otherAmount' });
  }
  expect(await stateOf(order.orderId)).toEqual(['pending', 'created']);
});

it('PAYMENT-5: a payment’s page and return page are not found on another website', async () => {
  const { paymentId, order } = await begin();
  const elsewhere = shop.server.client(await shop.server.createWebsite());
  for (const path of [
    `/payments/${paymentId}`,
    `/payments/test/${paymentId}`,
    `/checkout/return/${paymentId}`,
  ]) {
    expect((await elsewhere.get(path)).status).toBe(404);
  }
  await shop.choose(elsewhere, paymentId, 'approve');
  await shop.server.runJobs();
  expect(await stateOf(order.orderId)).toEqual(['pending', 'created']);
});
