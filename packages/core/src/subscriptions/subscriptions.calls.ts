import { z } from 'zod';
import { defineCall } from '../calls/define-call.ts';
import { pagedQuery, pagedReply } from '../calls/paged.ts';
import { idSchema } from '../id/id.ts';
import { subscriptionListingSchema, subscriptionOfOrderSchema, subscriptionSchema } from './subscription.ts';
import { addressFieldNames } from './subscription-page.ts';
import { subscriptionStates } from './subscription-states.ts';
import { subscriptionErrors } from './subscriptions.errors.ts';

const params = z.object({ subscriptionId: idSchema });
const reply = z.object({ subscription: subscriptionSchema });
const ofOne = '/api/subscriptions/:subscriptionId';
const reads = { scope: 'website', access: 'orders.read' } as const;
const writes = { scope: 'website', access: 'orders.write' } as const;

export const subscriptionCalls = {
  list: defineCall({
    name: 'subscriptions.list',
    method: 'GET',
    path: '/api/subscriptions',
    summary: 'Subscriptions of this website, newest first, filtered, a page at a time.',
    ...reads,
    query: z.object({
      /** Words in the title, the name or the email of its customer, or the number of the first order. */
      search: z.string().trim().max(100).default(''),
      state: z.enum(subscriptionStates).optional(),
      /** Only those whose renewal is due and waits, other than for its payment. */
      isDelayed: z.stringbool().optional(),
      ...pagedQuery,
    }),
    reply: z.object({
      subscriptions: subscriptionListingSchema.array(),
      total: z.number().int(),
      ...pagedReply,
    }),
  }),
  get: defineCall({
    name: 'subscriptions.get',
    method: 'GET',
    path: ofOne,
    summary: 'One subscription with its orders and what happened to it.',
    ...reads,
    params,
    reply,
  }),
  ofOrder: defineCall({
    name: 'subscriptions.ofOrder',
    method: 'GET',
    path: '/api/orders/:orderId/subscriptions',
    summary: 'The subscriptions that began with an order, or the one that it renews.',
    ...reads,
    params: z.object({ orderId: idSchema }),
    reply: z.object({ subscriptions: subscriptionOfOrderSchema.array() }),
  }),
  pause: defineCall({
    name: 'subscriptions.pause',
    method: 'POST',
    path: `${ofOne}/pause`,
    summary: 'Pauses a subscription: nothing is charged until it is resumed.',
    ...writes,
    params,
    reply,
    errors: [subscriptionErrors.forbiddenMove],
  }),
  resume: defineCall({
    name: 'subscriptions.resume',
    method: 'POST',
    path: `${ofOne}/resume`,
    summary: 'Resumes a paused subscription at the next date of its rhythm.',
    ...writes,
    params,
    reply,
    errors: [subscriptionErrors.forbiddenMove],
  }),
  skip: defineCall({
    name: 'subscriptions.skip',
    method: 'POST',
    path: `${ofOne}/skip`,
    summary: 'Skips the next period of a subscription; it is not charged and does not count.',
    ...writes,
    params,
    reply,
    errors: [subscriptionErrors.forbiddenMove, subscriptionErrors.beingPaid],
  }),
  unskip: defineCall({
    name: 'subscriptions.unskip',
    method: 'POST',
    path: `${ofOne}/unskip`,
    summary: 'Takes the last skip of a subscription back: that period is charged at its date after all.',
    ...writes,
    params,
    reply,
    errors: [subscriptionErrors.forbiddenMove, subscriptionErrors.notSkipped],
  }),
  cancel: defineCall({
    name: 'subscriptions.cancel',
    method: 'POST',
    path: `${ofOne}/cancel`,
    summary: 'Cancels a subscription for good. Its customer is told, and never charged for it again.',
    ...writes,
    params,
    reply,
    errors: [subscriptionErrors.forbiddenMove],
  }),
  changeAddress: defineCall({
    name: 'subscriptions.changeAddress',
    method: 'PUT',
    path: `${ofOne}/address`,
    summary: 'Changes where the next orders of a subscription are sent, within its country.',
    ...writes,
    params,
    body: z.object(
      Object.fromEntries(addressFieldNames.map(name => [name, z.string().max(1000).optional()])),
    ),
    reply,
    errors: [subscriptionErrors.forbiddenMove],
  }),
  sendLink: defineCall({
    name: 'subscriptions.sendLink',
    method: 'POST',
    path: `${ofOne}/link`,
    summary: 'Emails the customer of a subscription the link to their page of it.',
    ...writes,
    params,
    reply,
  }),
  charge: defineCall({
    name: 'subscriptions.charge',
    method: 'POST',
    path: `${ofOne}/charge`,
    summary: 'Charges the renewal that waits for its payment now, without waiting for the next try.',
    ...writes,
    params,
    reply: reply.extend({
      outcome: z.enum(['approved', 'declined', 'needsBuyer', 'unknown']),
      /** The bank’s reason for declining it, in the words of its service; empty if it gives none. */
      reason: z.string(),
    }),
    errors: [
      subscriptionErrors.forbiddenMove,
      subscriptionErrors.nothingDue,
      subscriptionErrors.beingPaid,
      subscriptionErrors.outOfStock,
    ],
  }),
} as const;
