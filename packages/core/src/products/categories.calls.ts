import { z } from 'zod';
import { defineCall } from '../calls/define-call.ts';
import { indexSchema } from '../calls/version.ts';
import { idSchema } from '../id/id.ts';
import { assetSchema } from '../media/asset-schema.ts';
import { fieldCode } from '../messages/phrase.ts';
import { categoryErrors as errors } from './categories.errors.ts';
import { categorySchema, listedCategorySchema } from './category.ts';
import { maxCategoryLength, slugSchema } from './product.ts';
import { searchWords } from './search-words.ts';

const params = z.object({ categoryId: idSchema });
const reply = z.object({
  category: categorySchema,
  /** Its picture, if it is in the media library. */
  image: assetSchema.nullable(),
});
const name = z.string().trim().min(1, fieldCode('name'));

export const categoryCalls = {
  list: defineCall({
    name: 'categories.list',
    method: 'GET',
    path: '/api/categories',
    summary: 'All categories of products, each with the one above it.',
    scope: 'website',
    access: 'products.read',
    reply: z.object({ categories: listedCategorySchema.array() }),
  }),
  get: defineCall({
    name: 'categories.get',
    method: 'GET',
    path: '/api/categories/:categoryId',
    summary: 'One category with its text, its picture and what search engines read.',
    scope: 'website',
    access: 'products.read',
    params,
    reply,
  }),
  create: defineCall({
    name: 'categories.create',
    method: 'POST',
    path: '/api/categories',
    summary: 'Creates a category, last below another or at the top.',
    scope: 'website',
    access: 'products.write',
    body: z.object({ name: name.max(maxCategoryLength), parentId: idSchema.nullable().default(null) }),
    reply,
    errors: [errors.nameTaken, errors.tooMany, errors.tooDeep, errors.unknownParent],
  }),
  change: defineCall({
    name: 'categories.change',
    method: 'PATCH',
    path: '/api/categories/:categoryId',
    summary: 'Changes the given fields; a new address redirects from the old one.',
    scope: 'website',
    access: 'products.write',
    params,
    body: z
      .object({
        /** Longer than 25 characters only if it stays as it is. */
        name: name.max(100),
        slug: slugSchema,
        description: z.string().trim().max(5000),
        imageId: idSchema.nullable(),
        ...searchWords,
      })
      .partial(),
    reply,
    errors: [errors.nameTaken, errors.nameTooLong, errors.slugTaken, errors.unknownImage],
  }),
  move: defineCall({
    name: 'categories.move',
    method: 'POST',
    path: '/api/categories/:categoryId/move',
    summary: 'Moves a category with everything below it.',
    scope: 'website',
    access: 'products.write',
    params,
    body: z.object({
      parentId: idSchema.nullable(),
      /** Among those beside it, counted without itself. */
      index: indexSchema,
    }),
    reply: z.null(),
    errors: [errors.nameTaken, errors.belowItself, errors.tooDeep, errors.unknownParent],
  }),
  remove: defineCall({
    name: 'categories.remove',
    method: 'DELETE',
    path: '/api/categories/:categoryId',
    summary: 'Deletes a category with those below it; it can be restored for 30 days. Products stay.',
    scope: 'website',
    access: 'products.write',
    params,
    reply: z.null(),
  }),
  restore: defineCall({
    name: 'categories.restore',
    method: 'POST',
    path: '/api/categories/:categoryId/restore',
    summary: 'Restores a deleted category with those deleted with it, to where it was or at the top.',
    scope: 'website',
    access: 'products.write',
    params,
    reply: z.null(),
    errors: [errors.tooMany, errors.tooDeep],
  }),
} as const;
