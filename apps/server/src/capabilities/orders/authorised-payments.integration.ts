import { newId } from '@vitrine/core/id/id.ts';
import type { Order } from '@vitrine/core/orders/order.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestAccount, TestClient } from '../../../test/harness.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { settlePayment } from '../payments/index.ts';

let shop: TestShop;
let admin: TestClient & { account: TestAccount };
beforeAll(async () => {
  shop = await TestShop.open();
  await shop.setUp('test', { settings: { capture: 'later' } });
  admin = await shop.server.signIn(shop.website);
});
afterAll(() => shop?.server.stop());

/** A placed order of 23.50 whose money is authorised and not captured. */
async function held(stock = 10) {
  const { variants } = await shop.sell({ variants: [{ price: 1850, stock }] });
  const visitor = await shop.visitorWith(variants[0] ?? '');
  const { order, paymentId } = await shop.pay(visitor);
  await shop.choose(visitor, paymentId, 'approve');
  await visitor.get(`/checkout/return/${paymentId}`);
  return { orderId: order.orderId, paymentId, visitor, variantId: variants[0] ?? '', order };
}
const act = async (orderId: string, verb: string, body: object) => {
  const answer = await admin.post(`/api/orders/${orderId}/${verb}`, body);
  return {
    status: answer.status,
    ...(answer.body as { order: Order; error?: string; errors?: Record<string, string> }),
  };
};
const capture = (orderId: string, paymentId: string, more: object = {}) =>
  act(orderId, 'capture', { paymentId, captureId: newId(), ...more });
const atService = async (paymentId: string) => {
  const [row] = await shop.query<{ state: string; taken: number; given: number }>(
    `SELECT state,
       (SELECT coalesce(sum(amount), 0)::int FROM test_gateway_captures c WHERE c.website_id = $1 AND c.payment_id = $2) AS taken,
       (SELECT coalesce(sum(amount), 0)::int FROM test_gateway_refunds r WHERE r.website_id = $1 AND r.payment_id = $2) AS given
     FROM test_gateway_payments WHERE website_id = $1 AND payment_id = $2`,
    paymentId,
  );
  return row;
};
const kinds = ({ timeline }: Order) => timeline.map(({ kind }) => kind);

it('PAYMENT-20: an authorised order is placed, and is sent only once the money is captured', async () => {
  const { orderId, paymentId, order, visitor } = await held();
  const placed = await shop.see(orderId);
  expect(placed).toMatchObject({ state: 'placed', paymentState: 'authorised', paid: 0, refundable: 0 });
  expect(placed.actions).toEqual(['capture', 'void', 'cancel']);
  expect(placed.payments[0]).toMatchObject({
    authorised: 2350,
    captured: 0,
    authorisedUntil: '2026-03-09T10:00:00.000Z',
  });
  expect(kinds(placed)).toEqual(['created', 'authorised', 'placed']);
  const page = await visitor.get(order.confirmation, { accept: 'text/html' });
  expect(page.text).toContain('Your payment is authorised. We charge it when we process your order.');
  expect(await act(orderId, 'fulfilment', {})).toMatchObject({ status: 409, error: 'orders.notPaid' });
  expect(await act(orderId, 'refund/part', { refundId: newId(), amount: 100 })).toMatchObject({
    error: 'payments.nothingToGiveBack',
  });

  const taken = await capture(orderId, paymentId);
  expect(taken.order).toMatchObject({ paymentState: 'captured', paid: 2350, refundable: 2350 });
  expect(taken.order.timeline.at(-1)).toMatchObject({ kind: 'captured', text: '€23.50' });
  expect(await atService(paymentId)).toEqual({ state: 'captured', taken: 2350, given: 0 });
  expect((await act(orderId, 'fulfilment', {})).status).toBe(200);
});

it('PAYMENT-20: it is captured in parts, never more than authorised, and the rest is released', async () => {
  const { orderId, paymentId } = await held();
  const captureId = newId();
  const [first, again] = await Promise.all([
    capture(orderId, paymentId, { captureId, amount: 1000 }),
    capture(orderId, paymentId, { captureId, amount: 1000 }),
  ]);
  expect([first.status, again.status]).toEqual([200, 200]);
  const part = await shop.see(orderId);
  expect(part).toMatchObject({ paymentState: 'partlyPaid', paid: 1000, refundable: 1000 });
  expect(part.payments[0]).toMatchObject({ captured: 1000, authorised: 1350, capturing: 0 });
  expect(await capture(orderId, paymentId, { amount: 1351 })).toMatchObject({
    status: 409,
    error: 'payments.moreThanHeld',
    errors: { amount: 'Enter at most €13.50.' },
  });
  expect(await atService(paymentId)).toMatchObject({ state: 'authorised', taken: 1000 });

  await capture(orderId, paymentId, { amount: 500 });
  const released = await act(orderId, 'void', { paymentId });
  expect(released.order).toMatchObject({ paymentState: 'captured', paid: 1500, refundable: 1500 });
  expect(released.order.timeline.at(-1)).toMatchObject({ kind: 'authorisationReleased', text: '€8.50' });
  expect(await atService(paymentId)).toMatchObject({ state: 'voided', taken: 1500 });
  // Nobody owes an amount that the shop released: the order can be sent.
  expect(released.order.actions).toContain('fulfil');
  const refunded = await act(orderId, 'refund/part', { refundId: newId(), amount: 1500 });
  expect(refunded.order.paymentState).toBe('refunded');
});

it('PAYMENT-20: a released or fully captured amount cannot be captured again, and nothing changes', async () => {
  const { orderId, paymentId } = await held();
  expect((await act(orderId, 'void', { paymentId })).order).toMatchObject({
    paymentState: 'voided',
    state: 'placed',
    actions: ['edit', 'cancel'],
  });
  for (const verb of ['capture', 'void'] as const) {
    const body = verb === 'capture' ? { paymentId, captureId: newId() } : { paymentId };
    expect(await act(orderId, verb, body)).toMatchObject({ status: 409, error: 'payments.forbiddenMove' });
  }
  expect(await atService(paymentId)).toEqual({ state: 'voided', taken: 0, given: 0 });
  // Money that the service captures anyway is refunded immediately.
  await settlePayment(shop.server.context(shop.website), { paymentId, outcome: 'captured' });
  expect(await shop.see(orderId)).toMatchObject({
    state: 'placed',
    payments: [{ state: 'late', captured: 2350, refunded: 2350 }],
  });

  const other = await held();
  expect(await capture(orderId, other.paymentId)).toMatchObject({ status: 404 });
  expect(await atService(other.paymentId)).toMatchObject({ state: 'authorised', taken: 0 });
});

it('PAYMENT-20: cancelling releases the authorised amount and refunds the captured one', async () => {
  const { orderId, paymentId, variantId } = await held();
  await capture(orderId, paymentId, { amount: 1000 });
  const cancelled = await act(orderId, 'cancellation', {});
  expect(cancelled.order).toMatchObject({ state: 'cancelled', paymentState: 'refunded' });
  expect(await atService(paymentId)).toEqual({ state: 'voided', taken: 1000, given: 1000 });
  expect(await shop.stockOf(variantId)).toEqual({ on_hand: 10, reserved: 0 });
});

it('PAYMENT-20: a service that refuses gives its reason, and an expired authorisation is reported as such', async () => {
  const { orderId, paymentId } = await held();
  await shop.query(
    `UPDATE test_gateway_payments SET state = 'voided' WHERE website_id = $1 AND payment_id = $2`,
    paymentId,
  );
  const refused = await capture(orderId, paymentId);
  expect(refused.order).toMatchObject({ paymentState: 'voided', paid: 0 });
  expect(refused.order.timeline.at(-1)).toMatchObject({
    kind: 'captureRefused',
    text: '€23.50: The authorisation is over.',
  });
});

it('PAYMENT-21: the owner is informed a day before an authorisation ends, and when it has ended, once each', async () => {
  const { orderId, paymentId } = await held();
  const look = async () => {
    const { jobs, database } = shop.server.services;
    await jobs.enqueue(database, { name: 'orders.authorisations' }, { websiteId: null, data: {} });
    await shop.server.runJobs();
  };
  const told = async () => {
    const { number } = await shop.see(orderId);
    const mails = await shop.mails();
    return mails.filter(({ kind, subject }) => /authorisation/.test(kind) && subject.includes(`${number}`));
  };
  await look();
  expect(await told()).toEqual([]);
  shop.server.moveClock({ days: 6, hours: 1 });
  await look();
  await look();
  expect(await told()).toMatchObject([
    { kind: 'orders.authorisationEnding', recipient: 'owner@shop.example' },
  ]);
  expect((await told())[0]?.body_text).toContain('It expires on March 9, 2026.');
  await shop.query(
    `UPDATE test_gateway_payments SET state = 'voided' WHERE website_id = $1 AND payment_id = $2`,
    paymentId,
  );
  shop.server.moveClock({ days: 1 });
  await look();
  await look();
  expect((await told()).map(({ kind }) => kind)).toEqual([
    'orders.authorisationEnding',
    'orders.authorisationEnded',
  ]);
  const ended = await shop.see(orderId);
  expect(ended).toMatchObject({ paymentState: 'voided', state: 'placed' });
  expect(kinds(ended).slice(-2)).toEqual(['authorisationEnding', 'authorisationEnded']);
});

it('PAYMENT-13, PAYMENT-20: no row is locked while the service is asked to capture or release', async () => {
  // The clock advanced by days: the earlier session has expired.
  admin = await shop.server.signIn(shop.website);
  const service = new pg.Client(shop.server.connection);
  await service.connect();
  for (const verb of ['capture', 'void']) {
    const { orderId, paymentId } = await held();
    await service.query('BEGIN');
    await service.query('LOCK TABLE test_gateway_payments, test_gateway_captures IN EXCLUSIVE MODE');
    const answer = act(orderId, verb, verb === 'capture' ? { paymentId, captureId: newId() } : { paymentId });
    const isAsked = () =>
      shop.query(
        `SELECT relname FROM pg_locks JOIN pg_class ON pg_class.oid = relation
         WHERE NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
           AND relname LIKE 'test_gateway%' AND $1 <> ''`,
      );
    await expect.poll(async () => (await isAsked()).length).toBeGreaterThan(0);
    const lockable = await shop.query(
      `SELECT o.id FROM orders o JOIN payments p ON p.website_id = $1 AND p.order_id = o.id
       WHERE o.website_id = $1 AND o.id = $2 FOR UPDATE NOWAIT`,
      orderId,
    );
    expect(lockable).toHaveLength(1);
    // Meanwhile no other request captures or releases the same money.
    expect((await shop.see(orderId)).actions).toEqual(['cancel']);
    expect(await capture(orderId, paymentId)).toMatchObject({ status: 409, error: 'payments.stillAsked' });
    await service.query('COMMIT');
    expect((await answer).status).toBe(200);
    expect((await shop.see(orderId)).paymentState).toBe(verb === 'capture' ? 'captured' : 'voided');
  }
  await service.end();
});
