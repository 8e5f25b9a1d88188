import type { PricedDiscount } from '@vitrine/core/cart/apply-discounts.ts';
import type { CodeView } from '@vitrine/core/cart/cart-view.ts';
import type { CartTotals } from '@vitrine/core/cart/price-cart.ts';
import { reasonInWords } from '@vitrine/core/discounts/reason-in-words.ts';
import { formatMoney } from '@vitrine/core/money/format-money.ts';
import { priceIn } from '@vitrine/core/money/price-in.ts';
import type { Context } from '../../context.ts';
import type { CartRow } from './cart.store.ts';

/** The codes of a cart, each with what it takes off or why it does not apply (rule DISCOUNT-4). */
export function codeViews(
  { website }: Context,
  { codes }: Pick<CartRow, 'codes'>,
  { discounts }: Pick<CartTotals, 'discounts'>,
): CodeView[] {
  const { language, store } = website.settings;
  const money = (amount: number) => formatMoney(priceIn(store, amount), language);
  const known = new Map<string | null, PricedDiscount>(discounts.map(one => [one.code, one]));
  return codes.map(code => {
    const found = known.get(code);
    const reason = found === undefined ? ({ code: 'unknown' } as const) : found.reason;
    return {
      code,
      name: found?.name ?? '',
      amount: reason === null && found !== undefined ? priceIn(store, found.amount) : null,
      isOnShipping: (found?.shippingAmount ?? 0) > 0,
      reason: reason === null ? null : reasonInWords(reason, { language, money }),
    };
  });
}
