import type Stripe from 'stripe';
import type { Context } from '../../../../context.ts';
import type { Authorisation, CaptureAnswer } from '../../payment-method.ts';
import type { PaymentRow } from '../../payments.store.ts';
import { readStripePayment } from './stripe.store.ts';
import { toStripe } from './stripe-amounts.ts';
import { stripeOf } from './stripe-client.ts';
import { closeIntent } from './stripe-intents.ts';
import type { stripeSettings } from './stripe-settings.ts';

/** Banks hold the money of a card for seven days. */
const heldDays = 7;

/** Money that stays on the buyer's card until the shop captures it (rule STRIPE-6). */
export const stripeAuthorisation: Authorisation<typeof stripeSettings> = {
  days: heldDays,
  isWanted: ({ capture }) => capture === 'later',
  async capture(context, payment, { captureId, amount }) {
    const held = await heldIntent(context, payment);
    if (held === null) return refused('');
    const { stripe, intent } = held;
    const wanted = toStripe({ amount, currency: payment.currency });
    if (wanted === null) return { outcome: 'refused', reason: '', isOver: false };
    try {
      await stripe.paymentIntents.capture(
        intent.id,
        { amount_to_capture: wanted, ...(await keepingRest(stripe, intent, wanted)) },
        { idempotencyKey: `${captureId}-capture` },
      );
      return { outcome: 'captured', reference: intent.id };
    } catch (error) {
      const now = await stripe.paymentIntents.retrieve(intent.id);
      if (now.status === 'requires_capture') throw error;
      return refused(error instanceof Error ? error.message : '');
    }
  },
  async void(context, payment) {
    const held = await heldIntent(context, payment);
    if (held === null) return 'voided';
    const { stripe, intent } = held;
    if (intent.status === 'requires_capture' && intent.amount_received > 0) {
      await stripe.paymentIntents.capture(intent.id, { amount_to_capture: 0, final_capture: true });
      return 'voided';
    }
    const isWhole = intent.amount_received === intent.amount;
    if (intent.status === 'succeeded') return isWhole ? 'captured' : 'voided';
    return (await closeIntent(stripe, intent.id)) === 'captured' ? 'captured' : 'voided';
  },
};

function refused(reason: string): CaptureAnswer {
  return { outcome: 'refused', reason, isOver: true };
}

/** Only some accounts capture a payment in several parts; for the others, the first part releases the rest. */
async function keepingRest(
  stripe: Stripe,
  intent: Stripe.PaymentIntent,
  amount: number,
): Promise<{ final_capture?: false }> {
  if (amount >= intent.amount_capturable || typeof intent.latest_charge !== 'string') return {};
  const charge = await stripe.charges.retrieve(intent.latest_charge);
  const isAvailable = charge.payment_method_details?.card?.multicapture?.status === 'available';
  return isAvailable ? { final_capture: false } : {};
}

async function heldIntent({ ...context }: Context, payment: PaymentRow) {
  const row = await readStripePayment(context.database, context.website.id, payment.id);
  if (row?.intent == null) return null;
  const stripe = await stripeOf(context);
  return { stripe, intent: await stripe.paymentIntents.retrieve(row.intent) };
}
