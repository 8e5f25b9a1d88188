import { z } from 'zod';
import { idSchema } from '../id/id.ts';
import { fieldCode } from '../messages/phrase.ts';
import { maxTagLength, priceSchema, productTypeSchema } from './product.ts';
import { productOrders } from './product-filters.ts';

/** Of one website (rule PRODUCTLIST-1). */
export const maxProductCollections = 500;
/** In a collection that is arranged by hand (rule PRODUCTLIST-3). */
export const maxPicks = 250;
export const maxConditions = 20;

/** What a product must be to be in a collection (rule PRODUCTLIST-4). */
export const conditionSchema = z.discriminatedUnion('kind', [
  /** By the term of the category; those below it count too. */
  z.object({ kind: z.literal('category'), term: z.string().trim().min(1, fieldCode('value')).max(200) }),
  z.object({ kind: z.literal('tag'), tag: z.string().trim().min(1, fieldCode('value')).max(maxTagLength) }),
  /** The starting price in minor units; null for no limit. */
  z.object({ kind: z.literal('price'), from: priceSchema.nullable(), to: priceSchema.nullable() }),
  z.object({ kind: z.literal('sale') }),
  z.object({ kind: z.literal('stock') }),
  z.object({ kind: z.literal('type'), type: productTypeSchema }),
  z.object({ kind: z.literal('created'), days: z.number().int().min(1).max(3650) }),
  z.object({ kind: z.literal('title'), text: z.string().trim().min(1, fieldCode('value')).max(100) }),
]);
export type ProductCondition = z.infer<typeof conditionSchema>;

export const ruleSchema = z.object({
  /** Whether one condition is enough. */
  isAny: z.boolean(),
  conditions: conditionSchema.array().max(maxConditions),
  order: z.enum(productOrders),
});
export type CollectionRule = z.infer<typeof ruleSchema>;

export const productCollectionSchema = z.object({
  id: idSchema,
  slug: z.string(),
  name: z.string(),
  /** Of its page on the live website. */
  address: z.string(),
  description: z.string(),
  imageId: idSchema.nullable(),
  seoTitle: z.string(),
  seoDescription: z.string(),
  /** Null if it is arranged by hand. */
  rule: ruleSchema.nullable(),
});
export type ProductCollection = z.infer<typeof productCollectionSchema>;

/** A product as the studio lists it in a collection. */
export const collectedProductSchema = z.object({
  id: idSchema,
  title: z.string(),
  /** Of its first picture. */
  imageId: idSchema.nullable(),
  /** Whether visitors see it now. */
  isVisible: z.boolean(),
});
export type CollectedProduct = z.infer<typeof collectedProductSchema>;
