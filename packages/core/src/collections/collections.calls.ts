import { z } from 'zod';
import { defineCall } from '../calls/define-call.ts';
import { instantSchema } from '../calls/instant.ts';
import { pagedQuery, pagedReply } from '../calls/paged.ts';
import { indexSchema } from '../calls/version.ts';
import { idSchema } from '../id/id.ts';
import { linkSchema } from '../links/link.ts';
import { fieldCode } from '../messages/phrase.ts';
import { recordTypeSchema, sentDataSchema } from '../records/records.ts';
import {
  collectionSchema,
  collectionStates,
  itemSchema,
  itemStates,
  navigationPlaces,
} from './collection.ts';
import { addedTypeSchema } from './collection-types.ts';
import { collectionErrors as errors } from './collections.errors.ts';
import { liveStateSchema, liveStatesSchema } from './live-state.ts';
import { itemSlugSchema, slugSchema } from './slug.ts';

const titleSchema = z.string().trim().min(1, fieldCode('title')).max(200);
const passwordSchema = z.string().min(1, fieldCode('setPassword')).max(200);
const wordsSchema = z.string().trim().min(1).max(120).array().max(100);

const collectionParams = z.object({ collectionId: idSchema });
const itemParams = z.object({ itemId: idSchema });
const collectionReply = z.object({ collection: collectionSchema });
const itemReply = z.object({ item: itemSchema });
const editing = { scope: 'website', access: 'content.write' } as const;

const seoPatch = z.object({
  title: z.string().trim().max(200).optional(),
  description: z.string().trim().max(400).optional(),
});

export const collectionPatchSchema = z.object({
  title: titleSchema.optional(),
  slug: slugSchema.optional(),
  state: z.enum(collectionStates).optional(),
  navigation: z.enum(navigationPlaces).optional(),
  seo: seoPatch.optional(),
  linkAddress: linkSchema.optional(),
  /** null removes it. */
  password: passwordSchema.nullable().optional(),
});

export const itemPatchSchema = z.object({
  title: titleSchema.optional(),
  slug: itemSlugSchema.optional(),
  state: z.enum(itemStates).optional(),
  author: z.string().trim().max(200).optional(),
  excerpt: z.string().trim().max(2000).optional(),
  imageId: idSchema.nullable().optional(),
  categories: wordsSchema.optional(),
  tags: wordsSchema.optional(),
  publishedAt: instantSchema.nullable().optional(),
  isSticky: z.boolean().optional(),
  areCommentsOpen: z.boolean().optional(),
  seo: seoPatch.optional(),
  password: passwordSchema.nullable().optional(),
  /** Fields of its record type; missing ones do not change. */
  data: sentDataSchema.optional(),
});

export const collectionCalls = {
  list: defineCall({
    name: 'collections.list',
    method: 'GET',
    path: '/api/collections',
    summary: 'All pages, lists, folders and links in menu order; `parentId` makes the tree.',
    ...editing,
    query: z.object({ isDeleted: z.stringbool().default(false) }),
    reply: z.object({
      collections: collectionSchema.array(),
      homePageId: idSchema.nullable(),
      live: liveStatesSchema,
    }),
  }),
  add: defineCall({
    name: 'collections.add',
    method: 'POST',
    path: '/api/collections',
    summary:
      'Adds a page, a list, a shop, a folder or a link; without an address, one is made from the title.',
    ...editing,
    body: z.object({
      type: addedTypeSchema,
      title: titleSchema,
      slug: slugSchema.optional(),
      parentId: idSchema.nullable().default(null),
      navigation: z.enum(navigationPlaces).default('main'),
      linkAddress: linkSchema.optional(),
    }),
    reply: collectionReply,
    errors: [errors.slugTaken, errors.notAParent, errors.linkNeeded],
  }),
  change: defineCall({
    name: 'collections.change',
    method: 'PATCH',
    path: '/api/collections/:collectionId',
    summary: 'Changes the given fields. An address that changes leaves a redirect.',
    ...editing,
    params: collectionParams,
    body: collectionPatchSchema,
    reply: collectionReply,
    errors: [errors.slugTaken, errors.isHome],
  }),
  move: defineCall({
    name: 'collections.move',
    method: 'POST',
    path: '/api/collections/:collectionId/move',
    summary:
      'Moves it below another page or to the top, in a menu or in none, to a position counted without itself.',
    ...editing,
    params: collectionParams,
    body: z.object({
      parentId: idSchema.nullable(),
      navigation: z.enum(navigationPlaces),
      index: indexSchema,
    }),
    reply: z.object({ collections: collectionSchema.array() }),
    errors: [errors.notAParent],
  }),
  duplicate: defineCall({
    name: 'collections.duplicate',
    method: 'POST',
    path: '/api/collections/:collectionId/duplicate',
    summary: 'Makes a hidden copy of a page, with its content.',
    ...editing,
    params: collectionParams,
    reply: collectionReply,
    errors: [errors.noDocument],
  }),
  remove: defineCall({
    name: 'collections.remove',
    method: 'DELETE',
    path: '/api/collections/:collectionId',
    summary: 'Deletes it with everything below it; it can be restored for 30 days.',
    ...editing,
    params: collectionParams,
    reply: z.null(),
    errors: [errors.isHome],
  }),
  restore: defineCall({
    name: 'collections.restore',
    method: 'POST',
    path: '/api/collections/:collectionId/restore',
    summary: 'Restores it, with everything that was deleted together with it.',
    ...editing,
    params: collectionParams,
    reply: collectionReply,
  }),
  makeHome: defineCall({
    name: 'collections.makeHome',
    method: 'POST',
    path: '/api/collections/:collectionId/home',
    summary: 'Makes a page the home page, at /.',
    ...editing,
    params: collectionParams,
    reply: collectionReply,
    errors: [errors.notHome],
  }),
  listItems: defineCall({
    name: 'collections.listItems',
    method: 'GET',
    path: '/api/collections/:collectionId/items',
    summary: 'Items of a list, such as posts of a blog, newest first; those without a date come first.',
    ...editing,
    params: collectionParams,
    query: z.object({
      state: z.enum(itemStates).optional(),
      /** Words in title, address, excerpt, author, categories or tags. */
      search: z.string().trim().max(100).default(''),
      isDeleted: z.stringbool().default(false),
      ...pagedQuery,
    }),
    reply: z.object({
      items: itemSchema.array(),
      total: z.number().int(),
      ...pagedReply,
      live: liveStatesSchema,
    }),
  }),
  addItem: defineCall({
    name: 'collections.addItem',
    method: 'POST',
    path: '/api/collections/:collectionId/items',
    summary:
      'Adds an item as a draft, of a record type that the list can contain; by default, of the list’s main type.',
    ...editing,
    params: collectionParams,
    body: z.object({
      title: titleSchema,
      slug: itemSlugSchema.optional(),
      recordType: recordTypeSchema.optional(),
      data: sentDataSchema.optional(),
    }),
    reply: itemReply,
    errors: [errors.slugTaken, errors.notAList, errors.notHeld],
  }),
  getItem: defineCall({
    name: 'collections.getItem',
    method: 'GET',
    path: '/api/items/:itemId',
    summary: 'One post.',
    ...editing,
    params: itemParams,
    reply: itemReply.extend({ live: liveStateSchema }),
  }),
  changeItem: defineCall({
    name: 'collections.changeItem',
    method: 'PATCH',
    path: '/api/items/:itemId',
    summary: 'Changes the given fields. An address that changes leaves a redirect.',
    ...editing,
    params: itemParams,
    body: itemPatchSchema,
    reply: itemReply,
    errors: [errors.slugTaken, errors.dateNeeded],
  }),
  removeItem: defineCall({
    name: 'collections.removeItem',
    method: 'DELETE',
    path: '/api/items/:itemId',
    summary: 'Deletes a post; it can be restored for 30 days.',
    ...editing,
    params: itemParams,
    reply: z.null(),
  }),
  restoreItem: defineCall({
    name: 'collections.restoreItem',
    method: 'POST',
    path: '/api/items/:itemId/restore',
    summary: 'Restores a deleted post.',
    ...editing,
    params: itemParams,
    reply: itemReply,
  }),
} as const;

export type CollectionPatch = z.infer<typeof collectionPatchSchema>;
export type ItemPatch = z.infer<typeof itemPatchSchema>;
