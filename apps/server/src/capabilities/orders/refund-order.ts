import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { orderErrors } from '@vitrine/core/orders/orders.errors.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { readPayment, refundableOf } from '../payments/index.ts';
import { carryOutWholeRefund } from './carry-out-whole-refund.ts';
import { giveMoneyBack } from './give-money-back.ts';
import { mailRefund } from './mail-about-order.ts';
import { lockOrder } from './orders.store.ts';

/**
 * Gives the money of an order that was sent back, once; what was sent stays out of the stock. One that was not
 * sent is cancelled instead (rule ORDER-13).
 */
export async function refundOrder(
  context: Context,
  { orderId, reason, isBuyerTold }: { orderId: Id; reason: string; isBuyerTold: boolean },
): Promise<Result<null>> {
  const promised = await transactionOf<Result<null>>(context.database, async transaction => {
    const inside = within(context, transaction);
    const order = await lockOrder(transaction, context.website.id, orderId);
    const payment = order && (await readPayment(transaction, context.website.id, order.payment_id));
    if (!order || !payment) return fail(callErrors.notFound);
    if (order.state !== 'completed' || refundableOf(payment) === 0)
      return fail(orderErrors.forbiddenMove, { state: order.state, wanted: 'refunded' });
    const given = await giveMoneyBack(inside, order);
    if (isBuyerTold) await mailRefund(inside, order, { reason, ...given });
    return succeed(null);
  });
  if (promised.ok) await carryOutWholeRefund(context, orderId);
  return promised;
}
