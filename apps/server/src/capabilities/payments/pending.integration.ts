import type { PaymentMethodView } from '@vitrine/core/payments/payments.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStripeShop } from '../../../test/stripe-stand-in/stripe-shop.ts';
import type { StripeStandIn } from '../../../test/stripe-stand-in/stripe-stand-in.ts';
import type { TestShop } from '../checkout/shop.fixture.ts';

let shop: TestShop;
let stripe: StripeStandIn;
beforeAll(async () => {
  ({ shop, stripe } = await openStripeShop());
});
afterAll(async () => {
  await stripe?.close();
  await shop?.server.stop();
});

/** On the payment page. */
async function begin() {
  const { variants } = await shop.sell();
  const visitor = await shop.employ(await shop.visitorWith(variants[0] ?? ''));
  const { next, orderId } = await shop.order(visitor, { paymentMethod: 'stripe' });
  await visitor.get(next);
  return { visitor, orderId, paymentId: next.split('/').at(-1) ?? '' };
}

async function paid() {
  const begun = await begin();
  stripe.pay(begun.paymentId);
  await begun.visitor.get(`/checkout/return/${begun.paymentId}`);
  return begun;
}

it('PAYMENT-34: the payments and refunds that a service has not finished are counted by method, and its secret can be removed', async () => {
  const admin = await shop.server.signIn(shop.website);
  const pendingOf = async (id: string) => {
    const { methods } = (await admin.get('/api/payments/methods')).body as { methods: PaymentMethodView[] };
    return methods.find(method => method.id === id)?.pending;
  };
  const nothing = { payments: 0, authorised: 0, refunds: 0 };
  await paid();
  expect(await pendingOf('stripe')).toEqual(nothing);
  await begin();
  await begin();
  const { orderId } = await paid();
  await shop.setUp('stripe', { settings: { capture: 'later' } });
  await paid();
  stripe.isSilent = true;
  await admin.post(`/api/orders/${orderId}/cancellation`, { isBuyerTold: false });
  stripe.isSilent = false;
  expect(await pendingOf('stripe')).toEqual({ payments: 2, authorised: 1, refunds: 1 });
  expect(await pendingOf('manual')).toEqual(nothing);
  const removed = await admin.delete('/api/payments/methods/stripe/secrets/secretKey');
  expect(removed.status).toBe(200);
  const { method } = removed.body as { method: PaymentMethodView };
  expect(method.secrets.find(({ name }) => name === 'secretKey')?.setAt).toBeNull();
  expect(method.pending.payments).toBe(2);
});
