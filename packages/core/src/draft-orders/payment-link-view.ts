import type { CheckoutView } from '../checkout/checkout-view.ts';

/**
 * `GET /checkout/pay/:token`: a draft order for its customer. `POST` to the same address orders it, with `paymentMethod`,
 * `idempotencyKey` and the boxes of the checkout.
 */
export type PaymentLinkView =
  | {
      readonly stage: 'open';
      readonly address: string;
      /** ISO 8601, UTC. */
      readonly expiresAt: string;
      readonly email: string;
      readonly vatId: string;
      readonly note: string;
      /** The delivery address, line by line; empty if nothing is shipped. */
      readonly sentTo: readonly string[];
      /** The billing address, line by line; empty if it is the same. */
      readonly billedTo: readonly string[];
      readonly shippingName: string;
      readonly checkout: CheckoutView;
    }
  /** `changed`: it was changed or deleted since the link was sent. */
  | { readonly stage: 'expired' }
  | { readonly stage: 'changed' }
  /** The page of the order; null if the link was for an earlier version. */
  | { readonly stage: 'ordered'; readonly orderAddress: string | null };
