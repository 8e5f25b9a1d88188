import type { Asset } from '../media/asset.ts';
import type { PerUnitView, PriceView } from '../products/product-views.ts';

/** One line of a cart as its owner sees it; everything in it was computed by the server just now. */
export interface CartLineView {
  readonly entryId: string;
  readonly variantId: string;
  readonly title: string;
  /** The product page. */
  readonly address: string;
  /** The chosen options, such as `Ash, Large`; empty if there are none to choose. */
  readonly options: string;
  /** The other choices, in short sentences; empty for most lines. */
  readonly choices: readonly string[];
  readonly image: Asset | null;
  readonly quantity: number;
  /** The last input that could not be fulfilled, shown instead of the quantity; null if there is none. */
  readonly typed?: number | null;
  readonly unitPrice: PriceView;
  /** The price of an amount, such as a kilogram; null if it has none (rule PRICE-9). */
  readonly perUnit: PerUnitView | null;
  readonly lineTotal: PriceView;
  /** Whether this line can be ordered now. */
  readonly isAvailable: boolean;
  /** A change or an instruction, such as `Only 2 left`; null if there is none. */
  readonly message: string | null;
}

export interface TotalsView {
  readonly subtotal: PriceView;
  /** The discount, as a positive amount; null if there is none. */
  readonly discount: PriceView | null;
  /** Its parts by name, as positive amounts; they add up to `discount`. */
  readonly discounts: readonly { readonly name: string; readonly amount: PriceView }[];
  /** null while unknown, or if nothing is shipped. */
  readonly shipping: PriceView | null;
  /** null while unknown, or if nothing is taxed. */
  readonly tax: PriceView | null;
  /** The tax by rate, in thousandths of a percent; adds up to `tax`. */
  readonly taxes: readonly { readonly name: string; readonly rate: number; readonly amount: PriceView }[];
  readonly total: PriceView;
  /** Whether the prices include `tax`; otherwise it is added to them. */
  readonly isTaxIncluded: boolean;
  /** Whether the buyer, a business in another country, accounts for the tax. */
  readonly isReverseCharged: boolean;
  /** Whether the tax depends on a country that is still unknown. */
  readonly isTaxOpen: boolean;
  /** What gift cards pay of the total, and what is left to pay; missing if they pay nothing. */
  readonly paid?: readonly { readonly name: string; readonly amount: PriceView }[];
  readonly toPay?: PriceView;
}

/** A discount code that was entered (rule DISCOUNT-4). */
export interface CodeView {
  readonly code: string;
  /** The name of the discount; empty if the code is unknown. */
  readonly name: string;
  /** What it takes off; null if it does not apply. */
  readonly amount: PriceView | null;
  /** Whether it makes shipping free. */
  readonly isOnShipping: boolean;
  /** Why it does not apply; null if it does. */
  readonly reason: string | null;
}

/** A gift card whose code was entered (rule CART-66). */
export interface GiftCardView {
  readonly id: string;
  /** Its last characters. */
  readonly code: string;
  /** What is on it; null if it cannot pay. */
  readonly balance: PriceView | null;
  /** What it pays; null if nothing. */
  readonly amount: PriceView | null;
  /** Why it cannot pay; null if it can. */
  readonly reason: string | null;
}

/** A requested quantity that was not added, because stock is insufficient. */
export interface WantedView {
  readonly variantId: string;
  readonly title: string;
  readonly address: string;
  readonly options: string;
  readonly image: Asset | null;
  /** The input as typed. */
  readonly quantity: number;
  readonly message: string;
}

/** `GET /cart` shows it; `POST /cart/entries` and `POST /cart/entries/:entryId` redirect to it. */
export interface CartView {
  readonly lines: readonly CartLineView[];
  /** The first page of the shop. */
  readonly shopAddress: string;
  readonly wanted: WantedView | null;
  /** The line that was just removed, and can be put back; null if there is none. */
  readonly removed: { readonly title: string; readonly isSaved: boolean } | null;
  /** What was just saved for later or moved into the cart, in words; null if nothing was. */
  readonly said: string | null;
  /** What is kept for later, as it is now: `isAvailable` says whether it can be moved into the cart (rule CART-70). */
  readonly saved: readonly CartLineView[];
  readonly totals: TotalsView;
  /** Whether a discount code can be entered. */
  readonly takesCodes: boolean;
  /** In the order of entry. */
  readonly codes: readonly CodeView[];
  /** Whether the code of a gift card can be entered. */
  readonly takesGiftCards: boolean;
  readonly giftCards: readonly GiftCardView[];
  /** A notice about the whole cart, such as `Sold out and taken out: Moon Vase.` */
  readonly notices: readonly string[];
  /** Leads to the checkout; only the cart knows it (rule CHECKOUT-30). */
  readonly checkoutAddress: string;
  /** The address names a problem that script shows as an alert. */
  readonly isAlerted: boolean;
  /** The number of items. */
  readonly totalQuantity: number;
  /** False while it is empty, below the store's minimum, or contains a line that cannot be ordered. */
  readonly canCheckOut: boolean;
}
