import type { PaymentState } from '@vitrine/core/payments/payment-states.ts';
import type { Context } from '../../context.ts';
import { answerInTime } from './answer-in-time.ts';
import { updateBlockedOrigin } from './blocked-payments.store.ts';
import { chargeSaved } from './charge-saved.ts';
import { hostsOf, isTestMethod, methodOf, methodsOfWebsite } from './payment-methods.ts';
import type { PaymentRow } from './payments.store.ts';
import { closePayment, settlePayment } from './settle-payment.ts';

/**
 * Begins a payment at its service, or continues it; returns the page to send the buyer to. Null if there is none, if
 * browsers may not open it, or if the service cannot be reached: the buyer goes on to `/checkout/return`, which tells
 * these apart.
 */
export async function startPayment(context: Context, payment: PaymentRow): Promise<string | null> {
  const { start } = methodOf(payment.method);
  if (!start) return null;
  try {
    if (await hasChangedMode(context, payment)) {
      await closePayment(context, payment.id);
      return null;
    }
    if ((await settleAtOnce(context, payment)) !== 'challenged') return null;
    const page = await answerInTime(start(context, payment));
    const origin = await blockedOrigin(context, payment, page);
    if (origin !== payment.blocked_origin)
      await updateBlockedOrigin(context.database, context.website.id, { paymentId: payment.id, origin });
    return origin === '' ? page : null;
  } catch (error) {
    context.log.error({ error, paymentId: payment.id }, 'a payment could not be started');
    return null;
  }
}

/** The owner has put the method into its test mode since, or out of it: what was begun as the one is never paid as the other. */
async function hasChangedMode(context: Context, { method, state, is_test }: PaymentRow): Promise<boolean> {
  return state === 'created' && (await isTestMethod(context, method)) !== is_test;
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
 * Browsers block a form that redirects to a host that its page does not allow (rule PAYMENT-23). Returns the origin
 * that the method does not declare, or an empty text if it declares it.
 */
async function blockedOrigin(context: Context, payment: PaymentRow, page: string): Promise<string> {
  if (/^\/(?![\\/])/.test(page)) return '';
  const own = (await methodsOfWebsite(context)).filter(({ method }) => method.id === payment.method);
  const { origin } = new URL(page);
  return hostsOf(own).sources.form.includes(origin) ? '' : origin;
}
