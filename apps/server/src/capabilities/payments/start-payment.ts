import type { Context } from '../../context.ts';
import { answerInTime } from './answer-in-time.ts';
import { hostsOf, methodOf, methodsOfWebsite } from './payment-methods.ts';
import type { PaymentRow } from './payments.store.ts';

/**
 * Begins a payment at its service, or goes on with it; the page that the buyer is sent to. Null where there is none, or
 * the service cannot be reached: the way back then says that nothing was heard.
 */
export async function startPayment(context: Context, payment: PaymentRow): Promise<string | null> {
  const starting = methodOf(payment.method).start?.(context, payment);
  if (!starting) return null;
  try {
    const page = await answerInTime(starting);
    await checkHost(context, payment, page);
    return page;
  } catch (error) {
    context.log.error({ error, paymentId: payment.id }, 'a payment could not be started');
    return null;
  }
}

/** Browsers stop a form that is led to a host its page did not name (rule PAYMENT-23): no method does so by mistake. */
async function checkHost(context: Context, payment: PaymentRow, page: string): Promise<void> {
  if (page.startsWith('/')) return;
  const own = (await methodsOfWebsite(context)).filter(({ method }) => method.id === payment.method);
  const { origin } = new URL(page);
  if (!hostsOf(own).sources.form.includes(origin))
    throw new Error(`The payment method ${payment.method} leads to ${origin}, which its hosts do not name.`);
}
