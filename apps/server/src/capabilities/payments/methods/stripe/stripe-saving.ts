import Stripe from 'stripe';
import { websiteAddress } from '../../../tenancy/index.ts';
import type { ChargeAnswer, Saving } from '../../payment-method.ts';
import type { PaymentRow } from '../../payments.store.ts';
import { readStripePayment } from './stripe.store.ts';
import { savedCard } from './stripe-cards.ts';
import { stripeOf } from './stripe-client.ts';
import { answerOf, closeIntent, declineOf, intentOf, noteCard } from './stripe-intents.ts';
import { stripeSetUp } from './stripe-setups.ts';

/** Cards that buyers save with Stripe: a customer without a name, and their card (rule STRIPE-9). */
export const stripeSaving: Saving = {
  async referenceOf(context, payment) {
    const row = await readStripePayment(context.database, context.website.id, payment.id);
    if (row?.intent == null) return null;
    const stripe = await stripeOf(context);
    const intent = await stripe.paymentIntents.retrieve(row.intent, { expand: ['payment_method'] });
    const { customer, payment_method: method, status } = intent;
    const isPaid = status === 'succeeded' || status === 'requires_capture';
    return isPaid ? savedCard(customer, method) : null;
  },
  async charge(context, payment, { reference, isBuyerPresent }) {
    const saved = /^(cus_\w+)\/(pm_\w+)$/.exec(reference);
    const [, customer, method] = saved ?? [];
    if (customer === undefined || method === undefined) return { outcome: 'declined', reason: '' };
    const intent = await intentOf(context, payment, { customer });
    if (intent === null)
      return refusalOf(await readStripePayment(context.database, context.website.id, payment.id));
    const stripe = await stripeOf(context);
    const address = websiteAddress(context.configuration, context.website.subdomain);
    const how = isBuyerPresent
      ? { return_url: `${address}/checkout/return/${payment.id}` }
      : ({ off_session: true } as const);
    try {
      await stripe.paymentIntents.confirm(
        intent.id,
        { payment_method: method, ...how },
        { idempotencyKey: `${payment.id}-charge` },
      );
    } catch (error) {
      const isTold =
        error instanceof Stripe.errors.StripeCardError ||
        error instanceof Stripe.errors.StripeInvalidRequestError;
      if (!isTold) throw error;
      return afterCharge(stripe, { id: intent.id, payment, reason: error.message });
    }
    const after = await afterCharge(stripe, { id: intent.id, payment, reason: '' });
    if (after.outcome === 'captured' || after.outcome === 'authorised')
      await noteCard(
        context,
        payment.id,
        await stripe.paymentIntents.retrieve(intent.id, { expand: ['payment_method'] }),
      );
    return after;
  },
  async forget(context, reference) {
    const [, method] = /^cus_\w+\/(pm_\w+)$/.exec(reference) ?? [];
    if (method === undefined) return;
    try {
      await (await stripeOf(context)).paymentMethods.detach(method);
    } catch (error) {
      // Stripe refuses a card that it no longer knows, or that was detached before.
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    }
  },
  setUp: stripeSetUp,
};

function refusalOf(row: { refusal: string } | null): ChargeAnswer {
  return { outcome: 'declined', reason: row?.refusal ?? '' };
}

/** Whatever Stripe answered, its intent says how it stands; a declined one ends. */
async function afterCharge(
  stripe: Stripe,
  { id, payment, reason }: { id: string; payment: PaymentRow; reason: string },
): Promise<ChargeAnswer> {
  const intent = await stripe.paymentIntents.retrieve(id);
  const { outcome } = answerOf(intent, payment) ?? {};
  if (outcome === 'captured' || outcome === 'authorised') return { outcome };
  const isAsked =
    intent.status === 'requires_action' || intent.last_payment_error?.code === 'authentication_required';
  if (isAsked) return { outcome: 'challenged' };
  if ((await closeIntent(stripe, id)) === 'captured')
    return { outcome: payment.captures_later ? 'authorised' : 'captured' };
  return { outcome: 'declined', reason: declineOf(intent) ?? reason };
}
