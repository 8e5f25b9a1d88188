import { cartMessage } from '@vitrine/core/cart/cart.messages.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { formatMoney } from '@vitrine/core/money/format-money.ts';
import { isPaymentOpen, type PaymentState } from '@vitrine/core/payments/payment-states.ts';
import { type Context, within } from '../../context.ts';
import { lockCart, updateDraft, updateOrder } from '../cart/index.ts';
import { releaseStock, takeStock } from '../inventory/index.ts';
import {
  carryOutWholeRefund,
  giveBackNumber,
  giveMoneyBack,
  itemsOf,
  lockOrder,
  mailPlaced,
  moveOrder,
  nextNumber,
  noteOnOrder,
  type OrderRow,
  orderPlaced,
  readOrder,
} from '../orders/index.ts';
import { accountPayment, type PaymentRow, readPayment } from '../payments/index.ts';

/**
 * Brings an order to where its payment is: paid becomes placed, or held when something sold out meanwhile;
 * unpaid is cancelled and its stock let go; money that came for an order that had ended goes back. However
 * often it is called, it happens once (rules CHECKOUT-9 to CHECKOUT-12).
 */
export async function completeOrder(context: Context, orderId: Id): Promise<void> {
  const { database, website } = context;
  const known = await readOrder(database, website.id, orderId);
  if (known === null) return;
  const paid = await readPayment(database, website.id, known.payment_id);
  if (paid === null || isPaymentOpen(paid.state)) return;
  const willBePlaced = known.state === 'pending' && paid.state === 'captured';
  const number = willBePlaced ? await nextNumber(database, website.id) : null;
  const isUsed = await database.transaction(async transaction => {
    const inside = within(context, transaction);
    // The cart first, as everywhere: anybody who places an order of it waits here.
    await lockCart(transaction, website.id, known.cart_id);
    const order = await lockOrder(transaction, website.id, orderId);
    const payment = await readPayment(transaction, website.id, known.payment_id);
    if (order === null || payment === null || isPaymentOpen(payment.state)) return false;
    if (order.state === 'pending' && payment.state === 'captured') {
      // The payment may have been taken between the look above and the lock: the job comes again.
      if (number === null) return false;
      await placePaid(inside, order, { number, payment });
      await accountPayment(inside, payment.id);
      return true;
    }
    if (order.state === 'pending') await endUnpaid(inside, order, payment.state);
    if (order.state !== 'completed' && isLate(payment)) await giveLateMoneyBack(inside, order);
    await accountPayment(inside, payment.id);
    return false;
  });
  if (number !== null && !isUsed) await giveBackNumber(database, website.id, number);
  await carryOutWholeRefund(context, orderId);
}

async function placePaid(
  context: Context,
  order: OrderRow,
  { number, payment }: { number: number; payment: PaymentRow },
): Promise<void> {
  const { clock, database, events, website } = context;
  const taken = await takeStock(context, { holder: order.cart_id, items: itemsOf(order), orderId: order.id });
  // Paid but out of stock waits for a person, and takes nothing meanwhile (rule CHECKOUT-11).
  if (!taken.isDone) await releaseStock(context, order.cart_id);
  const state = taken.isDone ? 'placed' : 'held';
  await moveOrder(context, order, { to: state, number });
  await updateOrder(database, website.id, { cartId: order.cart_id, orderId: order.id, isOrdered: true });
  await noteOnOrder(context, { orderId: order.id, kind: 'paid' });
  await noteOnOrder(context, { orderId: order.id, kind: state });
  const placed: OrderRow = { ...order, state, number, placed_at: clock.now() };
  await mailPlaced(context, placed, payment);
  if (taken.isDone) events.tell(context, orderPlaced, { orderId: order.id });
}

async function endUnpaid(context: Context, order: OrderRow, state: PaymentState): Promise<void> {
  const { database, website } = context;
  await moveOrder(context, order, { to: 'cancelled' });
  await noteOnOrder(context, { orderId: order.id, kind: 'cancelled', text: `The payment was ${state}.` });
  const cart = await lockCart(database, website.id, order.cart_id);
  if (cart === null || cart.order_id !== order.id) return;
  await releaseStock(context, order.cart_id);
  // The cart keeps the order's id: a repeated attempt still finds its first answer.
  const message = state === 'declined' ? 'declined' : state === 'abandoned' ? 'abandoned' : 'unpaid';
  if (cart.draft) {
    const draft = { ...cart.draft, errors: {}, messages: [cartMessage(message, website.settings.language)] };
    await updateDraft(database, website.id, { cartId: cart.id, draft, destination: null });
  }
}

/** Money that came for an order that had ended, or while it was ending. */
function isLate({ state, is_accounted }: PaymentRow): boolean {
  return !is_accounted && (state === 'captured' || state === 'refunding');
}

async function giveLateMoneyBack(context: Context, order: OrderRow): Promise<void> {
  const { language } = context.website.settings;
  const text = formatMoney({ amount: order.total, currency: order.currency }, language);
  await noteOnOrder(context, { orderId: order.id, kind: 'paidLate', text });
  await giveMoneyBack(context, order);
}
