import { orderPaymentState } from '@vitrine/core/payments/order-payment.ts';
import type { Context } from '../../context.ts';
import { insertDonation, updateRefunded } from '../donations/index.ts';
import { listRefunds, readPaymentsOf } from '../payments/index.ts';
import type { OrderRow } from './orders.store.ts';

/**
 * A paid donation joins those of its fund, once, and one that is refunded counts less (rules DONATE-6 and DONATE-7).
 * True if it is new. Call it in a transaction, with the order locked.
 */
export async function noteDonations(context: Context, order: OrderRow): Promise<boolean> {
  const [line] = order.lines;
  const donation = line?.choices.donation;
  if (line === undefined || donation === undefined || order.is_without_effect) return false;
  const { database, website } = context;
  const payments = (await readPaymentsOf(database, website.id, [order.id])).get(order.id) ?? [];
  const isNew =
    orderPaymentState(payments, order.total) === 'captured' &&
    (await insertDonation(database, website.id, {
      order_id: order.id,
      fund_id: line.productId,
      amount: line.total,
      currency: order.currency,
      frequency: line.choices.plan?.billingPeriod.unit ?? 'once',
      email: order.email,
      name: order.address.name,
      shown_name: donation.shownName,
      message: donation.message,
      is_shown: donation.isShown,
      is_test: payments.some(({ is_test }) => is_test),
      given_at: order.placed_at ?? order.created_at,
    }));
  const refunds = await listRefunds(database, website.id, order.id);
  const refunded = refunds.reduce((sum, { amount }) => sum + amount, 0);
  await updateRefunded(database, website.id, { orderId: order.id, refunded });
  return isNew;
}
