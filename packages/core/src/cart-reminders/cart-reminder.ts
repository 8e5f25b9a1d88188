import { z } from 'zod';
import { idSchema } from '../id/id.ts';

/**
 * waiting: will be reminded. mailed: was. recovered: was, and then ordered. optedOut: took the consent back. ended: will
 * not be reminded, for a reason.
 */
export const reminderStates = ['waiting', 'mailed', 'recovered', 'optedOut', 'ended'] as const;
export type ReminderState = (typeof reminderStates)[number];

/** Why nobody is reminded of a cart. */
export const reminderEndings = ['off', 'closed', 'soldOut', 'ordered', 'tooOften'] as const;
export type ReminderEnding = (typeof reminderEndings)[number];

/** How long the link in the email brings the cart back. */
export const reminderLinkDays = 7;

export const cartReminderSchema = z.object({
  id: idSchema,
  email: z.string(),
  state: z.enum(reminderStates),
  ending: z.enum(reminderEndings).nullable(),
  notedAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  mailedAt: z.iso.datetime().nullable(),
  /** Pieces and names of what is in the cart, such as `2 × Bowl`. */
  items: z.string().array(),
  /** At today’s prices, without discounts, in minor units. */
  worth: z.number().int(),
  currency: z.string(),
  /** The order that the cart became. */
  orderId: idSchema.nullable(),
});
export type CartReminder = z.infer<typeof cartReminderSchema>;
