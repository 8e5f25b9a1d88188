import { z } from 'zod';
import { defineCall } from '../calls/define-call.ts';
import { daySchema } from '../calls/instant.ts';
import { pagedQuery, pagedReply } from '../calls/paged.ts';
import { idSchema } from '../id/id.ts';
import { orderChannels } from './channels.ts';
import { orderListingSchema } from './order.ts';
import { orderStates } from './order-states.ts';
import { maxTagLength } from './order-tags.ts';

/**
 * What the list is filtered by: unpaid ones have none or only a part of their money, also if it is authorised. Those of
 * which everything is on its way back are “refunding”.
 */
export const paymentFilters = [
  'unpaid',
  'authorised',
  'partlyPaid',
  'paid',
  'partlyRefunded',
  'refunding',
  'refunded',
  'disputed',
  'chargedBack',
] as const;
export type PaymentFilter = (typeof paymentFilters)[number];

/** toSend: paid, and something is still to be sent. partlySent and sent: whatever was paid. */
export const fulfilmentFilters = ['toSend', 'partlySent', 'sent'] as const;
export type FulfilmentFilter = (typeof fulfilmentFilters)[number];

/** Which orders a list or an export contains. */
export const ordersFilterSchema = z.object({
  /** An order's number, or words in email, name, title or SKU. */
  search: z.string().trim().max(200).default(''),
  state: z.enum(orderStates).optional(),
  payment: z.enum(paymentFilters).optional(),
  fulfilment: z.enum(fulfilmentFilters).optional(),
  /** The first and the last day on which they were placed, where the website is. */
  from: daySchema.optional(),
  to: daySchema.optional(),
  /** Only those with a refund that a person has to make. */
  isRefundDue: z.stringbool().optional(),
  tag: z.string().trim().max(maxTagLength).optional(),
  channel: z.enum(orderChannels).optional(),
});

export const orderListCalls = {
  list: defineCall({
    name: 'orders.list',
    method: 'GET',
    path: '/api/orders',
    summary:
      'Orders of this website, newest first; those whose payment was never finished are included only on request.',
    scope: 'website',
    access: 'orders.read',
    query: ordersFilterSchema.extend({
      ...pagedQuery,
      /** The id of the last order of the previous page; instead of a cursor. */
      before: idSchema.optional(),
    }),
    reply: z.object({
      orders: orderListingSchema.array(),
      hasMore: z.boolean(),
      ...pagedReply,
      /** The number of orders that match, up to 1,000; `isMore` says that there are more. */
      total: z.number().int(),
      isMore: z.boolean(),
      /** The number of orders in each state, up to 1,001, which stands for more than 1,000. */
      counts: z.record(z.enum(orderStates), z.number().int()),
      /** The number of orders with a refund that a person has to make, counted in the same way. */
      refundsDue: z.number().int(),
    }),
  }),
} as const;
