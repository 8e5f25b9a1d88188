import { newId } from '@vitrine/core/id/id.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStripeShop } from '../../../../../test/stripe-stand-in/stripe-shop.ts';
import type { StripeStandIn } from '../../../../../test/stripe-stand-in/stripe-stand-in.ts';
import type { TestShop } from '../../../checkout/shop.fixture.ts';
import { mailOf, signUpVisitor } from '../../../site-users/site-users.fixture.ts';

let shop: TestShop;
let stripe: StripeStandIn;
beforeAll(async () => {
  ({ shop, stripe } = await openStripeShop());
});
afterAll(async () => {
  await stripe?.close();
  await shop?.server.stop();
});

/** A site user who pays with this card and saves it. */
async function keeper(email: string, card: string) {
  const visitor = await signUpVisitor(shop.server, shop.website, email);
  const { xsrfToken } = (await visitor.get('/api/site-users/account')).body as { xsrfToken: string };
  visitor.cookies.set('crumb', xsrfToken);
  await visitor.signIn(await shop.server.createAccount({ website: shop.website, role: 'viewer' }));
  const fill = async () => {
    const { variants } = await shop.sell();
    await visitor.post('/api/commerce/shopping-cart/entries', { variantId: variants[0], quantity: 1 });
  };
  await fill();
  const order = await shop.order(visitor, { email, paymentMethod: 'stripe', keepsMethod: 'on' });
  await visitor.get(order.next);
  const paymentId = order.next.split('/').at(-1) ?? '';
  stripe.pay(paymentId, card);
  await visitor.get(`/checkout/return/${paymentId}`);
  await shop.server.runJobs();
  const path = '/api/site-users/account/payment-methods';
  const kept = async () =>
    ((await visitor.get(path)).body as { savedMethods: { id: string; label: string }[] }).savedMethods;
  const forget = async (savedMethodId: string) => {
    await visitor.post(`${path}/removal`, { savedMethodId });
    await shop.server.runJobs();
  };
  return { visitor, fill, kept, forget, paymentId };
}

it.each([
  ['4242424242424242', 'approved', 'captured'],
  ['4000000000000341', 'declined', 'declined'],
  ['4000002500003155', 'needsBuyer', 'challenged'],
])('STRIPE-9: the saved card %s is charged without its buyer: %s', async (card, outcome, state) => {
  const email = `${card}@example.com`;
  const { visitor, fill, kept } = await keeper(email, card);
  const [saved] = await kept();
  expect(saved?.label).toBe(`Visa •••• ${card.slice(-4)}`);
  // An unpaid order: its authorisation was released.
  await shop.setUp('stripe', { settings: { capture: 'later' } });
  await fill();
  const { orderId, next } = await shop.order(visitor, { email, paymentMethod: 'stripe' });
  await shop.setUp('stripe', { settings: { capture: 'now' } });
  await visitor.get(next);
  const held = next.split('/').at(-1) ?? '';
  stripe.pay(held);
  await visitor.get(`/checkout/return/${held}`);
  const admin = await shop.server.signIn(shop.website);
  await admin.post(`/api/orders/${orderId}/void`, { paymentId: held });
  const body = { savedMethodId: saved?.id, paymentId: newId() };
  const charge = () => admin.post(`/api/orders/${orderId}/charge`, body);
  expect((await charge()).body).toMatchObject({ outcome });
  expect((await charge()).body).toMatchObject({ outcome });
  expect((await shop.see(orderId)).payments.at(-1)).toMatchObject({ state });
  const intent = stripe.intentOf(body.paymentId);
  expect(intent.amount_received).toBe(outcome === 'approved' ? 2350 : 0);
  if (outcome === 'declined') expect(intent.status).toBe('canceled');
  if (outcome !== 'needsBuyer') return;
  const mails = await mailOf(shop.server, shop.website, email);
  expect(mails.map(({ text }) => text).join()).toContain(`/payments/${body.paymentId}`);
  const page = await visitor.get(`/payments/${body.paymentId}`);
  expect(page.headers.location).toBe(`/payments/stripe/${body.paymentId}`);
  stripe.pay(body.paymentId);
  await visitor.get(`/checkout/return/${body.paymentId}`);
  expect(await shop.see(orderId)).toMatchObject({ paymentState: 'captured' });
  expect((await shop.see(orderId)).payments.at(-1)).toMatchObject({ state: 'captured' });
});

it('STRIPE-9: a removed card is detached at Stripe', async () => {
  const { kept, forget, paymentId } = await keeper('gone@example.com', '4242424242424242');
  const [saved] = await kept();
  const card = stripe.books.card(stripe.intentOf(paymentId).payment_method ?? '');
  expect(card.customer).not.toBe(null);
  await forget(saved?.id ?? '');
  expect(await kept()).toEqual([]);
  const { jobs, database } = shop.server.services;
  await jobs.enqueue(database, { name: 'payments.forget' }, { websiteId: null, data: {} });
  await shop.server.runJobs();
  expect(card.customer).toBe(null);
});

it('ORDER-43: the payment page for cards stays in the language in which the payment was begun', async () => {
  const { variants } = await shop.sell();
  await shop.speak('de');
  const buyer = await shop.employ(await shop.visitorWith(variants[0] ?? ''));
  const { next } = await shop.order(buyer, { paymentMethod: 'stripe' });
  await shop.speak('en');
  const led = await buyer.get(next);
  const { text } = await buyer.get(String(led.headers.location));
  expect(text).toContain('<html lang="de">');
  expect(text).toContain('23,50');
});
