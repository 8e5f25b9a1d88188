import { z } from 'zod';
import { defineCall } from '../calls/define-call.ts';
import { pagedQuery, pagedReply } from '../calls/paged.ts';
import { liveStateSchema } from '../collections/live-state.ts';
import { callErrors } from '../errors/call.errors.ts';
import { idSchema } from '../id/id.ts';
import { assetSchema } from '../media/asset-schema.ts';
import {
  priceSchema,
  productChangeSchema,
  productInputSchema,
  productSchema,
  productTypeSchema,
  publishStateSchema,
  publishStates,
} from './product.ts';
import { collectedProductSchema } from './product-collection.ts';
import { productErrors } from './products.errors.ts';
import { maxShops } from './shops.ts';
import { structuredContentSchema } from './structured-content.ts';
import { unitSystemSchema } from './unit-systems.ts';

/** The export as a file; takes the filters of the list. */
export const productsFilePath = '/api/products/export.csv';

export const productSorts = ['position', 'title', 'newest', 'updated', 'price', 'stock'] as const;

/** A row of the studio's list. */
export const productListingSchema = z.object({
  id: idSchema,
  title: z.string(),
  slug: z.string(),
  address: z.string(),
  type: productTypeSchema,
  state: publishStateSchema,
  /** Available, Scheduled, Hidden or Unsupported. */
  label: z.string(),
  /** Its public state. */
  live: liveStateSchema,
  image: assetSchema.nullable(),
  startingPrice: priceSchema,
  hasVariedPrices: z.boolean(),
  isOnSale: z.boolean(),
  isSoldOut: z.boolean(),
  /** Items that can be sold; null if unlimited. */
  stock: z.number().int().nullable(),
  variantCount: z.number().int(),
  categories: z.string().array(),
  /** Those that show it, as its owner chose them. */
  shopIds: idSchema.array(),
  updatedAt: z.iso.datetime(),
  deletedAt: z.iso.datetime().nullable(),
  /** If it was asked for. */
  structuredContent: structuredContentSchema.optional(),
});
export type ProductListing = z.infer<typeof productListingSchema>;

/** What the amounts and measures of a product mean. */
const storeFacts = { currency: z.string(), unitSystem: unitSystemSchema };

const productReply = z.object({
  product: productSchema,
  structuredContent: structuredContentSchema,
  /** The existing assets named by the product and its variants. */
  assets: assetSchema.array(),
  /** Those of its related products that are not deleted. */
  related: collectedProductSchema.array(),
  ...storeFacts,
});
const productParams = z.object({ productId: idSchema });

/** A product and the shops that show it. */
const productShopsSchema = z.object({ id: idSchema, shopIds: idSchema.array().max(maxShops) });

export const productCalls = {
  list: defineCall({
    name: 'products.list',
    method: 'GET',
    path: '/api/products',
    summary: 'Products of this website, filtered, sorted, a page at a time.',
    scope: 'website',
    access: 'products.read',
    query: z.object({
      /** Words in the title, the address or a SKU. */
      search: z.string().trim().max(200).default(''),
      /** Whether misspelled words are searched as they are. */
      isExact: z.stringbool().default(false),
      category: z.string().max(100).optional(),
      tag: z.string().max(100).optional(),
      /** Of a page of products. */
      shop: idSchema.optional(),
      state: z.coerce.number().pipe(publishStateSchema).optional(),
      type: z.coerce.number().pipe(productTypeSchema).optional(),
      stock: z.enum(['soldOut', 'inStock']).optional(),
      isDeleted: z.stringbool().default(false),
      sort: z.enum(productSorts).default('position'),
      direction: z.enum(['ascending', 'descending']).default('ascending'),
      /** Whether each has its `structuredContent`. */
      isStructured: z.stringbool().optional(),
      ...pagedQuery,
    }),
    reply: z.object({
      products: productListingSchema.array(),
      /** Counted up to 1,000 if something is searched for. */
      total: z.number().int(),
      /** What was searched for instead of a misspelled search that finds nothing; null if it was not corrected. */
      corrected: z.string().nullable(),
      /** Whether there are more than `total`. */
      isMore: z.boolean(),
      ...pagedReply,
      ...storeFacts,
    }),
  }),
  terms: defineCall({
    name: 'products.terms',
    method: 'GET',
    path: '/api/products/terms',
    summary: 'The categories and tags in use, each with the number of its products.',
    scope: 'website',
    access: 'products.read',
    reply: z.object({
      categories: z.object({ name: z.string(), slug: z.string(), count: z.number().int() }).array(),
      tags: z.object({ name: z.string(), slug: z.string(), count: z.number().int() }).array(),
    }),
  }),
  shops: defineCall({
    name: 'products.shops',
    method: 'GET',
    path: '/api/products/shops',
    summary: 'The pages of products, the oldest first, each with the number of its products.',
    scope: 'website',
    access: 'products.read',
    reply: z.object({
      shops: z.object({ id: idSchema, title: z.string(), count: z.number().int() }).array(),
    }),
  }),
  get: defineCall({
    name: 'products.get',
    method: 'GET',
    path: '/api/products/:productId',
    summary: 'One product with its variants.',
    scope: 'website',
    access: 'products.read',
    params: productParams,
    reply: productReply,
  }),
  create: defineCall({
    name: 'products.create',
    method: 'POST',
    path: '/api/products',
    summary: 'Creates a product.',
    scope: 'website',
    access: 'products.write',
    body: productInputSchema,
    reply: productReply,
    errors: [
      productErrors.slugTaken,
      productErrors.unknownImage,
      productErrors.unknownVideo,
      productErrors.unknownRelated,
      productErrors.unknownShop,
    ],
  }),
  update: defineCall({
    name: 'products.update',
    method: 'PATCH',
    path: '/api/products/:productId',
    summary: 'Changes the given fields; given variants replace the whole table of variants.',
    scope: 'website',
    access: 'products.write',
    params: productParams,
    body: productChangeSchema,
    reply: productReply,
    errors: [
      productErrors.slugTaken,
      productErrors.unknownImage,
      productErrors.unknownVideo,
      productErrors.unknownRelated,
      productErrors.unknownShop,
      productErrors.unknownVariant,
      callErrors.conflict,
    ],
  }),
  remove: defineCall({
    name: 'products.remove',
    method: 'DELETE',
    path: '/api/products/:productId',
    summary: 'Deletes a product; it can be restored for 30 days.',
    scope: 'website',
    access: 'products.write',
    params: productParams,
    reply: z.null(),
  }),
  restore: defineCall({
    name: 'products.restore',
    method: 'POST',
    path: '/api/products/:productId/restore',
    summary: 'Restores a deleted product, hidden from visitors.',
    scope: 'website',
    access: 'products.write',
    params: productParams,
    reply: productReply,
    errors: [productErrors.restoreTooLate],
  }),
  duplicate: defineCall({
    name: 'products.duplicate',
    method: 'POST',
    path: '/api/products/:productId/duplicate',
    summary: 'Makes a hidden copy with SKUs of its own.',
    scope: 'website',
    access: 'products.write',
    params: productParams,
    reply: productReply,
  }),
  changeMany: defineCall({
    name: 'products.changeMany',
    method: 'POST',
    path: '/api/products/bulk',
    summary: 'Applies one action to many products at once; unknown ids are ignored.',
    scope: 'website',
    access: 'products.write',
    body: z.object({
      ids: idSchema.array().min(1).max(500),
      action: z.discriminatedUnion('kind', [
        z.object({
          kind: z.literal('setState'),
          state: z.union([
            z.literal(publishStates.published),
            z.literal(publishStates.needsReview),
            z.literal(publishStates.draft),
            z.literal(publishStates.private),
          ]),
        }),
        z.object({ kind: z.literal('delete') }),
        z.object({ kind: z.literal('restore') }),
        z.object({ kind: z.literal('addCategory'), name: z.string().trim().min(1).max(100) }),
        z.object({ kind: z.literal('removeCategory'), name: z.string().trim().min(1).max(100) }),
        z.object({ kind: z.literal('moveToShop'), shopId: idSchema }),
        z.object({ kind: z.literal('addToShop'), shopId: idSchema }),
        /** Undoes the two: each product is in its former shops. */
        z.object({ kind: z.literal('setShops'), shops: productShopsSchema.array().max(500) }),
      ]),
    }),
    reply: z.object({
      changed: z.number().int(),
      /** Where they were, if they went to a shop. */
      shopsBefore: productShopsSchema.array().optional(),
    }),
    errors: [productErrors.unknownShop],
  }),
} as const;
