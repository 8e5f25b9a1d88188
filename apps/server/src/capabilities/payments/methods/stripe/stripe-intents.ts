import { wordsIn } from '@vitrine/core/messages/words.ts';
import { formatMoney } from '@vitrine/core/money/format-money.ts';
import Stripe from 'stripe';
import type { Context } from '../../../../context.ts';
import type { PaymentAnswer } from '../../payment-method.ts';
import { methodsOfWebsite } from '../../payment-methods.ts';
import type { PaymentRow } from '../../payments.store.ts';
import {
  closeStripePayment,
  openStripePayment,
  readStripePayment,
  recordIntent,
  recordLabel,
  recordRefusal,
} from './stripe.store.ts';
import { leastAmount, toStripe } from './stripe-amounts.ts';
import { labelOf } from './stripe-cards.ts';
import { stripeId, stripeOf } from './stripe-client.ts';
import { type StripeSettings, stripeSettings } from './stripe-settings.ts';

type Intent = Stripe.PaymentIntent;

/** As Stripe answers with it, and as its messages tell of it. */
interface AskedIntent {
  readonly status: string;
  readonly last_payment_error?:
    | { readonly code?: string | undefined; readonly message?: string | undefined }
    | null
    | undefined;
}

export async function settingsHere(context: Context): Promise<StripeSettings> {
  const own = (await methodsOfWebsite(context)).find(({ method }) => method.id === stripeId);
  return stripeSettings.parse(own?.settings ?? {});
}

/**
 * The one intent of a payment, created at most once: its id at us is Stripe’s idempotency key (rule STRIPE-3). Null if
 * it was closed, or if Stripe does not take it at all.
 */
export async function intentOf(
  context: Context,
  payment: PaymentRow,
  { customer }: { customer?: string } = {},
): Promise<Intent | null> {
  const { database, website } = context;
  const { descriptor } = await settingsHere(context);
  const row = await openStripePayment(database, website.id, { paymentId: payment.id, descriptor });
  if (row.is_closed) return null;
  const stripe = await stripeOf(context);
  if (row.intent !== null) return stripe.paymentIntents.retrieve(row.intent);
  const amount = toStripe(payment);
  if (amount === null || payment.amount < leastAmount(payment.currency)) {
    await recordRefusal(database, website.id, { paymentId: payment.id, refusal: tooSmall(context, payment) });
    return null;
  }
  try {
    const intent = await createIntent(stripe, context, {
      payment,
      amount,
      descriptor: row.descriptor,
      customer: customer ?? (await newCustomer(stripe, context, payment)),
    });
    if (await recordIntent(database, website.id, { paymentId: payment.id, intent: intent.id })) return intent;
    await stripe.paymentIntents.cancel(intent.id);
    return null;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    await recordRefusal(database, website.id, { paymentId: payment.id, refusal: error.message });
    return null;
  }
}

/** A payment method that is saved belongs to a customer; it has no name and no address. */
async function newCustomer(
  stripe: Stripe,
  { website }: Context,
  { id, is_kept }: PaymentRow,
): Promise<string | undefined> {
  if (!is_kept) return;
  const metadata = { website: website.id };
  return (await stripe.customers.create({ metadata }, { idempotencyKey: `${id}-customer` })).id;
}

function createIntent(
  stripe: Stripe,
  { website }: Context,
  given: { payment: PaymentRow; amount: number; descriptor: string; customer: string | undefined },
): Promise<Intent> {
  const { payment, amount, descriptor, customer } = given;
  return stripe.paymentIntents.create(
    {
      amount,
      currency: payment.currency.toLowerCase(),
      allowed_payment_method_types: ['card'],
      capture_method: payment.captures_later ? 'manual' : 'automatic',
      metadata: { website: website.id, payment: payment.id },
      ...(payment.captures_later
        ? { payment_method_options: { card: { request_multicapture: 'if_available' } } }
        : {}),
      ...(descriptor === '' ? {} : { statement_descriptor_suffix: descriptor }),
      ...(customer === undefined ? {} : { customer }),
      ...(payment.is_kept ? { setup_future_usage: 'off_session' } : {}),
    },
    { idempotencyKey: payment.id },
  );
}

function tooSmall({ website }: Context, { currency }: PaymentRow): string {
  const { language } = website.settings;
  const least = formatMoney({ amount: leastAmount(currency), currency }, language);
  return wordsIn(language).cardPayments.tooSmall({ least });
}

/**
 * What an intent tells of its payment. The buyer of a declined card is back from the payment page: the intent ends, so
 * that a payment we call declined is never captured (rule STRIPE-5).
 */
export async function askStripe(context: Context, payment: PaymentRow): Promise<PaymentAnswer | null> {
  const row = await readStripePayment(context.database, context.website.id, payment.id);
  if (row === null) return null;
  if (row.refusal !== '') return { outcome: 'declined', reason: row.refusal };
  if (row.intent === null) return null;
  const stripe = await stripeOf(context);
  const intent = await stripe.paymentIntents.retrieve(row.intent, { expand: ['payment_method'] });
  await noteCard(context, payment.id, intent);
  const reason = declineOf(intent);
  if (intent.status !== 'requires_payment_method' || reason === null) return answerOf(intent, payment);
  return (await closeIntent(stripe, intent.id)) === 'captured'
    ? { outcome: payment.captures_later ? 'authorised' : 'captured' }
    : { outcome: 'declined', reason };
}

/** The state of an intent as the outcome of its payment; null while the buyer has not finished. */
export function answerOf(intent: AskedIntent, payment: PaymentRow): PaymentAnswer | null {
  switch (intent.status) {
    case 'succeeded':
      return { outcome: 'captured' };
    case 'requires_capture':
      return { outcome: 'authorised' };
    case 'canceled': {
      if (payment.state === 'authorised') return { outcome: 'voided' };
      const reason = declineOf(intent);
      return reason === null ? { outcome: 'abandoned' } : { outcome: 'declined', reason };
    }
    default:
      return null;
  }
}

/** The bank’s reason; null if it declined nothing, or only asks for its customer. */
export function declineOf({ last_payment_error }: Pick<AskedIntent, 'last_payment_error'>): string | null {
  if (!last_payment_error || last_payment_error.code === 'authentication_required') return null;
  return last_payment_error.message ?? '';
}

/** Ends an intent at Stripe, however often it is called; `captured` if its money was taken or is held. */
export async function closeIntent(stripe: Stripe, id: string): Promise<'closed' | 'captured'> {
  const before = await stripe.paymentIntents.retrieve(id);
  if (before.status === 'canceled') return 'closed';
  if (before.status === 'succeeded') return 'captured';
  try {
    await stripe.paymentIntents.cancel(id);
    return 'closed';
  } catch (error) {
    const after = await stripe.paymentIntents.retrieve(id);
    if (after.status === 'succeeded') return 'captured';
    if (after.status === 'canceled') return 'closed';
    throw error;
  }
}

export async function closePaymentAtStripe(
  context: Context,
  payment: PaymentRow,
): Promise<'closed' | 'captured'> {
  const intent = await closeStripePayment(context.database, context.website.id, payment.id);
  return intent === null ? 'closed' : closeIntent(await stripeOf(context), intent);
}

/** The card by which the buyer and the shop recognise a payment (rule STRIPE-8). */
export async function noteCard({ database, website }: Context, paymentId: string, intent: Intent) {
  const label = labelOf(intent.payment_method);
  if (label !== '') await recordLabel(database, website.id, { paymentId, label });
}
