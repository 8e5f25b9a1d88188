import { z } from 'zod';
import { defineCall } from '../calls/define-call.ts';
import { pagedQuery, pagedReply } from '../calls/paged.ts';
import { cartReminderSchema, reminderStates } from './cart-reminder.ts';

export const cartReminderCalls = {
  list: defineCall({
    name: 'cartReminders.list',
    method: 'GET',
    path: '/api/cart-reminders',
    summary: 'Carts that were left by buyers who agreed to be reminded, newest first, a page at a time.',
    scope: 'website',
    access: 'orders.read',
    query: z.object({
      search: z.string().trim().max(100).default(''),
      state: z.enum(reminderStates).optional(),
      ...pagedQuery,
    }),
    reply: z.object({
      reminders: cartReminderSchema.array(),
      total: z.number().int(),
      ...pagedReply,
      /** Of all carts that are still kept. */
      counts: z.object({
        mailed: z.number().int(),
        recovered: z.number().int(),
        /** The totals of the orders they became, in minor units. */
        recoveredAmount: z.number().int(),
      }),
      currency: z.string(),
      isOn: z.boolean(),
    }),
  }),
} as const;
