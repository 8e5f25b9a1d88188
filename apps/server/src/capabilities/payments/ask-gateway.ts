import type { PaymentState } from '@vitrine/core/payments/payment-states.ts';
import type { Context } from '../../context.ts';
import { answerInTime } from './answer-in-time.ts';
import { methodOf } from './payment-methods.ts';
import type { PaymentRow } from './payments.store.ts';
import { settlePayment } from './settle-payment.ts';

/** Asks the service for the state of a payment and settles it; returns the new state (rule PAYMENT-5). */
export async function askGateway(context: Context, payment: PaymentRow): Promise<PaymentState> {
  const asked = methodOf(payment.method).ask?.(context, payment);
  const answer = asked ? await answerInTime(asked) : null;
  if (answer === null) return payment.state;
  const settled = await settlePayment(context, { paymentId: payment.id, ...answer });
  return settled.ok ? settled.value.state : payment.state;
}
