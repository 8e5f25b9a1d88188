import { saleable } from '@vitrine/core/inventory/stock.ts';
import type { OrderLine } from '@vitrine/core/orders/order-line.ts';
import { makingOfLine } from '@vitrine/core/products/made-to-order.ts';
import type { DelayReason } from '@vitrine/core/subscriptions/subscription-states.ts';
import type { Context } from '../../context.ts';
import { inLanguage } from '../../in-language.ts';
import { isShipped, type LoadedCart, type LoadedLine, priceLoadedCart } from '../cart/index.ts';
import { type NewOrder, newOrder, type OrderRow } from '../orders/index.ts';
import { findSaleVariants } from '../products/index.ts';
import type { SubscriptionRow } from './subscriptions.store.ts';

export type PricedRenewal =
  | { readonly isPossible: true; readonly order: Omit<NewOrder, 'id' | 'number'> }
  | { readonly isPossible: false; readonly reason: Exclude<DelayReason, 'stock'> };

/**
 * The order of the next period: the price is the one it was bought at, tax and shipping are those of today, and
 * discounts were for the first payment (rule SUBSCRIPTION-7).
 */
export async function priceRenewal(context: Context, row: SubscriptionRow): Promise<PricedRenewal> {
  const { line } = row;
  const variant = (await findSaleVariants(context, [line.variantId])).get(line.variantId);
  if (variant === undefined) return { isPossible: false, reason: 'gone' };
  const { productType, stock } = variant;
  const inStock = saleable(productType, stock);
  const madeToOrder = makingOfLine(variant.madeToOrder, { quantity: line.quantity, inStock });
  const loaded: LoadedLine = {
    entryId: row.id,
    variant: { ...variant, title: line.title, options: line.options, listPrice: line.listPrice },
    choices: line.choices,
    quantity: line.quantity,
    unitPrice: line.unitPrice,
    saleable: line.quantity,
    left: line.quantity,
    madeToOrder,
    problem: null,
  };
  const { country, region, postalCode } = row.address;
  const cart = (shippingOption: string): LoadedCart => ({
    row: {
      id: row.id,
      state: 'open',
      country: country === '' ? null : country,
      region,
      postal_code: postalCode,
      vat_id: row.vat_id,
      shipping_option: shippingOption,
      codes: [],
      gift_cards: [],
      agreed: null,
      draft: null,
      order_id: null,
      site_user_id: null,
      renewals: 0,
      news: null,
      version: 0,
      created_at: row.created_at,
      updated_at: row.created_at,
      reminder_id: null,
      entries: [],
    },
    lines: [loaded],
    lostEntryIds: [],
    isRenewal: true,
  });
  const first = await priceLoadedCart(context, cart(''), row.email);
  const like = first.quotes.find(({ name }) => name === row.shipping_name);
  const isOther = like !== undefined && like.id !== first.quote?.id;
  const { totals, quote } = isOther ? await priceLoadedCart(context, cart(like.id), row.email) : first;
  const requiresShipping = isShipped(line.productType);
  if (requiresShipping && quote === null) return { isPossible: false, reason: 'address' };
  const [priced] = totals.lines;
  if (priced === undefined) return { isPossible: false, reason: 'gone' };
  const { madeToOrder: _, ...bought } = line;
  const renewed: OrderLine = {
    ...bought,
    ...(madeToOrder === null ? {} : { madeToOrder }),
    total: priced.total,
    unitPrice: priced.unitPrice,
    discount: priced.discount,
    tax: priced.tax,
  };
  return {
    isPossible: true,
    order: {
      cartId: null,
      subscriptionId: row.id,
      email: row.email,
      address: row.address,
      billingAddress: row.billing_address,
      note: '',
      terms: null,
      vatId: row.vat_id,
      lines: [renewed],
      totals,
      currency: row.currency,
      requiresShipping,
      shippingName: quote?.name ?? '',
      delivery: { time: quote?.time ?? '', pickup: quote?.pickup ?? null },
    },
  };
}

/** Pending until it is paid; in the language of its subscription. */
export function renewalOrder(
  context: Context,
  { order }: Extract<PricedRenewal, { isPossible: true }>,
  { id, language }: { readonly id: string; readonly language: string },
): OrderRow {
  return newOrder(inLanguage(context, language), { ...order, id, number: null });
}
