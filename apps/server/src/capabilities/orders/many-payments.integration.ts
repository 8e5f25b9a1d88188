import { type Id, newId } from '@vitrine/core/id/id.ts';
import type { Order } from '@vitrine/core/orders/order.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { printOfDatabase } from '../../../test/database-print.ts';
import type { TestAccount, TestClient } from '../../../test/harness.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { insertPayment, methodOf, newPayment, settlePayment } from '../payments/index.ts';
import { insertNewOrder, newOrder, readOrder } from './index.ts';

let shop: TestShop;
let admin: TestClient & { account: TestAccount };
beforeAll(async () => {
  shop = await TestShop.open();
  admin = await shop.server.signIn(shop.website);
});
afterAll(() => shop?.server.stop());

const context = () => shop.server.context(shop.website);
const act = async (orderId: string, verb: string, body: object = {}) => {
  const answer = await admin.post(`/api/orders/${orderId}/${verb}`, body);
  return { status: answer.status, ...(answer.body as { order?: Order; error?: string }) };
};
const refund = (orderId: string, amount: number, more: object = {}) =>
  act(orderId, 'refund/part', { refundId: newId(), amount, ...more });
const amountsOf = ({ payments = [] }: Partial<Order> = {}) =>
  payments.map(({ amount, state, refunded, promised }) => [amount, state, refunded, promised]);

/** Two pieces and shipping, 42.00, to be paid manually. */
async function awaited(): Promise<string> {
  const { variants } = await shop.sell();
  return (await shop.order(await shop.visitorWith(variants[0] ?? '', 2))).orderId;
}

/** The order costs more by this amount, which is paid with the test service. */
async function takeByService(orderId: Id, amount: number): Promise<string> {
  const { database, website } = context();
  await shop.query('UPDATE orders SET total = total + $3 WHERE website_id = $1 AND id = $2', orderId, amount);
  const payment = newPayment(context(), { orderId, method: methodOf('test'), amount, currency: 'EUR' });
  await insertPayment(database, website.id, payment);
  const visitor = await shop.employ(shop.server.client(shop.website));
  await visitor.get(`/payments/${payment.id}`);
  await shop.choose(visitor, payment.id, 'approve');
  await shop.server.runJobs();
  return payment.id;
}

it('PAYMENT-17: an order is paid in parts; the sums of its payments determine its state', async () => {
  const orderId = await awaited();
  const deposit = await act(orderId, 'payment', { amount: 1000 });
  expect(deposit.order).toMatchObject({ paymentState: 'partlyPaid', paid: 1000, awaited: 3200 });
  expect(amountsOf(deposit.order)).toEqual([
    [3200, 'awaited', 0, 0],
    [1000, 'captured', 0, 0],
  ]);
  expect(deposit.order?.actions).not.toContain('fulfil');
  expect((await act(orderId, 'fulfilment')).error).toBe('orders.notPaid');
  const before = await printOfDatabase(shop.server);
  const tooMuch = await act(orderId, 'payment', { amount: 3201 });
  expect([tooMuch.status, tooMuch.error]).toEqual([409, 'payments.moreThanAwaited']);
  expect((await act(orderId, 'payment', { amount: 0 })).status).toBe(400);
  expect(await printOfDatabase(shop.server)).toEqual(before);
  const rest = await act(orderId, 'payment', { amount: 3200 });
  expect(rest.order).toMatchObject({ paymentState: 'captured', paid: 4200, awaited: 0 });
  expect((await act(orderId, 'fulfilment')).status).toBe(200);
});

it('PAYMENT-17: a partial payment is refunded when the order is cancelled, and the rest is no longer expected', async () => {
  const orderId = await awaited();
  await act(orderId, 'payment', { amount: 1000 });
  const cancelled = await act(orderId, 'cancellation');
  expect(cancelled.order).toMatchObject({ state: 'cancelled', paymentState: 'refundDue' });
  expect(amountsOf(cancelled.order)).toEqual([
    [3200, 'abandoned', 0, 0],
    [1000, 'captured', 0, 1000],
  ]);
});

it('PAYMENT-18: a refund takes the newest payment first, and continues with the one before', async () => {
  const orderId = await awaited();
  await act(orderId, 'payment');
  const paymentId = await takeByService(orderId, 500);
  const back = await refund(orderId, 700);
  expect(amountsOf(back.order)).toEqual([
    [4200, 'captured', 0, 200],
    [500, 'captured', 500, 0],
  ]);
  expect(back.order?.refunds.map(({ amount, state }) => [amount, state]).toSorted()).toEqual([
    [200, 'due'],
    [500, 'done'],
  ]);
  const byService = back.order?.refunds.find(one => one.paymentId === paymentId);
  expect(byService?.reference).toBe(`test-${byService?.id}`);
});

it('PAYMENT-18: a chosen payment is refunded alone, and no more than it holds', async () => {
  const orderId = await awaited();
  await act(orderId, 'payment');
  const newest = await takeByService(orderId, 500);
  const [first] = (await shop.see(orderId)).payments;
  const back = await refund(orderId, 300, { paymentId: first?.id });
  expect(amountsOf(back.order)).toEqual([
    [4200, 'captured', 0, 300],
    [500, 'captured', 0, 0],
  ]);
  const before = await shop.see(orderId);
  expect((await refund(orderId, 501, { paymentId: newest })).error).toBe('payments.tooMuchBack');
  expect((await refund(orderId, 1, { paymentId: newId() })).error).toBe('payments.nothingToGiveBack');
  expect(await shop.see(orderId)).toEqual(before);
});

it('PAYMENT-18: a cancelled order refunds each payment in its own way, once', async () => {
  const orderId = await awaited();
  await act(orderId, 'payment');
  await takeByService(orderId, 500);
  const cancelled = await act(orderId, 'cancellation');
  expect(cancelled.order).toMatchObject({ paymentState: 'refundDue', refunded: 500, promised: 4200 });
  const sentOn = shop.server.services.clock.now().toISOString().slice(0, 10);
  const sent = await act(orderId, 'refund/sent', { sentOn, reference: 'RF18' });
  expect(sent.order).toMatchObject({ paymentState: 'refunded', refunded: 4700, promised: 0, actions: [] });
});

it('PAYMENT-12: the database refuses a refund beyond what its payment holds', async () => {
  const orderId = await awaited();
  await act(orderId, 'payment');
  await refund(orderId, 4000);
  const more = (amount: number) =>
    shop.query(
      `INSERT INTO refunds (website_id, id, order_id, payment_id, amount, state, lines, is_restocked, reason,
         is_buyer_told, asked_at)
       SELECT website_id, $2, order_id, payment_id, $3, 'due', '[]', false, '', false, asked_at FROM refunds
       WHERE website_id = $1 AND order_id = $4`,
      newId(),
      amount,
      orderId,
    );
  await expect(more(201)).rejects.toThrow('more than payment');
  expect((await shop.see(orderId)).promised).toBe(4000);
  await more(200);
});

it('PAYMENT-17: an order needs no cart; once paid, it takes its stock and is placed', async () => {
  const { variants } = await shop.sell();
  const like = await shop.order(await shop.visitorWith(variants[0] ?? '', 2));
  const { database, website } = context();
  const model = await readOrder(database, website.id, like.orderId);
  if (model === null) throw new Error('There is no order.');
  const id = newId();
  const { lines, totals, email, address, note, terms, currency } = model;
  await insertNewOrder(
    context(),
    newOrder(context(), {
      ...{ id, cartId: null, number: null, email, address, note, vatId: '', terms, lines, currency },
      totals: { ...totals, lines: [], discounts: [], isTaxOpen: false, isReverseCharged: false },
      requiresShipping: true,
      billingAddress: null,
      shippingName: 'Post',
      delivery: { time: '', pickup: null },
    }),
  );
  const payment = newPayment(context(), { orderId: id, method: methodOf('test'), amount: 4200, currency });
  await insertPayment(database, website.id, payment);
  await settlePayment(context(), { paymentId: payment.id, outcome: 'captured' });
  await shop.server.runJobs();
  expect(await shop.see(id)).toMatchObject({ state: 'placed', paymentState: 'captured' });
  expect(await shop.stockOf(variants[0] ?? '')).toEqual({ on_hand: 6, reserved: 0 });
});
