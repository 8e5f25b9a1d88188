import type { ExpressView } from '@vitrine/core/checkout/express-view.ts';

export const express: ExpressView = {
  script: '/payments/wallets.js',
  facts: { key: 'public' },
  language: 'en',
  currency: 'EUR',
  shop: 'Kiln & Co.',
  quote: { amount: 2350, lineItems: [], shippingRates: [], idempotencyKey: 'attempt-1' },
  isShipped: true,
  countries: ['DE'],
  boxes: [{ name: 'terms', missing: 'Please agree to the terms.' }],
  words: { title: 'Express checkout', or: 'or', placing: 'Placing…', failed: 'It failed.' },
};
