import { newId } from '@vitrine/core/id/id.ts';
import type { Order } from '@vitrine/core/orders/order.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestAccount, TestClient } from '../../../test/harness.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { webhookSecret } from '../payments/methods/test/test.method.ts';
import { signWebhook } from '../payments/webhook-signature.ts';

let shop: TestShop;
let admin: TestClient & { account: TestAccount };
beforeAll(async () => {
  shop = await TestShop.open();
  admin = await shop.server.signIn(shop.website);
});
afterAll(() => shop?.server.stop());

/** A test payment of 23.50. */
async function paid() {
  const { variants } = await shop.sell();
  const visitor = await shop.visitorWith(variants[0] ?? '');
  const { order, paymentId } = await shop.pay(visitor);
  await shop.choose(visitor, paymentId, 'approve');
  await visitor.get(`/checkout/return/${paymentId}`);
  await shop.server.runJobs();
  return { orderId: order.orderId, paymentId, visitor };
}
/** The action on the service’s page, and the webhook it then sends. */
async function atService(paymentId: string, act: string) {
  const answer = await shop.choose(admin, paymentId, act);
  await shop.server.runJobs();
  return answer;
}
async function tell(event: object) {
  const body = JSON.stringify({ id: newId(), currency: 'EUR', ...event });
  const secret = await webhookSecret(shop.server.context(shop.website));
  const signature = signWebhook(body, { secret, at: shop.server.services.clock.now() });
  const headers = { 'content-type': 'application/json', 'vitrine-signature': signature };
  const sent = () =>
    shop.server.client(shop.website).send('POST', '/api/payments/webhooks/test', { body, headers });
  const answer = await sent();
  const again = await sent();
  await shop.server.runJobs();
  return { answer, again };
}
const refundEvent = (paymentId: string, amount: number, more: object = {}) => ({
  about: 'refund',
  paymentId,
  amount,
  state: 'done',
  reference: `there-${newId()}`,
  refundId: null,
  ...more,
});
const refundPart = async (orderId: string, refundId: string, amount: number) =>
  (await admin.post(`/api/orders/${orderId}/refund/part`, { refundId, amount })).status;
const kinds = ({ timeline }: Order) => timeline.map(({ kind }) => kind).slice(3);
const mailsTo = async (orderId: string, kind: string) => {
  const { number } = await shop.see(orderId);
  return (await shop.mails()).filter(
    mail => mail.kind === `orders.${kind}` && mail.subject.includes(`Order ${number}:`),
  );
};

it('PAYMENT-26: a refund made at the service is recorded in the order once, and its owner is informed', async () => {
  const { orderId, paymentId } = await paid();
  await atService(paymentId, 'service-refund');
  const order = await shop.see(orderId);
  expect(order).toMatchObject({ paymentState: 'captured', refunded: 500, refundable: 1850 });
  expect(order.refunds).toMatchObject([{ amount: 500, state: 'done', paymentId }]);
  expect(order.timeline.at(-1)).toMatchObject({ kind: 'refundedPart', text: '€5.00' });
  const [told, more] = await mailsTo(orderId, 'refundTold');
  expect(told).toMatchObject({ recipient: 'owner@shop.example' });
  expect(more).toBe(undefined);

  const { answer, again } = await tell(refundEvent(paymentId, 1850));
  expect([answer.body, again.body]).toEqual([
    { received: true, isRepeated: false },
    { received: true, isRepeated: true },
  ]);
  const whole = await shop.see(orderId);
  expect(whole).toMatchObject({ paymentState: 'refunded', refunded: 2350 });
  expect(kinds(whole)).toEqual(['refundedPart', 'refunded']);
});

it('PAYMENT-26: a message about a refund that we requested is not a second one, whatever its name and time', async () => {
  const { orderId, paymentId } = await paid();
  const refundId = newId();
  await refundPart(orderId, refundId, 1000);
  await tell(refundEvent(paymentId, 1000, { reference: `test-${refundId}` }));
  await tell(refundEvent(paymentId, 1000, { refundId }));
  expect((await shop.see(orderId)).refunds).toHaveLength(1);

  // Sent before our own request was answered, with an id that only the service knows.
  const early = newId();
  await shop.query(
    `INSERT INTO refunds (website_id, id, order_id, payment_id, amount, state, lines, is_restocked, reason, is_buyer_told,
       asked_at) VALUES ($1, $2, $3, $4, 300, 'asked', '[]', false, '', false, now())`,
    early,
    orderId,
    paymentId,
  );
  await tell(refundEvent(paymentId, 300, { reference: `test-${early}` }));
  const { jobs, database } = shop.server.services;
  await jobs.enqueue(
    database,
    { name: 'orders.refund' },
    { websiteId: shop.website.id, data: { refundId: early } },
  );
  await shop.server.runJobs();
  const order = await shop.see(orderId);
  expect(order.refunds.map(({ amount, state }) => [amount, state])).toEqual([
    [1000, 'done'],
    [300, 'done'],
  ]);
  expect(kinds(order)).toEqual(['refundedPart', 'refundedPart']);
});

it('PAYMENT-26: money that a person had to refund and sent at the service is no longer due', async () => {
  const { orderId, paymentId } = await paid();
  await refundPart(orderId, newId(), 700);
  await shop.query(
    `UPDATE refunds SET state = 'due', done_at = NULL, reference = '' WHERE website_id = $1 AND payment_id = $2`,
    paymentId,
  );
  await tell(refundEvent(paymentId, 700));
  expect((await shop.see(orderId)).refunds).toMatchObject([{ amount: 700, state: 'done' }]);
  await tell(refundEvent(paymentId, 700, { state: 'failed', reference: 'nobody knows it' }));
  expect((await shop.see(orderId)).refunds).toMatchObject([{ state: 'done' }]);
});

it('PAYMENT-26: a refund that fails later is due from a person, and the order says so', async () => {
  const { orderId, paymentId } = await paid();
  const refundId = newId();
  await refundPart(orderId, refundId, 700);
  await tell(refundEvent(paymentId, 700, { refundId, state: 'failed' }));
  const order = await shop.see(orderId);
  expect(order).toMatchObject({ refunded: 0, promised: 700, refunds: [{ state: 'due' }] });
  expect(order.timeline.at(-1)).toMatchObject({ kind: 'refundNeeded' });
});

it('PAYMENT-26: a message about more than was captured, another currency, or another method is refused, and nothing changes', async () => {
  const { orderId, paymentId } = await paid();
  await refundPart(orderId, newId(), 2000);
  const before = await shop.see(orderId);
  for (const [event, code] of [
    [refundEvent(paymentId, 2351), 'payments.otherAmount'],
    [refundEvent(paymentId, 400), 'payments.tooMuchBack'],
    [refundEvent(paymentId, 100, { currency: 'USD' }), 'payments.otherAmount'],
    [refundEvent(newId(), 100), 'call.notFound'],
  ] as const) {
    expect((await tell(event)).answer.body).toMatchObject({ error: code });
  }
  expect(await shop.see(orderId)).toEqual(before);
});

it('PAYMENT-27: a dispute blocks the money until it is decided; each step is recorded in the order once', async () => {
  const { orderId, paymentId } = await paid();
  await atService(paymentId, 'service-dispute');
  await atService(paymentId, 'service-dispute');
  const open = await shop.see(orderId);
  expect(open).toMatchObject({ paymentState: 'disputed', refundable: 0, actions: ['cancel'] });
  expect(open.disputes).toMatchObject([
    { amount: 2350, state: 'opened', reason: 'The buyer does not recognise the payment.' },
  ]);
  expect(await refundPart(orderId, newId(), 100)).toBe(409);
  expect((await admin.post(`/api/orders/${orderId}/fulfilment`, {})).status).toBe(409);
  const [told, more] = await mailsTo(orderId, 'disputeOpened');
  expect(told?.body_text).toContain('Reason: The buyer does not recognise the payment.');
  expect(told?.body_text).toContain('Answer by March 9, 2026.');
  expect(more).toBe(undefined);

  await atService(paymentId, 'service-dispute-won');
  const won = await shop.see(orderId);
  expect(won).toMatchObject({ paymentState: 'captured', refundable: 2350 });
  // A decision is final.
  await atService(paymentId, 'service-dispute-lost');
  expect(await shop.see(orderId)).toMatchObject({ paymentState: 'captured', disputes: [{ state: 'won' }] });
  expect(kinds(won)).toEqual(['disputeOpened', 'disputeWon']);
});

it("PAYMENT-27: a lost dispute's money is gone, even if that is reported before the opening", async () => {
  const { orderId, paymentId } = await paid();
  await atService(paymentId, 'service-dispute-lost');
  await atService(paymentId, 'service-dispute');
  const lost = await shop.see(orderId);
  expect(lost).toMatchObject({ paymentState: 'chargedBack', refundable: 0, disputes: [{ state: 'lost' }] });
  expect(kinds(lost)).toEqual(['disputeLost']);
  expect(await refundPart(orderId, newId(), 100)).toBe(409);
  expect((await mailsTo(orderId, 'disputeLost')).length).toBe(1);
});

it('PAYMENT-20, PAYMENT-27: a capture or release at the service itself is recorded in the order', async () => {
  await shop.setUp('test', { settings: { capture: 'later' } });
  const [taken, ended] = [await paid(), await paid()];
  await shop.setUp('test', { settings: { capture: 'now' } });
  await atService(taken.paymentId, 'service-capture');
  await atService(ended.paymentId, 'service-release');
  expect(kinds(await shop.see(taken.orderId))).toEqual(['captured']);
  expect(await shop.see(taken.orderId)).toMatchObject({ paymentState: 'captured', paid: 2350 });
  expect(kinds(await shop.see(ended.orderId))).toEqual(['authorisationEnded']);
  expect(await shop.see(ended.orderId)).toMatchObject({ paymentState: 'voided', state: 'placed' });
});

it('PAYMENT-10: only members can act at the test service of a website', async () => {
  const { orderId, paymentId } = await paid();
  const stranger = shop.server.client(shop.website);
  expect((await shop.choose(stranger, paymentId, 'service-dispute')).status).toBe(404);
  const page = await stranger.get(`/payments/test/${paymentId}`, { accept: 'text/html' });
  expect(page.text).not.toContain('service-');
  await shop.server.runJobs();
  expect((await shop.see(orderId)).disputes).toEqual([]);
});
