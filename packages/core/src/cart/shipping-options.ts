/** A shipping option with its price, in minor units. */
export interface ShippingOption {
  /** Its permanent id in carts and orders. */
  readonly id: string;
  readonly name: string;
  readonly amount: number;
  /** Free from this subtotal, after discount; null for never. */
  readonly freeFrom: number | null;
}

/** The option with an id, or the first without one; null if it is not offered. */
export function chosenOption<Option extends Pick<ShippingOption, 'id'>>(
  options: readonly Option[],
  id: string,
): Option | null {
  return (id === '' ? options[0] : options.find(option => option.id === id)) ?? null;
}

/** Its price for goods with this total, after discount. */
export function shippingPrice(
  { amount, freeFrom }: Pick<ShippingOption, 'amount' | 'freeFrom'>,
  after: number,
) {
  return freeFrom !== null && after >= freeFrom ? 0 : amount;
}
