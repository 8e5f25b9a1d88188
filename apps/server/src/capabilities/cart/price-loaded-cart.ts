import type { TotalsView } from '@vitrine/core/cart/cart-view.ts';
import { unitPriceOf } from '@vitrine/core/cart/choices/choices.ts';
import type { Destination } from '@vitrine/core/cart/destination.ts';
import { type CartTotals, type LineToPrice, priceCart } from '@vitrine/core/cart/price-cart.ts';
import { chosenOption, type ShippingOption, shippingPrice } from '@vitrine/core/cart/shipping-options.ts';
import { standardTax } from '@vitrine/core/cart/tax-rules.ts';
import type { ShippingOptionView } from '@vitrine/core/checkout/checkout-view.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { PriceView } from '@vitrine/core/products/product-views.ts';
import type { Context } from '../../context.ts';
import { addedPriceRules } from './added-price-rules.ts';
import type { CartRow } from './cart.store.ts';
import { isPriced, isShipped, type LoadedCart, type LoadedLine } from './load-cart.ts';

/** Prices the orderable lines by the store's own rules; nothing a browser sends is used (rule CHECKOUT-1). */
export async function priceLoadedCart(context: Context, { row, lines }: LoadedCart): Promise<CartTotals> {
  const { store } = context.website.settings;
  const priced = lines.filter(isPriced);
  const { taxRules, shippingTax, taxClasses, discounts, used } = await addedPriceRules(
    context,
    priced.map(({ variant }) => variant),
  );
  return priceCart(
    priced.map(line => ({ ...lineToPrice(line), taxClass: classOf(taxClasses, line.variant.productId) })),
    {
      destination: destinationOf(store.countries, row),
      shipping: optionOf(store.shippingOptions, row),
      tax: { isIncluded: store.tax.isIncluded, rules: taxRules, shipping: shippingTax },
      discounts,
      now: context.clock.now().toISOString(),
      used,
    },
  );
}

/** The destination as far as it is known: the one entered, or the only country the store sends to. */
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

/** The chosen option, or the first if none was chosen or it is no longer offered (rule CART-26). */
export function optionOf(
  options: readonly ShippingOption[],
  { shipping_option }: Pick<CartRow, 'shipping_option'>,
): ShippingOption | null {
  return chosenOption(options, shipping_option) ?? chosenOption(options, '');
}

/** Every option with its price for this cart; none if nothing is sent. */
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

function lineToPrice({
  entryId,
  variant,
  choices,
  quantity,
  unitPrice,
}: LoadedLine): Omit<LineToPrice, 'taxClass'> {
  return {
    key: entryId,
    title: variant.options === '' ? variant.title : `${variant.title} (${variant.options})`,
    quantity,
    unitPrice,
    listPrice: unitPriceOf(choices, variant.listPrice),
    productId: variant.productId,
    categories: variant.categories,
    isShipped: isShipped(variant.productType),
  };
}

function classOf(classes: ReadonlyMap<Id, string | null>, productId: Id): string | null {
  const found = classes.get(productId);
  return found === undefined ? standardTax : found;
}
