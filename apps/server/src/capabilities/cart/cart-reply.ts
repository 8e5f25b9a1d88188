import type { CartReply } from '@vitrine/core/cart/cart.calls.ts';
import { productTypes } from '@vitrine/core/products/product-views.ts';
import type { Context } from '../../context.ts';
import { cartView, viewOfCart } from './cart-view.ts';
import { dropLost, isPriced, isShipped, loadCart } from './load-cart.ts';
import { destinationOf, priceLoadedCart, shippingViews } from './price-loaded-cart.ts';

/** The cart as the call returns it, with the names of seed 000 §3. */
export async function cartReply(context: Context, token: string | undefined): Promise<CartReply> {
  const { website } = context;
  const loaded = await loadCart(context, token);
  if (loaded !== null) await dropLost(context, loaded);
  const view = loaded === null ? await cartView(context, undefined) : await viewOfCart(context, loaded);
  const totals = loaded && (await priceLoadedCart(context, loaded));
  const { store } = website.settings;
  const destination = destinationOf(store.countries, loaded?.row ?? null);
  const sold = loaded?.lines.filter(isPriced) ?? [];
  const digital = sold.filter(line => line.variant.productType === productTypes.digital);
  const requiresShipping = sold.some(line => isShipped(line.variant.productType));
  const options = loaded && totals ? shippingViews(context, loaded, totals) : [];
  return {
    id: loaded?.row.id ?? null,
    websiteId: website.id,
    orderId: loaded?.row.order_id ?? null,
    created: loaded?.row.created_at.toISOString() ?? null,
    isPurchased: false,
    entries: view.lines.map(line => ({ ...line, choices: [...line.choices] })),
    shippingOptions: options,
    selectedShippingOption: options.find(option => option.isChosen)?.id ?? null,
    shippingLocation: destination,
    applicableTaxRules: totals?.taxes.map(tax => ({ country: tax.country, rate: tax.rate / 10 })) ?? [],
    coupons: [],
    validCoupons: [],
    invalidCoupons: [],
    subtotalCents: totals?.subtotal ?? 0,
    taxCents: totals?.tax ?? 0,
    shippingCostCents: totals?.shipping ?? 0,
    discountCents: totals?.discount ?? 0,
    grandTotalCents: totals?.total ?? 0,
    totalQuantity: view.lines.reduce((sum, line) => sum + line.quantity, 0),
    hasDigital: digital.length > 0,
    purelyDigital: sold.length > 0 && digital.length === sold.length,
    requiresShipping,
    totals: { ...view.totals, taxes: [...view.totals.taxes] },
    notices: [...view.notices],
    canCheckOut: view.canCheckOut,
  };
}
