import type { Order } from '@vitrine/core/orders/order.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestAccount, TestClient } from '../../../test/harness.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { leaveAllToPerson } from './carry-out-refund.ts';
import { carryOutWhole } from './money.jobs.ts';

let shop: TestShop;
let admin: TestClient & { account: TestAccount };
let service: pg.Client;
beforeAll(async () => {
  shop = await TestShop.open();
  admin = await shop.server.signIn(shop.website);
  service = new pg.Client(shop.server.connection);
  await service.connect();
});
afterAll(async () => {
  await service?.end();
  await shop?.server.stop();
});

/** While `use` runs, the payment service accepts every request and answers none. */
async function whileItIsSlow<T>(use: () => Promise<T>): Promise<T> {
  await service.query('BEGIN');
  await service.query('LOCK TABLE test_gateway_payments, test_gateway_refunds IN EXCLUSIVE MODE');
  try {
    return await use();
  } finally {
    await service.query('COMMIT');
  }
}

/** Fails immediately if another transaction holds one of these rows. */
const lockable = (orderId: string) =>
  shop.query(
    `SELECT orders.id FROM orders JOIN payments ON payments.website_id = $1 AND payments.order_id = orders.id
       JOIN carts ON carts.website_id = $1 AND carts.id = orders.cart_id
     WHERE orders.website_id = $1 AND orders.id = $2 FOR UPDATE NOWAIT`,
    orderId,
  );
const isAsked = async () => {
  const [row] = await shop.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_locks JOIN pg_class ON pg_class.oid = relation
     WHERE NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
       AND relname LIKE 'test_gateway%' AND $1 <> ''`,
  );
  return row?.count ?? 0;
};
const act = async (orderId: string, verb: string) =>
  (await admin.post(`/api/orders/${orderId}/${verb}`, {})).status;
const stateOf = async (orderId: string) => {
  const { state, paymentState } = await shop.see(orderId);
  return [state, paymentState];
};

async function begun(): Promise<{ orderId: string; paymentId: string; visitor: TestClient }> {
  const { variants } = await shop.sell();
  const visitor = await shop.visitorWith(variants[0] ?? '');
  const { order, paymentId } = await shop.pay(visitor);
  return { orderId: order.orderId, paymentId, visitor };
}

async function paid(): Promise<{ orderId: string; paymentId: string }> {
  const { orderId, paymentId, visitor } = await begun();
  await shop.choose(visitor, paymentId, 'approve');
  await visitor.get(`/checkout/return/${paymentId}`);
  return { orderId, paymentId };
}

it('PAYMENT-13, ORDER-18: a refund is stored before its service is called, and no row is locked during the call', async () => {
  for (const [verb, ended] of [
    ['cancellation', 'cancelled'],
    ['refund', 'completed'],
  ] as const) {
    const { orderId } = await paid();
    if (verb === 'refund') await act(orderId, 'fulfilment');
    const asking = await whileItIsSlow(async () => {
      const answer = act(orderId, verb);
      await expect.poll(isAsked).toBeGreaterThan(0);
      expect(await lockable(orderId)).toHaveLength(1);
      expect(await stateOf(orderId)).toEqual([ended, 'refunding']);
      return { answer };
    });
    expect(await asking.answer).toBe(200);
    expect(await stateOf(orderId)).toEqual([ended, 'refunded']);
    expect((await shop.see(orderId)).timeline.at(-1)).toMatchObject({ kind: 'refunded', text: '€23.50' });
  }
});

it('PAYMENT-13: an order that is being paid is closed at its service before it is locked', async () => {
  const { orderId, visitor, paymentId } = await begun();
  const asking = await whileItIsSlow(async () => {
    const answer = act(orderId, 'cancellation');
    await expect.poll(isAsked).toBeGreaterThan(0);
    expect(await lockable(orderId)).toHaveLength(1);
    return { answer };
  });
  expect(await asking.answer).toBe(200);
  expect(await stateOf(orderId)).toEqual(['cancelled', 'expired']);
  await shop.choose(visitor, paymentId, 'approve');
  await shop.server.runJobs();
  expect(await stateOf(orderId)).toEqual(['cancelled', 'expired']);
});

it('PAYMENT-13, CHECKOUT-7: beginning again with other data waits for the service without locking the cart', async () => {
  const { orderId, visitor } = await begun();
  const asking = await whileItIsSlow(async () => {
    const answer = shop.place(visitor, { paymentMethod: 'manual', name: 'Bo Berg' });
    await expect.poll(isAsked).toBeGreaterThan(0);
    expect(await lockable(orderId)).toHaveLength(1);
    return { answer };
  });
  expect((await asking.answer).status).toBe(200);
  expect(await stateOf(orderId)).toEqual(['cancelled', 'expired']);
});

it('PAYMENT-13: work left by a process between the promise and the answer is carried out by the job, once', async () => {
  const { orderId, paymentId } = await paid();
  await act(orderId, 'cancellation');
  await shop.query(
    `UPDATE refunds SET state = 'asked', done_at = NULL WHERE website_id = $1 AND payment_id = $2`,
    paymentId,
  );
  const { jobs, database } = shop.server.services;
  await jobs.enqueue(database, carryOutWhole, { websiteId: shop.website.id, data: { orderId } });
  await shop.server.runJobs();
  expect(await stateOf(orderId)).toEqual(['cancelled', 'refunded']);
  const given = await shop.query<{ amount: string }>(
    'SELECT amount FROM test_gateway_refunds WHERE website_id = $1 AND payment_id = $2',
    paymentId,
  );
  expect(given.map(row => Number(row.amount))).toEqual([2350]);
});

it('PAYMENT-13, PAYMENT-8: a refund that a service refuses every time is due from a person', async () => {
  const { orderId, paymentId } = await paid();
  await act(orderId, 'cancellation');
  await shop.query(
    `UPDATE refunds SET state = 'asked', done_at = NULL WHERE website_id = $1 AND payment_id = $2`,
    paymentId,
  );
  await leaveAllToPerson(shop.server.context(shop.website), orderId);
  const order: Order = await shop.see(orderId);
  expect([order.paymentState, order.actions]).toEqual(['refundDue', ['markRefunded']]);
  expect(order.timeline.at(-1)).toMatchObject({
    kind: 'refundNeeded',
    text: '€23.50 must be refunded by hand.',
  });
});
