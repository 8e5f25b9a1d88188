import type { TotalsView } from '@vitrine/core/cart/cart-view.ts';
import { discounts } from './discount-codes.samples.ts';
import { euro } from './subscription.samples.ts';

/** Two bowls with a discount, sent for nothing. */
export const totals: TotalsView = {
  subtotal: euro(5600),
  discount: euro(600),
  discounts,
  shipping: euro(0),
  tax: euro(798),
  taxes: [{ name: '', rate: 19_000, amount: euro(798) }],
  total: euro(5000),
  isTaxIncluded: true,
  isReverseCharged: false,
  isTaxOpen: false,
};
