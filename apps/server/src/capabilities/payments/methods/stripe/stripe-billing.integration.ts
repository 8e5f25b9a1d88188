import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStripeShop } from '../../../../../test/stripe-stand-in/stripe-shop.ts';
import type { StripeStandIn } from '../../../../../test/stripe-stand-in/stripe-stand-in.ts';
import type { TestShop } from '../../../checkout/shop.fixture.ts';

let shop: TestShop;
let stripe: StripeStandIn;
beforeAll(async () => {
  ({ shop, stripe } = await openStripeShop());
});
afterAll(async () => {
  await stripe?.close();
  await shop?.server.stop();
});

it.each([
  [
    'the address of the delivery',
    {},
    {
      name: 'Ann Lee',
      email: 'ann@example.com',
      address: { line1: 'Hauptstr. 1', city: 'Berlin', postal_code: '10115', country: 'DE' },
    },
  ],
  [
    'the address of the invoice, if it is another',
    {
      billingApart: 'on',
      billingCountry: 'US',
      billingName: 'Lee <Books> Inc.',
      billingLine1: '1 Main St',
      billingCity: 'Albany',
      billingRegion: 'NY',
      billingPostalCode: '12207',
    },
    {
      name: 'Lee <Books> Inc.',
      email: 'ann@example.com',
      address: { line1: '1 Main St', city: 'Albany', state: 'NY', postal_code: '12207', country: 'US' },
    },
  ],
])('STRIPE-11: the page for a card gives Stripe %s, and nothing empty', async (_, typed, billing) => {
  const { variants } = await shop.sell();
  const visitor = await shop.employ(await shop.visitorWith(variants[0] ?? ''));
  const order = await shop.order(visitor, { paymentMethod: 'stripe', ...typed });
  const led = await visitor.get(order.next);
  const { text } = await visitor.get(String(led.headers.location), { accept: 'text/html' });
  const [, data = ''] = /data-stripe="([^"]+)"/.exec(text) ?? [];
  expect(
    JSON.parse(data.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>')).billing,
  ).toEqual(billing);
  // Nothing of it is known once the payment has ended.
  const paymentId = order.next.split('/').at(-1) ?? '';
  stripe.pay(paymentId);
  await visitor.get(`/checkout/return/${paymentId}`);
  expect((await visitor.get(`/payments/stripe/${paymentId}`)).status).toBe(303);
});
