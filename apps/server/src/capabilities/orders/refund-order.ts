import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import { stateInWords } from '@vitrine/core/orders/order-states.ts';
import { orderErrors } from '@vitrine/core/orders/orders.errors.ts';
import { sumPayments } from '@vitrine/core/payments/order-payment.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { withdrawCards } from '../gift-cards/index.ts';
import { readPaymentsOf } from '../payments/index.ts';
import { carryOutRefunds } from './carry-out-refund.ts';
import { giveMoneyBack } from './give-money-back.ts';
import { mailRefund } from './mail-about-order.ts';
import { noteDonations } from './note-donations.ts';
import { lockOrder } from './orders.store.ts';
import { tellMemberships } from './tell-memberships.ts';

/**
 * Refunds an order that was sent, once; sent pieces are not returned to stock. An order that was not sent is
 * cancelled instead (rule ORDER-13).
 */
export async function refundOrder(
  context: Context,
  { orderId, reason, isBuyerTold }: { orderId: Id; reason: string; isBuyerTold: boolean },
): Promise<Result<null>> {
  const promised = await transactionOf<Result<null>>(context.database, async transaction => {
    const inside = within(context, transaction);
    const order = await lockOrder(transaction, context.website.id, orderId);
    if (order === null) return fail(callErrors.notFound);
    const payments = (await readPaymentsOf(transaction, context.website.id, [orderId])).get(orderId) ?? [];
    if (order.state !== 'completed' || sumPayments(payments).refundable === 0)
      return fail(orderErrors.forbiddenMove, {
        state: stateInWords(order.state),
        wanted: phrase('parts.orderRefunded'),
      });
    const given = await giveMoneyBack(inside, order, { reason });
    await withdrawCards(inside, { orderId });
    await noteDonations(inside, order);
    await tellMemberships(inside, order);
    if (isBuyerTold) await mailRefund(inside, order, { reason, ...given });
    return succeed(null);
  });
  if (promised.ok) await carryOutRefunds(context, orderId);
  return promised;
}
