/** A service's possible messages to a method; a method for a service with fewer omits their parts. */
export const webhook = `
import { foreignInstantSchema } from '@vitrine/core/calls/instant.ts';
import { fail, type Result } from '@vitrine/core/errors/result.ts';
import { idSchema } from '@vitrine/core/id/id.ts';
import { disputeStates, paymentOutcomes } from '@vitrine/core/payments/payment-states.ts';
import { paymentErrors } from '@vitrine/core/payments/payments.errors.ts';
import { z } from 'zod';
import type { Context } from '../../../../context.ts';
import { openSecret } from '../../method-secrets.ts';
import type { GatewayEvent, Webhook } from '../../payment-method.ts';
import { eventIdSchema, movedSchema, readEvent, reasonSchema, referenceSchema } from '../../read-event.ts';
import { checkSignature } from '../../webhook-signature.ts';

const news = {
  eventId: eventIdSchema,
  paymentId: idSchema,
  amount: z.number().int(),
  currency: z.string(),
};

/** What it tells of: a payment, and where the service has them, refunds and disputes. */
const eventSchema = z.discriminatedUnion('about', [
  z.object({
    ...news,
    about: z.literal('payment'),
    outcome: z.enum(paymentOutcomes),
    reason: reasonSchema.default(''),
  }),
  z.object({
    ...news,
    about: z.literal('refund'),
    amount: movedSchema,
    state: z.enum(['done', 'failed']),
    reference: referenceSchema,
    refundId: idSchema.nullable(),
  }),
  z.object({
    ...news,
    about: z.literal('dispute'),
    amount: movedSchema,
    state: z.enum(disputeStates),
    reference: referenceSchema,
    reason: reasonSchema,
    answerBy: foreignInstantSchema.nullable(),
  }),
]);

/** Takes what the service signed, and nothing else. */
export async function readWebhook(
  context: Context,
  { raw, headers }: Webhook,
): Promise<Result<GatewayEvent>> {
  const header = headers['__NAME__-signature'];
  const secret = await openSecret(context, { id: '__NAME__' }, 'signingSecret');
  if (secret === null) return fail(paymentErrors.badSignature);
  const given = { header: typeof header === 'string' ? header : '', secret, now: context.clock.now() };
  const signed = checkSignature(raw, given);
  return signed.ok ? readEvent(raw, eventSchema) : signed;
}
`;

/** The payment methods that buyers save with the service. */
export const saving = `
import { z } from 'zod';
import type { Saving } from '../../payment-method.ts';
import { askService } from './ask-service.ts';

const keptSchema = z.object({
  kept: z.object({ reference: z.string(), label: z.string() }).nullable(),
});
const chargedSchema = z.object({
  outcome: z.enum(['challenged', 'authorised', 'captured', 'declined']),
  reason: z.string(),
});

/** Of a service that keeps nothing, delete this file and what names it. */
export const saving: Saving = {
  async referenceOf(context, payment) {
    return (await askService(context, { path: \`/payments/\${payment.id}\`, reply: keptSchema })).kept;
  },
  async charge(context, payment, { reference, isBuyerPresent }) {
    const { amount, currency, captures_later: capturesLater } = payment;
    const body = { amount, currency, capturesLater, reference, isBuyerPresent };
    const asked = { path: \`/payments/\${payment.id}/charge\`, body, reply: chargedSchema };
    const { outcome, reason } = await askService(context, asked);
    return outcome === 'declined' ? { outcome, reason } : { outcome };
  },
  async forget(context, reference) {
    const path = \`/kept/\${encodeURIComponent(reference)}/deletion\`;
    await askService(context, { path, body: {}, reply: z.object({}) });
  },
};
`;
