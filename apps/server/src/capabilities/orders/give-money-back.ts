import { formatMoney } from '@vitrine/core/money/format-money.ts';
import type { Context } from '../../context.ts';
import { refundPayment } from '../payments/index.ts';
import type { RefundFacts } from './emails/order-mails.ts';
import type { OrderRow } from './orders.store.ts';
import { noteOnOrder } from './timeline.store.ts';

/**
 * Gives what was taken for an order back, as far as the way it was paid can; else a person has to, and until
 * then its refund is due (rule ORDER-12). Call it in a transaction, under the order's lock.
 */
export async function giveMoneyBack(context: Context, order: OrderRow): Promise<RefundFacts['refund']> {
  if (order.total === 0) return null;
  const { isByItself } = await refundPayment(context, order.payment_id);
  const amount = formatMoney(
    { amount: order.total, currency: order.currency },
    context.website.settings.language,
  );
  await noteOnOrder(context, {
    orderId: order.id,
    kind: isByItself ? 'refunded' : 'refundNeeded',
    text: isByItself ? amount : `${amount} has to be given back by hand.`,
  });
  return isByItself ? 'refunded' : 'refundDue';
}
