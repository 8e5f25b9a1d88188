import { z } from 'zod';
import { defineCall } from '../calls/define-call.ts';
import { pagedQuery } from '../calls/paged.ts';
import { idSchema } from '../id/id.ts';
import { countedReply } from '../returns/returns-list.ts';

/** As the studio sees it; name, address and items are empty once that person was erased. */
export const receivedWithdrawalSchema = z.object({
  id: idSchema,
  /** Null if no order has this number and address. */
  orderId: idSchema.nullable(),
  name: z.string(),
  email: z.string(),
  number: z.string(),
  /** Empty for the whole order. */
  items: z.string(),
  receivedAt: z.iso.datetime(),
  /** Null until staff have dealt with it. */
  closedAt: z.iso.datetime().nullable(),
});
export type ReceivedWithdrawal = z.infer<typeof receivedWithdrawalSchema>;

export const withdrawalCalls = {
  list: defineCall({
    name: 'withdrawals.list',
    method: 'GET',
    path: '/api/withdrawals',
    summary:
      'Declarations by which buyers withdraw from a contract, newest first: those that are open, or all.',
    scope: 'website',
    access: 'orders.read',
    query: z.object({
      state: z.enum(['open', 'all']).default('open'),
      /** The number of an order, or words in the name or the email address. */
      search: z.string().trim().max(200).default(''),
      ...pagedQuery,
    }),
    reply: z.object({ withdrawals: receivedWithdrawalSchema.array(), ...countedReply }),
  }),
  change: defineCall({
    name: 'withdrawals.change',
    method: 'PATCH',
    path: '/api/withdrawals/:withdrawalId',
    summary: 'Closes a declaration that was dealt with, or opens it again. Repeating it changes nothing.',
    scope: 'website',
    access: 'orders.write',
    params: z.object({ withdrawalId: idSchema }),
    body: z.object({ isClosed: z.boolean() }),
    reply: z.object({ withdrawal: receivedWithdrawalSchema }),
  }),
} as const;
