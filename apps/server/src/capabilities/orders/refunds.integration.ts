import type { Order, OrderListing } from '@vitrine/core/orders/order.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestAccount, TestClient } from '../../../test/harness.ts';
import { orderPage } from '../checkout/index.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { confirmationToken } from './confirmation-token.ts';

let shop: TestShop;
let admin: TestClient & { account: TestAccount };
beforeAll(async () => {
  shop = await TestShop.open();
  admin = await shop.server.signIn(shop.website);
});
afterAll(() => shop?.server.stop());

const act = async (orderId: string, verb: string, body: object = {}) => {
  const answer = await admin.post(`/api/orders/${orderId}/${verb}`, body);
  return { status: answer.status, ...(answer.body as { order?: Order; error?: string; errors?: object }) };
};
const list = async (query: string) =>
  (await admin.get(`/api/orders?${query}`)).body as { orders: OrderListing[]; refundsDue: number };
const shownTo = async (orderId: string) => {
  const context = shop.server.context(shop.website);
  return orderPage(context, { token: confirmationToken(context, orderId), isStatus: false });
};
/** The text for the buyer on the page of the order. */
const pageOf = async (orderId: string) => {
  const token = confirmationToken(shop.server.context(shop.website), orderId);
  const page = await shop.server
    .client(shop.website)
    .get(`/checkout/order/${token}`, { accept: 'text/html' });
  return page.text;
};
const mailsOf = async (number: number | null) =>
  (await shop.mails()).filter(mail => mail.subject.includes(String(number)) && !mail.kind.endsWith('notice'));

/** Paid by bank transfer, recorded manually. */
async function transferred(product = {}) {
  const { variants } = await shop.sell(product);
  const order = await shop.order(await shop.visitorWith(variants[0] ?? ''));
  await act(order.orderId, 'payment');
  return { ...order, variantId: variants[0] ?? '' };
}

it('ORDER-12, PAYMENT-8: the refund of a cancelled paid transfer is due until a person says when it was sent', async () => {
  const order = await transferred();
  const cancelled = await act(order.orderId, 'cancellation');
  expect(cancelled.order).toMatchObject({
    state: 'cancelled',
    paymentState: 'refundDue',
    refunds: [{ amount: 2350, state: 'due', doneAt: null }],
    actions: ['markRefunded'],
  });
  const [, told] = await mailsOf(order.number);
  expect(told?.body_text).toContain('We will transfer €23.50 back to you.');
  expect(told?.body_text).not.toContain('given');
  expect((await list('isRefundDue=true')).orders.map(one => one.id)).toContain(order.orderId);
  expect((await list('')).refundsDue).toBe(1);
  expect(await shownTo(order.orderId)).toMatchObject({ isCancelled: true, paymentState: 'refundDue' });
  const due = await pageOf(order.orderId);
  expect(due).toContain('This order was cancelled.');
  expect(due).toContain('We will transfer your payment back to you.');
  expect(due).not.toContain('We have refunded your payment.');

  const sentOn = shop.server.services.clock.now().toISOString().slice(0, 10);
  const sent = await act(order.orderId, 'refund/sent', { sentOn, reference: 'RF18 5390' });
  expect(sent.order).toMatchObject({ paymentState: 'refunded', actions: [] });
  expect(sent.order?.timeline.map(({ kind, text, actor }) => ({ kind, text, actor })).slice(-3)).toEqual([
    { kind: 'refundNeeded', text: '€23.50 must be refunded by hand.', actor: admin.account.email },
    { kind: 'cancelled', text: '', actor: admin.account.email },
    { kind: 'refundSent', text: `€23.50 · ${sentOn} · RF18 5390`, actor: admin.account.email },
  ]);
  const mail = (await mailsOf(order.number)).at(-1);
  expect(mail?.subject).toBe(`We have sent your refund for order ${order.number}`);
  expect(mail?.body_text).toContain('Reference: RF18 5390');
  expect(await list('isRefundDue=true')).toMatchObject({ orders: [], refundsDue: 0 });
  expect(await shownTo(order.orderId)).toMatchObject({ paymentState: 'refunded' });
  const done = await pageOf(order.orderId);
  expect(done).toContain('We have refunded your payment.');
  expect(done).not.toContain('We will transfer');
  expect(await act(order.orderId, 'refund/sent', { sentOn })).toMatchObject({
    status: 409,
    error: 'orders.forbiddenMove',
  });
});

it('ORDER-12: a future day, and a refund that is not due, are refused, and nothing changes', async () => {
  const order = await transferred();
  expect((await act(order.orderId, 'refund/sent', { sentOn: '2026-01-01' })).status).toBe(409);
  await act(order.orderId, 'cancellation', { isBuyerTold: false });
  const before = await shop.see(order.orderId);
  expect(await act(order.orderId, 'refund/sent', { sentOn: '2999-01-01' })).toMatchObject({
    status: 400,
    errors: { sentOn: 'Must not be in the future.' },
  });
  expect(await act(order.orderId, 'refund/sent', { sentOn: 'yesterday' })).toMatchObject({ status: 400 });
  expect(await shop.see(order.orderId)).toEqual(before);
});

it('ORDER-13: an order that was sent is refunded once, and no stock is returned', async () => {
  const order = await transferred();
  expect((await act(order.orderId, 'refund')).status).toBe(409);
  await act(order.orderId, 'fulfilment');
  const answers = await Promise.all(
    [1, 2, 3].map(() => act(order.orderId, 'refund', { reason: 'It broke.' })),
  );
  expect(answers.map(answer => answer.status).toSorted()).toEqual([200, 409, 409]);
  const seen = await shop.see(order.orderId);
  expect([seen.state, seen.paymentState, seen.actions]).toEqual(['completed', 'refundDue', ['markRefunded']]);
  expect((await shop.stockOf(order.variantId)).on_hand).toBe(9);
  const mail = (await mailsOf(order.number)).at(-1);
  expect(mail?.subject).toBe(`Refund for your order ${order.number}`);
  expect(mail?.body_text).toContain('It broke.\n\nWe will transfer €23.50 back to you.');
});

it('ORDER-13: money paid through a service is refunded automatically, and the mail says so', async () => {
  const { variants } = await shop.sell();
  const visitor = await shop.visitorWith(variants[0] ?? '');
  const { order, paymentId } = await shop.pay(visitor);
  await shop.choose(visitor, paymentId, 'approve');
  await visitor.get(`/checkout/return/${paymentId}`);
  await act(order.orderId, 'fulfilment');
  const refunded = await act(order.orderId, 'refund');
  expect(refunded.order).toMatchObject({ state: 'completed', paymentState: 'refunded', actions: [] });
  const mail = (await mailsOf(refunded.order?.number ?? null)).at(-1);
  expect(mail?.body_text).toContain('We are refunding €23.50 to you.');
});

it('ORDER-14: a free order promises no money, and an order without delivery is not on its way', async () => {
  const { variants } = await shop.sell({ type: 2, variants: [{ price: 0, stock: null }] });
  // Placed before orders without delivery were completed by themselves.
  const free = async () => {
    const address = { line1: '', city: '', postalCode: '' };
    const order = await shop.order(await shop.visitorWith(variants[0] ?? ''), address);
    await shop.query(
      "UPDATE orders SET state = 'placed', fulfilment_state = 'open' WHERE website_id = $1 AND id = $2",
      order.orderId,
    );
    return order;
  };
  const first = await free();
  await act(first.orderId, 'fulfilment');
  expect((await mailsOf(first.number)).at(-1)?.subject).toBe(`Your order ${first.number} is complete`);
  expect((await act(first.orderId, 'refund')).status).toBe(409);
  const second = await free();
  await act(second.orderId, 'cancellation');
  const mail = (await mailsOf(second.number)).at(-1);
  expect(mail?.body_text).not.toMatch(/given|transfer/);
  const unpaid = await shop.order(await shop.visitorWith((await shop.sell()).variants[0] ?? ''));
  await act(unpaid.orderId, 'cancellation');
  const told = (await mailsOf(unpaid.number)).at(-1)?.body_text;
  expect(told).not.toMatch(/given|transfer|Goes to/);
  expect(await shownTo(unpaid.orderId)).toMatchObject({
    isCancelled: true,
    paymentState: 'none',
    instructions: '',
  });
});

it('ORDER-15: money that arrives after a transfer was cancelled is due to be refunded, and the buyer is informed', async () => {
  const { variants } = await shop.sell();
  const order = await shop.order(await shop.visitorWith(variants[0] ?? ''));
  expect(await act(order.orderId, 'payment/late')).toMatchObject({ status: 409 });
  await act(order.orderId, 'cancellation');
  const answers = await Promise.all(
    [1, 2, 3].map(() => act(order.orderId, 'payment/late', { reason: 'Sorry.' })),
  );
  expect(answers.map(answer => answer.status).toSorted()).toEqual([200, 409, 409]);
  const seen = await shop.see(order.orderId);
  expect([seen.state, seen.paymentState, seen.actions]).toEqual(['cancelled', 'refundDue', ['markRefunded']]);
  expect(seen.payments[0]?.capturedAt).not.toBe(null);
  expect(seen.timeline.at(-1)).toMatchObject({
    kind: 'paidLate',
    text: '€23.50',
    actor: admin.account.email,
  });
  expect((await shop.stockOf(variants[0] ?? '')).on_hand).toBe(10);
  expect((await list('isRefundDue=true')).orders.map(one => one.id)).toContain(order.orderId);
  const mail = (await mailsOf(order.number)).at(-1);
  expect(mail?.body_text).toContain(
    `Your payment for order ${order.number} at ${shop.website.title} arrived after the order was cancelled.\n\nSorry.\n\nWe will transfer €23.50 back to you.`,
  );
  const sentOn = shop.server.services.clock.now().toISOString().slice(0, 10);
  expect((await act(order.orderId, 'refund/sent', { sentOn })).order).toMatchObject({
    paymentState: 'refunded',
  });
});

it('ORDER-15: an order paid by a service is refused, and nothing changes', async () => {
  const { variants } = await shop.sell();
  const { order } = await shop.pay(await shop.visitorWith(variants[0] ?? ''));
  await act(order.orderId, 'cancellation');
  const before = await shop.see(order.orderId);
  expect(await act(order.orderId, 'payment/late')).toMatchObject({ error: 'payments.notByHand' });
  expect(await shop.see(order.orderId)).toEqual(before);
});
