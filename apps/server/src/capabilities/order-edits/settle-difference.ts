import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { type Id, newId } from '@vitrine/core/id/id.ts';
import { orderEditErrors } from '@vitrine/core/order-edits/order-edits.errors.ts';
import type { Context } from '../../context.ts';
import { lockLevels, restock, takeStock } from '../inventory/index.ts';
import { type OrderRow, returnOverpaid } from '../orders/index.ts';
import {
  changeAwaited,
  insertPayment,
  isPaidByHand,
  methodOf,
  newPayment,
  offeredMethods,
  type PaymentMethod,
  type PaymentRow,
  staffMethods,
} from '../payments/index.ts';
import type { PreparedEdit } from './prepare-edit.ts';

/**
 * What is still to be paid is expected by hand, what was paid too much is promised back (rules ORDEREDIT-6 and
 * ORDEREDIT-7). Call it in a transaction, with the order and its payments locked.
 */
export async function settleDifference(
  context: Context,
  order: OrderRow,
  {
    payments,
    toPay,
    toRefund,
    reason,
  }: Pick<PreparedEdit, 'toPay' | 'toRefund'> & {
    readonly payments: readonly PaymentRow[];
    readonly reason: string;
  },
): Promise<Result<null>> {
  const { database, website } = context;
  const isAwaited = await changeAwaited(context, order.id, toPay);
  if (!isAwaited && toPay > 0) {
    const method = await methodByHand(context, payments);
    const payment = newPayment(context, {
      ...{ orderId: order.id, method, amount: toPay, currency: order.currency },
    });
    await insertPayment(database, website.id, payment);
  }
  return toRefund === 0
    ? succeed(null)
    : returnOverpaid(context, order, { id: newId(), amount: toRefund, reason });
}

/** As the buyer paid before, or as the shop tells its buyers to; an invoice needs neither. */
async function methodByHand(context: Context, payments: readonly PaymentRow[]): Promise<PaymentMethod> {
  const before = payments.findLast(({ method }) => isPaidByHand(method));
  if (before !== undefined) return methodOf(before.method);
  const offered = [...(await offeredMethods(context)), ...staffMethods()].map(({ method }) => method);
  const found = offered.find(({ id }) => isPaidByHand(id));
  if (found === undefined) throw new Error('No payment method is paid by hand.');
  return found;
}

/** Variants are locked in their one order first, as a change may take some and put back others. */
export async function moveStock(
  context: Context,
  orderId: Id,
  { taken, back, after }: PreparedEdit,
): Promise<Result<null>> {
  const { database, website } = context;
  await lockLevels(
    database,
    website.id,
    [...taken, ...back].map(({ variantId }) => variantId),
  );
  if (taken.length > 0) {
    const outcome = await takeStock(context, { holder: orderId, items: taken, orderId });
    if (!outcome.isDone) {
      const short = after.lines.find(({ variantId }) => outcome.short.includes(variantId));
      return fail(orderEditErrors.short, { title: short?.title ?? '' });
    }
  }
  if (back.length > 0) await restock(context, { items: back, orderId, reason: 'edited' });
  return succeed(null);
}
