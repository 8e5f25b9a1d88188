import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { type Id, newId } from '@vitrine/core/id/id.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import { formatMoney } from '@vitrine/core/money/format-money.ts';
import { stateInWords } from '@vitrine/core/orders/order-states.ts';
import { orderErrors } from '@vitrine/core/orders/orders.errors.ts';
import { paymentErrors } from '@vitrine/core/payments/payments.errors.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { isPaidByHand, lockPaymentsOf, noteLateCapture, promiseRefunds } from '../payments/index.ts';
import { mailLatePayment } from './mail-about-order.ts';
import { lockOrder } from './orders.store.ts';
import { partsFor } from './refund-parts-of.ts';
import { noteOnOrder } from './timeline.store.ts';

/**
 * Records that a transfer arrived after its order was cancelled. The order stays cancelled, because its buyer was
 * informed and its stock returned; the refund is due (rule ORDER-15).
 */
export async function noteLatePayment(
  context: Context,
  { orderId, reason, isBuyerTold }: { orderId: Id; reason: string; isBuyerTold: boolean },
): Promise<Result<null>> {
  return transactionOf<Result<null>>(context.database, async transaction => {
    const inside = within(context, transaction);
    const order = await lockOrder(transaction, context.website.id, orderId);
    if (order === null) return fail(callErrors.notFound);
    const payments = await lockPaymentsOf(transaction, context.website.id, orderId);
    const byHand = payments.filter(({ method }) => isPaidByHand(method));
    if (byHand.length === 0) return fail(paymentErrors.notByHand);
    const payment = byHand.find(({ state }) => state === 'abandoned');
    if (order.state !== 'cancelled' || !payment || !(await noteLateCapture(inside, payment.id)))
      return fail(orderErrors.forbiddenMove, {
        state: stateInWords(order.state),
        wanted: phrase('parts.orderPaidLate'),
      });
    const { language } = context.website.settings;
    const { amount } = payment;
    const promised = await promiseRefunds(inside, {
      orderId,
      id: newId(),
      amount,
      paymentId: payment.id,
      lines: [],
      partsOf: partsFor(order),
      is_restocked: false,
      reason,
      is_buyer_told: false,
    });
    if (!promised.ok) return promised;
    const text = formatMoney({ amount, currency: order.currency }, language);
    await noteOnOrder(inside, { orderId, kind: 'paidLate', text });
    if (isBuyerTold) await mailLatePayment(inside, order, { reason, refund: 'refundDue', amount });
    return succeed(null);
  });
}
