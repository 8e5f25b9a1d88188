import { formatMoney } from '@vitrine/core/money/format-money.ts';
import type { Context } from '../../context.ts';
import { readPayment, refundableOf, refundPayment } from '../payments/index.ts';
import type { RefundFacts } from './emails/order-mails.ts';
import type { OrderRow } from './orders.store.ts';
import { noteOnOrder } from './timeline.store.ts';

/**
 * Gives what is left of what was taken for an order back, as far as the way it was paid can; else a person has to,
 * and until then its refund is due (rule ORDER-12). Call it in a transaction, under the order's lock.
 */
export async function giveMoneyBack(
  context: Context,
  order: OrderRow,
): Promise<Pick<RefundFacts, 'refund' | 'amount'>> {
  const payment = await readPayment(context.database, context.website.id, order.payment_id);
  const amount = payment === null ? 0 : refundableOf(payment);
  if (amount === 0) return { refund: null, amount };
  const { isByItself } = await refundPayment(context, order.payment_id);
  const words = formatMoney({ amount, currency: order.currency }, context.website.settings.language);
  await noteOnOrder(context, {
    orderId: order.id,
    kind: isByItself ? 'refunded' : 'refundNeeded',
    text: isByItself ? words : `${words} has to be given back by hand.`,
  });
  return { refund: isByItself ? 'refunded' : 'refundDue', amount };
}
