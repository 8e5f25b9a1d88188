import { z } from 'zod';

/** off: nobody is asked. consented: buyers who agreed to news by email. buyers: every buyer. */
export const requestAudiences = ['off', 'consented', 'buyers'] as const;

export const reviewSettingsSchema = z.object({
  /** Whether visitors see reviews. */
  isShown: z.boolean().default(true),
  /** Whether a review is published without approval. */
  isPublishedAtOnce: z.boolean().default(false),
  /** Who is asked by email to review what they bought. */
  requests: z.enum(requestAudiences).default('off'),
  /** Days between the completion of an order and the request. */
  requestDays: z.number().int().min(1).max(90).default(14),
});
