import { type Id, newId } from '@vitrine/core/id/id.ts';
import { refundableOf } from '@vitrine/core/payments/order-payment.ts';
import type { Context } from '../../context.ts';
import { methodOf } from './payment-methods.ts';
import { lockPaymentsOf } from './payments.store.ts';
import { insertRefund } from './refunds.store.ts';

/**
 * An order that ends before it was placed gives back at once what balances paid: the next order of the same cart can
 * take it again (rule GIFTCARD-6). Call it in the transaction that ends the order.
 */
export async function returnBalances(context: Context, orderId: Id): Promise<void> {
  const { clock, database, website } = context;
  const now = clock.now();
  for (const payment of await lockPaymentsOf(database, website.id, orderId)) {
    const { isBalance, refund } = methodOf(payment.method);
    const amount = refundableOf(payment);
    if (!isBalance || amount === 0) continue;
    const refundId = newId();
    const reference = (await refund?.(context, payment, { refundId, amount })) ?? '';
    await insertRefund(database, website.id, {
      ...{ id: refundId, order_id: orderId, payment_id: payment.id, amount, state: 'done', reference },
      ...{ lines: [], items: 0, shipping: 0, tax: null, is_restocked: false, reason: '' },
      ...{ is_buyer_told: false, is_for_edit: false, is_noted: true, asked_at: now, done_at: now },
    });
  }
}
