import { maxAutomatic, ruleOfDiscount } from '@vitrine/core/discounts/discount.ts';
import type { Context } from '../../context.ts';
import type { AddedPriceRules, PricedBuyer, PricedProduct } from '../../price-rules.ts';
import { inputOf } from './discount-view.ts';
import { type RowWithUses, readForCart, readHasCodes } from './uses.store.ts';

/** The discounts of a cart: those that apply by themselves, then those of its codes in the order of entry (DISCOUNT-3). */
export async function discountsOfCart(
  { clock, database, website }: Context,
  _: readonly PricedProduct[],
  buyer: PricedBuyer,
): Promise<AddedPriceRules> {
  const rows = await readForCart(database, website.id, {
    ...buyer,
    now: clock.now(),
    limit: maxAutomatic,
  });
  const place = ({ code }: RowWithUses) => (code === null ? -1 : buyer.codes.indexOf(code));
  const sorted = rows.toSorted((a, b) => place(a) - place(b));
  return {
    discounts: sorted.map(row => ruleOfDiscount({ ...inputOf(row), id: row.id })),
    used: Object.fromEntries(
      rows.map(({ id, used, by_customer, is_own }) => [
        id,
        { byCustomer: by_customer, byAll: used - (is_own ? 1 : 0) },
      ]),
    ),
  };
}

/** Whether the cart and the checkout ask for a code: not in a shop that has none (rule DISCOUNT-4). */
export function takesCodes({ database, website }: Context): Promise<boolean> {
  return readHasCodes(database, website.id);
}
