import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestClient } from '../../../../../test/harness.ts';
import { openPayPalShop } from '../../../../../test/paypal-stand-in/paypal-shop.ts';
import { type PayPalStandIn, payPalKeys } from '../../../../../test/paypal-stand-in/paypal-stand-in.ts';
import type { TestShop } from '../../../checkout/shop.fixture.ts';

let shop: TestShop;
let paypal: PayPalStandIn;
beforeAll(async () => {
  ({ shop, paypal } = await openPayPalShop());
});
beforeEach(() => {
  paypal.books.decision = 'COMPLETED';
});
afterAll(async () => {
  await paypal?.close();
  await shop?.server.stop();
});

/** On the way to PayPal, with one bowl for 18.50 and post for 5.00. */
async function begin() {
  const { variants } = await shop.sell();
  const buyer = await shop.employ(await shop.visitorWith(variants[0] ?? ''));
  const order = await shop.order(buyer, { paymentMethod: 'paypal' });
  const page = await buyer.get(order.next);
  const paymentId = order.next.split('/').at(-1) ?? '';
  return { buyer, order, page, paymentId, atPayPal: paypal.books.orderOf(paymentId) };
}

const back = (buyer: TestClient, paymentId: string) => buyer.get(`/checkout/return/${paymentId}`);
const asked = (part: string) => paypal.requests.filter(one => one.includes(part)).length;

it('PAYPAL-3, PAYPAL-4, PAYPAL-9: a buyer approves one order at PayPal, and its money is taken once they are back', async () => {
  const { buyer, order, page, paymentId, atPayPal } = await begin();
  const approval = `https://www.paypal.com/checkoutnow?token=${atPayPal.id}`;
  expect([page.status, page.headers.location]).toEqual([303, approval]);
  expect((await buyer.get(order.next)).headers.location).toBe(approval);
  expect(atPayPal).toMatchObject({
    intent: 'CAPTURE',
    purchase_units: [
      {
        amount: { currency_code: 'EUR', value: '23.50' },
        custom_id: `${shop.website.id}.${paymentId}`,
      },
    ],
  });
  // Nobody has approved it.
  await back(buyer, paymentId);
  expect((await shop.see(order.orderId)).payments).toMatchObject([{ state: 'created' }]);
  paypal.books.approve(atPayPal);
  await back(buyer, paymentId);
  await back(buyer, paymentId);
  expect(await shop.see(order.orderId)).toMatchObject({ state: 'placed', paymentState: 'captured' });
  expect(asked(`${atPayPal.id}/capture`)).toBe(1);
});

it('PAYPAL-3: an answer that is lost after the order was created leads to the same order', async () => {
  const { variants } = await shop.sell();
  const buyer = await shop.employ(await shop.visitorWith(variants[0] ?? ''));
  const order = await shop.order(buyer, { paymentMethod: 'paypal' });
  paypal.swallows = '/v2/checkout/orders';
  const paymentId = order.next.split('/').at(-1) ?? '';
  expect((await buyer.get(order.next)).headers.location).toBe(`/checkout/return/${paymentId}`);
  const first = paypal.books.orderOf(paymentId).id;
  expect((await buyer.get(order.next)).headers.location).toContain(first);
  expect(
    [...paypal.books.orders.values()].filter(one => one.purchase_units[0]?.custom_id.includes(paymentId)),
  ).toHaveLength(1);
});

it('PAYPAL-4: an answer that is lost after the money was taken is asked for again, and nothing is taken twice', async () => {
  const { buyer, order, paymentId, atPayPal } = await begin();
  paypal.books.approve(atPayPal);
  paypal.swallows = '/capture';
  await back(buyer, paymentId);
  expect((await shop.see(order.orderId)).state).toBe('pending');
  await back(buyer, paymentId);
  expect(await shop.see(order.orderId)).toMatchObject({ state: 'placed', paymentState: 'captured' });
  expect(atPayPal.purchase_units[0]?.payments?.captures).toHaveLength(1);
});

it('PAYPAL-4: a buyer who cancels at PayPal reads that nothing was charged, and an approval afterwards takes nothing', async () => {
  const { buyer, order, paymentId, atPayPal } = await begin();
  await buyer.send('POST', '/checkout', {
    body: 'intent=update&email=ann%40example.com&country=DE',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  const cancelled = await buyer.get(new URL(atPayPal.cancelUrl).pathname);
  expect(cancelled.headers.location).toBe(`/checkout/return/${paymentId}`);
  paypal.books.approve(atPayPal);
  expect((await back(buyer, paymentId)).headers.location).toBe('/checkout#problems');
  expect((await buyer.get('/checkout', { accept: 'text/html' })).text).toContain(
    'The payment was not finished, and nothing was charged.',
  );
  expect((await shop.see(order.orderId)).payments).toMatchObject([{ state: 'abandoned' }]);
  expect(atPayPal.purchase_units[0]?.payments).toBe(undefined);
  expect((await shop.order(buyer, { paymentMethod: 'manual' })).state).toBe('placed');
});

it('PAYPAL-4: a payment that is given up for another one is never taken', async () => {
  const { buyer, order, paymentId, atPayPal } = await begin();
  paypal.books.approve(atPayPal);
  expect((await shop.order(buyer, { paymentMethod: 'manual' })).state).toBe('placed');
  await back(buyer, paymentId);
  expect(atPayPal.status).toBe('APPROVED');
  expect((await shop.see(order.orderId)).state).toBe('cancelled');
});

it('PAYPAL-4: when PayPal declines, the buyer reads why, and the order is not taken later', async () => {
  const { buyer, order, paymentId, atPayPal } = await begin();
  paypal.books.approve(atPayPal);
  paypal.books.decision = 'INSTRUMENT_DECLINED';
  await back(buyer, paymentId);
  paypal.books.decision = 'COMPLETED';
  await back(buyer, paymentId);
  expect((await shop.see(order.orderId)).payments).toMatchObject([
    { state: 'declined', declineReason: expect.stringContaining('declined by the processor or bank') },
  ]);
  expect(atPayPal.status).toBe('APPROVED');
});

it('PAYPAL-4: while PayPal reviews the money, the order waits', async () => {
  const { buyer, order, paymentId, atPayPal } = await begin();
  paypal.books.approve(atPayPal);
  paypal.books.decision = 'PENDING';
  await back(buyer, paymentId);
  expect((await shop.see(order.orderId)).payments).toMatchObject([{ state: 'created' }]);
  const [capture] = atPayPal.purchase_units[0]?.payments?.captures ?? [];
  if (capture) capture.status = 'COMPLETED';
  await back(buyer, paymentId);
  expect(await shop.see(order.orderId)).toMatchObject({ state: 'placed', paymentState: 'captured' });
});

it('PAYPAL-5, PAYPAL-7: held money is captured in parts, and refunded across them once', async () => {
  await shop.setUp('paypal', { settings: { capture: 'later' } });
  const { buyer, order, paymentId, atPayPal } = await begin();
  await shop.setUp('paypal', { settings: { capture: 'now' } });
  paypal.books.approve(atPayPal);
  await back(buyer, paymentId);
  expect((await shop.see(order.orderId)).payments).toMatchObject([{ state: 'authorised' }]);
  const admin = await shop.server.signIn(shop.website);
  const act = (verb: string, body: object) => admin.post(`/api/orders/${order.orderId}/${verb}`, body);
  const captureId = 'captureone00000000000001';
  paypal.swallows = '/capture';
  await act('capture', { paymentId, captureId, amount: 850 });
  await act('capture', { paymentId, captureId, amount: 850 });
  expect((await act('capture', { paymentId, captureId: 'captureone00000000000002' })).status).toBe(200);
  expect(await shop.see(order.orderId)).toMatchObject({ paymentState: 'captured' });
  const money = () => atPayPal.purchase_units[0]?.payments;
  const values = (all: readonly { amount: { value: string } }[] = []) =>
    all.map(({ amount }) => amount.value);
  expect(values(money()?.captures)).toEqual(['8.50', '15.00']);
  const refundId = 'refundone000000000000001';
  paypal.swallows = '/refund';
  await act('refund/part', { refundId, amount: 1000 });
  await shop.server.runJobs();
  await act('refund/part', { refundId, amount: 1000 });
  await shop.server.runJobs();
  expect(values(money()?.refunds)).toEqual(['8.50', '1.50']);
  expect((await shop.see(order.orderId)).refunds).toMatchObject([{ amount: 1000, state: 'done' }]);
});

it('PAYPAL-5: what is not captured is released, also at PayPal', async () => {
  await shop.setUp('paypal', { settings: { capture: 'later' } });
  const { buyer, order, paymentId, atPayPal } = await begin();
  await shop.setUp('paypal', { settings: { capture: 'now' } });
  paypal.books.approve(atPayPal);
  await back(buyer, paymentId);
  const admin = await shop.server.signIn(shop.website);
  const released = () => admin.post(`/api/orders/${order.orderId}/void`, { paymentId });
  expect((await released()).status).toBe(200);
  const [authorisation] = atPayPal.purchase_units[0]?.payments?.authorizations ?? [];
  expect(authorisation?.status).toBe('VOIDED');
  expect((await shop.see(order.orderId)).payments).toMatchObject([{ state: 'voided' }]);
});

it('PAYPAL-2: a token is used until shortly before it expires, and replaced once PayPal forgets it', async () => {
  const issued = () => asked('/v1/oauth2/token');
  const before = issued();
  await begin();
  await begin();
  expect(issued()).toBe(before);
  paypal.forgetTokens();
  await begin();
  expect(issued()).toBe(before + 1);
  shop.server.moveClock({ minutes: 540 });
  await begin();
  expect(issued()).toBe(before + 2);
});

it('PAYPAL-1: settings that PayPal would not know are refused by name, and nothing changes', async () => {
  const admin = await shop.server.signIn(shop.website);
  const of = '/api/payments/methods/paypal';
  const before = (await admin.get('/api/payments/methods')).text;
  for (const [answer, said] of [
    [await admin.send('PATCH', of, { body: { settings: { clientId: 'a b' } } }), 'letters, digits, hyphens'],
    [
      await admin.send('PATCH', of, { body: { settings: { webhookId: 'a-b' } } }),
      'Use only letters and digits',
    ],
    [
      await admin.send('PUT', `${of}/secrets/clientSecret`, { body: { value: 'not one' } }),
      'letters, digits, hyphens',
    ],
  ] as const) {
    expect(answer.status).toBe(400);
    expect(answer.text).toContain(said);
  }
  expect((await admin.get('/api/payments/methods')).text).toBe(before);
  expect(before).toContain('/api/payments/webhooks/paypal');
  expect(before).not.toContain(payPalKeys.clientSecret);
});

it('PAYPAL-1, PAYPAL-6: it is not offered without its webhook, for other currencies, or by sandbox to visitors', async () => {
  const { variants } = await shop.sell();
  const visitor = await shop.visitorWith(variants[0] ?? '');
  const isOffered = async (client: TestClient) =>
    (await client.get('/checkout', { accept: 'text/html' })).text.includes('value="paypal"');
  expect(await isOffered(visitor)).toBe(true);
  await shop.setUp('paypal', { settings: { mode: 'sandbox' } });
  expect(await isOffered(visitor)).toBe(false);
  expect(await isOffered(await shop.employ(shop.tab(visitor), 'viewer'))).toBe(false);
  const staff = await shop.employ(visitor);
  expect(await isOffered(staff)).toBe(true);
  await shop.setUp('paypal', { settings: { mode: 'live' } });
  await shop.setUp('paypal', { settings: { webhookId: '' } });
  expect(await isOffered(staff)).toBe(false);
  await shop.setUp('paypal', { settings: { webhookId: payPalKeys.webhookId } });
  await shop.settle({ currency: 'INR' });
  expect(await isOffered(staff)).toBe(false);
  await shop.settle({ currency: 'EUR' });
});

it('PAYPAL-6: yen are sent without decimals', async () => {
  await shop.settle({ currency: 'JPY' });
  const { atPayPal } = await begin();
  await shop.settle({ currency: 'EUR' });
  expect(atPayPal.purchase_units[0]?.amount).toEqual({ currency_code: 'JPY', value: '2350' });
});

it('PAYMENT-10, ORDER-51: in its sandbox, it makes orders without effect on a launched website', async () => {
  await shop.setUp('paypal', { settings: { mode: 'sandbox' } });
  const { variants } = await shop.sell();
  const viewer = await shop.employ(await shop.visitorWith(variants[0] ?? ''), 'viewer');
  expect((await shop.place(viewer, { paymentMethod: 'paypal' })).status).toBe(400);
  const { buyer, order, paymentId, atPayPal } = await begin();
  paypal.books.approve(atPayPal);
  await back(buyer, paymentId);
  const placed = await shop.see(order.orderId);
  expect(placed).toMatchObject({
    ...{ state: 'placed', paymentState: 'captured', isTest: true, isWithoutEffect: true },
    actions: ['refundPart', 'cancel'],
  });
  expect(await shop.stockOf(placed.lines[0]?.variantId ?? '')).toEqual({ on_hand: 10, reserved: 0 });
  await shop.setUp('paypal', { settings: { mode: 'live' } });
});
