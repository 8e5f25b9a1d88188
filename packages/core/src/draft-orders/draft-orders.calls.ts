import { z } from 'zod';
import { defineCall } from '../calls/define-call.ts';
import { pagedQuery, pagedReply } from '../calls/paged.ts';
import { versionSchema } from '../calls/version.ts';
import { cartErrors } from '../cart/cart.errors.ts';
import { placedOrderSchema } from '../checkout/checkout.calls.ts';
import { checkoutErrors } from '../checkout/checkout.errors.ts';
import { idSchema } from '../id/id.ts';
import { draftInputSchema, draftListingSchema, draftOrderSchema, draftStates } from './draft-order.ts';
import { draftOrderErrors as errors } from './draft-orders.errors.ts';

const site = { scope: 'website', access: 'orders.write' } as const;
const params = z.object({ draftId: idSchema });
const reply = z.object({
  draft: draftOrderSchema,
  currency: z.string(),
  countries: z.string().array(),
  /** The payment methods that only staff take, in their words. */
  payments: z.object({ id: z.string(), name: z.string() }).array(),
});
const ofOne = '/api/draft-orders/:draftId';

export const draftOrderCalls = {
  list: defineCall({
    name: 'draftOrders.list',
    method: 'GET',
    path: '/api/draft-orders',
    summary: 'Draft orders of this website, last changed first, a page at a time.',
    ...site,
    query: z.object({
      /** Words in the name or the email address of the customer. */
      search: z.string().trim().max(100).default(''),
      state: z.enum(draftStates).default('open'),
      ...pagedQuery,
    }),
    reply: z.object({
      drafts: draftListingSchema.array(),
      total: z.number().int(),
      ...pagedReply,
      currency: z.string(),
    }),
  }),
  create: defineCall({
    name: 'draftOrders.create',
    method: 'POST',
    path: '/api/draft-orders',
    summary: 'Creates a draft of an order. It holds no stock.',
    ...site,
    body: draftInputSchema,
    reply,
    errors: [cartErrors.badAnswers, cartErrors.notOffered, errors.sameLine],
  }),
  get: defineCall({
    name: 'draftOrders.get',
    method: 'GET',
    path: ofOne,
    summary: 'A draft order, priced with the tax rules of the shop as they are now.',
    ...site,
    params,
    reply,
  }),
  save: defineCall({
    name: 'draftOrders.save',
    method: 'PUT',
    path: ofOne,
    summary: 'Replaces the content of a draft order, and prices it.',
    ...site,
    params,
    body: draftInputSchema.extend({ version: versionSchema }),
    reply,
    errors: [
      errors.changedMeanwhile,
      errors.ordered,
      errors.sameLine,
      cartErrors.badAnswers,
      cartErrors.notOffered,
    ],
  }),
  place: defineCall({
    name: 'draftOrders.place',
    method: 'POST',
    path: `${ofOne}/place`,
    summary:
      'Places the order of a draft, to be paid on invoice, or paid in cash or with a card reader. Repeated, it returns the same order.',
    ...site,
    params,
    body: z.object({
      version: versionSchema,
      /** The total that was seen: it is refused if it has changed since. */
      total: z.number().int(),
      payment: z.string().min(1).max(100),
    }),
    reply: z.object({ order: placedOrderSchema }),
    errors: [errors.changedMeanwhile, ...Object.values(checkoutErrors)],
  }),
  sendLink: defineCall({
    name: 'draftOrders.sendLink',
    method: 'POST',
    path: `${ofOne}/payment-link`,
    summary:
      'Mails the customer a link by which they check the draft, agree to the terms, and order and pay it. A later save ends it.',
    ...site,
    params,
    body: z.object({
      version: versionSchema,
      /** The total that was seen: it is refused if it has changed since. */
      total: z.number().int(),
    }),
    reply,
    errors: [errors.changedMeanwhile, errors.ordered, ...Object.values(checkoutErrors)],
  }),
  remove: defineCall({
    name: 'draftOrders.remove',
    method: 'DELETE',
    path: ofOne,
    summary: 'Moves a draft order to the trash.',
    ...site,
    params,
    reply: z.null(),
    errors: [errors.ordered],
  }),
  restore: defineCall({
    name: 'draftOrders.restore',
    method: 'POST',
    path: `${ofOne}/restore`,
    summary: 'Restores a draft order from the trash.',
    ...site,
    params,
    reply: z.null(),
  }),
} as const;
