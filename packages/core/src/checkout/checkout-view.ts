import type { CartLineView, TotalsView } from '../cart/cart-view.ts';
import type { PriceView } from '../products/product-views.ts';

/** Names of the checkout's fields, in the order they are asked for; the form posts exactly these. */
export const checkoutFieldNames = [
  'email',
  'name',
  'company',
  'country',
  'line1',
  'line2',
  'postalCode',
  'city',
  'region',
  'phone',
  'note',
] as const;

export type CheckoutFieldName = (typeof checkoutFieldNames)[number];

export interface CheckoutFieldView {
  /** The input, or empty. */
  readonly value: string;
  /** The error and how to fix it; null if there is none. */
  readonly error: string | null;
  readonly isRequired: boolean;
  /** The country's own word for it, such as `ZIP code` or `State`; null takes the usual one. */
  readonly label: string | null;
  /** Closed lists, such as a country's states; null is a field to type in. */
  readonly choices: readonly CheckoutChoice[] | null;
}

export interface CheckoutChoice {
  readonly value: string;
  readonly label: string;
}

export interface ShippingOptionView {
  readonly id: string;
  readonly name: string;
  readonly price: PriceView;
  readonly isChosen: boolean;
}

export interface PaymentMethodView {
  readonly id: string;
  readonly name: string;
  /** One sentence of what will happen; empty when the name says it. */
  readonly description: string;
  readonly isChosen: boolean;
  /** One that this buyer kept before, in the words of its service. */
  readonly isSaved: boolean;
}

/**
 * `GET /checkout` shows it. `POST /checkout` carries the fields by name and, beside them, `shippingOption`,
 * `paymentMethod`, `idempotencyKey` and `intent`: `update` recalculates the totals for the country and option
 * chosen, `place` places the order. A post that cannot be placed leads back to `GET /checkout` by 303, which shows
 * what was typed and what is wrong with it.
 */
export interface CheckoutView {
  readonly lines: readonly CartLineView[];
  readonly totals: TotalsView;
  /** A field that a country has no use for is absent. */
  readonly fields: Readonly<Partial<Record<CheckoutFieldName, CheckoutFieldView>>>;
  /** Empty when nothing is sent. */
  readonly shippingOptions: readonly ShippingOptionView[];
  /** The buyer’s saved methods come first. */
  readonly paymentMethods: readonly PaymentMethodView[];
  /** Whether the buyer may keep a payment method, as `keepsMethod`: somebody is signed in, and a method can be kept. */
  readonly canKeepMethod: boolean;
  /** Whether they agreed to it before the page was drawn again. */
  readonly isMethodKept: boolean;
  /** About the whole attempt, such as a payment that was declined; said first. */
  readonly messages: readonly string[];
  /** Belongs to this attempt; a repeated post of it gets the first answer. */
  readonly idempotencyKey: string;
  /** False while something must change first, such as a line that sold out. */
  readonly canPlace: boolean;
}

/** `GET /checkout/order/:token` shows it, to anybody who holds the link. */
export interface OrderConfirmedView {
  readonly number: string;
  /** ISO 8601, UTC. */
  readonly placedAt: string;
  readonly email: string;
  readonly lines: readonly OrderLineView[];
  readonly totals: TotalsView;
  /** Where each cent of the total comes from, in sentences (rule ORDER-8). */
  readonly explanation: readonly string[];
  /** The address it goes to, line by line; empty when nothing is sent. */
  readonly sentTo: readonly string[];
  readonly shippingName: string;
  readonly paymentName: string;
  /** Where the shop begins. */
  readonly shopAddress: string;
  readonly isCancelled: boolean;
  /** `reserved`: held for the shop, and not taken yet. `refunding`: its service gives it back. `refundDue`: a person still sends it. `none`: nothing is to be paid. */
  readonly paymentState:
    | 'paid'
    | 'pending'
    | 'reserved'
    | 'held'
    | 'refunding'
    | 'refundDue'
    | 'refunded'
    | 'none';
  /** Parts of the payment that were given back and that will be, in words; null where there are none. */
  readonly partRefunded: string | null;
  readonly partDue: string | null;
  /** The buyer’s next step, such as the bank account to pay to; one paragraph per line, empty if there is none. */
  readonly instructions: string;
}

/** A bought line: copied onto the order, so it may link to nothing any more. */
export type OrderLineView = Pick<
  CartLineView,
  'title' | 'options' | 'choices' | 'quantity' | 'unitPrice' | 'lineTotal'
> & {
  /** Pieces that money was given back for. */
  readonly refunded?: number;
  readonly address: string | null;
  readonly image: CartLineView['image'];
};
