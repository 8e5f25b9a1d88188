import { z } from 'zod';
import { defineCall } from '../calls/define-call.ts';
import { idSchema } from '../id/id.ts';
import { fieldCode } from '../messages/phrase.ts';
import { assetKinds } from './asset.ts';
import { assetSchema } from './asset-schema.ts';
import { mediaErrors } from './media.errors.ts';

/** Days in which a deleted file can be restored (rule MEDIA-12). */
export const assetRestoreDays = 30;

const assetProblems = ['tooSlow', 'tooMuchMemory', 'unreadable'] as const;

export const assetListingSchema = assetSchema.extend({
  isPrivate: z.boolean(),
  createdAt: z.iso.datetime(),
  deletedAt: z.iso.datetime().nullable(),
  /** Why its other widths could not be made; there is no automatic retry (rule MEDIA-20). */
  problem: z.enum(assetProblems).nullable(),
});
export type AssetListing = z.infer<typeof assetListingSchema>;

/** The size of the files as uploaded, without the widths made of pictures. */
const storageViewSchema = z.object({
  usedBytes: z.number().int(),
  /** The part of the used bytes that belongs to deleted, restorable files. */
  deletedBytes: z.number().int(),
  allowedBytes: z.number().int(),
});
export type StorageView = z.infer<typeof storageViewSchema>;

const assetIdParams = z.object({ assetId: idSchema });
/** The lifetime of a link to a private file, in hours (rule MEDIA-25). */
const linkHours = { fewest: 1, most: 24 * 365 } as const;

/** The maximum per call. */
export const manyAssetsSchema = idSchema.array().min(1).max(500);

const uploadErrors = [
  mediaErrors.tooLarge,
  mediaErrors.tooManyPixels,
  mediaErrors.unsupported,
  mediaErrors.heic,
  mediaErrors.damaged,
  mediaErrors.tooSlow,
  mediaErrors.tooMuchMemory,
  mediaErrors.unreadable,
  mediaErrors.stopping,
  mediaErrors.storageFull,
  mediaErrors.empty,
  mediaErrors.noFile,
];

export const mediaCalls = {
  upload: defineCall({
    name: 'media.upload',
    method: 'POST',
    path: '/api/media',
    summary:
      'Stores the one file of a multipart body; fields before it may give `alt`, `caption` and `isPrivate` (`true`).',
    scope: 'website',
    access: 'media.write',
    upload: true,
    reply: z.object({ asset: assetListingSchema }),
    errors: uploadErrors,
  }),
  list: defineCall({
    name: 'media.list',
    method: 'GET',
    path: '/api/media',
    summary: 'Files of the website, newest first.',
    scope: 'website',
    access: 'media.read',
    query: z.object({
      kind: z.enum(assetKinds).optional(),
      /** Words in the file name, alt text or caption. */
      search: z.string().trim().max(100).default(''),
      isDeleted: z.stringbool().default(false),
      /** Private or public ones; both if omitted. */
      isPrivate: z.stringbool().optional(),
      limit: z.coerce.number().int().min(1).max(200).default(60),
      /** The id of the last file of the previous page. */
      before: idSchema.optional(),
    }),
    reply: z.object({ assets: assetListingSchema.array(), hasMore: z.boolean() }),
  }),
  storage: defineCall({
    name: 'media.storage',
    method: 'GET',
    path: '/api/media-storage',
    summary: 'How much of its storage the website uses.',
    scope: 'website',
    access: 'media.read',
    reply: storageViewSchema,
  }),
  find: defineCall({
    name: 'media.find',
    method: 'POST',
    path: '/api/media/find',
    summary: 'Files by id, in no particular order; missing files are left out.',
    scope: 'website',
    access: 'media.read',
    body: z.object({ ids: manyAssetsSchema }),
    reply: z.object({ assets: assetListingSchema.array() }),
  }),
  get: defineCall({
    name: 'media.get',
    method: 'GET',
    path: '/api/media/:assetId',
    summary: 'One file.',
    scope: 'website',
    access: 'media.read',
    params: assetIdParams,
    reply: z.object({ asset: assetListingSchema }),
  }),
  change: defineCall({
    name: 'media.change',
    method: 'PATCH',
    path: '/api/media/:assetId',
    summary: 'Changes the texts of a file; fields that are not given stay.',
    scope: 'website',
    access: 'media.write',
    params: assetIdParams,
    body: z.object({
      fileName: z.string().trim().min(1, fieldCode('fileName')).max(200).optional(),
      alt: z.string().trim().max(1000).optional(),
      caption: z.string().trim().max(2000).optional(),
      focalPoint: z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }).optional(),
    }),
    reply: z.object({ asset: assetListingSchema }),
  }),
  remove: defineCall({
    name: 'media.remove',
    method: 'DELETE',
    path: '/api/media/:assetId',
    summary: 'Deletes a file; it can be restored for 30 days.',
    scope: 'website',
    access: 'media.write',
    params: assetIdParams,
    reply: z.null(),
  }),
  restore: defineCall({
    name: 'media.restore',
    method: 'POST',
    path: '/api/media/:assetId/restore',
    summary: 'Restores a deleted file.',
    scope: 'website',
    access: 'media.write',
    params: assetIdParams,
    reply: z.object({ asset: assetListingSchema }),
  }),
  changeMany: defineCall({
    name: 'media.changeMany',
    method: 'POST',
    path: '/api/media/bulk',
    summary:
      'Deletes or restores many files, or makes them private or public: all of them, or none if one is missing.',
    scope: 'website',
    access: 'media.write',
    body: z.object({
      ids: manyAssetsSchema,
      action: z.enum(['delete', 'restore', 'makePrivate', 'makePublic']),
    }),
    reply: z.object({ changed: z.number().int() }),
    errors: [mediaErrors.someMissing],
  }),
  link: defineCall({
    name: 'media.link',
    method: 'POST',
    path: '/api/media/:assetId/link',
    summary: 'Creates a link that opens the original of a private file for a number of hours.',
    scope: 'website',
    access: 'media.write',
    params: assetIdParams,
    body: z.object({
      hours: z
        .number()
        .int()
        .min(linkHours.fewest)
        .max(linkHours.most)
        .default(24 * 7),
    }),
    reply: z.object({ address: z.url(), expiresAt: z.iso.datetime() }),
    errors: [mediaErrors.notPrivate],
  }),
  replace: defineCall({
    name: 'media.replace',
    method: 'POST',
    path: '/api/media/:assetId/replace',
    summary:
      'Stores a new file under a new id with the texts of the old one, replaces the old one in every draft, and deletes it.',
    scope: 'website',
    access: 'media.write',
    params: assetIdParams,
    upload: true,
    reply: z.object({ asset: assetListingSchema }),
    errors: uploadErrors,
  }),
} as const;
