import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { orderErrors } from '@vitrine/core/orders/orders.errors.ts';
import { paymentErrors } from '@vitrine/core/payments/payments.errors.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { isPaidByHand, readPayment, settlePayment } from '../payments/index.ts';
import { lockOrder } from './orders.store.ts';
import { noteOnOrder } from './timeline.store.ts';

/** Notes that an order to be paid by hand was paid; only a person can know (rule PAYMENT-6). */
export async function markPaid(context: Context, orderId: Id): Promise<Result<null>> {
  return transactionOf<Result<null>>(context.database, async transaction => {
    const inside = within(context, transaction);
    const order = await lockOrder(transaction, context.website.id, orderId);
    if (order === null) return fail(callErrors.notFound);
    const payment = await readPayment(transaction, context.website.id, order.payment_id);
    if (payment === null || !isPaidByHand(payment.method)) return fail(paymentErrors.notByHand);
    if (payment.state !== 'awaited' || order.state !== 'placed')
      return fail(orderErrors.forbiddenMove, { state: order.state, wanted: 'paid' });
    const settled = await settlePayment(inside, { paymentId: payment.id, outcome: 'captured' });
    if (!settled.ok) return settled;
    await noteOnOrder(inside, { orderId, kind: 'paid' });
    return succeed(null);
  });
}
