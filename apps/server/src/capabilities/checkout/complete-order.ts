import type { Id } from '@vitrine/core/id/id.ts';
import { type Phrase, phrase } from '@vitrine/core/messages/phrase.ts';
import { formatMoney } from '@vitrine/core/money/format-money.ts';
import type { TimelineKind } from '@vitrine/core/orders/order.ts';
import { authorisedOf, isCovered } from '@vitrine/core/payments/order-payment.ts';
import { isPaymentOpen, type PaymentState } from '@vitrine/core/payments/payment-states.ts';
import { type Context, within } from '../../context.ts';
import type { Database } from '../../database/database.ts';
import { settleBalance } from '../balances/index.ts';
import { type CheckoutDraft, lockCart, updateDraft, updateOrder } from '../cart/index.ts';
import { releaseStock, takeStock } from '../inventory/index.ts';
import {
  carryOutRefunds,
  carryOutVoids,
  completeSent,
  giveBackNumber,
  giveMoneyBack,
  grantSoldDownloads,
  holderOf,
  itemsOf,
  lockOrder,
  mailOwner,
  mailPlaced,
  moveOrder,
  nextNumber,
  noteDonations,
  noteOnOrder,
  type OrderRow,
  orderPlaced,
  readOrder,
  releaseHeld,
} from '../orders/index.ts';
import { accountPayment, methodOf, type PaymentRow, readPaymentsOf } from '../payments/index.ts';
import { tellSubscriptions } from './tell-subscriptions.ts';

/**
 * Updates an order to match its payment: a paid one is placed, or held when something sold out in the
 * meantime; an unpaid one is cancelled and its stock released; money for an order that had ended is refunded. However
 * often it is called, it happens once (rules CHECKOUT-9 to CHECKOUT-12).
 */
export async function completeOrder(context: Context, orderId: Id): Promise<void> {
  const { database, website } = context;
  const known = await readOrder(database, website.id, orderId);
  if (known === null) return;
  const paymentsOf = async (from: Database) =>
    (await readPaymentsOf(from, website.id, [orderId])).get(orderId) ?? [];
  const seen = await paymentsOf(database);
  if (isUnderWay(seen)) return;
  const willBePlaced = known.state === 'pending' && isCovered(seen, known.total);
  const number = willBePlaced ? await nextNumber(database, website.id) : null;
  const isUsed = await database.transaction(async transaction => {
    const inside = within(context, transaction);
    // The cart is locked first, as everywhere: a request that orders it waits here.
    if (known.cart_id !== null) await lockCart(transaction, website.id, known.cart_id);
    const order = await lockOrder(transaction, website.id, orderId);
    const payments = await paymentsOf(transaction);
    if (order === null || isUnderWay(payments)) return false;
    const isPlaced = order.state === 'pending' && isCovered(payments, order.total);
    // The payment may have succeeded between the check above and the lock: the job checks again.
    if (isPlaced && number === null) return false;
    if (isPlaced) await placePaid(inside, order, { number, payments });
    else {
      await endOrLeave(inside, order, payments);
      if (order.state !== 'cancelled') await noteNews(inside, order, payments);
      await settleBalance(inside, order, payments);
      await completeSent(inside, order);
    }
    for (const { id } of payments) await accountPayment(inside, id);
    return isPlaced;
  });
  if (number !== null && !isUsed) await giveBackNumber(database, website.id, number);
  await carryOutVoids(context, orderId);
  await carryOutRefunds(context, orderId);
}

/** Nothing is decided while the buyer is on a payment page. */
function isUnderWay(payments: readonly PaymentRow[]): boolean {
  return payments.length === 0 || payments.some(({ state }) => isPaymentOpen(state));
}

/** The result of a payment of a placed order, which arrived without a request. */
async function noteNews(context: Context, order: OrderRow, payments: readonly PaymentRow[]): Promise<void> {
  for (const payment of payments) {
    const news = payment.is_accounted ? null : newsOf(payment);
    if (news === null) continue;
    const { kind, amount } = news;
    const money = formatMoney({ amount, currency: order.currency }, context.website.settings.language);
    const text = [money, payment.decline_reason].filter(Boolean).join(' · ');
    await noteOnOrder(context, { orderId: order.id, kind, text });
    if (kind === 'authorisationEnded') await mailOwner(context, order, { about: kind, amount });
  }
}

function newsOf(payment: PaymentRow): { kind: TimelineKind; amount: number } | null {
  const { state, amount, captured, captures_later, is_off_session } = payment;
  if (is_off_session) return { kind: isCovered([payment], amount) ? 'paid' : 'chargeDeclined', amount };
  if (!captures_later || (state !== 'captured' && state !== 'voided')) return null;
  return captured === amount
    ? { kind: 'captured', amount }
    : { kind: 'authorisationEnded', amount: amount - captured };
}

/** Money for an order that had ended, or that ends here because it is not fully paid, is refunded. */
async function endOrLeave(context: Context, order: OrderRow, payments: readonly PaymentRow[]): Promise<void> {
  // The caller of a charge without the buyer handles its result, and a subscription that of its renewals.
  if (order.state === 'pending' && (order.subscription_id !== null || payments.at(-1)?.is_off_session))
    return;
  if (order.state === 'pending') await endUnpaid(context, order, payments.at(-1));
  if (order.state !== 'pending' && order.state !== 'cancelled') {
    for (const payment of payments.filter(one => isLate(one) && one.state === 'late'))
      await giveLateMoneyBack(context, order, { amount: payment.captured, paymentId: payment.id });
    return;
  }
  await releaseHeld(context, order.id, payments);
  const late = payments.filter(isLate).reduce((sum, { captured }) => sum + captured, 0);
  if (late > 0) await giveLateMoneyBack(context, order, { amount: late, paymentId: null });
}

async function placePaid(
  context: Context,
  order: OrderRow,
  { number, payments }: { number: number | null; payments: readonly PaymentRow[] },
): Promise<void> {
  const { clock, database, events, website } = context;
  const holder = holderOf(order);
  const taken = await takeStock(context, { holder, items: itemsOf(order), orderId: order.id });
  // A paid order that is out of stock waits for a person, and takes no stock until then (rule CHECKOUT-11).
  if (!taken.isDone) await releaseStock(context, holder);
  const state = taken.isDone ? 'placed' : 'held';
  await moveOrder(context, order, { to: state, number });
  if (order.cart_id !== null)
    await updateOrder(database, website.id, { cartId: order.cart_id, orderId: order.id, isOrdered: true });
  const isHeld = payments.some(payment => authorisedOf(payment) > 0);
  await noteOnOrder(context, { orderId: order.id, kind: isHeld ? 'authorised' : 'paid' });
  await noteOnOrder(context, { orderId: order.id, kind: state });
  const placed: OrderRow = { ...order, state, number, placed_at: clock.now() };
  await tellSubscriptions(context, placed);
  // Before its confirmation, which names them and is the receipt of a donation.
  await grantSoldDownloads(context, placed);
  await noteDonations(context, placed);
  await mailPlaced(context, placed, { payments });
  if (!taken.isDone) return;
  events.tell(context, orderPlaced, { orderId: order.id });
  await completeSent(context, placed);
}

const endOf: Partial<Record<PaymentState, 'paymentDeclined' | 'paymentAbandoned' | 'paymentExpired'>> = {
  declined: 'paymentDeclined',
  abandoned: 'paymentAbandoned',
  expired: 'paymentExpired',
};

async function endUnpaid(context: Context, order: OrderRow, payment?: PaymentRow): Promise<void> {
  const { database, website } = context;
  await moveOrder(context, order, { to: 'cancelled' });
  await noteOnOrder(context, { orderId: order.id, kind: 'cancelled', phrase: endInWords(payment) });
  if (order.cart_id === null) return releaseStock(context, holderOf(order));
  const cart = await lockCart(database, website.id, order.cart_id);
  if (cart === null || cart.order_id !== order.id) return;
  await releaseStock(context, order.cart_id);
  // The cart keeps the order's id: a repeated attempt still finds its first answer.
  if (cart.draft) {
    const draft = { ...cart.draft, errors: {}, ...afterUnpaid(context, payment) };
    await updateDraft(database, website.id, { cartId: cart.id, draft });
  }
}

/** For the owner. */
function endInWords(payment?: PaymentRow): Phrase {
  const { state = 'expired', blocked_origin: origin = '', decline_reason: reason = '' } = payment ?? {};
  if (origin !== '') return phrase('parts.paymentBlocked', { origin });
  if (state === 'declined' && reason !== '') return phrase('parts.paymentDeclinedBecause', { reason });
  return phrase(`parts.${endOf[state] ?? 'paymentEnded'}`);
}

/** For the buyer, who can pay in another way (rules CHECKOUT-9, PAYMENT-23). */
function afterUnpaid(
  { website }: Context,
  payment?: PaymentRow,
): Partial<CheckoutDraft> & Pick<CheckoutDraft, 'messages'> {
  const { state = 'expired', blocked_origin: origin = '', decline_reason: reason = '' } = payment ?? {};
  if (payment && origin !== '') {
    const { name } = methodOf(payment.method).wordsIn(website.settings.language);
    const messages = [phrase('cart.methodBlocked', { method: name })];
    return { messages, paymentMethod: '', avoidedMethod: payment.method };
  }
  if (state === 'declined')
    return {
      messages: [
        phrase('cart.declined'),
        ...(reason === '' ? [] : [phrase('cart.declineReason', { reason })]),
      ],
    };
  return { messages: [phrase(state === 'abandoned' ? 'cart.abandoned' : 'cart.unpaid')] };
}

/** Money that arrived for an order that had ended or was ending. */
function isLate({ state, is_accounted }: PaymentRow): boolean {
  return !is_accounted && (state === 'captured' || state === 'late');
}

async function giveLateMoneyBack(
  context: Context,
  order: OrderRow,
  { amount, paymentId }: { amount: number; paymentId: Id | null },
): Promise<void> {
  const { language } = context.website.settings;
  const text = formatMoney({ amount, currency: order.currency }, language);
  await noteOnOrder(context, { orderId: order.id, kind: 'paidLate', text });
  await giveMoneyBack(context, order, { paymentId });
}
