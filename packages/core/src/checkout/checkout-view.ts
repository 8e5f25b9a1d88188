import type { CartLineView, CodeView, GiftCardView, TotalsView } from '../cart/cart-view.ts';
import type { DownloadsView } from '../downloads/downloads-view.ts';
import type { PriceView } from '../products/product-views.ts';
import { billingFieldNames } from './billing-fields.ts';

/** Names of the checkout's fields, in the order shown; the form posts exactly these. */
export const checkoutFieldNames = [
  'email',
  'name',
  'company',
  'vatId',
  'country',
  'line1',
  'line2',
  'postalCode',
  'city',
  'region',
  'phone',
  ...billingFieldNames,
  'note',
] as const;

export type CheckoutFieldName = (typeof checkoutFieldNames)[number];

export interface CheckoutFieldView {
  /** The input, or empty. */
  readonly value: string;
  /** The error and how to fix it; null if there is none. */
  readonly error: string | null;
  readonly isRequired: boolean;
  /** The country's own term, such as `ZIP code` or `State`; null for the usual one. */
  readonly label: string | null;
  /** Closed lists, such as a country's states; null for a text field. */
  readonly choices: readonly CheckoutChoice[] | null;
}

export interface CheckoutChoice {
  readonly value: string;
  readonly label: string;
}

/** What a box at the checkout says. The form posts its version, so that what was agreed to is what was read. */
interface AgreementView {
  readonly words: string;
  readonly version: string;
  readonly isTicked: boolean;
}

export interface TermsView extends AgreementView {
  readonly links: readonly { readonly name: string; readonly address: string }[];
  readonly error: string | null;
}

export interface ShippingOptionView {
  readonly id: string;
  readonly name: string;
  readonly price: PriceView;
  /** When it arrives; empty if nothing is promised. */
  readonly time: string;
  /** Where and when it is collected, line by line; empty if it is sent. */
  readonly pickup: readonly string[];
  readonly isChosen: boolean;
}

export interface PaymentMethodView {
  readonly id: string;
  readonly name: string;
  /** One sentence on the next step; empty if the name is clear enough. */
  readonly description: string;
  readonly isChosen: boolean;
  /** One that this buyer saved earlier, described by its service. */
  readonly isSaved: boolean;
}

/**
 * `GET /checkout` shows it. `POST /checkout` sends the fields by name and, in addition,
 * `shippingOption`, `paymentMethod`, `idempotencyKey` and `intent`: `update` recalculates the
 * totals for the country and option chosen, `place` places the order. If the order cannot be
 * placed, the post redirects to `GET /checkout` by 303, which shows the input and its errors.
 */
export interface CheckoutView {
  /** The way back from a donation to its fund; otherwise it leads to the cart. */
  readonly donation?: { readonly backAddress: string };
  readonly lines: readonly CartLineView[];
  readonly totals: TotalsView;
  readonly takesCodes: boolean;
  /** The discount codes of the cart. The form enters `discountCode` and removes `removeCode`. */
  readonly codes: readonly CodeView[];
  /** Entered and removed by the same fields; a gift card is removed by its id. */
  readonly takesGiftCards: boolean;
  readonly giftCards: readonly GiftCardView[];
  /** Fields that a country does not use are absent. */
  readonly fields: Readonly<Partial<Record<CheckoutFieldName, CheckoutFieldView>>>;
  /**
   * Whether the invoice is made out to another address than the order is sent to, which the billing fields are for;
   * null if it is not asked.
   */
  readonly billing: { readonly isApart: boolean } | null;
  /** Lets the form suggest addresses, and whose they are; missing or null without a service (rule LOOKUP-1). */
  readonly addressLookup?: { readonly session: string; readonly credit: string } | null;
  /** When the order is expected to be sent, if something in it is made first; empty otherwise (rule MADETOORDER-4). */
  readonly dispatch?: string;
  /** Empty if nothing is shipped. */
  readonly shippingOptions: readonly ShippingOptionView[];
  /** The buyer’s saved methods come first. */
  readonly paymentMethods: readonly PaymentMethodView[];
  /**
   * Whether the buyer may save a payment method, as `keepsMethod`: the buyer is signed in, and a
   * method can be saved.
   */
  readonly canKeepMethod: boolean;
  /** Whether the buyer agreed to it before the page was rendered again. */
  readonly isMethodKept: boolean;
  /** Consent to news by email, posted as `marketing`; null if the shop does not ask. */
  readonly marketing: AgreementView | null;
  /** Consent to one reminder of the cart, posted as `cartReminders`; null if the shop sends none. */
  readonly cartReminders: AgreementView | null;
  /** What the buyer has to agree to, posted as `terms`; null if the shop requires nothing. */
  readonly terms: TermsView | null;
  /** Consent to the recurring payments of subscriptions, posted as `recurring`; null without any. */
  readonly recurring: (AgreementView & { readonly error: string | null }) | null;
  /** Consent to the immediate delivery of files, posted as `downloads`; null without any. */
  readonly downloads: (AgreementView & { readonly error: string | null }) | null;
  /** About the whole attempt, such as a declined payment; shown first. */
  readonly messages: readonly string[];
  /** Belongs to this attempt; a repeated post of it gets the first answer. */
  readonly idempotencyKey: string;
  /** False while something must change first, such as a line that is sold out. */
  readonly canPlace: boolean;
}

/**
 * `GET /checkout/order/:token` shows it after the purchase, `GET /checkout/status/:token` later, to anyone with the
 * link (rules ORDER-5 and ORDER-30).
 */
export interface OrderPageView {
  /** Whether it is a donation, which has a confirmation of its own. */
  /** Whether it contains a membership. */
  readonly isMembership?: boolean;
  readonly isDonation?: boolean;
  /** `confirmed` and `received` only until something happens to the order; `received` awaits its payment. */
  readonly stage: 'confirmed' | 'received' | 'status';
  /** The page that follows the order. */
  readonly statusAddress: string;
  /** How far it is; `none` while its payment decides, or if it was cancelled. */
  readonly progress: 'none' | 'preparing' | 'partlySent' | 'sent' | 'complete';
  readonly shipments: readonly ShipmentView[];
  /** Items that are not sent yet, once others were; otherwise empty. */
  readonly toSend: readonly SentItemView[];
  /** Invoices and credit notes. */
  readonly documents: readonly OrderDocumentView[];
  /** Where items are returned; null or missing if none can be and none were. */
  readonly returnsAddress?: string | null;
  /** Where the buyer withdraws from the contract (rule WITHDRAW-1). */
  readonly withdrawalAddress?: string | null;
  readonly number: string;
  /** ISO 8601, UTC. */
  readonly placedAt: string;
  readonly email: string;
  readonly lines: readonly OrderLineView[];
  readonly totals: TotalsView;
  /** Where each cent of the total comes from, in sentences (rule ORDER-8). */
  readonly explanation: readonly string[];
  /** Empty for most orders. */
  readonly subscriptions: readonly SubscribedView[];
  /** The VAT id of a business; empty for none. */
  readonly vatId: string;
  /** The delivery address, line by line; empty if nothing is shipped. */
  readonly sentTo: readonly string[];
  /** The billing address, line by line; empty if it is the one above. */
  readonly billedTo: readonly string[];
  readonly shippingName: string;
  /** When it arrives; empty if nothing is promised. */
  readonly shippingTime: string;
  /** By when it is expected to be sent, if something in it is made first and is not sent yet; empty otherwise. */
  readonly shipsBy?: string;
  /** Where and when it is collected, line by line; empty if it is sent. */
  readonly pickup: readonly string[];
  readonly paymentName: string;
  /** The first page of the shop. */
  readonly shopAddress: string;
  readonly isCancelled: boolean;
  /** Its files; null if it has none. */
  readonly downloads: DownloadsView | null;
  /** The gift cards that were bought with it. */
  readonly giftCards: readonly BoughtGiftCardView[];
  /**
   * `reserved`: authorised for the shop, and not captured yet. `refunding`: its service refunds it.
   * `refundDue`: a person still has to refund it. `none`: nothing to pay.
   */
  readonly paymentState:
    | 'paid'
    | 'pending'
    | 'reserved'
    | 'held'
    | 'refunding'
    | 'refundDue'
    | 'refunded'
    | 'none';
  /** The refunded and the promised parts of the payment, formatted; null if there are none. */
  readonly partRefunded: string | null;
  readonly partDue: string | null;
  /** The buyer’s next step, such as the bank account to pay to; one paragraph per line, empty if there is none. */
  readonly instructions: string;
  /** What is left to pay, formatted, and the page where it is paid; null or missing without a link (rule BALANCE-4). */
  readonly balance?: { readonly amount: string; readonly address: string } | null;
}

/** A line that began a subscription. */
export interface SubscribedView {
  readonly title: string;
  /** Its page. */
  readonly address: string;
}

export interface BoughtGiftCardView {
  readonly code: string;
  readonly amount: string;
  /** Where it was or will be mailed. */
  readonly email: string;
  /** The day on which it will be mailed; empty once it was. */
  readonly sendsOn: string;
}

export interface SentItemView {
  readonly id: string;
  readonly title: string;
  readonly options: string;
  readonly quantity: number;
}

export interface OrderDocumentView {
  readonly id: string;
  readonly label: string;
  /** With its signature. */
  readonly address: string;
}

export interface ShipmentView {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly sentAt: string;
  readonly items: readonly SentItemView[];
  readonly carrier: string;
  readonly trackingNumber: string;
  /** Where it can be followed; empty if unknown. */
  readonly trackingAddress: string;
  readonly note: string;
}

/** A bought line: a copy on the order, so its product may no longer exist. */
export type OrderLineView = Pick<
  CartLineView,
  'title' | 'options' | 'choices' | 'quantity' | 'unitPrice' | 'lineTotal'
> & {
  /** The number of refunded items. */
  readonly refunded?: number;
  readonly address: string | null;
  readonly image: CartLineView['image'];
};
