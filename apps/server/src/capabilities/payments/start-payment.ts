import type { PaymentState } from '@vitrine/core/payments/payment-states.ts';
import type { Context } from '../../context.ts';
import { answerInTime } from './answer-in-time.ts';
import { chargeSaved } from './charge-saved.ts';
import { hostsOf, methodOf, methodsOfWebsite } from './payment-methods.ts';
import type { PaymentRow } from './payments.store.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Begins a payment at its service, or continues it; returns the page to send the buyer to. Null if there is none,
 * or the service cannot be reached: the return page then says that there was no answer.
 */
export async function startPayment(context: Context, payment: PaymentRow): Promise<string | null> {
  const { start } = methodOf(payment.method);
  if (!start) return null;
  try {
    if ((await settleAtOnce(context, payment)) !== 'challenged') return null;
    const page = await answerInTime(start(context, payment));
    await checkHost(context, payment, page);
    return page;
  } catch (error) {
    context.log.error({ error, paymentId: payment.id }, 'a payment could not be started');
    return null;
  }
}

/** A saved method is charged without another page, unless the bank asks its buyer (rule PAYMENT-24). */
async function settleAtOnce(context: Context, payment: PaymentRow): Promise<PaymentState> {
  if (payment.saved_method_id === null || payment.state !== 'created') return 'challenged';
  // A payment without a present buyer is charged by the code that created it.
  if (payment.is_off_session) return payment.state;
  const answer = await chargeSaved(context, payment, { isBuyerPresent: true });
  const settled = await settlePayment(context, { paymentId: payment.id, ...answer });
  return settled.ok ? settled.value.state : payment.state;
}

/**
 * Browsers block a form that redirects to a host its page did not name (rule PAYMENT-23): this catches such
 * mistakes in a method.
 */
async function checkHost(context: Context, payment: PaymentRow, page: string): Promise<void> {
  if (/^\/(?![\\/])/.test(page)) return;
  const own = (await methodsOfWebsite(context)).filter(({ method }) => method.id === payment.method);
  const { origin } = new URL(page);
  if (!hostsOf(own).sources.form.includes(origin))
    throw new Error(`The payment method ${payment.method} leads to ${origin}, which its hosts do not name.`);
}
