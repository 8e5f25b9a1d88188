import type { PageContent } from '../page-content.ts';

/** Those of an order. */
export const boughtCards = [
  { code: 'ABCD-EFGH-2345-7KQX', amount: '€25.00', email: 'ann@example.com', sendsOn: '' },
  { code: 'ABCD-EFGH-2345-8KQX', amount: '€25.00', email: 'bob@example.com', sendsOn: 'December 24, 2030' },
];

/** What is left on a card, and a code that no card has. */
export const giftCardPages = {
  giftCard: {
    kind: 'gift-card',
    giftCard: {
      code: 'ABCD-EFGH-2345-7KQX',
      problem: null,
      found: { left: '€12.50', validUntil: 'December 31, 2030', reason: null },
    },
  },
  giftCardUnknown: {
    kind: 'gift-card',
    giftCard: { code: 'ABCD', problem: 'No gift card has this code.', found: null },
  },
} satisfies Record<string, PageContent>;
