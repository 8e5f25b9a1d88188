import { agreedDiscounts } from '@vitrine/core/cart/agreed-terms.ts';
import type { TotalsView } from '@vitrine/core/cart/cart-view.ts';
import { unitPriceOf } from '@vitrine/core/cart/choices/choices.ts';
import type { Destination } from '@vitrine/core/cart/destination.ts';
import { discountRows, type GivenDiscount } from '@vitrine/core/cart/discount-rows.ts';
import { type CartTotals, type LineToPrice, priceCart } from '@vitrine/core/cart/price-cart.ts';
import { chosenOption, type ShippingOption, shippingPrice } from '@vitrine/core/cart/shipping-options.ts';
import { standardTax, type TaxRule } from '@vitrine/core/cart/tax-rules.ts';
import type { ShippingOptionView } from '@vitrine/core/checkout/checkout-view.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { type PriceNotation, priceIn } from '@vitrine/core/money/price-in.ts';
import { productTypes } from '@vitrine/core/products/product-views.ts';
import { pickupLines } from '@vitrine/core/shipping/pickup-lines.ts';
import {
  gramsOf,
  isPlaceOpen,
  quoteShipping,
  type ShippingQuote,
  zoneFor,
} from '@vitrine/core/shipping/quote-shipping.ts';
import type { ShippingZone } from '@vitrine/core/shipping/shipping-settings.ts';
import { isReverseCharged, readVatId } from '@vitrine/core/tax/vat-id.ts';
import type { Context } from '../../context.ts';
import { addedPriceRules } from './added-price-rules.ts';
import type { CartRow } from './cart.store.ts';
import { isPriced, isShipped, type LoadedCart, type LoadedLine } from './load-cart.ts';

/** The totals of a cart, and how it can be sent. */
export interface PricedCart {
  readonly totals: CartTotals;
  /** For every destination, from all capabilities. */
  readonly taxRules: readonly TaxRule[];
  /** Empty if nothing is sent. */
  readonly quotes: readonly ShippingQuote[];
  /** The chosen option, or the first if none was chosen or it is not offered (rule CART-26). */
  readonly quote: ShippingQuote | null;
  /** Why a cart that must be sent has no option. */
  readonly unsent: 'notShippedThere' | 'notShippedLike' | null;
}

/** Prices the orderable lines by the store's own rules; nothing a browser sends is used (rule CHECKOUT-1). */
export async function priceLoadedCart(
  context: Context,
  { row, lines, isRenewal = false }: LoadedCart,
  email = row.draft?.values.email,
): Promise<PricedCart> {
  const { store } = context.website.settings;
  const priced = lines.filter(isPriced);
  const buyer = { codes: row.codes, email: givenEmail(email), orderId: row.order_id };
  const { taxRules, shippingTax, taxClasses, discounts, used } = await addedPriceRules(
    context,
    priced.map(({ variant }) => variant),
    buyer,
  );
  const sent = row.agreed?.isHandedOver ? [] : priced.filter(({ variant }) => isShipped(variant.productType));
  const price = (destination: Destination | null, shipping: ShippingOption | null) =>
    priceCart(
      priced.map(line => ({ ...lineToPrice(line), taxClass: classOf(taxClasses, line.variant.productId) })),
      {
        destination,
        shipping,
        tax: {
          isIncluded: store.tax.isIncluded,
          rules: taxRules,
          shipping: shippingTax,
          reverseCharge: isReverseCharged({
            home: store.tax.eu?.home ?? null,
            destination,
            vatId: row.vat_id,
          })
            ? (readVatId(row.vat_id)?.id ?? null)
            : null,
        },
        discounts: row.agreed ? agreedDiscounts(row.agreed) : isRenewal ? [] : discounts,
        email: buyer.email,
        now: context.clock.now().toISOString(),
        used,
      },
    );
  const to = destinationOf(store.countries, row);
  if (sent.length === 0) return { totals: price(to, null), taxRules, quotes: [], quote: null, unsent: null };
  const { subtotal, discount } = price(to, null);
  const zone = zoneFor(store.shippingZones, to);
  const weight = sent.reduce((sum, line) => sum + gramsOf(line.variant.weight) * line.quantity, 0);
  const quotes = quoteShipping(zone, { after: subtotal - discount, weight });
  const agreed = row.agreed?.shipping;
  const quote = agreed
    ? { ...agreed, freeFrom: null, pickup: null }
    : (chosenOption(quotes, row.shipping_option) ?? chosenOption(quotes, ''));
  return {
    // What is collected is taxed where it is collected.
    totals: price(quote?.pickup ?? to, quote),
    taxRules,
    quotes,
    quote,
    unsent: quote === null && to !== null ? whyUnsent(store.shippingZones, zone, to) : null,
  };
}

function whyUnsent(
  zones: readonly ShippingZone[],
  zone: ShippingZone | null,
  to: Destination,
): PricedCart['unsent'] {
  if (zone !== null) return 'notShippedLike';
  return isPlaceOpen(zones, to) ? null : 'notShippedThere';
}

/** In lower case, as discounts compare it; null while it is empty. */
function givenEmail(email = ''): string | null {
  const given = email.trim().toLowerCase();
  return given === '' ? null : given;
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
  > & { readonly discounts: readonly GivenDiscount[]; readonly isReverseCharged?: boolean | undefined },
  notation: PriceNotation,
  paid: Pick<TotalsView, 'paid' | 'toPay'> = {},
): TotalsView {
  const price = (amount: number) => priceIn(notation, amount);
  const priceOrNull = (amount: number | null) => (amount === null ? null : price(amount));
  return {
    subtotal: price(totals.subtotal),
    discount: totals.discount === 0 ? null : price(totals.discount),
    discounts: discountRows(totals).map(({ name, amount }) => ({ name, amount: price(amount) })),
    shipping: priceOrNull(totals.shipping),
    tax: priceOrNull(totals.tax),
    taxes: totals.taxes.map(({ name, rate, amount }) => ({ name, rate, amount: price(amount) })),
    total: price(totals.total),
    isTaxIncluded: totals.isTaxIncluded,
    isReverseCharged: totals.isReverseCharged ?? false,
    isTaxOpen: totals.isTaxOpen,
    ...paid,
  };
}

/** Every option with its price for this cart; none if nothing is sent. */
export function shippingViews(
  { website }: Context,
  { totals, quotes, quote }: PricedCart,
): ShippingOptionView[] {
  const { language, store } = website.settings;
  const after = totals.subtotal - totals.discount;
  return quotes.map(option => ({
    id: option.id,
    name: option.name,
    price: priceIn(store, shippingPrice(option, after)),
    time: option.time,
    pickup: option.pickup === null ? [] : pickupLines(option.pickup, language),
    isChosen: option === quote,
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
    isDiscounted: variant.productType !== productTypes.giftCard && variant.fund === undefined,
  };
}

function classOf(classes: ReadonlyMap<Id, string | null>, productId: Id): string | null {
  const found = classes.get(productId);
  return found === undefined ? standardTax : found;
}
