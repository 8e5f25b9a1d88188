import { z } from 'zod';
import { defineCall } from '../calls/define-call.ts';
import { idSchema } from '../id/id.ts';
import { fieldCode } from '../messages/phrase.ts';
import { slugSchema } from './product.ts';
import {
  collectedProductSchema,
  maxPicks,
  productCollectionSchema,
  ruleSchema,
} from './product-collection.ts';
import { productCollectionErrors as errors } from './product-collections.errors.ts';
import { searchWords } from './search-words.ts';

const params = z.object({ collectionId: idSchema });
const reply = z.object({
  collection: productCollectionSchema,
  /** Of the prices in its rule. */
  currency: z.string(),
});
const name = z.string().trim().min(1, fieldCode('name')).max(100);
const write = { scope: 'website', access: 'products.write' } as const;
const read = { scope: 'website', access: 'products.read' } as const;

export const productCollectionCalls = {
  list: defineCall({
    name: 'productCollections.list',
    method: 'GET',
    path: '/api/product-collections',
    summary: 'All product collections, by name, each with how many products it has.',
    ...read,
    reply: z.object({
      collections: productCollectionSchema
        .pick({ id: true, name: true, slug: true, address: true, imageId: true })
        .extend({ isByRule: z.boolean(), count: z.number().int() })
        .array(),
    }),
  }),
  get: defineCall({
    name: 'productCollections.get',
    method: 'GET',
    path: '/api/product-collections/:collectionId',
    summary: 'One product collection with its text, its picture and its rule.',
    ...read,
    params,
    reply,
  }),
  create: defineCall({
    name: 'productCollections.create',
    method: 'POST',
    path: '/api/product-collections',
    summary: 'Creates an empty product collection that is arranged by hand.',
    ...write,
    body: z.object({ name }),
    reply,
    errors: [errors.tooMany],
  }),
  change: defineCall({
    name: 'productCollections.change',
    method: 'PATCH',
    path: '/api/product-collections/:collectionId',
    summary: 'Changes the given fields; a new address redirects from the old one.',
    ...write,
    params,
    body: z
      .object({
        name,
        slug: slugSchema,
        description: z.string().trim().max(5000),
        imageId: idSchema.nullable(),
        ...searchWords,
        rule: ruleSchema.nullable(),
      })
      .partial(),
    reply,
    errors: [errors.slugTaken, errors.unknownImage],
  }),
  products: defineCall({
    name: 'productCollections.products',
    method: 'GET',
    path: '/api/product-collections/:collectionId/products',
    summary: 'The products arranged by hand, in their order.',
    ...read,
    params,
    reply: z.object({ products: collectedProductSchema.array() }),
  }),
  arrange: defineCall({
    name: 'productCollections.arrange',
    method: 'PUT',
    path: '/api/product-collections/:collectionId/products',
    summary: 'Replaces the products of a collection arranged by hand, in the given order.',
    ...write,
    params,
    body: z.object({ productIds: idSchema.array().max(maxPicks) }),
    reply: z.object({ products: collectedProductSchema.array() }),
    errors: [errors.unknownProduct, errors.byRule],
  }),
  preview: defineCall({
    name: 'productCollections.preview',
    method: 'POST',
    path: '/api/product-collections/preview',
    summary: 'How many products a rule finds, and the first of them. Changes nothing.',
    ...read,
    body: z.object({ rule: ruleSchema }),
    reply: z.object({ total: z.number().int(), products: collectedProductSchema.array() }),
  }),
  remove: defineCall({
    name: 'productCollections.remove',
    method: 'DELETE',
    path: '/api/product-collections/:collectionId',
    summary: 'Deletes a product collection; it can be restored for 30 days. Products stay.',
    ...write,
    params,
    reply: z.null(),
  }),
  restore: defineCall({
    name: 'productCollections.restore',
    method: 'POST',
    path: '/api/product-collections/:collectionId/restore',
    summary: 'Restores a deleted product collection with its products.',
    ...write,
    params,
    reply: z.null(),
    errors: [errors.tooMany],
  }),
} as const;
