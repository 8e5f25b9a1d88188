import type { CodeView } from '@vitrine/core/cart/cart-view.ts';

const euro = (amount: number) => ({ amount, currency: 'EUR' });

export const discounts = [
  { name: 'Autumn sale', amount: euro(400) },
  { name: 'Welcome', amount: euro(200) },
];

const entered: readonly CodeView[] = [
  { code: 'WELCOME', name: 'Welcome', amount: euro(200), isOnShipping: false, reason: null },
  { code: 'POST', name: 'Post', amount: euro(500), isOnShipping: true, reason: null },
  {
    code: '<B>OLD</B>',
    name: '',
    amount: null,
    isOnShipping: false,
    reason: 'This code is not valid.',
  },
];

const card = { code: '•••• 7KQX', balance: { amount: 5000, currency: 'EUR' }, amount: null, reason: null };

/** The codes and gift cards of a cart. */
export const codes = {
  takesCodes: true,
  codes: entered,
  takesGiftCards: true,
  giftCards: [
    { ...card, id: 'a'.repeat(24), amount: { amount: 5000, currency: 'EUR' } },
    { ...card, id: 'b'.repeat(24), balance: null, reason: 'This gift card can no longer be used.' },
  ],
};
