import { z } from 'zod';
import { defineCall } from '../calls/define-call.ts';
import { checkoutBodySchema } from './checkout.calls.ts';
import { checkoutErrors } from './checkout.errors.ts';
import { expressQuoteSchema } from './express-view.ts';

/** As much of an address as a wallet gives before its buyer has confirmed. */
const partialAddress = checkoutBodySchema.pick({
  country: true,
  region: true,
  postalCode: true,
  city: true,
  shippingOption: true,
});

const wallet = checkoutBodySchema
  .pick({
    email: true,
    name: true,
    country: true,
    line1: true,
    line2: true,
    postalCode: true,
    city: true,
    region: true,
    note: true,
    shippingOption: true,
    marketing: true,
    terms: true,
    downloads: true,
  })
  .extend({
    /** From the quote whose amount the wallet showed. */
    idempotencyKey: z.string().max(200),
  });
export type WalletBody = z.output<typeof wallet>;
export type PartialAddress = z.output<typeof partialAddress>;

export const expressPlacedSchema = z.object({
  /** What the wallet's payment is confirmed with; null if there is nothing to confirm. */
  clientSecret: z.string().nullable(),
  /** The page that tells how the payment ended. */
  returnTo: z.string(),
});
export type ExpressPlaced = z.infer<typeof expressPlacedSchema>;

export const expressCalls = {
  quote: defineCall({
    name: 'checkout.quoteExpress',
    method: 'POST',
    path: '/api/commerce/express/quotes',
    summary:
      'Prices the visitor’s cart for the address and the shipping option that are chosen in a wallet. Nothing is stored.',
    scope: 'website',
    access: 'public',
    body: partialAddress,
    reply: z.object({ quote: expressQuoteSchema }),
    errors: [checkoutErrors.expressGone],
    rateLimit: { max: 600, seconds: 60, isFlood: true },
  }),
  place: defineCall({
    name: 'checkout.placeExpress',
    method: 'POST',
    path: '/api/commerce/express/orders',
    summary:
      'Places an order of the visitor’s cart with what a wallet gave, at the amount of its quote; repeated with the same data, it is the same order. Replies with what the wallet confirms the payment with.',
    scope: 'website',
    access: 'public',
    body: wallet,
    reply: expressPlacedSchema,
    errors: Object.values(checkoutErrors),
    rateLimit: { max: 120, seconds: 60, isFlood: true },
  }),
} as const;
