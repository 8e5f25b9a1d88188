import type { TotalsView } from '@vitrine/core/cart/cart-view.ts';
import { unitPriceOf } from '@vitrine/core/cart/choices/choices.ts';
import type { Destination } from '@vitrine/core/cart/destination.ts';
import {
  type CartTotals,
  type LineToPrice,
  priceCart,
  type ShippingRule,
} from '@vitrine/core/cart/price-cart.ts';
import type { PriceView } from '@vitrine/core/products/product-views.ts';
import { productTypes } from '@vitrine/core/products/product-views.ts';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import type { CartRow } from './cart.store.ts';
import { isPriced, isShipped, type LoadedCart, type LoadedLine } from './load-cart.ts';

/** The one way a store sends for now: flat, by its settings. */
export const flatShipping = 'flat';

/** Prices what can be ordered by the store's own rules; nothing a browser sends is in it (rule CHECKOUT-1). */
export function priceLoadedCart({ settings }: Website, { row, lines }: LoadedCart): CartTotals {
  const { store } = settings;
  return priceCart(lines.filter(isPriced).map(lineToPrice), {
    country: destinationOf(store.countries, row)?.country ?? null,
    shipping: shippingRule(store.shipping),
    tax: store.tax,
    discounts: [],
  });
}

/** Where it goes, as far as it is known: what was said, or the only country the store sends to. */
export function destinationOf(
  countries: readonly string[],
  said: Pick<CartRow, 'country' | 'region' | 'postal_code'> | null,
): Destination | null {
  const country = said?.country ?? (countries.length === 1 ? countries[0] : undefined);
  if (country === undefined) return null;
  return { country, region: said?.region ?? '', postalCode: said?.postal_code ?? '' };
}

export function totalsView(
  totals: Omit<CartTotals, 'lines' | 'shippingTax' | 'steps' | 'taxes'>,
  currency: string,
): TotalsView {
  const price = (amount: number): PriceView => ({ amount, currency });
  const priceOrNull = (amount: number | null) => (amount === null ? null : price(amount));
  return {
    subtotal: price(totals.subtotal),
    discount: totals.discount === 0 ? null : price(totals.discount),
    shipping: priceOrNull(totals.shipping),
    tax: priceOrNull(totals.tax),
    total: price(totals.total),
    isTaxIncluded: totals.isTaxIncluded,
    isTaxOpen: totals.isTaxOpen,
  };
}

export function shippingRule(shipping: Website['settings']['store']['shipping']): ShippingRule {
  return { id: flatShipping, ...shipping };
}

function lineToPrice({ entryId, variant, choices, quantity, unitPrice }: LoadedLine): LineToPrice {
  return {
    key: entryId,
    title: variant.options === '' ? variant.title : `${variant.title} (${variant.options})`,
    quantity,
    unitPrice,
    listPrice: unitPriceOf(choices, variant.listPrice),
    // A voucher is taxed when it is spent.
    isTaxable: variant.productType !== productTypes.giftCard,
    isShipped: isShipped(variant.productType),
  };
}
