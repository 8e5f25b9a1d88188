import type { CheckoutView, OrderPageView } from '../checkout/checkout-view.ts';

/**
 * `GET /checkout/balance/:token`: what an order still owes, for its buyer. `POST` to the same address pays it, with
 * `paymentMethod` and the `amount` that the page shows.
 */
export type BalanceLinkView =
  | {
      readonly stage: 'open';
      readonly address: string;
      /** ISO 8601, UTC. */
      readonly expiresAt: string;
      readonly number: string;
      /** In minor units, and formatted. */
      readonly amount: number;
      readonly amountText: string;
      readonly paymentMethods: CheckoutView['paymentMethods'];
      /** Why it is not paid yet, and what to do. */
      readonly problems: readonly string[];
    }
  /** `replaced`: the order was changed since. */
  | { readonly stage: 'expired' | 'withdrawn' | 'replaced' | 'cancelled' }
  | { readonly stage: 'paid'; readonly orderAddress: string };

export type BalanceLinkPageView = BalanceLinkView & {
  /** What the amount is for; null unless it can be paid. */
  readonly order: Pick<OrderPageView, 'lines' | 'totals'> | null;
};
