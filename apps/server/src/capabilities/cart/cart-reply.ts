import type { CartReply } from '@vitrine/core/cart/cart-reply.ts';
import type { Destination } from '@vitrine/core/cart/destination.ts';
import { applicableRules, type TaxRule } from '@vitrine/core/cart/tax-rules.ts';
import { decimalText, formatMoney } from '@vitrine/core/money/format-money.ts';
import { currencyDecimals } from '@vitrine/core/money/money.ts';
import { priceIn } from '@vitrine/core/money/price-in.ts';
import { productTypes } from '@vitrine/core/products/product-views.ts';
import type { Context } from '../../context.ts';
import { addedPriceRules } from './added-price-rules.ts';
import { type CartRow, readCartByToken } from './cart.store.ts';
import { hashOfCart } from './cart-cookies.ts';
import { cartView, viewOfCart } from './cart-view.ts';
import { dropLost, isPriced, isShipped, type LoadedLine, loadCart } from './load-cart.ts';
import { destinationOf, priceLoadedCart, shippingViews } from './price-loaded-cart.ts';

/** The cart as the call returns it, with the names of seed 000 §3. */
export async function cartReply(context: Context, token: string | undefined): Promise<CartReply> {
  const { website } = context;
  const loaded = await loadCart(context, token);
  if (loaded !== null) await dropLost(context, loaded);
  const priced = loaded && (await priceLoadedCart(context, loaded));
  const view =
    loaded && priced ? await viewOfCart(context, { loaded, priced }) : await cartView(context, token);
  const row = loaded?.row ?? (await orderedCart(context, token));
  const totals = priced?.totals;
  const { store } = website.settings;
  const destination = destinationOf(store.countries, loaded?.row ?? null);
  const sold = loaded?.lines.filter(isPriced) ?? [];
  const digital = sold.filter(line => line.variant.productType === productTypes.digital);
  const requiresShipping = sold.some(line => isShipped(line.variant.productType));
  const options = priced ? shippingViews(context, priced) : [];
  return {
    id: row?.id ?? null,
    websiteId: website.id,
    orderId: row?.order_id ?? null,
    created: row?.created_at.toISOString() ?? null,
    isPurchased: row?.state === 'ordered',
    entries: view.lines.map(line => ({ ...line, choices: [...line.choices] })),
    shippingOptions: options.map(option => ({ ...option, pickup: [...option.pickup] })),
    selectedShippingOption: options.find(option => option.isChosen)?.id ?? null,
    shippingLocation: destination,
    applicableTaxRules:
      destination === null
        ? []
        : taxRulesAt(priced?.taxRules ?? (await rulesWithoutCart(context)), destination),
    coupons: [...view.codes],
    validCoupons: view.codes.filter(({ reason }) => reason === null),
    invalidCoupons: view.codes.filter(({ reason }) => reason !== null),
    giftCards: [...view.giftCards],
    subtotalCents: totals?.subtotal ?? 0,
    subtotalAmount: Number(decimalText(totals?.subtotal ?? 0, currencyDecimals[store.currency])),
    taxCents: totals?.tax ?? 0,
    shippingCostCents: totals?.shipping ?? 0,
    discountCents: totals?.discount ?? 0,
    grandTotalCents: totals?.total ?? 0,
    totalQuantity: view.lines.reduce((sum, line) => sum + line.quantity, 0),
    hasDigital: digital.length > 0,
    purelyDigital: sold.length > 0 && digital.length === sold.length,
    requiresShipping,
    amountToPayCents: (view.totals.toPay ?? view.totals.total).amount,
    totals: {
      ...view.totals,
      taxes: [...view.totals.taxes],
      discounts: [...view.totals.discounts],
      paid: [...(view.totals.paid ?? [])],
    },
    saved: view.saved.map(line => ({ ...line, choices: [...line.choices] })),
    removed: view.removed,
    said: view.said,
    notices: [...view.notices],
    canCheckOut: view.canCheckOut,
  };
}

/** The cart of a token that became an order, whose cookie lives on if it keeps lines for later (rule CART-72). */
async function orderedCart(
  { database, website }: Context,
  token: string | undefined,
): Promise<CartRow | null> {
  const tokenHash = hashOfCart(token);
  const row = tokenHash === '' ? null : await readCartByToken(database, website.id, tokenHash);
  return row?.state === 'ordered' ? row : null;
}

/** What the cart's link shows on every page (rule VISITOR-5). */
export function cartCount(
  { website }: Context,
  lines: readonly LoadedLine[],
): { totalQuantity: number; subtotal: string } {
  const { language, store } = website.settings;
  const amount = lines.filter(isPriced).reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);
  return {
    totalQuantity: lines.reduce((sum, line) => sum + line.quantity, 0),
    subtotal: lines.length === 0 ? '' : formatMoney(priceIn(store, amount), language),
  };
}

async function rulesWithoutCart(context: Context): Promise<readonly TaxRule[]> {
  const { taxRules } = await addedPriceRules(context, [], { codes: [], email: null, orderId: null });
  return taxRules;
}

function taxRulesAt(taxRules: readonly TaxRule[], destination: Destination): CartReply['applicableTaxRules'] {
  return applicableRules(taxRules, destination).map(rule => ({
    ...rule,
    rates: Object.fromEntries(Object.entries(rule.rates).map(([name, rates]) => [name, [...rates]])),
  }));
}
