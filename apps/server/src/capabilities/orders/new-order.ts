import type { Address } from '@vitrine/core/addresses/address.ts';
import type { CartTotals } from '@vitrine/core/cart/price-cart.ts';
import { type Id, newId } from '@vitrine/core/id/id.ts';
import type { OrderChannel } from '@vitrine/core/orders/channels.ts';
import type { AgreedTerms } from '@vitrine/core/orders/order.ts';
import type { OrderLine } from '@vitrine/core/orders/order-line.ts';
import type { Delivery } from '@vitrine/core/shipping/shipping-settings.ts';
import type { Context } from '../../context.ts';
import { insertOrder, type OrderRow } from './orders.store.ts';

export interface NewOrder {
  readonly id: Id;
  /** Null if it is not made from a cart. */
  readonly cartId: Id | null;
  /** The subscription that it renews. */
  readonly subscriptionId?: Id;
  /** The website if it is left out. */
  readonly channel?: OrderChannel;
  /** Paid by a test on a launched website; no if it is left out. */
  readonly isWithoutEffect?: boolean;
  /** Present when the order is placed immediately, otherwise null. */
  readonly number: number | null;
  readonly email: string;
  readonly address: Address;
  /** Null if it is the same. */
  readonly billingAddress: Address | null;
  readonly note: string;
  readonly terms: AgreedTerms | null;
  readonly vatId: string;
  readonly lines: readonly OrderLine[];
  readonly totals: CartTotals;
  readonly currency: string;
  readonly requiresShipping: boolean;
  readonly shippingName: string;
  readonly delivery: Delivery;
}

/** An order with copies of all its data, in the language of the context (rule ORDER-43); with a number it is placed (rules ORDER-3, ORDER-4). */
export function newOrder({ clock, website }: Context, order: NewOrder): OrderRow {
  const now = clock.now();
  const { lines: _, isTaxOpen: __, ...totals } = order.totals;
  return {
    id: order.id,
    version: 0,
    cart_id: order.cartId,
    subscription_id: order.subscriptionId ?? null,
    channel: order.channel ?? 'website',
    number: order.number,
    state: order.number === null ? 'pending' : 'placed',
    fulfilment_state: 'open',
    is_without_effect: order.isWithoutEffect ?? false,
    email: order.email,
    language: website.settings.language,
    address: order.address,
    billing_address: order.billingAddress,
    note: order.note,
    terms: order.terms,
    vat_id: order.vatId,
    lines: [...order.lines],
    totals: {
      ...totals,
      version: 2,
      discounts: totals.discounts.flatMap(({ reason, ...applied }) => (reason === null ? [applied] : [])),
      taxes: [...totals.taxes],
      steps: [...totals.steps],
    },
    currency: order.currency,
    total: totals.total,
    quantity: order.lines.reduce((sum, line) => sum + line.quantity, 0),
    requires_shipping: order.requiresShipping,
    shipping_name: order.shippingName,
    delivery: order.delivery,
    created_at: now,
    placed_at: order.number === null ? null : now,
    fulfilled_at: null,
    cancelled_at: null,
  };
}

/** Stores it with the first entry of its timeline. */
export async function insertNewOrder({ actor, database, website }: Context, row: OrderRow): Promise<void> {
  const kind = row.state === 'placed' ? 'placed' : 'created';
  const first = { id: newId(), kind, actor: actor.kind === 'account' ? actor.email : actor.kind } as const;
  await insertOrder(database, website.id, { row, first });
}
