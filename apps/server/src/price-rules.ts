import type { DiscountRule } from '@vitrine/core/cart/discount-rules.ts';
import type { PriceRules } from '@vitrine/core/cart/price-cart.ts';
import type { TaxRule, TaxRules } from '@vitrine/core/cart/tax-rules.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { ProductType } from '@vitrine/core/products/product-views.ts';

/** The contents of a cart, as far as rules need them. */
export interface PricedProduct {
  readonly productId: Id;
  readonly productType: ProductType;
  readonly taxClass: string;
  /** Of a donation, which is neither taxed nor discounted. */
  readonly fund?: object;
}

/** The buyer of a cart, as far as rules need them. */
export interface PricedBuyer {
  /** The discount codes that were entered, in their one form, in the order of entry. */
  readonly codes: readonly string[];
  /** In lower case; null while unknown. */
  readonly email: string | null;
  /** The order that was begun from the cart: what it took does not count against it. */
  readonly orderId: Id | null;
}

/** What a capability adds to the price rules of carts. */
export interface AddedPriceRules {
  readonly taxRules?: readonly TaxRule[];
  readonly shippingTax?: TaxRules['shipping'];
  /** By product; null is never taxed. */
  readonly taxClasses?: ReadonlyMap<Id, string | null>;
  readonly discounts?: readonly DiscountRule[];
  readonly used?: PriceRules['used'];
}
