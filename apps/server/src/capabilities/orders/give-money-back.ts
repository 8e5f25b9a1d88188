import { formatMoney } from '@vitrine/core/money/format-money.ts';
import type { Context } from '../../context.ts';
import { promiseRefund, readPayment, refundableOf } from '../payments/index.ts';
import type { RefundFacts } from './emails/order-mails.ts';
import type { OrderRow } from './orders.store.ts';
import { carryOutWhole } from './refunds.jobs.ts';
import { noteOnOrder } from './timeline.store.ts';

/**
 * Promises what is left of what was taken for an order: its service is to be asked with `carryOutWholeRefund` once the
 * transaction has committed, and by a job when this process ends before. Where no service can, the refund is due by
 * hand (rule ORDER-12). Call it in a transaction, under the order's lock.
 */
export async function giveMoneyBack(
  context: Context,
  order: OrderRow,
): Promise<Pick<RefundFacts, 'refund' | 'amount'>> {
  const { database, jobs, website } = context;
  const payment = await readPayment(database, website.id, order.payment_id);
  const amount = payment === null ? 0 : refundableOf(payment);
  const state = amount === 0 ? payment?.state : await promiseRefund(context, order.payment_id);
  if (state === 'refunding') {
    await jobs.enqueue(database, carryOutWhole, { websiteId: website.id, data: { orderId: order.id } });
    return { refund: 'refunding', amount };
  }
  if (amount === 0) return { refund: null, amount };
  const words = formatMoney({ amount, currency: order.currency }, website.settings.language);
  const text = `${words} has to be given back by hand.`;
  await noteOnOrder(context, { orderId: order.id, kind: 'refundNeeded', text });
  return { refund: 'refundDue', amount };
}
