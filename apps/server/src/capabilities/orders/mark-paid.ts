import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import { formatMoney } from '@vitrine/core/money/format-money.ts';
import { stateInWords } from '@vitrine/core/orders/order-states.ts';
import { orderErrors } from '@vitrine/core/orders/orders.errors.ts';
import { paymentErrors } from '@vitrine/core/payments/payments.errors.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import {
  insertPayment,
  isPaidByHand,
  lockPaymentsOf,
  methodOf,
  newPayment,
  type PaymentRow,
  settlePayment,
  updateAmount,
} from '../payments/index.ts';
import { completeSent } from './complete-sent.ts';
import { lockOrder } from './orders.store.ts';
import { noteOnOrder } from './timeline.store.ts';

/**
 * Records that an order to be paid manually was paid; only a person can know (rule PAYMENT-6). An amount smaller
 * than expected becomes a separate payment, and the rest is still expected (rule PAYMENT-17).
 */
export async function markPaid(
  context: Context,
  { orderId, amount }: { orderId: Id; amount?: number | undefined },
): Promise<Result<null>> {
  return transactionOf<Result<null>>(context.database, async transaction => {
    const inside = within(context, transaction);
    const order = await lockOrder(transaction, context.website.id, orderId);
    if (order === null) return fail(callErrors.notFound);
    const payments = await lockPaymentsOf(transaction, context.website.id, orderId);
    const byHand = payments.filter(({ method }) => isPaidByHand(method));
    if (byHand.length === 0) return fail(paymentErrors.notByHand);
    const awaited = byHand.find(({ state }) => state === 'awaited');
    if (awaited === undefined || order.state !== 'placed')
      return fail(orderErrors.forbiddenMove, {
        state: stateInWords(order.state),
        wanted: phrase('parts.orderPaid'),
      });
    const words = (of: number) =>
      formatMoney({ amount: of, currency: order.currency }, context.website.settings.language);
    if (amount !== undefined && amount > awaited.amount)
      return fail(
        paymentErrors.moreThanAwaited,
        { left: words(awaited.amount) },
        { errors: { amount: phrase('fields.atMost', { most: words(awaited.amount) }) } },
      );
    const isPart = amount !== undefined && amount < awaited.amount;
    const paymentId = isPart ? await splitOff(inside, awaited, amount) : awaited.id;
    const settled = await settlePayment(inside, { paymentId, outcome: 'captured' });
    if (!settled.ok) return settled;
    await noteOnOrder(inside, { orderId, kind: 'paid', ...(isPart ? { text: words(amount) } : {}) });
    await completeSent(inside, order);
    return succeed(null);
  });
}

/** A separate payment for part of the expected amount. */
async function splitOff(context: Context, awaited: PaymentRow, amount: number): Promise<Id> {
  const { database, website } = context;
  const part = newPayment(context, {
    orderId: awaited.order_id,
    method: methodOf(awaited.method),
    amount,
    currency: awaited.currency,
    isTest: awaited.is_test,
  });
  await updateAmount(database, website.id, { paymentId: awaited.id, amount: awaited.amount - amount });
  await insertPayment(database, website.id, part);
  return part.id;
}
