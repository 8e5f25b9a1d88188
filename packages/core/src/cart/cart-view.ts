import type { Asset } from '../media/asset.ts';
import type { PriceView } from '../products/product-views.ts';

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
  /** null while unknown, or if nothing is shipped. */
  readonly shipping: PriceView | null;
  /** null while unknown, or if nothing is taxed. */
  readonly tax: PriceView | null;
  /** The tax by rate, in thousandths of a percent; adds up to `tax`. */
  readonly taxes: readonly { readonly name: string; readonly rate: number; readonly amount: PriceView }[];
  readonly total: PriceView;
  /** Whether the prices include `tax`; otherwise it is added to them. */
  readonly isTaxIncluded: boolean;
  /** Whether the tax depends on a country that is still unknown. */
  readonly isTaxOpen: boolean;
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
  readonly totals: TotalsView;
  /** A notice about the whole cart, such as `Sold out and taken out: Moon Vase.` */
  readonly notices: readonly string[];
  /** False while it is empty, below the store's minimum, or contains a line that cannot be ordered. */
  readonly canCheckOut: boolean;
}
