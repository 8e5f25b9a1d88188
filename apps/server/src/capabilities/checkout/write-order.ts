import type { PlacedOrder } from '@vitrine/core/checkout/checkout.calls.ts';
import { checkoutErrors } from '@vitrine/core/checkout/checkout.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { Context } from '../../context.ts';
import { updateOrder } from '../cart/index.ts';
import { recordConsent } from '../consents/index.ts';
import { takeUses } from '../discounts/index.ts';
import { takeFromCards } from '../gift-cards/index.ts';
import { holdStock, takeStock } from '../inventory/index.ts';
import {
  completeSent,
  insertNewOrder,
  itemsOf,
  mailPlaced,
  newOrder,
  noteDonations,
  orderPlaced,
} from '../orders/index.ts';
import { insertPayment, methodForBalances, newPayment } from '../payments/index.ts';
import { insertAttempt, type KnownAttempt } from './attempts.store.ts';
import { answerOfRow } from './begun-order.ts';
import type { PreparedOrder } from './prepare-order.ts';
import { tellSubscriptions } from './tell-subscriptions.ts';

export interface OrderToWrite {
  readonly id: Id;
  readonly cartId: Id;
  readonly prepared: PreparedOrder;
  /** Present when the order is placed immediately. */
  readonly number: number | null;
  readonly attempt: KnownAttempt;
}

/**
 * Writes the order with its payment and the answer to its attempt, all in one message to the database. One that
 * is paid manually takes its stock and is placed immediately; any other holds its stock until its payment is settled.
 * Call it in a transaction, under the cart's lock.
 */
export async function writeOrder(
  context: Context,
  { id, cartId, prepared, number, attempt }: OrderToWrite,
): Promise<Result<PlacedOrder>> {
  const { database, events, website } = context;
  const { currency } = website.settings.store;
  const { capturesLater, isTest, siteUserId, isKept, savedMethodId } = prepared.paying;
  const byCards = prepared.cards.map(({ cardId, ...card }) => ({
    cardId,
    payment: newPayment(context, { orderId: id, method: methodForBalances(), currency, ...card }),
  }));
  const payment = {
    ...newPayment(context, {
      orderId: id,
      method: prepared.method,
      amount: prepared.toPay,
      currency,
      capturesLater,
      isTest,
    }),
    site_user_id: siteUserId,
    is_kept: isKept,
    saved_method_id: savedMethodId,
  };
  // Cards come first: refunds begin with the newest payment (rule GIFTCARD-6).
  const isCovered = prepared.toPay === 0 && byCards.length > 0;
  const payments = [...byCards.map(one => one.payment), ...(isCovered ? [] : [payment])];
  const order = newOrder(context, {
    id,
    cartId,
    number,
    channel: prepared.isHandedOver ? 'pointOfSale' : 'website',
    isWithoutEffect: prepared.isWithoutEffect,
    ...prepared.form,
    terms: prepared.terms,
    lines: prepared.lines,
    totals: prepared.totals,
    currency,
    requiresShipping: prepared.requiresShipping,
    shippingName: prepared.shippingName,
    delivery: prepared.delivery,
  });
  const { email } = prepared.form;
  // A test uses up no discount.
  const discounts = prepared.isWithoutEffect ? [] : prepared.totals.discounts;
  if (!(await takeUses(context, { orderId: id, email, discounts }))) return fail(checkoutErrors.discountGone);
  const taken = byCards.map(one => ({
    cardId: one.cardId,
    paymentId: one.payment.id,
    amount: one.payment.amount,
  }));
  if (!(await takeFromCards(context, { orderId: id, payments: taken })))
    return fail(checkoutErrors.giftCardGone);
  const answer = answerOfRow(context, order, payment);
  const items = itemsOf(order);
  const isPlaced = number !== null;
  const written = [
    // First, so that the email of the order knows it.
    prepared.consent && recordConsent(context, prepared.consent),
    insertNewOrder(context, order),
    ...payments.map(one => insertPayment(database, website.id, one)),
    updateOrder(database, website.id, { cartId, orderId: id, isOrdered: isPlaced }),
    insertAttempt(database, website.id, { ...attempt, answer, now: order.created_at }),
    // At the counter the receipt is given instead, and its owner is not told of each sale (rule POS-12).
    isPlaced && !prepared.isHandedOver
      ? mailPlaced(context, order, { payments, offered: prepared.offered })
      : null,
  ];
  // Stock comes last: other buyers of the same wait for its lock until the end of the transaction.
  const stockTaken = isPlaced
    ? takeStock(context, { holder: cartId, items, orderId: id })
    : holdStock(context, { holder: cartId, items });
  const [stock] = await Promise.all([stockTaken, ...written]);
  if (!stock.isDone) return fail(checkoutErrors.cartChanged);
  if (isPlaced) {
    await tellSubscriptions(context, order);
    events.tell(context, orderPlaced, { orderId: id });
    // The confirmation of one that is paid by now is its receipt.
    await noteDonations(context, order);
    await completeSent(context, order);
  }
  return succeed(answer);
}
