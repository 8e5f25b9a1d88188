export interface GivenDiscount {
  readonly name: string;
  readonly amount: number;
  /** The part of the amount on shipping; unknown for older orders. */
  readonly shippingAmount?: number | undefined;
}

/**
 * The discounts on goods by name, with amounts above zero that add up to `discount`; none for an older order, which
 * does not say what was taken off shipping.
 */
export function discountRows({
  discount,
  discounts,
}: {
  readonly discount: number;
  readonly discounts: readonly GivenDiscount[];
}): { name: string; amount: number }[] {
  const rows = discounts
    .map(({ name, amount, shippingAmount = 0 }) => ({ name, amount: amount - shippingAmount }))
    .filter(({ amount }) => amount > 0);
  return rows.reduce((sum, { amount }) => sum + amount, 0) === discount ? rows : [];
}
