import { isUncertain, openAmount, orderPaymentState } from '@vitrine/core/payments/order-payment.ts';
import type { Context } from '../../context.ts';
import { allowSendingUnpaid, type PaymentRow } from '../payments/index.ts';
import type { OrderRow } from './orders.store.ts';

/** Whether all that is owed is expected by hand, in ways that let goods be sent before (rule ORDER-50). */
export async function maySendUnpaid(
  context: Context,
  { state, total }: Pick<OrderRow, 'state' | 'total'>,
  payments: readonly PaymentRow[],
): Promise<boolean> {
  const paymentState = orderPaymentState(payments, total);
  if (state !== 'placed' || (paymentState !== 'awaited' && paymentState !== 'partlyPaid')) return false;
  if (payments.some(isUncertain) || openAmount(payments, total) > 0) return false;
  const awaited = payments.filter(payment => payment.state === 'awaited');
  return (
    awaited.length > 0 &&
    allowSendingUnpaid(
      context,
      awaited.map(({ method }) => method),
    )
  );
}
