import { z } from 'zod';
import { defineCall } from '../calls/define-call.ts';
import { pagedQuery, pagedReply } from '../calls/paged.ts';
import { idSchema } from '../id/id.ts';
import { commentErrors as errors } from './comments.errors.ts';

/** `waiting`: not reviewed yet. Visitors see only `approved` comments. */
export const commentStates = ['waiting', 'approved', 'spam'] as const;
export type CommentState = (typeof commentStates)[number];

/** How long a deleted comment can be restored. */
export const commentRestoreDays = 30;

export const commentSchema = z.object({
  id: idSchema,
  /** The post it belongs to. */
  itemId: idSchema,
  itemTitle: z.string(),
  /** The comment it answers. */
  parentId: idSchema.nullable(),
  author: z.string(),
  email: z.string(),
  /** The author's own website as entered; only http and https become links. */
  authorAddress: z.string(),
  /** Plain text; blank lines separate paragraphs. */
  text: z.string(),
  at: z.iso.datetime().nullable(),
  state: z.enum(commentStates),
  deletedAt: z.iso.datetime().nullable(),
});
export type Comment = z.infer<typeof commentSchema>;

const moderating = { scope: 'website', access: 'comments.moderate' } as const;
const params = z.object({ commentId: idSchema });
const reply = z.object({ comment: commentSchema });

export const commentCalls = {
  list: defineCall({
    name: 'comments.list',
    method: 'GET',
    path: '/api/comments',
    summary: 'Comments of all posts, newest first, with the number in each state.',
    ...moderating,
    query: z.object({
      state: z.enum(commentStates).optional(),
      itemId: idSchema.optional(),
      /** Words in the text, the author's name or address. */
      search: z.string().trim().max(100).default(''),
      isDeleted: z.stringbool().default(false),
      ...pagedQuery,
    }),
    reply: z.object({
      comments: commentSchema.array(),
      total: z.number().int(),
      ...pagedReply,
      /** Deleted ones are excluded from every search. */
      counts: z.record(z.enum(commentStates), z.number().int()),
    }),
  }),
  approve: defineCall({
    name: 'comments.approve',
    method: 'POST',
    path: '/api/comments/:commentId/approve',
    summary: 'Approves it; it is shown on its post at once.',
    ...moderating,
    params,
    reply,
  }),
  markSpam: defineCall({
    name: 'comments.markSpam',
    method: 'POST',
    path: '/api/comments/:commentId/spam',
    summary: 'Marks it as spam; it is shown nowhere.',
    ...moderating,
    params,
    reply,
  }),
  remove: defineCall({
    name: 'comments.remove',
    method: 'DELETE',
    path: '/api/comments/:commentId',
    summary: 'Deletes it; replies to it stay. It can be restored for 30 days.',
    ...moderating,
    params,
    reply: z.null(),
  }),
  restore: defineCall({
    name: 'comments.restore',
    method: 'POST',
    path: '/api/comments/:commentId/restore',
    summary: 'Restores a deleted comment as it was.',
    ...moderating,
    params,
    reply,
    errors: [errors.restoreTooLate],
  }),
} as const;
