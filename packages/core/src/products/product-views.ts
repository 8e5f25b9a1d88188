import type { FieldView } from '../forms/form-view.ts';
import type { Asset } from '../media/asset.ts';
import type { ProductRating } from '../reviews/rating.ts';
import type { RichText } from '../rich-text/rich-text.ts';
import type { OptionDisplay } from './option-style.ts';
import type { UnitReference } from './per-unit.ts';

export const productTypes = { physical: 1, digital: 2, service: 3, giftCard: 4, paywall: 5 } as const;
export type ProductType = (typeof productTypes)[keyof typeof productTypes];

/** Integer minor units of `currency`, like all prices of a store (rule MONEY-1). */
export interface PriceView {
  readonly amount: number;
  readonly currency: string;
  /** Whether it is shown as €18 instead of €18.00 (rule MONEY-8). */
  readonly trimsZeros?: boolean | undefined;
}

/** A product in lists; the same for every visitor, so any cache may store it. */
export interface ProductCard {
  readonly id: string;
  readonly title: string;
  readonly address: string;
  readonly image: Asset | null;
  readonly secondImage: Asset | null;
  readonly startingPrice: PriceView;
  /** The former price, if every buyer at the starting price saves. */
  readonly normalPrice: PriceView | null;
  /** The lowest price of the 30 days before the sale, beside the former price. */
  readonly lowestPrice: PriceView | null;
  /** Of the first variant at the starting price. */
  readonly perUnit: PerUnitView | null;
  /** How often the starting price is paid, such as `every month`; empty for once. */
  readonly plan: string;
  readonly hasVariedPrices: boolean;
  readonly isOnSale: boolean;
  readonly isSoldOut: boolean;
  /** By buyers; null, or not given, without reviews. */
  readonly rating?: ProductRating | null | undefined;
  /** Its first option that is shown as swatches; null, or not given, without one. */
  readonly swatches?: CardSwatches | null | undefined;
}

export interface CardSwatches {
  /** The name of the option. */
  readonly option: string;
  /** Those with a picture or a colour. */
  readonly values: readonly OptionValueView[];
}

/** The price of an amount, such as a kilogram (rule PRICE-9). */
export interface PerUnitView {
  readonly price: PriceView;
  readonly per: UnitReference;
}

/** That it is made to order, now or once its stock is used up. */
export interface MakingView {
  readonly text: string;
  /** Whether pieces are in stock, so that it is ready now. */
  readonly isInStock: boolean;
  /** The shortest and the longest time. */
  readonly days: readonly [number, number];
}

export interface VariantView {
  readonly id: string;
  readonly sku: string;
  /** GTIN, UPC, EAN or ISBN; empty if it has none. */
  readonly gtin: string;
  readonly optionValues: readonly string[];
  readonly price: PriceView;
  readonly salePrice: PriceView | null;
  readonly isOnSale: boolean;
  readonly isSoldOut: boolean;
  /** The stock if it is low (at most five), else null. */
  readonly fewLeft: number | null;
  /** Its place among the pictures and videos of the product; null if it has none of its own. */
  readonly imageAt: number | null;
  /** While it is on sale, the lowest price of the 30 days before; null if it had none (rule PRICE-8). */
  readonly lowestPrice: PriceView | null;
  readonly perUnit: PerUnitView | null;
  /** How often it is paid; empty for once. */
  readonly plan: string;
  /** Null, or not given, if it is ready to be sent. */
  readonly making?: MakingView | null | undefined;
  /** In the units of the store, such as “1.5 kg”; empty if it has none. */
  readonly weight: string;
  /** In the units of the store, such as “10 × 20 × 5 cm”; empty if it has none. */
  readonly size: string;
}

/** One option of the product form. */
export interface OptionView {
  readonly name: string;
  readonly display: OptionDisplay;
  readonly values: readonly OptionValueView[];
}

export interface OptionValueView {
  readonly value: string;
  /** `#rrggbb` of a swatch; null if there is none. */
  readonly color: string | null;
  /** The owner's picture of a swatch, or that of a variant with this value if it has no colour of the owner's. */
  readonly image: Asset | null;
}

export interface ProductVideoView {
  readonly id: string;
  /** How many of the pictures stand before it. */
  readonly after: number;
  /** At its provider; empty if `file` is an uploaded film. */
  readonly address: string;
  readonly file: Asset | null;
  /** WebVTT. */
  readonly captions: Asset | null;
  readonly poster: Asset | null;
  readonly title: string;
}

export interface ProductDetail extends ProductCard {
  readonly productType: ProductType;
  /** Empty for the website's own brand. */
  readonly brand: string;
  readonly excerpt: string;
  readonly description: RichText;
  readonly images: readonly Asset[];
  /** Among the pictures, in order. */
  readonly videos: readonly ProductVideoView[];
  readonly options: readonly OptionView[];
  /** The questions to the buyer. */
  readonly form: readonly FieldView[];
  readonly variants: readonly VariantView[];
  readonly categories: readonly string[];
  readonly tags: readonly string[];
}
