import { z } from 'zod';
import { countrySchema } from '../addresses/countries.ts';
import { placeFields } from '../cart/place-fields.ts';
import { fieldCode } from '../messages/phrase.ts';
import { priceSchema } from '../products/product.ts';

export const maxZones = 50;
export const maxShippingOptions = 20;
export const maxBrackets = 20;

const idSchema = z.string().regex(/^[a-z0-9-]{1,40}$/, fieldCode('shippingId'));
const line = z.string().trim().max(200);

/** Where buyers collect their order; it is taxed there. */
export const pickupPlaceSchema = z.object({
  line1: line.min(1, fieldCode('address')),
  postalCode: line.max(20).default(''),
  city: line.default(''),
  region: line.default(''),
  country: countrySchema,
  /** When it is open, in the owner’s words. */
  hours: z.string().trim().max(500).default(''),
});
export type PickupPlace = z.infer<typeof pickupPlaceSchema>;

/** Up to a weight in grams or a subtotal in minor units; null for everything above. */
const bracketSchema = z.object({
  upTo: z.number().int().min(1, fieldCode('aboveZero')).max(100_000_000).nullable(),
  amount: priceSchema,
});
export type Bracket = z.infer<typeof bracketSchema>;

/** What an order was promised: when it arrives, and where it is collected. */
export const deliverySchema = z.object({ time: z.string(), pickup: pickupPlaceSchema.nullable() });
export type Delivery = z.infer<typeof deliverySchema>;

/** A shipping option of a zone; all amounts in minor units. */
export const shippingMethodSchema = z
  .object({
    /** Its permanent id in carts and orders. */
    id: idSchema,
    name: z.string().trim().min(1, fieldCode('name')).max(80),
    by: z.enum(['flat', 'weight', 'price']).default('flat'),
    /** The price if it is flat. */
    amount: priceSchema.default(0),
    /** The prices by weight or subtotal, in ascending order. */
    brackets: bracketSchema.array().max(maxBrackets).default([]),
    /** Free from this subtotal, after discount; null for never. */
    freeFrom: priceSchema.nullable().default(null),
    /** Offered from this subtotal, after discount. */
    minimum: priceSchema.default(0),
    /** When it arrives, in the owner’s words; empty if nothing is promised. */
    time: z.string().trim().max(120).default(''),
    /** Where buyers collect it; null if it is sent. */
    pickup: pickupPlaceSchema.nullable().default(null),
  })
  .refine(({ by, brackets }) => by === 'flat' || brackets.length > 0, {
    path: ['brackets'],
    message: fieldCode('bracketNone'),
  })
  .refine(({ brackets }) => isAscending(brackets), {
    path: ['brackets'],
    message: fieldCode('bracketOrder'),
  });
export type ShippingMethod = z.infer<typeof shippingMethodSchema>;

function isAscending(brackets: readonly Bracket[]): boolean {
  return brackets.every(({ upTo }, at) => {
    const next = brackets[at + 1];
    if (next === undefined) return true;
    return upTo !== null && (next.upTo === null || next.upTo > upTo);
  });
}

/** Places with the same options, in the order shown to buyers; the first is the default (rule CART-26). */
const shippingZoneSchema = z.object({
  id: idSchema,
  name: z.string().trim().min(1, fieldCode('name')).max(80),
  places: z.object(placeFields).array().min(1, fieldCode('zonePlace')).max(300),
  options: shippingMethodSchema.array().max(maxShippingOptions, fieldCode('shippingTooMany')),
});
export type ShippingZone = z.infer<typeof shippingZoneSchema>;

export const shippingZonesSchema = shippingZoneSchema
  .array()
  .max(maxZones)
  .refine(zones => areUnique(zones.map(({ id }) => id)), fieldCode('shippingIdTwice'))
  .refine(
    zones => areUnique(zones.flatMap(({ options }) => options.map(({ id }) => id))),
    fieldCode('shippingIdTwice'),
  );

function areUnique(ids: readonly string[]): boolean {
  return new Set(ids).size === ids.length;
}

/** The zone of a store that has set none: one option for the whole world. */
export const firstZones: z.input<typeof shippingZonesSchema> = [
  {
    id: 'everywhere',
    name: 'Everywhere',
    places: [{ country: '*' }],
    options: [{ id: 'standard', name: 'Standard shipping' }],
  },
];
