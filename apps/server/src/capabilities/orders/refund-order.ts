import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import { stateInWords } from '@vitrine/core/orders/order-states.ts';
import { orderErrors } from '@vitrine/core/orders/orders.errors.ts';
import { sumPayments } from '@vitrine/core/payments/order-payment.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { readPaymentsOf } from '../payments/index.ts';
import { cancelSubscriptions, type OrderToEnd } from './cancel-subscriptions.ts';
import { carryOutRefunds } from './carry-out-refund.ts';
import { followPayments } from './follow-payments.ts';
import { giveMoneyBack } from './give-money-back.ts';
import { mailRefund } from './mail-about-order.ts';
import { lockOrder } from './orders.store.ts';

/**
 * Refunds an order that was sent, once; sent pieces are not returned to stock. An order that was not sent is
 * cancelled instead (rule ORDER-13).
 */
export async function refundOrder(
  context: Context,
  { orderId, reason, isBuyerTold, isSubscriptionCancelled }: OrderToEnd,
): Promise<Result<null>> {
  const promised = await transactionOf<Result<null>>(context.database, async transaction => {
    const inside = within(context, transaction);
    await inside.orderSubscriptions.lockRenewed(inside, orderId);
    const order = await lockOrder(transaction, context.website.id, orderId);
    if (order === null) return fail(callErrors.notFound);
    const payments = (await readPaymentsOf(transaction, context.website.id, [orderId])).get(orderId) ?? [];
    if (order.state !== 'completed' || sumPayments(payments).refundable === 0)
      return fail(orderErrors.forbiddenMove, {
        state: stateInWords(order.state),
        wanted: phrase('parts.orderRefunded'),
      });
    const given = await giveMoneyBack(inside, order, { reason });
    await followPayments(inside, order);
    await cancelSubscriptions(inside, order, isSubscriptionCancelled);
    if (isBuyerTold) await mailRefund(inside, order, { reason, ...given });
    return succeed(null);
  });
  if (promised.ok) await carryOutRefunds(context, orderId);
  return promised;
}
