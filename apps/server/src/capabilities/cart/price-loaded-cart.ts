import type { TotalsView } from '@vitrine/core/cart/cart-view.ts';
import { unitPriceOf } from '@vitrine/core/cart/choices/choices.ts';
import type { Destination } from '@vitrine/core/cart/destination.ts';
import { type CartTotals, type LineToPrice, priceCart } from '@vitrine/core/cart/price-cart.ts';
import { chosenOption, type ShippingOption, shippingPrice } from '@vitrine/core/cart/shipping-options.ts';
import { standardTax, type TaxRules } from '@vitrine/core/cart/tax-rules.ts';
import type { ShippingOptionView } from '@vitrine/core/checkout/checkout-view.ts';
import type { PriceView } from '@vitrine/core/products/product-views.ts';
import { productTypes } from '@vitrine/core/products/product-views.ts';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import type { Context } from '../../context.ts';
import type { CartRow } from './cart.store.ts';
import { isPriced, isShipped, type LoadedCart, type LoadedLine } from './load-cart.ts';

/** Prices what can be ordered by the store's own rules; nothing a browser sends is in it (rule CHECKOUT-1). */
export function priceLoadedCart({ clock, website }: Context, { row, lines }: LoadedCart): CartTotals {
  const { store } = website.settings;
  return priceCart(lines.filter(isPriced).map(lineToPrice), {
    destination: destinationOf(store.countries, row),
    shipping: optionOf(store.shippingOptions, row),
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

/** The option that was chosen, or the first while none was or it is offered no more (rule CART-26). */
export function optionOf(
  options: readonly ShippingOption[],
  { shipping_option }: Pick<CartRow, 'shipping_option'>,
): ShippingOption | null {
  return chosenOption(options, shipping_option) ?? chosenOption(options, '');
}

/** Every option with what it costs for this cart; none where nothing is sent. */
export function shippingViews(
  { website }: Context,
  { row, lines }: LoadedCart,
  totals: CartTotals,
): ShippingOptionView[] {
  const { currency, shippingOptions } = website.settings.store;
  if (!lines.some(({ variant }) => isShipped(variant.productType))) return [];
  const chosen = optionOf(shippingOptions, row);
  const after = totals.subtotal - totals.discount;
  return shippingOptions.map(option => ({
    id: option.id,
    name: option.name,
    price: { amount: shippingPrice(option, after), currency },
    isChosen: option === chosen,
  }));
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
