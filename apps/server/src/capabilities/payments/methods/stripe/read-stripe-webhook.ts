import { secondsSchema } from '@vitrine/core/calls/instant.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { type Id, idSchema } from '@vitrine/core/id/id.ts';
import { paymentErrors } from '@vitrine/core/payments/payments.errors.ts';
import { z } from 'zod';
import type { Context } from '../../../../context.ts';
import { openSecret } from '../../method-secrets.ts';
import { readSetup } from '../../method-setups.store.ts';
import type { GatewayEvent, Webhook } from '../../payment-method.ts';
import { type PaymentRow, readPayment } from '../../payments.store.ts';
import { eventIdSchema, movedSchema, readEvent, reasonSchema, referenceSchema } from '../../read-event.ts';
import { checkSignature } from '../../webhook-signature.ts';
import { findPaymentOfIntent } from './stripe.store.ts';
import { fromStripe } from './stripe-amounts.ts';
import { stripeId, stripeOf } from './stripe-client.ts';
import { answerOf, declineOf, noteCard } from './stripe-intents.ts';
import { savedByIntent } from './stripe-setups.ts';

/** Those that an owner subscribes to; Stripe may send others, which say nothing to us (rule STRIPE-4). */
export const stripeEvents = [
  'payment_intent.succeeded',
  'payment_intent.amount_capturable_updated',
  'payment_intent.canceled',
  'setup_intent.succeeded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.closed',
] as const;

const namesSchema = z
  .object({
    website: z.string().optional(),
    payment: idSchema.optional(),
    refund: idSchema.optional(),
    setup: idSchema.optional(),
  })
  .catch({});
const base = { id: referenceSchema, currency: z.string(), metadata: namesSchema };
const back = {
  ...base,
  amount: movedSchema,
  payment_intent: referenceSchema.nullable(),
  status: z.string(),
};
const about = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({ data: z.object({ object: z.object(shape) }) });
const messages = {
  payment_intent: about({
    ...base,
    amount: z.number().int(),
    status: z.string(),
    amount_received: z.number().int().default(0),
    last_payment_error: z
      .object({ code: reasonSchema.optional(), message: reasonSchema.optional() })
      .nullish(),
  }),
  setup_intent: about({ id: base.id, metadata: namesSchema }),
  refund: about(back),
  dispute: about({
    ...back,
    reason: reasonSchema.default(''),
    // Stripe says 0 if the bank takes no answer.
    evidence_details: z.object({ due_by: secondsSchema.nullable() }).nullish(),
  }),
};
const eventSchema = z.object({ id: eventIdSchema, type: z.string() });

/** A message of Stripe about a payment of this website; null if it says nothing to us. */
export async function readStripeWebhook(
  context: Context,
  { raw, headers }: Webhook,
): Promise<Result<GatewayEvent | null>> {
  const secret = await openSecret(context, { id: stripeId }, 'webhookSecret');
  if (secret === null) return fail(paymentErrors.badSignature);
  const header = headers['stripe-signature'];
  const signed = checkSignature(raw, {
    header: typeof header === 'string' ? header : '',
    secret,
    now: context.clock.now(),
  });
  if (!signed.ok) return signed;
  const event = readEvent(raw, eventSchema);
  if (!event.ok) return event;
  const { id, type } = event.value;
  if (!stripeEvents.some(known => known === type)) return succeed(null);
  const message = { id, raw };
  if (type.startsWith('payment_intent.')) return readIntent(context, message);
  if (type.startsWith('setup_intent.')) return readSetupIntent(context, message);
  if (type.startsWith('refund.')) return readRefund(context, message);
  return readDispute(context, message);
}

interface Message extends Pick<Webhook, 'raw'> {
  readonly id: string;
}

async function readIntent(
  context: Context,
  { id: eventId, raw }: Message,
): Promise<Result<GatewayEvent | null>> {
  const told = readEvent(raw, messages.payment_intent);
  if (!told.ok) return told;
  const intent = told.value.data.object;
  const found = await paymentOf(context, { intent: intent.id, names: intent.metadata });
  if (!found.ok || found.value === null) return found as Result<null>;
  const payment = found.value;
  const received = fromStripe({ ...intent, amount: intent.amount_received });
  const isPart = intent.status === 'succeeded' && received < payment.amount;
  // A capture of ours is still being settled: Stripe tells of it again later.
  if (isPart && payment.captured < received) return fail(paymentErrors.stillAsked);
  const answer = isPart ? { outcome: 'voided' as const } : answerOf(intent, payment);
  if (answer === null) return succeed(null);
  if (answer.outcome === 'captured' || answer.outcome === 'authorised')
    await noteCardOf(context, payment.id, intent.id);
  return succeed({
    about: 'payment',
    eventId,
    paymentId: payment.id,
    ...answer,
    ...(answer.outcome === 'declined' ? { reason: declineOf(intent) ?? '' } : {}),
    ...moneyOf(intent),
  });
}

/** The message says that a card was saved; which one is asked at Stripe, as messages show no card. */
async function readSetupIntent(
  context: Context,
  { id: eventId, raw }: Message,
): Promise<Result<GatewayEvent | null>> {
  const told = readEvent(raw, messages.setup_intent);
  if (!told.ok) return told;
  const { id: reference, metadata } = told.value.data.object;
  const { database, website } = context;
  if (metadata.website !== undefined && metadata.website !== website.id) return fail(callErrors.notFound);
  const setup = metadata.setup ? await readSetup(database, website.id, metadata.setup) : null;
  if (setup === null) return succeed(null);
  if (setup.method !== stripeId || (setup.reference ?? reference) !== reference)
    return fail(callErrors.notFound);
  const answer = await savedByIntent(context, reference);
  return succeed(answer && { about: 'setup', eventId, setupId: setup.id, answer });
}

async function readRefund(
  context: Context,
  { id: eventId, raw }: Message,
): Promise<Result<GatewayEvent | null>> {
  const told = readEvent(raw, messages.refund);
  if (!told.ok) return told;
  const refund = told.value.data.object;
  const found = await paymentOf(context, { intent: refund.payment_intent, names: refund.metadata });
  if (!found.ok || found.value === null) return found as Result<null>;
  const state = { succeeded: 'done', failed: 'failed', canceled: 'failed' }[refund.status];
  if (state !== 'done' && state !== 'failed') return succeed(null);
  return succeed({
    about: 'refund',
    eventId,
    paymentId: found.value.id,
    state,
    reference: refund.id,
    refundId: refund.metadata.refund ?? null,
    ...moneyOf(refund),
  });
}

async function readDispute(
  context: Context,
  { id: eventId, raw }: Message,
): Promise<Result<GatewayEvent | null>> {
  const told = readEvent(raw, messages.dispute);
  if (!told.ok) return told;
  const dispute = told.value.data.object;
  // A bank that only asks has taken nothing yet.
  if (dispute.status.startsWith('warning_')) return succeed(null);
  const found = await paymentOf(context, { intent: dispute.payment_intent, names: dispute.metadata });
  if (!found.ok || found.value === null) return found as Result<null>;
  const state = dispute.status === 'won' || dispute.status === 'lost' ? dispute.status : 'opened';
  const due = dispute.evidence_details?.due_by ?? null;
  return succeed({
    about: 'dispute',
    eventId,
    paymentId: found.value.id,
    state,
    reference: dispute.id,
    reason: dispute.reason.replaceAll('_', ' '),
    answerBy: due?.getTime() === 0 ? null : due,
    ...moneyOf(dispute),
  });
}

/** Null if the owner takes money with this account elsewhere too; a message for another website is refused. */
async function paymentOf(
  { database, website }: Context,
  { intent, names }: { intent: string | null; names: z.output<typeof namesSchema> },
): Promise<Result<PaymentRow | null>> {
  if (names.website !== undefined && names.website !== website.id) return fail(callErrors.notFound);
  const id: Id | null =
    names.payment ?? (intent === null ? null : await findPaymentOfIntent(database, website.id, intent));
  const payment = id === null ? null : await readPayment(database, website.id, id);
  if (payment !== null && payment.method !== stripeId) return fail(callErrors.notFound);
  return succeed(payment);
}

async function noteCardOf(context: Context, paymentId: Id, intent: string): Promise<void> {
  try {
    const stripe = await stripeOf(context);
    const expand = ['payment_method'];
    await noteCard(context, paymentId, await stripe.paymentIntents.retrieve(intent, { expand }));
  } catch (error) {
    context.log.warn({ error, paymentId }, 'the card of a payment could not be read');
  }
}

function moneyOf(money: { amount: number; currency: string }) {
  return { amount: fromStripe(money), currency: money.currency.toUpperCase() };
}
