import type { PlacedOrder } from '@vitrine/core/checkout/checkout.calls.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import { isCovered } from '@vitrine/core/payments/order-payment.ts';
import { isPaymentOpen } from '@vitrine/core/payments/payment-states.ts';
import type { Context } from '../../context.ts';
import type { CartRow } from '../cart/index.ts';
import { readTaken } from '../gift-cards/index.ts';
import {
  confirmationPath,
  lockOrder,
  moveOrder,
  noteOnOrder,
  type OrderRow,
  readOrder,
} from '../orders/index.ts';
import { accountPayment, closePayments, type PaymentRow, readPaymentsOf } from '../payments/index.ts';
import type { PreparedOrder } from './prepare-order.ts';

/** An order that was begun from the same cart with other data: its payments must be ended first. */
export interface ToClose {
  readonly toClose: Id;
}

/**
 * Ends the payments of an order that was begun from a cart with other data, so that it can never be paid, unless it is
 * already paid (rule CHECKOUT-7). False if their service could not do so now. Call it outside of any transaction and
 * without a connection of the database.
 */
export async function closeBegun(context: Context, orderId: Id): Promise<boolean> {
  const { database, website } = context;
  const payments = (await readPaymentsOf(database, website.id, [orderId])).get(orderId) ?? [];
  return closePayments(
    context,
    payments.map(({ id }) => id),
  );
}

/**
 * The answer of an order that was begun from this cart before, or null when a new one must be made. An order whose
 * payment is in progress is continued when nothing changed; one with other data must be closed first. Call it in a
 * transaction, under the cart's lock.
 */
export async function begunOrder(
  context: Context,
  cart: Pick<CartRow, 'order_id' | 'state'>,
  prepared: PreparedOrder,
): Promise<PlacedOrder | ToClose | null> {
  const { database, website } = context;
  if (cart.order_id === null) return null;
  if (cart.state === 'ordered') return answerOf(context, cart.order_id);
  const order = await lockOrder(database, website.id, cart.order_id);
  if (order === null || order.state === 'cancelled') return null;
  const payments = (await readPaymentsOf(database, website.id, [order.id])).get(order.id) ?? [];
  if (order.state !== 'pending' || isCovered(payments, order.total)) return answerOf(context, order.id);
  const current = currentOf(payments);
  if (current && isPaymentOpen(current.state))
    return (await isSameOrder(context, { order, current, payments }, prepared))
      ? answerOf(context, order.id)
      : { toClose: order.id };
  for (const { id } of payments) await accountPayment(context, id);
  await moveOrder(context, order, { to: 'cancelled' });
  await noteOnOrder(context, { orderId: order.id, kind: 'cancelled', phrase: phrase('parts.begunAgain') });
  return null;
}

/** The buyer’s answer: the next page, and the page of the order. */
export async function answerOf(context: Context, orderId: Id): Promise<PlacedOrder> {
  const order = await readOrder(context.database, context.website.id, orderId);
  if (order === null) throw new Error('The order of a cart is missing.');
  const payments = (await readPaymentsOf(context.database, context.website.id, [orderId])).get(orderId) ?? [];
  return answerOfRow(context, order, currentOf(payments));
}

export function answerOfRow(
  context: Context,
  order: OrderRow,
  current: Pick<PaymentRow, 'id'> | undefined,
): PlacedOrder {
  const confirmation = confirmationPath(context, order.id);
  return {
    orderId: order.id,
    number: order.number,
    state: order.state,
    total: order.total,
    currency: order.currency,
    next: order.state === 'pending' && current ? `/payments/${current.id}` : confirmation,
    confirmation,
  };
}

/** The current payment of the buyer, out of payments in the order in which they were made. */
export function currentOf(payments: readonly PaymentRow[]): PaymentRow | undefined {
  return payments.findLast(({ state }) => isPaymentOpen(state)) ?? payments.at(-1);
}

interface Begun {
  readonly order: OrderRow;
  readonly current: PaymentRow;
  readonly payments: readonly PaymentRow[];
}

async function isSameOrder(
  { database, website }: Context,
  { order, current, payments }: Begun,
  { form, lines, totals, ...prepared }: PreparedOrder,
): Promise<boolean> {
  const { method, is_kept, is_test, saved_method_id } = current;
  const facts = (given: object) => JSON.stringify(sorted(given));
  const taken = await readTaken(
    database,
    website.id,
    payments.map(({ id }) => id),
  );
  const cards = Object.fromEntries(taken.map(({ card_id, amount }) => [card_id, amount]));
  return (
    facts(cards) === facts(Object.fromEntries(prepared.cards.map(one => [one.cardId, one.amount]))) &&
    method === prepared.method.id &&
    is_kept === prepared.paying.isKept &&
    is_test === prepared.paying.isTest &&
    order.is_without_effect === prepared.isWithoutEffect &&
    saved_method_id === prepared.paying.savedMethodId &&
    order.total === totals.total &&
    facts(appliedIn(order.totals)) === facts(appliedIn(totals)) &&
    order.email === form.email &&
    order.note === form.note &&
    order.terms?.version === prepared.terms?.version &&
    order.terms?.recurring === prepared.terms?.recurring &&
    order.terms?.downloads?.version === prepared.terms?.downloads?.version &&
    order.vat_id === form.vatId &&
    order.shipping_name === prepared.shippingName &&
    facts(order.delivery) === facts(prepared.delivery) &&
    facts(order.address) === facts(form.address) &&
    facts([order.billing_address]) === facts([form.billingAddress]) &&
    facts(order.lines) === facts(lines)
  );
}

/** The same total can come of other discounts, whose uses the order would have to take. */
function appliedIn({ discounts }: { discounts: readonly { id: string; amount: number }[] }): object {
  return discounts.flatMap(({ id, amount }) => (amount > 0 ? [[id, amount]] : []));
}

/** The database returns keys in a different order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => [key, sorted(one)]),
  );
}
