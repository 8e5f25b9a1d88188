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

/** The codes of a cart. */
export const codes = { takesCodes: true, codes: entered };
