import { isId } from '@vitrine/core/id/id.ts';
import { wordsIn } from '@vitrine/core/messages/words.ts';
import { formatMoney } from '@vitrine/core/money/format-money.ts';
import { isPaymentOpen } from '@vitrine/core/payments/payment-states.ts';
import type { FastifyInstance } from 'fastify';
import type { Context, Services } from '../../../../context.ts';
import { replyNotFound } from '../../../../http/error-replies.ts';
import { redirectHere } from '../../../../http/redirect.ts';
import { originOf, websiteContext } from '../../../../http/request-scope.ts';
import { inLanguage } from '../../../../in-language.ts';
import { answerInTime } from '../../answer-in-time.ts';
import { readSetup } from '../../method-setups.store.ts';
import { setupReturnPath } from '../../method-setups.ts';
import { type PaymentRow, readPayment } from '../../payments.store.ts';
import { billingOf } from './stripe-billing.ts';
import { stripeId } from './stripe-client.ts';
import { intentOf, settingsHere } from './stripe-intents.ts';
import { type StripePageFacts, sendStripePage } from './stripe-page.ts';
import { setupIntentOf } from './stripe-setups.ts';

/** The pages for cards: to pay with one (rule STRIPE-2), and to save one without paying (rule STRIPE-12). */
export function register(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { paymentId: string } }>('/payments/stripe/:paymentId', async (request, reply) => {
    const context = await websiteContext(services, request, reply);
    const { paymentId } = request.params;
    if (context === null || !isId(paymentId)) return replyNotFound(request, reply);
    const payment = await readPayment(context.database, context.website.id, paymentId);
    if (payment?.method !== stripeId) return replyNotFound(request, reply);
    const back = `/checkout/return/${paymentId}`;
    const intent = isPaymentOpen(payment.state)
      ? await asked(context, { paymentId }, () => intentOf(context, payment))
      : null;
    const isOpen =
      intent && !['succeeded', 'requires_capture', 'canceled', 'processing'].includes(intent.status);
    if (!isOpen || intent.client_secret === null) return redirectHere(reply, back, 303);
    const payer = await context.payerOf(context, payment.order_id);
    const buyers = inLanguage(context, payment.language);
    return sendStripePage(reply, {
      website: buyers.website,
      settings: await settingsHere(context),
      clientSecret: intent.client_secret,
      isSetup: false,
      isAsked: intent.status === 'requires_action',
      billing: payer && billingOf(payer),
      returnTo: `${originOf(request)}${back}`,
      back: backOf(payment),
      words: paymentWords(buyers, payment, intent.status === 'requires_action'),
    });
  });

  app.get<{ Params: { setupId: string } }>('/payments/stripe/setups/:setupId', async (request, reply) => {
    const context = await websiteContext(services, request, reply);
    const { setupId } = request.params;
    if (context === null || !isId(setupId)) return replyNotFound(request, reply);
    const setup = await readSetup(context.database, context.website.id, setupId);
    if (setup?.method !== stripeId) return replyNotFound(request, reply);
    const back = setupReturnPath(setupId);
    const intent =
      setup.state === 'open' ? await asked(context, { setupId }, () => setupIntentOf(context, setup)) : null;
    const isOpen = intent && !['succeeded', 'canceled', 'processing'].includes(intent.status);
    if (!isOpen || intent.client_secret === null) return redirectHere(reply, back, 303);
    const buyers = inLanguage(context, setup.language);
    return sendStripePage(reply, {
      website: buyers.website,
      settings: await settingsHere(context),
      clientSecret: intent.client_secret,
      isSetup: true,
      isAsked: intent.status === 'requires_action',
      billing: null,
      returnTo: `${originOf(request)}${back}`,
      back,
      words: setupWords(buyers, intent.status === 'requires_action'),
    });
  });
}

/** What Stripe says; null if it cannot be reached. */
async function asked<T>(
  { log }: Context,
  about: Readonly<Record<string, string>>,
  ask: () => Promise<T>,
): Promise<T | null> {
  try {
    return await answerInTime(ask());
  } catch (error) {
    log.error({ error, ...about }, 'Stripe could not be asked');
    return null;
  }
}

function paymentWords(
  { website }: Context,
  { amount, currency }: PaymentRow,
  isAsked: boolean,
): StripePageFacts['words'] {
  const { language } = website.settings;
  const words = wordsIn(language).cardPayments;
  const fact = formatMoney({ amount, currency }, language);
  const { title, failed, back, needsScript, unloaded } = words;
  const action = isAsked ? words.confirm : words.pay({ amount: fact });
  return { title, fact, action, waiting: words.paying, failed, back, needsScript, unloaded };
}

function setupWords({ website }: Context, isAsked: boolean): StripePageFacts['words'] {
  const words = wordsIn(website.settings.language).cardPayments;
  return {
    title: words.saveTitle,
    fact: words.saveFact,
    action: isAsked ? words.confirm : words.save,
    waiting: words.saving,
    failed: words.saveFailed,
    back: words.saveBack,
    needsScript: words.saveNeedsScript,
    unloaded: words.saveUnloaded,
  };
}

/** A charge that waits for its buyer leads back to this page from everywhere else. */
function backOf({ id, is_off_session, state }: PaymentRow): string {
  if (is_off_session) return '/';
  return state === 'challenged' ? '/checkout' : `/checkout/return/${id}`;
}
