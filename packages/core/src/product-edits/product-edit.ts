import { z } from 'zod';
import { instantSchema } from '../calls/instant.ts';
import { idSchema } from '../id/id.ts';
import { givenReasons } from '../inventory/inventory.calls.ts';
import { fieldCode } from '../messages/phrase.ts';
import {
  maxCategoryLength,
  maxPrice,
  maxStock,
  maxTagLength,
  priceSchema,
  productTypeSchema,
  publishStateSchema,
  publishStates,
} from '../products/product.ts';
import { taxClassIdSchema } from '../tax/tax-settings.ts';

/** To minor units, to whole units, or to the nearest price that ends in .99. */
export const roundings = ['exact', 'whole', 'ninetyNine'] as const;
export type Rounding = (typeof roundings)[number];

const rounding = z.enum(roundings).default('exact');
const moment = instantSchema.nullable().default(null);
/** Hundredths. */
const percent = z.number().int();
const reason = z.enum(givenReasons).default('counted');
const count = z.number().int();

/** The one thing that is done with each product (rule EDITS-1). */
export const productEditChangeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('setPrice'), price: priceSchema }),
  z.object({
    kind: z.literal('addToPrice'),
    /** Minor units; below zero it lowers prices. */
    amount: z.number().int().min(-maxPrice).max(maxPrice),
    rounding,
  }),
  z.object({ kind: z.literal('scalePrice'), percent: percent.min(-10_000).max(100_000), rounding }),
  z
    .object({
      kind: z.literal('beginSale'),
      /** By how much the sale price is below the price. */
      percent: percent.min(1).max(9_999),
      rounding,
      from: moment,
      until: moment,
    })
    .refine(({ from, until }) => from === null || until === null || new Date(from) < new Date(until), {
      path: ['until'],
      message: fieldCode('saleEnd'),
    }),
  z.object({ kind: z.literal('endSale') }),
  z.object({
    kind: z.literal('setState'),
    state: z.union([
      z.literal(publishStates.published),
      z.literal(publishStates.draft),
      z.literal(publishStates.private),
    ]),
  }),
  z.object({ kind: z.literal('addTag'), name: z.string().trim().min(1).max(maxTagLength) }),
  z.object({ kind: z.literal('removeTag'), name: z.string().trim().min(1).max(100) }),
  z.object({ kind: z.literal('addCategory'), name: z.string().trim().min(1).max(maxCategoryLength) }),
  z.object({ kind: z.literal('removeCategory'), name: z.string().trim().min(1).max(100) }),
  z.object({ kind: z.literal('setStock'), onHand: count.min(0).max(maxStock).nullable(), reason }),
  z.object({ kind: z.literal('addToStock'), change: count.min(-maxStock).max(maxStock), reason }),
  z.object({ kind: z.literal('setTaxClass'), taxClass: taxClassIdSchema }),
]);
export type ProductEditChange = z.output<typeof productEditChangeSchema>;

const maxEditedByHand = 500;

/** Products by their ids, or all that the studio’s list shows with these filters. */
export const productSelectionSchema = z.union([
  z.object({ ids: idSchema.array().min(1).max(maxEditedByHand) }),
  z.object({
    filter: z.object({
      search: z.string().trim().max(200).default(''),
      category: z.string().max(100).optional(),
      tag: z.string().max(100).optional(),
      shop: idSchema.optional(),
      state: publishStateSchema.optional(),
      type: productTypeSchema.optional(),
      stock: z.enum(['soldOut', 'inStock']).optional(),
    }),
  }),
]);
export type ProductSelection = z.output<typeof productSelectionSchema>;

/** Why a product stays as it is. */
export const keptReasons = [
  'changed',
  'deleted',
  'belowZero',
  'tooHigh',
  'belowSale',
  'noSale',
  'digital',
  'unlimited',
  'tooMany',
  'refused',
] as const;
export type KeptReason = (typeof keptReasons)[number];

export const editStates = ['waiting', 'running', 'stopped', 'done', 'failed', 'undoing', 'undone'] as const;
export type EditState = (typeof editStates)[number];

export const itemStates = ['waiting', 'changed', 'same', 'kept', 'undone', 'undoKept'] as const;
export type ItemState = (typeof itemStates)[number];

/** What an edit touches of a variant. */
const variantPartSchema = z.object({
  id: idSchema,
  price: priceSchema.optional(),
  salePrice: priceSchema.nullable().optional(),
  isOnSale: z.boolean().optional(),
  saleFrom: z.iso.datetime().nullable().optional(),
  saleUntil: z.iso.datetime().nullable().optional(),
  stock: count.nullable().optional(),
});
export type VariantPart = z.output<typeof variantPartSchema>;

/** What an edit touches of a product, as it was before or is after it. */
export const productPartSchema = z.object({
  state: publishStateSchema.optional(),
  publishAt: z.iso.datetime().nullable().optional(),
  tags: z.string().array().optional(),
  categories: z.string().array().optional(),
  taxClass: taxClassIdSchema.optional(),
  variants: variantPartSchema.array().optional(),
});
export type ProductPart = z.output<typeof productPartSchema>;

/** A product of an edit. */
export const editedProductSchema = z.object({
  productId: idSchema,
  title: z.string(),
  state: z.enum(itemStates),
  why: z.enum(keptReasons).nullable(),
  before: productPartSchema.nullable(),
  after: productPartSchema.nullable(),
});
export type EditedProduct = z.infer<typeof editedProductSchema>;

export const productEditSchema = z.object({
  id: idSchema,
  change: productEditChangeSchema,
  state: z.enum(editStates),
  /** Products: all, those that were worked on, and what came of them. */
  total: count,
  done: count,
  changed: count,
  kept: count,
  /** Those that are as they were before again. */
  undone: count,
  undoKept: count,
  /** The email of the person who began it. */
  actor: z.string(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
});
export type ProductEdit = z.infer<typeof productEditSchema>;

/** Days in which an edit is listed and can be undone. */
export const editDays = 30;
