import { z } from 'zod';
import { addressSchema } from '../addresses/address.ts';
import { idSchema } from '../id/id.ts';
import { orderStates } from '../orders/order-states.ts';
import { planSchema } from '../products/plan.ts';
import { delayReasons, renewalStates, subscriptionStates } from './subscription-states.ts';

export const noteKinds = [
  'begun',
  'renewed',
  'declined',
  'challenged',
  'short',
  'unsendable',
  'gone',
  'notDelivered',
  'skipped',
  'unskipped',
  'reminded',
  'pastDue',
  'paused',
  'resumed',
  'cancelled',
  'ended',
  'methodChanged',
  'addressChanged',
  'linkSent',
] as const;
export type NoteKind = (typeof noteKinds)[number];

/** What can be done with it now. */
const subscriptionActions = [
  'pause',
  'resume',
  'skip',
  'unskip',
  'cancel',
  'charge',
  'changeAddress',
] as const;

export const subscriptionListingSchema = z.object({
  id: idSchema,
  state: z.enum(subscriptionStates),
  title: z.string(),
  options: z.string(),
  quantity: z.number().int(),
  plan: planSchema,
  /** Of one period, without shipping and tax. */
  amount: z.number().int(),
  currency: z.string(),
  email: z.string(),
  name: z.string(),
  /** Null if it is not charged again. */
  nextChargeAt: z.iso.datetime().nullable(),
  /** Why the renewal that is due waits; null if it does not. */
  delay: z.enum(delayReasons).nullable(),
  cyclesLeft: z.number().int().nullable(),
  createdAt: z.iso.datetime(),
});
export type SubscriptionListing = z.infer<typeof subscriptionListingSchema>;

/** One that an order began or renews. */
export const subscriptionOfOrderSchema = subscriptionListingSchema.extend({
  /** Whether it began with the order. */
  isFirst: z.boolean(),
});
export type SubscriptionOfOrder = z.infer<typeof subscriptionOfOrderSchema>;

export const subscriptionSchema = subscriptionListingSchema.extend({
  address: addressSchema,
  addressLines: z.string().array(),
  /** The words that its customer agreed to. */
  consent: z.string(),
  /** The payment method as its service describes it; empty if there is none. */
  methodLabel: z.string(),
  /** The month its card expires in, such as `2027-08`; empty if not known. */
  methodExpires: z.string(),
  isMethodExpired: z.boolean(),
  stoppedAt: z.iso.datetime().nullable(),
  actions: z.enum(subscriptionActions).array(),
  /** Newest first; the first order has no period of its own. */
  orders: z
    .object({
      id: idSchema,
      number: z.number().int().nullable(),
      state: z.enum(orderStates),
      total: z.number().int(),
      renewal: z.enum(renewalStates).nullable(),
      createdAt: z.iso.datetime(),
      nextTryAt: z.iso.datetime().nullable(),
    })
    .array(),
  timeline: z
    .object({
      id: idSchema,
      at: z.iso.datetime(),
      kind: z.enum(noteKinds),
      text: z.string(),
      actor: z.string(),
    })
    .array(),
});
export type Subscription = z.infer<typeof subscriptionSchema>;
