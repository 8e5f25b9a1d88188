import { z } from 'zod';
import type { Permission } from '../accounts/roles.ts';
import { defineCall } from '../calls/define-call.ts';
import { pagedQuery, pagedReply } from '../calls/paged.ts';
import { idSchema } from '../id/id.ts';
import { trashErrors } from './trash.errors.ts';

/** The kinds that can be deleted and restored. */
export const trashKinds = [
  'page',
  'post',
  'section',
  'product',
  'category',
  'productCollection',
  'discount',
  'draftOrder',
  'review',
  'file',
  'siteUser',
] as const;
export type TrashKind = (typeof trashKinds)[number];

/** Days in which a deleted object can be restored; then it is deleted permanently (rule TRASH-4). */
export const trashDays = 30;

/** A small picture of a file, deleted or not, for people with access to the trash. */
export const trashPicturePath = '/api/trash/pictures/:assetId';

export const trashedSchema = z.object({
  kind: z.enum(trashKinds),
  id: idSchema,
  title: z.string(),
  /** The page of a section, the list of a post; empty for all others. */
  where: z.string(),
  /** The person who deleted it; empty if not recorded. */
  by: z.string(),
  at: z.iso.datetime(),
  /** Its picture: its own, a post’s, a product’s first; see `trashPicturePath`. */
  pictureId: idSchema.nullable(),
});
export type Trashed = z.infer<typeof trashedSchema>;

const thing = z.object({ kind: z.enum(trashKinds), thingId: idSchema });

/** The permission for deleting a kind, and for restoring it or deleting it permanently (rule TRASH-5). */
export const trashPermissions = {
  page: 'content.write',
  post: 'content.write',
  section: 'content.write',
  product: 'products.write',
  category: 'products.write',
  productCollection: 'products.write',
  discount: 'discounts.manage',
  draftOrder: 'orders.write',
  review: 'reviews.moderate',
  file: 'media.write',
  siteUser: 'customers.write',
} as const satisfies Record<TrashKind, Permission>;

/** Any of them opens the trash, which shows the kinds that the person may delete. */
export const trashAccess = [...new Set(Object.values(trashPermissions))];
const site = { scope: 'website', access: trashAccess } as const;

export const trashCalls = {
  list: defineCall({
    name: 'trash.list',
    method: 'GET',
    path: '/api/trash',
    summary: 'Deleted items that can be restored, newest first, of the kinds that the role may delete.',
    ...site,
    query: z.object({
      kind: z.enum(trashKinds).optional(),
      /** Words in the title. */
      search: z.string().trim().max(100).default(''),
      ...pagedQuery,
    }),
    reply: z.object({ things: trashedSchema.array(), total: z.number().int(), ...pagedReply }),
  }),
  restore: defineCall({
    name: 'trash.restore',
    method: 'POST',
    path: '/api/trash/:kind/:thingId/restore',
    summary: 'Restores it to where it was, with everything that was deleted together with it.',
    ...site,
    params: thing,
    reply: z.null(),
  }),
  remove: defineCall({
    name: 'trash.remove',
    method: 'DELETE',
    path: '/api/trash/:kind/:thingId',
    summary: 'Deletes it for good. The live website and older revisions keep what they show of it.',
    ...site,
    params: thing,
    reply: z.null(),
    errors: [trashErrors.stillShown],
  }),
} as const;
