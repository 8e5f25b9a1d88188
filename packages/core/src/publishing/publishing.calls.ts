import { z } from 'zod';
import { defineCall } from '../calls/define-call.ts';
import { instantSchema } from '../calls/instant.ts';
import { maxInteger } from '../calls/version.ts';
import { collectionErrors } from '../collections/collections.errors.ts';
import { liveStateSchema } from '../collections/live-state.ts';
import { idSchema } from '../id/id.ts';
import { placeSchema } from '../pages/pages.calls.ts';
import { publishingErrors } from './publishing.errors.ts';

export const revisionSchema = z.object({
  id: idSchema,
  /** Counted from 1 on each website. */
  number: z.number().int(),
  note: z.string(),
  /** The publisher. */
  by: z.string(),
  at: z.iso.datetime(),
  /** The number of the revision that was restored; null for a new state. */
  restoredFrom: z.number().int().nullable(),
  isPublished: z.boolean(),
});
export type Revision = z.infer<typeof revisionSchema>;

export const changedThingSchema = z.object({
  kind: z.enum(['page', 'post', 'navigation', 'styles', 'header', 'footer', 'redirects', 'file']),
  id: idSchema,
  title: z.string(),
  change: z.enum(['added', 'changed', 'removed']),
});
export type ChangedThing = z.infer<typeof changedThingSchema>;

/** A private file that a draft, a product or a setting uses: pages are rendered without it (rule MEDIA-28). */
export const hiddenFileSchema = z.object({
  assetId: idSchema,
  fileName: z.string(),
  uses: placeSchema.array(),
});
export type HiddenFile = z.infer<typeof hiddenFileSchema>;

const site = { scope: 'website' } as const;

export const publishingCalls = {
  publish: defineCall({
    name: 'publishing.publish',
    method: 'POST',
    path: '/api/publishing/revisions',
    summary: 'Publishes the drafts of the whole website as a new revision.',
    ...site,
    access: 'content.publish',
    body: z.object({ note: z.string().trim().max(500).default('') }),
    reply: z.object({ revision: revisionSchema }),
    errors: [collectionErrors.scriptNotApproved],
  }),
  publishOne: defineCall({
    name: 'publishing.publishOne',
    method: 'POST',
    path: '/api/publishing/things',
    summary:
      'Publishes the draft of one page or post as a revision of its own; everything else stays as it is. A post can be scheduled.',
    ...site,
    access: 'content.publish',
    body: z.object({
      kind: z.enum(['page', 'post']),
      id: idSchema,
      /** The publishing time of the post; a past or missing time means now. */
      at: instantSchema.optional(),
    }),
    reply: z.object({
      revision: revisionSchema,
      /** Parents published with it: its list, the folders above it. */
      alongWith: z.string().array(),
      live: liveStateSchema,
    }),
    errors: [publishingErrors.nothingLive, publishingErrors.addressInUse, collectionErrors.scriptNotApproved],
  }),
  list: defineCall({
    name: 'publishing.list',
    method: 'GET',
    path: '/api/publishing/revisions',
    summary: 'Revisions, newest first.',
    ...site,
    access: 'content.write',
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(30),
      /** The number of the last revision of the previous page. */
      before: z.coerce.number().int().min(0).max(maxInteger).optional(),
    }),
    reply: z.object({ revisions: revisionSchema.array(), hasMore: z.boolean() }),
  }),
  restore: defineCall({
    name: 'publishing.restore',
    method: 'POST',
    path: '/api/publishing/revisions/:revisionId/restore',
    summary:
      'Restores this revision to the drafts and publishes it as a new one, unless `isDraft`. Edits since the last publish are kept as a revision of their own.',
    ...site,
    access: 'content.publish',
    params: z.object({ revisionId: idSchema }),
    query: z.object({ isDraft: z.stringbool().default(false) }),
    reply: z.object({
      /** The new one; with `isDraft` the restored one. */
      revision: revisionSchema,
      /** Edits not published before. */
      kept: revisionSchema.nullable(),
    }),
    errors: [publishingErrors.revisionNotFound, collectionErrors.scriptNotApproved],
  }),
  emptyFileTrash: defineCall({
    name: 'publishing.emptyFileTrash',
    method: 'POST',
    path: '/api/media-trash/empty',
    summary:
      'Removes deleted files for good, except those that a draft, a product or a revision still shows; returns how many.',
    scope: 'website',
    access: 'media.write',
    reply: z.object({ removed: z.number().int() }),
  }),
  changes: defineCall({
    name: 'publishing.changes',
    method: 'GET',
    path: '/api/publishing/changes',
    summary:
      'The differences between the drafts and the published website, and the files they use that visitors cannot see.',
    ...site,
    access: 'content.write',
    reply: z.object({
      changes: changedThingSchema.array(),
      hidden: hiddenFileSchema.array(),
      published: revisionSchema.nullable(),
    }),
  }),
} as const;
