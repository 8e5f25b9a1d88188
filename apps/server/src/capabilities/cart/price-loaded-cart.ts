import type { TotalsView } from '@vitrine/core/cart/cart-view.ts';
import { unitPriceOf } from '@vitrine/core/cart/choices/choices.ts';
import type { Destination } from '@vitrine/core/cart/destination.ts';
import {
  type CartTotals,
  type LineToPrice,
  priceCart,
  type ShippingRule,
} from '@vitrine/core/cart/price-cart.ts';
import { standardTax, type TaxRules } from '@vitrine/core/cart/tax-rules.ts';
import type { PriceView } from '@vitrine/core/products/product-views.ts';
import { productTypes } from '@vitrine/core/products/product-views.ts';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import type { Context } from '../../context.ts';
import type { CartRow } from './cart.store.ts';
import { isPriced, isShipped, type LoadedCart, type LoadedLine } from './load-cart.ts';

/** The one way a store sends for now: flat, by its settings. */
export const flatShipping = 'flat';

/** Prices what can be ordered by the store's own rules; nothing a browser sends is in it (rule CHECKOUT-1). */
export function priceLoadedCart({ clock, website }: Context, { row, lines }: LoadedCart): CartTotals {
  const { store } = website.settings;
  return priceCart(lines.filter(isPriced).map(lineToPrice), {
    destination: destinationOf(store.countries, row),
    shipping: shippingRule(store.shipping),
    tax: taxRulesOf(store.tax),
    discounts: [],
    now: clock.now().toISOString(),
    used: {},
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
  totals: Pick<
    CartTotals,
    'subtotal' | 'discount' | 'shipping' | 'tax' | 'taxes' | 'total' | 'isTaxIncluded' | 'isTaxOpen'
  >,
  currency: string,
): TotalsView {
  const price = (amount: number): PriceView => ({ amount, currency });
  const priceOrNull = (amount: number | null) => (amount === null ? null : price(amount));
  return {
    subtotal: price(totals.subtotal),
    discount: totals.discount === 0 ? null : price(totals.discount),
    shipping: priceOrNull(totals.shipping),
    tax: priceOrNull(totals.tax),
    taxes: totals.taxes.map(({ name, rate, amount }) => ({ name, rate, amount: price(amount) })),
    total: price(totals.total),
    isTaxIncluded: totals.isTaxIncluded,
    isTaxOpen: totals.isTaxOpen,
  };
}

export function shippingRule(shipping: Website['settings']['store']['shipping']): ShippingRule {
  return { id: flatShipping, ...shipping };
}

/** One rate for each country, of the standard class. */
function taxRulesOf({ isIncluded, isShippingTaxed, rates }: Website['settings']['store']['tax']): TaxRules {
  return {
    isIncluded,
    rules: Object.entries(rates).map(([country, hundredths]) => ({
      country,
      region: '',
      postalCodes: '',
      rates: { [standardTax]: [{ name: '', rate: hundredths * 10 }] },
    })),
    shipping: isShippingTaxed ? { like: 'class', taxClass: standardTax } : null,
  };
}

function lineToPrice({ entryId, variant, choices, quantity, unitPrice }: LoadedLine): LineToPrice {
  return {
    key: entryId,
    title: variant.options === '' ? variant.title : `${variant.title} (${variant.options})`,
    quantity,
    unitPrice,
    listPrice: unitPriceOf(choices, variant.listPrice),
    productId: variant.productId,
    categories: variant.categories,
    // A voucher is taxed when it is spent.
    taxClass: variant.productType === productTypes.giftCard ? null : standardTax,
    isShipped: isShipped(variant.productType),
  };
}
