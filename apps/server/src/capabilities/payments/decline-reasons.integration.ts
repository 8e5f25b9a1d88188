import { newId } from '@vitrine/core/id/id.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { signUpVisitor } from '../site-users/site-users.fixture.ts';
import { settlePayment } from './index.ts';
import { webhookSecret } from './methods/test/test.method.ts';
import { signWebhook } from './webhook-signature.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await TestShop.open();
});
afterAll(() => shop?.server.stop());

const context = () => shop.server.context(shop.website);
const comeBack = (visitor: TestClient, paymentId: string) => visitor.get(`/checkout/return/${paymentId}`);

/** A payment of a buyer whose form is kept with the cart, and so are the messages about it. */
async function begin() {
  const { variants } = await shop.sell();
  const visitor = await shop.visitorWith(variants[0] ?? '');
  const begun = await shop.pay(visitor);
  const filled = await visitor.send('POST', '/checkout', {
    body: 'intent=update&email=ann%40example.com&country=DE',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(filled.status).toBe(303);
  return { visitor, ...begun };
}

/** The service tells that the payment was declined; the status of the answer. */
async function tell(paymentId: string, reason: string): Promise<number> {
  const event = { id: newId(), paymentId, outcome: 'declined', reason, amount: 2350, currency: 'EUR' };
  const body = JSON.stringify(event);
  const at = shop.server.services.clock.now();
  const signature = signWebhook(body, { secret: await webhookSecret(context()), at });
  const headers = { 'content-type': 'application/json', 'vitrine-signature': signature };
  const client = shop.server.client(shop.website);
  return (await client.send('POST', '/api/payments/webhooks/test', { body, headers })).status;
}

it('PAYMENT-29: the reason of a decline by webhook is stored, in the timeline and in the buyer’s message', async () => {
  const reason = 'The bank suspects fraud.';
  const { visitor, order, paymentId } = await begin();
  expect(await tell(paymentId, reason)).toBe(200);
  await comeBack(visitor, paymentId);
  const { payments, timeline, state } = await shop.see(order.orderId);
  expect([state, payments[0]?.declineReason]).toEqual(['cancelled', reason]);
  expect(timeline.at(-1)?.text).toBe(`The payment was declined. Reason: ${reason}`);
  const page = await visitor.get('/checkout', { accept: 'text/html' });
  expect(page.text).toContain('The payment was declined, and nothing was charged.');
  expect(page.text).toContain(`Reason given by the bank: ${reason}`);
});

it('PAYMENT-29: a reason that arrives after the decline is stored with the payment', async () => {
  const { order, paymentId } = await begin();
  await settlePayment(context(), { paymentId, outcome: 'declined' });
  const reason = 'The bank suspects fraud.';
  expect(await tell(paymentId, reason)).toBe(200);
  const { payments } = await shop.see(order.orderId);
  expect([payments[0]?.state, payments[0]?.declineReason]).toEqual(['declined', reason]);
});

it('PAYMENT-29: the reason that a service gives when it is asked is shown as well', async () => {
  const { visitor, order, paymentId } = await begin();
  await shop.choose(visitor, paymentId, 'decline');
  await comeBack(visitor, paymentId);
  const reason = 'The test card has no money left.';
  expect((await shop.see(order.orderId)).payments[0]?.declineReason).toBe(reason);
  const page = await visitor.get('/checkout', { accept: 'text/html' });
  expect(page.text).toContain(`Reason given by the bank: ${reason}`);
});

it('PAYMENT-29: a reason for a payment that was not declined is ignored, and one that is too long is refused', async () => {
  const { visitor, order, paymentId } = await begin();
  await shop.choose(visitor, paymentId, 'approve');
  await comeBack(visitor, paymentId);
  expect(await tell(paymentId, 'Late news.')).toBe(200);
  expect(await tell(paymentId, 'x'.repeat(501))).toBe(400);
  const { state, payments } = await shop.see(order.orderId);
  expect([state, payments[0]?.state, payments[0]?.declineReason]).toEqual(['placed', 'captured', '']);
});

it('PAYMENT-25, PAYMENT-29: a charge without the buyer that is declined later, by webhook, shows its reason in the order', async () => {
  const visitor = await signUpVisitor(shop.server, shop.website, 'ann@example.com');
  const { xsrfToken } = (await visitor.get('/api/site-users/account')).body as { xsrfToken: string };
  visitor.cookies.set('crumb', xsrfToken);
  await visitor.signIn(await shop.server.createAccount({ website: shop.website, role: 'viewer' }));
  const buy = async (choice: string) => {
    const { variants } = await shop.sell();
    await visitor.post('/api/commerce/shopping-cart/entries', { variantId: variants[0], quantity: 1 });
    const { order, paymentId } = await shop.pay(visitor, { keepsMethod: 'on' });
    await shop.choose(visitor, paymentId, choice);
    await comeBack(visitor, paymentId);
    await shop.server.runJobs();
    return { orderId: order.orderId, paymentId };
  };
  const { paymentId: savedMethodId } = await buy('approve-later-challenged');
  await shop.setUp('test', { settings: { capture: 'later' } });
  const { orderId, paymentId: released } = await buy('approve');
  await shop.setUp('test', { settings: { capture: 'now' } });
  const admin = await shop.server.signIn(shop.website);
  await admin.post(`/api/orders/${orderId}/void`, { paymentId: released });
  const paymentId = newId();
  const charge = await admin.post(`/api/orders/${orderId}/charge`, { savedMethodId, paymentId });
  expect(charge.body).toMatchObject({ outcome: 'needsBuyer' });
  const reason = 'The buyer did not confirm in time.';
  expect(await tell(paymentId, reason)).toBe(200);
  await shop.server.runJobs();
  const { payments, timeline, state } = await shop.see(orderId);
  expect([state, payments[1]?.state, payments[1]?.declineReason]).toEqual(['placed', 'declined', reason]);
  expect(timeline.at(-1)).toMatchObject({ kind: 'chargeDeclined', text: `€23.50 · ${reason}` });
});
