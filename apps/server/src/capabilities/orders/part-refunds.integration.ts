import { newId } from '@vitrine/core/id/id.ts';
import type { Order, OrderListing } from '@vitrine/core/orders/order.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestAccount, TestClient } from '../../../test/harness.ts';
import { orderPage } from '../checkout/index.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { confirmationToken } from './confirmation-token.ts';
import { carryOut } from './money.jobs.ts';

let shop: TestShop;
let admin: TestClient & { account: TestAccount };
beforeAll(async () => {
  shop = await TestShop.open();
  admin = await shop.server.signIn(shop.website);
});
afterAll(() => shop?.server.stop());

const act = async (orderId: string, verb: string, body: object = {}) => {
  const answer = await admin.post(`/api/orders/${orderId}/${verb}`, body);
  return { status: answer.status, ...(answer.body as { order?: Order; error?: string; message?: string }) };
};
const refund = (orderId: string, amount: number, more: object = {}) =>
  act(orderId, 'refund/part', { refundId: newId(), amount, ...more });
const mailsOf = async (number: number | null) =>
  (await shop.mails()).filter(mail => mail.subject.includes(String(number)) && !mail.kind.endsWith('notice'));
const shownTo = (orderId: string) => {
  const context = shop.server.context(shop.website);
  return orderPage(context, { token: confirmationToken(context, orderId), isStatus: false });
};
const givenBack = (paymentId: string) =>
  shop.query<{ amount: string }>(
    'SELECT amount FROM test_gateway_refunds WHERE website_id = $1 AND payment_id = $2',
    paymentId,
  );

/** Two pieces at 18.50 and shipping of 5.00, paid through the service. */
async function paid() {
  const { variants } = await shop.sell();
  const variantId = variants[0] ?? '';
  const visitor = await shop.visitorWith(variantId, 2);
  const { order, paymentId } = await shop.pay(visitor);
  await shop.choose(visitor, paymentId, 'approve');
  await visitor.get(`/checkout/return/${paymentId}`);
  return { orderId: order.orderId, paymentId, variantId, number: (await shop.see(order.orderId)).number };
}

async function transferred() {
  const { variants } = await shop.sell();
  const variantId = variants[0] ?? '';
  const order = await shop.order(await shop.visitorWith(variantId, 2));
  await act(order.orderId, 'payment');
  return { ...order, variantId };
}

it('ORDER-16: parts are refunded until nothing is left, and buyer and owner are informed of the amount', async () => {
  const { orderId, paymentId, number } = await paid();
  const first = await refund(orderId, 1000, { reason: 'A chip.' });
  expect(first.order).toMatchObject({
    state: 'placed',
    paymentState: 'captured',
    refunded: 1000,
    promised: 0,
    refundable: 3200,
    refunds: [{ amount: 1000, state: 'done' }],
  });
  expect(first.order?.timeline.at(-1)).toMatchObject({ kind: 'refundedPart', text: '€10.00' });
  const mail = (await mailsOf(number)).at(-1);
  expect(mail?.subject).toBe(`Refund for your order ${number}`);
  expect(mail?.body_text).toContain('A chip.\n\nWe have refunded €10.00 of your payment.');
  expect(await shownTo(orderId)).toMatchObject({
    paymentState: 'paid',
    partRefunded: '€10.00',
    partDue: null,
  });
  const { body } = await admin.get('/api/orders');
  expect((body as { orders: OrderListing[] }).orders.find(one => one.id === orderId)?.refunded).toBe(1000);
  expect(await refund(orderId, 3201)).toMatchObject({
    status: 409,
    error: 'payments.tooMuchBack',
    message: 'Only €32.00 of this payment can still be refunded.',
  });
  expect((await refund(orderId, 0)).status).toBe(400);
  const last = await refund(orderId, 3200);
  expect(last.order).toMatchObject({ paymentState: 'refunded', refundable: 0 });
  expect(last.order?.actions).not.toContain('refundPart');
  expect((await refund(orderId, 1)).error).toBe('payments.nothingToGiveBack');
  expect((await givenBack(paymentId)).map(row => Number(row.amount)).toSorted((a, b) => a - b)).toEqual([
    1000, 3200,
  ]);
});

it('ORDER-16, PAYMENT-12: however many requests run in parallel, never more than was paid is promised', async () => {
  const { orderId, paymentId } = await paid();
  const answers = await Promise.all(Array.from({ length: 12 }, () => refund(orderId, 1000)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
  expect(await givenBack(paymentId)).toHaveLength(4);
  expect(await shop.see(orderId)).toMatchObject({ refunded: 4000, promised: 0, refundable: 200 });
});

it('ORDER-16: cancelling refunds the rest, and says so', async () => {
  const { orderId, number } = await paid();
  await refund(orderId, 1000);
  const cancelled = await act(orderId, 'cancellation');
  expect(cancelled.order).toMatchObject({ state: 'cancelled', paymentState: 'refunded' });
  expect((await mailsOf(number)).at(-1)?.body_text).toContain('We are refunding €32.00 to you.');
  expect((await refund(orderId, 100)).error).toBe('orders.forbiddenMove');
});

it('ORDER-16: a partial refund of a transfer is due until a person has sent it', async () => {
  const { orderId, number } = await transferred();
  const due = await refund(orderId, 500);
  expect(due.order).toMatchObject({ paymentState: 'captured', refunded: 0, promised: 500 });
  expect(due.order?.actions).toContain('markRefunded');
  expect((await mailsOf(number)).at(-1)?.body_text).toContain('We will transfer €5.00 back to you.');
  const list = (await admin.get('/api/orders?isRefundDue=true')).body as { orders: OrderListing[] };
  expect(list.orders.map(one => one.id)).toContain(orderId);
  expect(await shownTo(orderId)).toMatchObject({ partRefunded: null, partDue: '€5.00' });
  const sentOn = shop.server.services.clock.now().toISOString().slice(0, 10);
  const sent = await act(orderId, 'refund/sent', { sentOn });
  expect(sent.order).toMatchObject({ paymentState: 'captured', refunded: 500, promised: 0 });
  expect((await mailsOf(number)).at(-1)?.body_text).toContain('We have sent your refund of €5.00');
  await refund(orderId, 700);
  await act(orderId, 'cancellation');
  const rest = await act(orderId, 'refund/sent', { sentOn });
  expect(rest.order?.timeline.at(-1)?.text).toBe(`€37.00 · ${sentOn}`);
  expect(rest.order).toMatchObject({ paymentState: 'refunded', refunded: 4200, promised: 0, actions: [] });
});

it('ORDER-17: pieces are returned to stock once, and no more than were bought', async () => {
  const { orderId, variantId } = await paid();
  const lineId = (await shop.see(orderId)).lines[0]?.id ?? '';
  const one = { lines: [{ lineId, quantity: 1 }], isRestocked: true };
  expect((await refund(orderId, 1850, one)).status).toBe(200);
  expect((await shop.stockOf(variantId)).on_hand).toBe(9);
  const before = await shop.see(orderId);
  const refused = await refund(orderId, 100, { lines: [{ lineId, quantity: 2 }], isRestocked: true });
  expect([refused.status, refused.error]).toEqual([409, 'orders.tooManyBack']);
  expect((await refund(orderId, 100, { lines: [{ lineId: newId(), quantity: 1 }] })).status).toBe(409);
  expect(await shop.see(orderId)).toEqual(before);
  expect((await shop.stockOf(variantId)).on_hand).toBe(9);
  await act(orderId, 'cancellation');
  expect((await shop.stockOf(variantId)).on_hand).toBe(10);
});

it('ORDER-18: a request sent twice is one refund, and one left behind by a process is carried out once', async () => {
  const { orderId, paymentId } = await paid();
  const refundId = newId();
  const send = () => act(orderId, 'refund/part', { refundId, amount: 700 });
  expect((await Promise.all([send(), send(), send()])).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await givenBack(paymentId)).toHaveLength(1);
  // As after a process that ended between the service’s answer and ours.
  await shop.query(
    `UPDATE refunds SET state = 'asked', done_at = NULL WHERE website_id = $1 AND id = $2`,
    refundId,
  );
  const { jobs, database } = shop.server.services;
  await jobs.enqueue(database, carryOut, { websiteId: shop.website.id, data: { refundId } });
  await shop.server.runJobs();
  expect(await shop.see(orderId)).toMatchObject({
    refunded: 700,
    promised: 0,
    refunds: [{ state: 'done' }],
  });
  expect(await givenBack(paymentId)).toHaveLength(1);
});
