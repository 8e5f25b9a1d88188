import { z } from 'zod';
import { defineCall } from '../calls/define-call.ts';
import { pagedQuery, pagedReply } from '../calls/paged.ts';
import { idSchema } from '../id/id.ts';
import { reviewReplySchema, reviewSchema, reviewStates } from './review.ts';
import { reviewErrors as errors } from './reviews.errors.ts';

const moderating = { scope: 'website', access: 'reviews.moderate' } as const;
const params = z.object({ reviewId: idSchema });
const reply = z.object({ review: reviewSchema });
const ofOne = '/api/reviews/:reviewId';

export const reviewCalls = {
  list: defineCall({
    name: 'reviews.list',
    method: 'GET',
    path: '/api/reviews',
    summary: 'Reviews of all products, newest first, with the number in each state.',
    ...moderating,
    query: z.object({
      state: z.enum(reviewStates).optional(),
      stars: z.coerce.number().int().min(1).max(5).optional(),
      productId: idSchema.optional(),
      /** Only those that visitors reported. */
      isReported: z.stringbool().default(false),
      /** Words in the review, the name of its author or the title of its product. */
      search: z.string().trim().max(100).default(''),
      ...pagedQuery,
    }),
    reply: z.object({
      reviews: reviewSchema.array(),
      total: z.number().int(),
      ...pagedReply,
      counts: z.record(z.enum(reviewStates), z.number().int()),
      reported: z.number().int(),
    }),
  }),
  decide: defineCall({
    name: 'reviews.decide',
    method: 'PUT',
    path: `${ofOne}/state`,
    summary: 'Publishes or rejects a review, or makes it wait again; visitors see that at once.',
    ...moderating,
    params,
    body: z.object({ state: z.enum(reviewStates) }),
    reply,
    errors: [errors.forbiddenMove],
  }),
  answer: defineCall({
    name: 'reviews.answer',
    method: 'PUT',
    path: `${ofOne}/reply`,
    summary: 'Replies to a published review below it, or removes the reply if it is empty.',
    ...moderating,
    params,
    body: z.object({ reply: reviewReplySchema }),
    reply,
    errors: [errors.nothingToReplyTo],
  }),
  remove: defineCall({
    name: 'reviews.remove',
    method: 'DELETE',
    path: ofOne,
    summary: 'Moves a review to the trash. Its purchase cannot be reviewed again meanwhile.',
    ...moderating,
    params,
    reply: z.null(),
  }),
  restore: defineCall({
    name: 'reviews.restore',
    method: 'POST',
    path: `${ofOne}/restore`,
    summary: 'Restores a review from the trash as it was.',
    ...moderating,
    params,
    reply,
  }),
} as const;
