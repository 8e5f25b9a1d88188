import { z } from 'zod';
import { fieldCode } from '../messages/phrase.ts';
import { priceSchema } from '../products/product.ts';

export const maxShippingOptions = 20;

/** A shipping option, with its price in minor units. */
export const shippingOptionSchema = z.object({
  /** Its permanent id in carts and orders. */
  id: z.string().regex(/^[a-z0-9-]{1,40}$/, fieldCode('shippingId')),
  name: z.string().trim().min(1, fieldCode('name')).max(80),
  amount: priceSchema.default(0),
  /** Free from this subtotal, after discount; null for never. */
  freeFrom: priceSchema.nullable().default(null),
});
export type ShippingOption = z.infer<typeof shippingOptionSchema>;

/** In the order shown to buyers; the first is the default (rule CART-26). */
export const shippingOptionsSchema = shippingOptionSchema
  .array()
  .min(1, fieldCode('shippingNone'))
  .max(maxShippingOptions, fieldCode('shippingTooMany'))
  .refine(
    options => new Set(options.map(({ id }) => id)).size === options.length,
    fieldCode('shippingIdTwice'),
  );

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
