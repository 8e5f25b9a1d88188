import type { OrderPageView } from '@vitrine/core/checkout/checkout-view.ts';
import type { PageContent } from '../page-content.ts';

export const balancePages = (order: OrderPageView): Record<string, PageContent> => ({
  'what is left of an order': {
    kind: 'balance',
    link: {
      stage: 'open',
      address: '/checkout/balance/a-token',
      expiresAt: '2026-12-21T09:00:00Z',
      number: '1001',
      amount: 1850,
      amountText: '€18.50',
      paymentMethods: [
        { id: 'card', name: 'Card', description: '', isSaved: false, isChosen: true },
        { id: 'manual', name: 'Bank transfer', description: 'Paid later.', isSaved: false, isChosen: false },
      ],
      problems: ['The payment was declined, and nothing was charged.'],
      order,
    },
  },
  'paid balance': {
    kind: 'balance',
    link: { stage: 'paid', orderAddress: '/checkout/status/a-token', order: null },
  },
  'expired balance': { kind: 'balance', link: { stage: 'expired', order: null } },
  'withdrawn balance': { kind: 'balance', link: { stage: 'withdrawn', order: null } },
  'replaced balance': { kind: 'balance', link: { stage: 'replaced', order: null } },
  'balance of a cancelled order': { kind: 'balance', link: { stage: 'cancelled', order: null } },
});
