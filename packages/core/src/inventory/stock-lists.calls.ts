import { z } from 'zod';
import { defineCall } from '../calls/define-call.ts';
import { pagedQuery, pagedReply } from '../calls/paged.ts';
import { idSchema } from '../id/id.ts';
import { assetSchema } from '../media/asset-schema.ts';
import { stockReasons } from './inventory.calls.ts';

export const stockFilters = ['low', 'soldOut'] as const;

/** What tells variants apart. */
const variantFacts = {
  productId: idSchema,
  title: z.string(),
  optionValues: z.string().array(),
  sku: z.string(),
};

const listedStockSchema = z.object({
  variantId: idSchema,
  ...variantFacts,
  image: assetSchema.nullable(),
  isDigital: z.boolean(),
  /** null means unlimited. */
  onHand: z.number().int().nullable(),
  reserved: z.number().int(),
  /** null means unlimited. */
  saleable: z.number().int().nullable(),
});
export type ListedStock = z.infer<typeof listedStockSchema>;

const movementSchema = z.object({
  id: idSchema,
  variantId: idSchema,
  at: z.iso.datetime(),
  /** null when counting began or ended. */
  change: z.number().int().nullable(),
  /** What was left; null means unlimited. */
  onHand: z.number().int().nullable(),
  reason: z.enum(stockReasons),
  /** Its number is null until it is placed. */
  order: z.object({ id: idSchema, number: z.number().int().nullable() }).nullable(),
  /** An account’s email, `visitor` or `operator`. */
  actor: z.string(),
  /** null once the variant is gone for good. */
  variant: z.object(variantFacts).nullable(),
});
export type Movement = z.infer<typeof movementSchema>;

const counted = {
  /** Counted up to 1,000. */
  total: z.number().int(),
  /** Whether there are more than `total`. */
  isMore: z.boolean(),
  ...pagedReply,
};

export const stockListCalls = {
  list: defineCall({
    name: 'inventory.list',
    method: 'GET',
    path: '/api/inventory',
    summary:
      'The stock of all variants by the title of their product; what is low or sold out, fewest first.',
    scope: 'website',
    access: 'inventory.manage',
    query: z.object({
      /** Words in the title of the product or in a SKU. */
      search: z.string().trim().max(200).default(''),
      stock: z.enum(stockFilters).optional(),
      ...pagedQuery,
    }),
    reply: z.object({
      variants: listedStockSchema.array(),
      /** At most so many are low (rule STOCK-5). */
      fewFrom: z.number().int(),
      ...counted,
    }),
  }),
  movements: defineCall({
    name: 'inventory.movements',
    method: 'GET',
    path: '/api/inventory/movements',
    summary: 'What changed the stock of all variants, or of one, newest first.',
    scope: 'website',
    access: 'inventory.manage',
    query: z.object({
      variant: idSchema.optional(),
      reason: z.enum(stockReasons).optional(),
      ...pagedQuery,
    }),
    reply: z.object({
      movements: movementSchema.array(),
      /** The one that was asked for, if it exists. */
      variant: z.object(variantFacts).nullable(),
      ...counted,
    }),
  }),
} as const;
