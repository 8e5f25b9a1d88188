import { z } from 'zod';

export const maxPageWords = 600;

const words = z.string().trim().max(maxPageWords).default('');

/**
 * Words of the shop’s own on pages of the store (rule STOREPAGE-1): plain text, a paragraph for each line; empty for
 * none.
 */
export const pageWordsSchema = z.object({
  cart: words,
  checkout: words,
  orderConfirmed: words,
  orderReceived: words,
  orderStatus: words,
  subscriptionConfirmed: words,
  membershipConfirmed: words,
  contributionConfirmed: words,
  reviewRequest: words,
});
export type PageWords = z.infer<typeof pageWordsSchema>;
export type WordedPage = keyof PageWords;

export const wordedPages = Object.keys(pageWordsSchema.shape) as readonly WordedPage[];
