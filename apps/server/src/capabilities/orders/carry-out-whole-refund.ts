import type { Id } from '@vitrine/core/id/id.ts';
import { formatMoney } from '@vitrine/core/money/format-money.ts';
import { type Context, within } from '../../context.ts';
import { methodOf, type PaymentRow, readPayment, settleRefund } from '../payments/index.ts';
import { lockOrder, readOrder } from './orders.store.ts';
import { noteOnOrder } from './timeline.store.ts';

/**
 * Asks the payment service to give back what is left of a payment, and notes that it did; asked as often as it likes,
 * the money goes once (rule ORDER-18). When the service cannot be reached the job tries again.
 */
export async function carryOutWholeRefund(context: Context, orderId: Id): Promise<void> {
  try {
    await askForWhole(context, orderId);
  } catch (error) {
    context.log.error({ error, orderId }, 'a refund could not be carried out yet');
  }
}

export async function askForWhole(context: Context, orderId: Id): Promise<void> {
  const payment = await refundingOf(context, orderId);
  if (payment === null) return;
  await methodOf(payment.method).refund?.(context, payment, {
    refundId: payment.id,
    amount: leftOf(payment),
  });
  await settle(context, orderId, { payment, to: 'refunded' });
}

/** The service refused to the last: a person has to give it back. */
export async function leaveWholeToPerson(context: Context, orderId: Id): Promise<void> {
  const payment = await refundingOf(context, orderId);
  if (payment !== null) await settle(context, orderId, { payment, to: 'refundDue' });
}

async function refundingOf({ database, website }: Context, orderId: Id): Promise<PaymentRow | null> {
  const order = await readOrder(database, website.id, orderId);
  const payment = order && (await readPayment(database, website.id, order.payment_id));
  return payment?.state === 'refunding' ? payment : null;
}

/** Parts go by themselves. */
function leftOf({ amount, part_refunded, part_due }: PaymentRow): number {
  return amount - part_refunded - part_due;
}

async function settle(
  context: Context,
  orderId: Id,
  { payment, to }: { payment: PaymentRow; to: 'refunded' | 'refundDue' },
): Promise<void> {
  const { database, website } = context;
  await database.transaction(async transaction => {
    const inside = within(context, transaction);
    await lockOrder(transaction, website.id, orderId);
    if (!(await settleRefund(inside, { paymentId: payment.id, to }))) return;
    const { currency } = payment;
    const words = formatMoney({ amount: leftOf(payment), currency }, website.settings.language);
    await noteOnOrder(
      inside,
      to === 'refunded'
        ? { orderId, kind: 'refunded', text: words }
        : { orderId, kind: 'refundNeeded', text: `${words} has to be given back by hand.` },
    );
  });
}
