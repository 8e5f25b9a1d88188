import { z } from 'zod';

/** What a wallet shows, in the smallest unit of the currency as the payment service counts it (rule EXPRESS-2). */
export const expressQuoteSchema = z.object({
  amount: z.number().int(),
  /** They add up to the amount; empty if the service cannot express one of them. */
  lineItems: z.object({ name: z.string(), amount: z.number().int() }).array(),
  /** The chosen one comes first; empty if nothing is shipped, or nothing is shipped to this address. */
  shippingRates: z
    .object({
      id: z.string(),
      displayName: z.string(),
      amount: z.number().int(),
      deliveryEstimate: z.string().optional(),
    })
    .array(),
  /** Names the cart and the amount, signed: an order by it costs what the wallet showed, or is refused. */
  idempotencyKey: z.string(),
});
export type ExpressQuote = z.infer<typeof expressQuoteSchema>;

/** A box of the checkout that has to be ticked first, and what is said if it is not. */
interface ExpressBox {
  readonly name: 'terms' | 'downloads';
  readonly missing: string;
}

/** The wallets that pay at once, above the checkout and below the cart; a script of the payment method draws them. */
export interface ExpressView {
  /** The script, on this website. */
  readonly script: string;
  /** What the script needs from the method's settings; public. */
  readonly facts: Readonly<Record<string, string>>;
  readonly language: string;
  readonly currency: string;
  readonly shop: string;
  readonly quote: ExpressQuote;
  readonly isShipped: boolean;
  /** Those that the shop delivers to. */
  readonly countries: readonly string[];
  readonly boxes: readonly ExpressBox[];
  readonly words: {
    readonly title: string;
    /** Between the wallets and the usual way. */
    readonly or: string;
    readonly placing: string;
    readonly failed: string;
  };
}
