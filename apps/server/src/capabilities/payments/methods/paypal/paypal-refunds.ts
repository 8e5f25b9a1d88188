import type { Id } from '@vitrine/core/id/id.ts';
import type { Context } from '../../../../context.ts';
import type { PaymentRow } from '../../payments.store.ts';
import { readPayPalPayment } from './paypal.store.ts';
import { fromPayPal, toPayPal } from './paypal-amounts.ts';
import { askPayPal } from './paypal-client.ts';
import { findOrder } from './paypal-find-order.ts';
import { customOf } from './paypal-names.ts';
import { linkedId, moneyOf, type PayPalRefund, refundSchema } from './paypal-objects.ts';

/**
 * Refunds money from the captures of a payment, oldest first, each part with an id of its own. What PayPal already
 * refunded for the same refund counts, so that a repetition only does what is missing (rule PAYPAL-7).
 */
export async function refundAtPayPal(
  context: Context,
  payment: PaymentRow,
  { refundId, amount }: { refundId: Id; amount: number },
): Promise<string> {
  const { database, website } = context;
  const row = await readPayPalPayment(database, website.id, payment.id);
  const order = row?.paypal_order == null ? null : await findOrder(context, row.paypal_order);
  if (order === null) throw new Error('PayPal does not know this payment.');
  const { captures, refunds } = moneyOf(order);
  const custom = customOf(website.id, payment.id, refundId);
  const valid = refunds.filter(({ status }) => status !== 'FAILED' && status !== 'CANCELLED');
  const done = valid.filter(one => one.custom_id === custom);
  let wanted = amount - sumOf(done);
  for (const capture of captures) {
    const left = amountOf(capture) - sumOf(valid.filter(({ links }) => linkedId(links, 'up') === capture.id));
    const part = toPayPal({ amount: Math.min(left, wanted), currency: payment.currency });
    if (part === null) continue;
    const refund = await askPayPal(context, {
      path: `/v2/payments/captures/${capture.id}/refund`,
      body: JSON.stringify({ amount: part, custom_id: custom }),
      id: `${refundId}-${capture.id}`,
      reply: refundSchema,
    });
    if (refund.status === 'FAILED' || refund.status === 'CANCELLED')
      throw new Error(`PayPal did not refund it: ${refund.status}.`);
    done.push(refund);
    wanted -= amountOf(refund);
  }
  if (wanted > 0) throw new Error(`PayPal has nothing left to refund of the payment ${payment.id}.`);
  return done.map(({ id }) => id).join(', ');
}

function amountOf({ amount }: Pick<PayPalRefund, 'amount'>): number {
  const read = fromPayPal(amount);
  if (read === null) throw new Error(`PayPal sent an amount that cannot be read: ${amount.value}.`);
  return read;
}

function sumOf(refunds: readonly Pick<PayPalRefund, 'amount'>[]): number {
  return refunds.reduce((sum, refund) => sum + amountOf(refund), 0);
}
