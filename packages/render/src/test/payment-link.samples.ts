import type { CheckoutView } from '@vitrine/core/checkout/checkout-view.ts';
import type { PageContent } from '../page-content.ts';

export const paymentLinkPages = (checkout: CheckoutView): Record<string, PageContent> => ({
  'payment link': {
    kind: 'payment-link',
    link: {
      stage: 'open',
      address: '/checkout/pay/a-token',
      expiresAt: '2026-12-21T09:00:00Z',
      email: 'ann@example.com',
      vatId: '',
      note: '',
      sentTo: ['Ann Lee', 'Hauptstr. 1', '10115 Berlin'],
      billedTo: ['Lee GmbH', 'Postfach 12', '10117 Berlin'],
      shippingName: 'Courier',
      checkout,
    },
  },
  'payment link expired': { kind: 'payment-link', link: { stage: 'expired' } },
  'payment link of a changed draft': { kind: 'payment-link', link: { stage: 'changed' } },
  'payment link of an order': {
    kind: 'payment-link',
    link: { stage: 'ordered', orderAddress: '/checkout/status/a-token' },
  },
});
