import { z } from 'zod';
import { defineCall } from '../calls/define-call.ts';
import { idSchema } from '../id/id.ts';
import { reviewErrors as errors } from './reviews.errors.ts';

/** Why a buyer cannot be asked: settings, the order, the buyer’s wish or consent, or nothing left to review. */
export const reviewHindrances = ['off', 'incomplete', 'stopped', 'noConsent', 'nothing'] as const;
export type ReviewHindrance = (typeof reviewHindrances)[number];

const requestSchema = z.object({
  state: z.enum([...reviewHindrances, 'open', 'sent']),
  /** When it was sent or, while open, will be; ISO 8601, UTC. Null if none is planned. */
  at: z.string().nullable(),
});
export type OrderReviewRequest = z.output<typeof requestSchema>;

const params = z.object({ orderId: idSchema });
const reply = z.object({ request: requestSchema });
const path = '/api/orders/:orderId/review-request';

export const reviewRequestCalls = {
  get: defineCall({
    name: 'reviewRequests.get',
    method: 'GET',
    path,
    summary: 'Whether the buyer of an order was asked for reviews, will be, or why not.',
    scope: 'website',
    access: 'orders.read',
    params,
    reply,
  }),
  send: defineCall({
    name: 'reviewRequests.send',
    method: 'POST',
    path,
    summary: 'Asks the buyer of a completed order for reviews now, once.',
    scope: 'website',
    access: 'orders.write',
    params,
    reply,
    errors: [errors.notAsked],
  }),
} as const;
