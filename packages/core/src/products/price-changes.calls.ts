import { z } from 'zod';
import { defineCall } from '../calls/define-call.ts';
import { idSchema } from '../id/id.ts';
import { keptPriceReasons, priceChangeKinds } from './price-change.ts';
import { maxPrice, priceSchema } from './product.ts';
import { productErrors } from './products.errors.ts';

/** The number of products that one request may change. */
const maxPricedProducts = 200;
/** The number of their variants. */
export const maxPricedVariants = 5000;

const variantFacts = {
  variantId: idSchema,
  title: z.string(),
  optionValues: z.string().array(),
  from: priceSchema,
};

export const priceChangeCalls = {
  plan: defineCall({
    name: 'products.planPrices',
    method: 'GET',
    path: '/api/products/prices',
    summary: 'The prices that a change by percent or amount would set for the variants of these products.',
    scope: 'website',
    access: 'products.read',
    query: z.object({
      /** Ids of products with commas between them; unknown ones are ignored. */
      ids: z
        .string()
        .max(25 * maxPricedProducts)
        .transform(text => text.split(','))
        .pipe(idSchema.array().min(1).max(maxPricedProducts)),
      by: z.enum(priceChangeKinds),
      /** Hundredths of a percent, or minor units. */
      value: z.coerce.number().int().min(-maxPrice).max(maxPrice),
    }),
    reply: z.object({
      currency: z.string(),
      prices: z.object({ ...variantFacts, to: priceSchema }).array(),
      kept: z.object({ ...variantFacts, why: z.enum(keptPriceReasons) }).array(),
    }),
    errors: [productErrors.tooManyVariants],
  }),
  set: defineCall({
    name: 'products.setPrices',
    method: 'PUT',
    path: '/api/products/prices',
    summary:
      'Sets the prices of many variants. One whose price is no longer `from`, or that is on sale for at least `to`, is kept.',
    scope: 'website',
    access: 'products.write',
    body: z.object({
      prices: z
        .object({ variantId: idSchema, from: priceSchema, to: priceSchema })
        .array()
        .min(1)
        .max(maxPricedVariants),
    }),
    reply: z.object({ changed: z.number().int(), kept: z.number().int() }),
  }),
} as const;
