import { newId } from '@vitrine/core/id/id.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPayPalShop } from '../../../../../test/paypal-stand-in/paypal-shop.ts';
import type { PayPalStandIn } from '../../../../../test/paypal-stand-in/paypal-stand-in.ts';
import type { TestShop } from '../../../checkout/shop.fixture.ts';

let shop: TestShop;
let paypal: PayPalStandIn;
beforeAll(async () => {
  ({ shop, paypal } = await openPayPalShop());
});
afterAll(async () => {
  await paypal?.close();
  await shop?.server.stop();
});

async function begin(more: object = {}) {
  const { variants } = await shop.sell();
  const buyer = await shop.employ(await shop.visitorWith(variants[0] ?? ''));
  const order = await shop.order(buyer, { paymentMethod: 'paypal', ...more });
  await buyer.get(order.next);
  const paymentId = order.next.split('/').at(-1) ?? '';
  const atPayPal = paypal.books.orderOf(paymentId);
  return { buyer, order, paymentId, atPayPal };
}

async function bought(more: object = {}) {
  const begun = await begin(more);
  paypal.books.approve(begun.atPayPal);
  await begun.buyer.get(`/checkout/return/${begun.paymentId}`);
  const [capture] = begun.atPayPal.purchase_units[0]?.payments?.captures ?? [];
  if (!capture) throw new Error('Nothing was captured.');
  return { ...begun, capture };
}

type Sent = ReturnType<PayPalStandIn['event']>;
const tell = (...event: Parameters<PayPalStandIn['event']>) => deliver(paypal.event(...event));

async function deliver({ body, headers }: { body: string; headers: Partial<Sent['headers']> }) {
  const client = shop.server.client(shop.website);
  const answer = await client.send('POST', '/api/payments/webhooks/paypal', { body, headers });
  await shop.server.runJobs();
  return answer;
}

it('PAYPAL-8: the money of a buyer who approves and never comes back is taken by the message, once', async () => {
  const { order, atPayPal } = await begin();
  paypal.books.approve(atPayPal);
  const approved = paypal.event('CHECKOUT.ORDER.APPROVED', atPayPal);
  expect((await deliver(approved)).body).toMatchObject({ received: true, isRepeated: false });
  expect((await deliver(approved)).status).toBe(200);
  expect(await shop.see(order.orderId)).toMatchObject({ state: 'placed', paymentState: 'captured' });
  expect(atPayPal.purchase_units[0]?.payments?.captures).toHaveLength(1);
});

it('PAYPAL-8: messages in any order and any number of times settle one payment', async () => {
  const { order, atPayPal, capture } = await bought();
  const completed = paypal.event('PAYMENT.CAPTURE.COMPLETED', capture);
  expect((await deliver(completed)).body).toMatchObject({ isRepeated: false });
  expect((await deliver(completed)).body).toMatchObject({ isRepeated: true });
  expect((await tell('CHECKOUT.ORDER.APPROVED', { ...atPayPal, status: 'APPROVED' })).status).toBe(200);
  expect((await tell('PAYMENT.CAPTURE.DENIED', { ...capture, status: 'DECLINED' })).status).toBe(200);
  const { state, payments, timeline } = await shop.see(order.orderId);
  expect([state, payments.map(one => one.state)]).toEqual(['placed', ['captured']]);
  expect(timeline.filter(({ kind }) => kind === 'paid')).toHaveLength(1);
});

it('PAYPAL-8: a payment that PayPal denies after a review is declined with its reason', async () => {
  const { buyer, order, paymentId, atPayPal } = await begin();
  paypal.books.approve(atPayPal);
  paypal.books.decision = 'PENDING';
  await buyer.get(`/checkout/return/${paymentId}`);
  paypal.books.decision = 'COMPLETED';
  const [capture] = atPayPal.purchase_units[0]?.payments?.captures ?? [];
  const denied = { ...capture, status: 'DECLINED', status_details: { reason: 'INSUFFICIENT_FUNDS' } };
  expect((await tell('PAYMENT.CAPTURE.DENIED', denied)).status).toBe(200);
  expect((await shop.see(order.orderId)).payments).toMatchObject([
    { state: 'declined', declineReason: 'insufficient funds' },
  ]);
});

it('PAYPAL-8: forged, changed and foreign messages are refused, unknown ones ignored, and nothing changes', async () => {
  const { order, atPayPal } = await begin();
  paypal.books.approve(atPayPal);
  const good = paypal.event('CHECKOUT.ORDER.APPROVED', atPayPal);
  const status = async (sent: Parameters<typeof deliver>[0]) => (await deliver(sent)).status;
  expect(await status({ ...good, body: JSON.stringify(JSON.parse(good.body)) })).toBe(401);
  expect(await status({ ...good, body: `${good.body},"webhook_event":{}` })).toBe(400);
  expect(await status({ ...good, headers: { 'content-type': 'application/json' } })).toBe(401);
  const elsewhere = { ...good.headers, 'paypal-cert-url': 'https://api.paypal.com.example/certs/CERT-1' };
  expect(await status({ ...good, headers: elsewhere })).toBe(401);
  const otherShop = paypal.event('CHECKOUT.ORDER.APPROVED', atPayPal, { webhookId: 'ANOTHERWEBHOOK' });
  expect(await status(otherShop)).toBe(401);
  const [unit] = atPayPal.purchase_units;
  const foreign = { ...atPayPal, purchase_units: [{ ...unit, custom_id: `${newId()}.${newId()}` }] };
  expect((await tell('CHECKOUT.ORDER.APPROVED', foreign)).status).toBe(404);
  expect((await tell('BILLING.PLAN.CREATED', { id: 'P-1' })).status).toBe(200);
  expect((await tell('CHECKOUT.ORDER.APPROVED', { id: 7 })).status).toBe(400);
  const stranger = { ...atPayPal, id: 'ANOTHERORDER', purchase_units: [{}] };
  expect((await tell('CHECKOUT.ORDER.APPROVED', stranger)).status).toBe(200);
  expect((await shop.see(order.orderId)).state).toBe('pending');
  expect(atPayPal.status).toBe('APPROVED');
  expect(await status(good)).toBe(200);
  expect((await shop.see(order.orderId)).state).toBe('placed');
});

it('PAYPAL-8: another amount or currency than of the payment is refused', async () => {
  const { order, capture } = await bought();
  for (const amount of [
    { currency_code: 'EUR', value: '0.01' },
    { currency_code: 'USD', value: '23.50' },
    { currency_code: 'EUR', value: '23.5O' },
  ])
    expect((await tell('PAYMENT.CAPTURE.COMPLETED', { ...capture, amount })).status).toBe(409);
  expect((await shop.see(order.orderId)).payments).toMatchObject([{ state: 'captured', captured: 2350 }]);
});

it('PAYPAL-7, PAYPAL-8: refunds here and at PayPal appear once, and one that fails later becomes due', async () => {
  const { order, capture } = await bought();
  const admin = await shop.server.signIn(shop.website);
  const refundId = newId();
  await admin.post(`/api/orders/${order.orderId}/refund/part`, { refundId, amount: 350 });
  const refunds = () => paypal.books.capture(capture.id).order.purchase_units[0]?.payments?.refunds ?? [];
  const [ours] = refunds();
  expect(ours).toMatchObject({ amount: { value: '3.50' }, custom_id: expect.stringContaining(refundId) });
  await tell('PAYMENT.CAPTURE.REFUNDED', ours ?? {});
  const money = { currency_code: 'EUR', value: '5.00' };
  // One from the dashboard has no name of ours, only the capture that it belongs to.
  const theirs = paypal.books.refund(capture.id, { amount: money }, paypal.address);
  expect((await tell('PAYMENT.CAPTURE.REFUNDED', theirs)).status).toBe(200);
  expect((await tell('PAYMENT.CAPTURE.REFUNDED', theirs)).status).toBe(200);
  expect((await shop.see(order.orderId)).refunds).toMatchObject([
    { amount: 350, state: 'done', reference: ours?.id },
    { amount: 500, state: 'done', reference: theirs.id },
  ]);
  await tell('PAYMENT.REFUND.FAILED', { ...ours, status: 'FAILED' });
  expect((await shop.see(order.orderId)).refunds).toMatchObject([{ state: 'due' }, { state: 'done' }]);
});

/** As PayPal tells of it: it names only the capture. */
const disputeOf = (capture: { id: string }) => ({
  dispute_id: `PP-D-${newId()}`,
  reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
  status: 'OPEN',
  dispute_amount: { currency_code: 'EUR', value: '23.50' },
  seller_response_due_date: '2027-01-10T00:00:00.000Z',
  disputed_transactions: [{ seller_transaction_id: capture.id }],
});

it.each([
  ['RESOLVED_BUYER_FAVOUR', 'lost'],
  ['RESOLVED_SELLER_FAVOUR', 'won'],
  ['RESOLVED_WITH_PAYOUT', 'won'],
])('PAYPAL-8: a dispute that ends with %s is %s', async (outcome_code, state) => {
  const { order, capture } = await bought();
  const dispute = disputeOf(capture);
  expect((await tell('CUSTOMER.DISPUTE.CREATED', dispute)).status).toBe(200);
  expect((await shop.see(order.orderId)).disputes).toMatchObject([
    { state: 'opened', amount: 2350, reason: 'merchandise or service not received' },
  ]);
  const resolved = { ...dispute, status: 'RESOLVED', dispute_outcome: { outcome_code } };
  await tell('CUSTOMER.DISPUTE.RESOLVED', resolved);
  await tell('CUSTOMER.DISPUTE.CREATED', dispute);
  expect((await shop.see(order.orderId)).disputes).toMatchObject([{ state }]);
});

it('CUSTOMER-2: what a lost dispute took was not spent', async () => {
  const email = `${newId()}@example.com`;
  const { capture } = await bought({ email });
  const admin = await shop.server.signIn(shop.website);
  const spent = async () => {
    const { body } = await admin.get(`/api/customers?search=${encodeURIComponent(email)}`);
    return (body as { customers: { spent: unknown }[] }).customers.map(one => one.spent);
  };
  expect(await spent()).toEqual([[{ currency: 'EUR', amount: 2350 }]]);
  const dispute = disputeOf(capture);
  await tell('CUSTOMER.DISPUTE.CREATED', dispute);
  expect(await spent()).toEqual([[{ currency: 'EUR', amount: 2350 }]]);
  const resolved = { ...dispute, dispute_outcome: { outcome_code: 'RESOLVED_BUYER_FAVOUR' } };
  await tell('CUSTOMER.DISPUTE.RESOLVED', resolved);
  expect(await spent()).toEqual([[{ currency: 'EUR', amount: 0 }]]);
});
