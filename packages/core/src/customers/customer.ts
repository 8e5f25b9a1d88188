import { z } from 'zod';
import { donationSchema } from '../donations/donation-fund.ts';
import { giftCardSchema } from '../gift-cards/gift-card.ts';
import { idSchema } from '../id/id.ts';
import { orderListingSchema } from '../orders/order.ts';
import { returnStates } from '../returns/return.ts';
import { siteUserListingSchema } from '../site-users/site-user.ts';
import { subscriptionListingSchema } from '../subscriptions/subscription.ts';

/** What a list of customers can begin with: the latest, the most, the most often. */
export const customerSorts = ['lastOrder', 'spent', 'orders'] as const;
export type CustomerSort = (typeof customerSorts)[number];

/** The most orders, subscriptions, donations, returns and gift cards on the page of a customer, each. */
export const mostShown = 200;

export const customerListingSchema = z.object({
  id: idSchema,
  /** In lower case. */
  email: z.string(),
  /** Empty if nobody entered one. */
  name: z.string(),
  hasAccount: z.boolean(),
  /** Placed and not cancelled; test payments never count. */
  orders: z.number().int(),
  /** Captured minus refunded, for each currency. */
  spent: z.object({ currency: z.string(), amount: z.number().int() }).array(),
  firstOrderAt: z.iso.datetime().nullable(),
  lastOrderAt: z.iso.datetime().nullable(),
});
export type CustomerListing = z.infer<typeof customerListingSchema>;

export const customerNoteSchema = z.object({
  id: idSchema,
  text: z.string(),
  /** The email of the account that wrote it. */
  actor: z.string(),
  at: z.iso.datetime(),
});
export type CustomerNote = z.infer<typeof customerNoteSchema>;

export const customerSchema = customerListingSchema.extend({
  /** Those who were merged into this customer. */
  merged: z.object({ id: idSchema, email: z.string() }).array(),
  accounts: siteUserListingSchema.array(),
  /** Where orders went, newest first, line by line. */
  addresses: z.string().array().array(),
  /** Newest first. */
  notes: customerNoteSchema.array(),
  /** Each of these newest first, and at most `mostShown`. */
  latestOrders: orderListingSchema.array(),
  subscriptions: subscriptionListingSchema.array(),
  donations: donationSchema.array(),
  returns: z
    .object({
      id: idSchema,
      orderId: idSchema,
      name: z.string(),
      state: z.enum(returnStates),
      askedAt: z.iso.datetime(),
    })
    .array(),
  giftCards: giftCardSchema.array(),
});
export type Customer = z.infer<typeof customerSchema>;
