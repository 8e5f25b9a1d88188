import { z } from 'zod';
import { defineCall } from '../calls/define-call.ts';
import { idSchema } from '../id/id.ts';
import { orderStates } from '../orders/order-states.ts';
import { orderErrors } from '../orders/orders.errors.ts';
import { paymentErrors } from '../payments/payments.errors.ts';
import { billingBody } from './billing-fields.ts';
import { checkoutErrors } from './checkout.errors.ts';

const text = z.string().max(1000).default('');

/** The buyer’s input; each field is validated by its country’s rules when the order is placed. */
export const checkoutBodySchema = z.object({
  email: text,
  name: text,
  company: text,
  vatId: text,
  country: text,
  line1: text,
  line2: text,
  postalCode: text,
  city: text,
  region: text,
  phone: text,
  ...billingBody,
  note: z.string().max(5000).default(''),
  shippingOption: z.string().max(100).default(''),
  paymentMethod: z.string().max(100).default(''),
  /** The total the buyer saw, in minor units: the order is refused if it has changed since. */
  expectedTotal: z.number().int().optional(),
  /** The same for what gift cards leave to pay. */
  expectedToPay: z.number().int().optional(),
  /** The longest time in days until the order ships, as the buyer saw it: it is refused if it takes longer now. */
  expectedDays: z.number().int().optional(),
  /** Whether to save the payment method: `on`, as a form posts it, or absent. */
  keepsMethod: z.enum(['', 'on']).default(''),
  /** The version of the words that the buyer ticked; empty if they did not. */
  marketing: z.string().max(40).default(''),
  cartReminders: z.string().max(40).default(''),
  terms: z.string().max(40).default(''),
  recurring: z.string().max(40).default(''),
  /** The version of the agreement to immediate delivery, if the cart contains files. */
  downloads: z.string().max(40).default(''),
});

export type CheckoutBody = z.output<typeof checkoutBodySchema>;

/** The answer to an attempt, stored and returned again if the attempt is repeated. */
export const placedOrderSchema = z.object({
  orderId: idSchema,
  number: z.number().int().nullable(),
  state: z.enum(orderStates),
  total: z.number().int(),
  currency: z.string(),
  /** The buyer’s next page: the payment page, or the confirmation. */
  next: z.string(),
  /** The confirmation, for anyone with the link. */
  confirmation: z.string(),
});
export type PlacedOrder = z.infer<typeof placedOrderSchema>;

export const checkoutCalls = {
  place: defineCall({
    name: 'checkout.place',
    method: 'POST',
    path: '/api/commerce/orders',
    summary:
      'Places an order of the visitor’s cart. Needs the header Idempotency-Key; repeated with the same key, it returns the same answer.',
    scope: 'website',
    access: 'public',
    body: checkoutBodySchema,
    reply: z.object({ order: placedOrderSchema }),
    errors: Object.values(checkoutErrors),
    rateLimit: { max: 120, seconds: 60, isFlood: true },
  }),
  charge: defineCall({
    name: 'checkout.charge',
    method: 'POST',
    path: '/api/orders/:orderId/charge',
    summary:
      'Charges the outstanding amount of an order to a payment method that its buyer saved, without the buyer being present. If the bank asks the buyer to confirm, a link is emailed. A request with an id that was sent before charges nothing more.',
    scope: 'website',
    access: 'orders.write',
    params: z.object({ orderId: idSchema }),
    body: z.object({
      savedMethodId: idSchema,
      /** The id of the payment, created by the caller, so that the same request sent twice is one charge. */
      paymentId: idSchema,
    }),
    reply: z.object({
      outcome: z.enum(['approved', 'declined', 'needsBuyer', 'unknown']),
      /** The bank’s reason for declining it, in the words of its service; empty if it gives none. */
      reason: z.string(),
    }),
    errors: [orderErrors.forbiddenMove, paymentErrors.nothingToPay],
  }),
} as const;
