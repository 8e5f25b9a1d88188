import { z } from 'zod';
import { idSchema } from '../id/id.ts';
import type { TransitionTable } from '../orders/transitions.ts';

/** pending: waits for approval. Visitors see only published reviews. */
export const reviewStates = ['pending', 'published', 'rejected'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** Every allowed transition of a review; all others are refused (rule REVIEW-7). */
export const reviewTransitions: TransitionTable<ReviewState> = {
  pending: ['published', 'rejected'],
  published: ['rejected', 'pending'],
  rejected: ['published', 'pending'],
};

/** purchase: by the buyer of an order. sample: part of a starter, and never counted as an opinion. */
export const reviewSources = ['purchase', 'sample'] as const;
export type ReviewSource = (typeof reviewSources)[number];

export const starNumbers = [5, 4, 3, 2, 1] as const;

/** Days in which the link of a request can be used. */
export const reviewLinkDays = 60;

/** What a buyer writes; only the stars are required. */
export const reviewInputSchema = z.object({
  stars: z.coerce.number().int().min(1).max(5),
  title: z.string().trim().max(120).default(''),
  text: z.string().trim().max(5000).default(''),
  /** The name to show; empty for none. */
  author: z.string().trim().max(60).default(''),
});
export type ReviewInput = z.infer<typeof reviewInputSchema>;

export const reviewReplySchema = z.string().trim().max(2000);
export const reportReasonSchema = z.string().trim().max(500).default('');

/** As the studio sees it. */
export const reviewSchema = z.object({
  id: idSchema,
  productId: idSchema,
  productTitle: z.string(),
  /** Null for a sample. */
  orderId: idSchema.nullable(),
  orderNumber: z.number().int().nullable(),
  source: z.enum(reviewSources),
  state: z.enum(reviewStates),
  stars: z.number().int(),
  title: z.string(),
  text: z.string(),
  author: z.string(),
  /** The owner's public reply; empty if there is none. */
  reply: z.string(),
  repliedAt: z.iso.datetime().nullable(),
  /** How often visitors reported it since it was last decided on, and what the last of them wrote. */
  reports: z.number().int(),
  reportReason: z.string(),
  submittedAt: z.iso.datetime(),
});
export type Review = z.infer<typeof reviewSchema>;
