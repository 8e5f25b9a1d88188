import { isId } from '@vitrine/core/id/id.ts';
import { isPaymentOpen } from '@vitrine/core/payments/payment-states.ts';
import type { FastifyInstance } from 'fastify';
import type { Context, Services } from '../../../../context.ts';
import { replyNotFound } from '../../../../http/error-replies.ts';
import { redirectHere } from '../../../../http/redirect.ts';
import { originOf, websiteContext } from '../../../../http/request-scope.ts';
import { answerInTime } from '../../answer-in-time.ts';
import { type PaymentRow, readPayment } from '../../payments.store.ts';
import { stripeId } from './stripe-client.ts';
import { intentOf, settingsHere } from './stripe-intents.ts';
import { sendStripePage } from './stripe-page.ts';

/** The payment page for cards (rule STRIPE-2). */
export function register(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { paymentId: string } }>('/payments/stripe/:paymentId', async (request, reply) => {
    const context = await websiteContext(services, request, reply);
    const { paymentId } = request.params;
    if (context === null || !isId(paymentId)) return replyNotFound(request, reply);
    const payment = await readPayment(context.database, context.website.id, paymentId);
    if (payment?.method !== stripeId) return replyNotFound(request, reply);
    const back = `/checkout/return/${paymentId}`;
    const intent = isPaymentOpen(payment.state) ? await openIntent(context, payment) : null;
    const isOpen =
      intent && !['succeeded', 'requires_capture', 'canceled', 'processing'].includes(intent.status);
    if (!isOpen || intent.client_secret === null) return redirectHere(reply, back, 303);
    return sendStripePage(reply, {
      website: context.website,
      payment,
      settings: await settingsHere(context),
      clientSecret: intent.client_secret,
      isAsked: intent.status === 'requires_action',
      returnTo: `${originOf(request)}${back}`,
      back: backOf(payment),
    });
  });
}

async function openIntent(context: Context, payment: PaymentRow) {
  try {
    return await answerInTime(intentOf(context, payment));
  } catch (error) {
    context.log.error({ error, paymentId: payment.id }, 'Stripe could not be asked');
    return null;
  }
}

/** A charge that waits for its buyer leads back to this page from everywhere else. */
function backOf({ id, is_off_session, state }: PaymentRow): string {
  if (is_off_session) return '/';
  return state === 'challenged' ? '/checkout' : `/checkout/return/${id}`;
}
