import type { CheckoutFieldView } from '../checkout/checkout-view.ts';
import type { Asset } from '../media/asset.ts';
import type { PriceView } from '../products/product-views.ts';
import type { DelayReason, SubscriptionState } from './subscription-states.ts';

/** Fields of the address that its customer can change; the country stays, because tax and shipping follow it. */
export const addressFieldNames = [
  'name',
  'company',
  'line1',
  'line2',
  'postalCode',
  'city',
  'region',
  'phone',
] as const;
export type AddressFieldName = (typeof addressFieldNames)[number];

/** What was just done, or an answer to a post, as in the address of the page. */
export const doneActs = ['pause', 'resume', 'skip', 'unskip', 'cancel', 'method', 'address'] as const;
export type DoneAct = (typeof doneActs)[number];

/**
 * `GET /checkout/subscription/:token` shows it to anyone with the link (rule SUBSCRIPTION-14). It posts `intent` to
 * the same address.
 */
export interface SubscriptionPageView {
  /** Its own, which the forms post to. */
  readonly address: string;
  readonly title: string;
  readonly options: string;
  readonly quantity: number;
  readonly image: Asset | null;
  /** “renews every month”. */
  readonly rhythm: string;
  /** Of one period, without shipping and tax. */
  readonly price: PriceView;
  readonly state: SubscriptionState;
  /** ISO 8601; null if nothing is charged any more, or not by itself. */
  readonly nextAt: string | null;
  /** The amount that could not be charged; null if none waits. */
  readonly due: PriceView | null;
  /** Why what is due waits, other than for its payment; null if it does not. */
  readonly delay: DelayReason | null;
  readonly paymentsLeft: number | null;
  /** Its payment method as its service describes it; empty if there is none. */
  readonly methodLabel: string;
  /** The month its card expires in, such as `2027-08`; empty if not known. */
  readonly methodExpires: string;
  readonly isMethodExpired: boolean;
  readonly actions: readonly ('pause' | 'resume' | 'skip' | 'unskip' | 'cancel')[];
  /** Whether it asks if it is to be cancelled, and says what is lost. */
  readonly isCancelAsked: boolean;
  /** Other methods: those its customer saved before, and those of the shop. */
  readonly savedMethods: readonly { readonly id: string; readonly label: string }[];
  readonly methods: readonly { readonly id: string; readonly name: string }[];
  /** Those that are saved without a payment. */
  readonly setUps: readonly { readonly id: string; readonly name: string }[];
  /** The address it is sent to; null if nothing is sent, or no longer. */
  readonly fields: Readonly<Partial<Record<AddressFieldName, CheckoutFieldView>>> | null;
  /** Line by line. */
  readonly sentTo: readonly string[];
  readonly orders: readonly {
    readonly number: number;
    readonly placedAt: string;
    readonly total: PriceView;
    readonly address: string;
  }[];
  /** What was just done, or why it was not. */
  readonly done: DoneAct | null;
  readonly problem: string | null;
}

/** In lists: the account of its customer. */
export interface OwnSubscription {
  readonly title: string;
  readonly rhythm: string;
  readonly state: SubscriptionState;
  readonly nextAt: string | null;
  readonly address: string;
}
