import type Stripe from 'stripe';
import type { Context } from '../../../../context.ts';
import { type MethodSetupRow, updateReference } from '../../method-setups.store.ts';
import type { MethodSetUp, SetupAnswer } from '../../payment-method.ts';
import { savedCard } from './stripe-cards.ts';
import { stripeOf } from './stripe-client.ts';

type SetupIntent = Stripe.SetupIntent;

/** Cards that are saved without a payment: a SetupIntent of a customer without a name (rule STRIPE-12). */
export const stripeSetUp: MethodSetUp = {
  async start(context, setup) {
    await setupIntentOf(context, setup);
    return `/payments/stripe/setups/${setup.id}`;
  },
  async finish(context, { reference }) {
    if (reference === null) return { outcome: 'abandoned' };
    return endAtStripe(await stripeOf(context), reference);
  },
};

/** The one intent of a setup: its id at us is Stripe’s idempotency key. */
export async function setupIntentOf(
  context: Context,
  { id, reference }: MethodSetupRow,
): Promise<SetupIntent> {
  const stripe = await stripeOf(context);
  if (reference !== null) return stripe.setupIntents.retrieve(reference);
  const { database, website } = context;
  const customer = await stripe.customers.create(
    { metadata: { website: website.id } },
    { idempotencyKey: `${id}-customer` },
  );
  const intent = await stripe.setupIntents.create(
    {
      customer: customer.id,
      allowed_payment_method_types: ['card'],
      usage: 'off_session',
      metadata: { website: website.id, setup: id },
    },
    { idempotencyKey: id },
  );
  await updateReference(database, website.id, { id, reference: intent.id });
  return intent;
}

/** What an intent saved; null if it saved nothing. */
export async function savedByIntent(context: Context, reference: string): Promise<SetupAnswer | null> {
  return savedBy(await retrieve(await stripeOf(context), reference));
}

/** An intent that saved nothing is cancelled, so that it saves nothing later, and only then are its buyer's words said. */
async function endAtStripe(stripe: Stripe, reference: string): Promise<SetupAnswer> {
  const before = await retrieve(stripe, reference);
  const saved = savedBy(before);
  if (saved !== null) return saved;
  if (before.status !== 'canceled') {
    try {
      await stripe.setupIntents.cancel(reference);
    } catch (error) {
      const after = await retrieve(stripe, reference);
      const savedMeanwhile = savedBy(after);
      if (savedMeanwhile !== null) return savedMeanwhile;
      if (after.status !== 'canceled') throw error;
    }
  }
  const { last_setup_error: problem } = before;
  return problem === null ? { outcome: 'abandoned' } : { outcome: 'refused', reason: problem.message ?? '' };
}

function savedBy({ status, customer, payment_method: method }: SetupIntent): SetupAnswer | null {
  const saved = status === 'succeeded' ? savedCard(customer, method) : null;
  return saved && { outcome: 'saved', saved };
}

function retrieve(stripe: Stripe, reference: string): Promise<SetupIntent> {
  return stripe.setupIntents.retrieve(reference, { expand: ['payment_method'] });
}
