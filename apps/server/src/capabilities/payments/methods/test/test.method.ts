import { foreignInstantSchema } from '@vitrine/core/calls/instant.ts';
import { type Result, succeed } from '@vitrine/core/errors/result.ts';
import { idSchema } from '@vitrine/core/id/id.ts';
import { wordsIn } from '@vitrine/core/messages/words.ts';
import {
  disputeStates,
  type PaymentOutcome,
  paymentOutcomes,
} from '@vitrine/core/payments/payment-states.ts';
import { z } from 'zod';
import type { Context } from '../../../../context.ts';
import { openSecret } from '../../method-secrets.ts';
import {
  captureSetting,
  type GatewayEvent,
  type PaymentAnswer,
  type PaymentMethod,
  type Webhook,
} from '../../payment-method.ts';
import { eventIdSchema, movedSchema, readEvent, reasonSchema, referenceSchema } from '../../read-event.ts';
import { checkSignature } from '../../webhook-signature.ts';
import { declineReason } from './decline-reason.ts';
import {
  insertTestCapture,
  insertTestRefund,
  moveTestPayment,
  openTestPayment,
  readTestPayment,
  type TestState,
} from './test-gateway.store.ts';
import { testSaving } from './test-saving.ts';

/** The header that contains the signature. */
export const signatureHeader = 'vitrine-signature';

const settings = z.object({ capture: captureSetting });

/** A payment service without money, with every result of a real one, for trying a shop. */
export const method: PaymentMethod<typeof settings> = {
  id: 'test',
  position: 10,
  isTest: () => true,
  wordsIn: language => {
    const { test, testHint } = wordsIn(language).payments;
    return { name: test, description: testHint };
  },
  forOwner: {
    name: 'Test payment',
    description:
      'For trying out your store. No money moves. After the launch, only people who manage orders can use it, and such an order takes no stock, releases nothing and is never sent.',
  },
  settings,
  secrets: z.object({
    signingSecret: z.string().min(16, 'Must have at least 16 characters.').optional().meta({
      label: 'Signing secret',
      help: 'Optional. The test service signs its messages with it. Without one, a secret of the platform is used.',
    }),
  }),
  authorisation: {
    days: 7,
    isWanted: ({ capture }) => capture === 'later',
    async capture({ clock, database, website }, payment, { captureId, amount }) {
      const row = await readTestPayment(database, website.id, payment.id);
      if (row?.state !== 'authorised' && row?.state !== 'captured')
        return { outcome: 'refused', reason: 'The authorisation is over.', isOver: true };
      const { taken } = await insertTestCapture(database, website.id, {
        captureId,
        paymentId: payment.id,
        amount,
      });
      const move = { paymentId: payment.id, to: 'captured', knownAt: clock.now() } as const;
      if (taken === payment.amount)
        await moveTestPayment(database, website.id, { ...move, from: ['authorised'] });
      return { outcome: 'captured', reference: `test-${captureId}` };
    },
    async void({ clock, database, website }, payment) {
      const move = { paymentId: payment.id, to: 'voided', knownAt: clock.now() } as const;
      await moveTestPayment(database, website.id, { ...move, from: ['authorised'] });
      const row = await readTestPayment(database, website.id, payment.id);
      return row?.state === 'captured' ? 'captured' : 'voided';
    },
  },
  saving: testSaving,
  isEnabledAtFirst: true,
  readOldSettings: ({ test }) => ({ isEnabled: test !== false, settings: {} }),
  isReady: () => false,
  firstState: 'created',
  async start({ database, website }, payment) {
    await openTestPayment(database, website.id, payment);
    return `/payments/test/${payment.id}`;
  },
  async ask({ clock, database, website }, payment) {
    const row = await readTestPayment(database, website.id, payment.id);
    if (row === null || (row.known_at !== null && row.known_at > clock.now())) return null;
    return answerOf(row.state);
  },
  async close({ clock, database, website }, payment) {
    await openTestPayment(database, website.id, payment);
    const move = { paymentId: payment.id, to: 'voided', knownAt: clock.now() } as const;
    const closed = await moveTestPayment(database, website.id, {
      ...move,
      from: ['open', 'challenged', 'silent', 'authorised'],
    });
    if (closed !== null) return 'closed';
    const row = await readTestPayment(database, website.id, payment.id);
    return row?.state === 'captured' ? 'captured' : 'closed';
  },
  async refund({ clock, database, website }, payment, { refundId, amount }) {
    const { given } = await insertTestRefund(database, website.id, {
      refundId,
      paymentId: payment.id,
      amount,
    });
    const reference = `test-${refundId}`;
    if (given < payment.captured) return reference;
    const move = { paymentId: payment.id, to: 'refunded', knownAt: clock.now() } as const;
    await moveTestPayment(database, website.id, { ...move, from: ['captured'] });
    return reference;
  },
  readWebhook,
};

function answerOf(state: TestState): PaymentAnswer | null {
  const outcome = outcomes[state];
  if (outcome === undefined) return null;
  return outcome === 'declined' ? { outcome, reason: declineReason } : { outcome };
}

const outcomes: Readonly<Partial<Record<TestState, PaymentOutcome>>> = {
  challenged: 'challenged',
  authorised: 'authorised',
  captured: 'captured',
  declined: 'declined',
  abandoned: 'abandoned',
  voided: 'voided',
};

/** The key that signs the service's messages: the owner's, or one derived from the platform's key for the website. */
export async function webhookSecret(context: Context): Promise<string> {
  const { secrets, website } = context;
  const own = await openSecret(context, method, 'signingSecret');
  return own ?? secrets.sign('test-gateway-webhook', website.id);
}

const news = z.object({
  id: eventIdSchema,
  paymentId: idSchema,
  amount: z.number().int(),
  currency: z.string(),
});
/** The result of a payment, of a refund, or of a dispute. */
const events = {
  payment: news.extend({
    about: z.literal('payment').default('payment'),
    outcome: z.enum(paymentOutcomes),
    reason: reasonSchema.default(''),
  }),
  refund: news.extend({
    about: z.literal('refund'),
    amount: movedSchema,
    state: z.enum(['done', 'failed']),
    reference: referenceSchema,
    refundId: idSchema.nullable(),
  }),
  dispute: news.extend({
    about: z.literal('dispute'),
    amount: movedSchema,
    state: z.enum(disputeStates),
    reference: referenceSchema,
    reason: reasonSchema,
    answerBy: foreignInstantSchema.nullable(),
  }),
};
const aboutSchema = z.object({ about: z.enum(['payment', 'refund', 'dispute']).default('payment') });
export type TestEvent = z.input<(typeof events)[keyof typeof events]>;

async function readWebhook(context: Context, { raw, headers }: Webhook): Promise<Result<GatewayEvent>> {
  const header = headers[signatureHeader];
  const signed = checkSignature(raw, {
    header: typeof header === 'string' ? header : '',
    secret: await webhookSecret(context),
    now: context.clock.now(),
  });
  if (!signed.ok) return signed;
  const about = readEvent(raw, aboutSchema);
  const event = about.ok
    ? readEvent<z.ZodType<z.output<(typeof events)[keyof typeof events]>>>(raw, events[about.value.about])
    : about;
  if (!event.ok) return event;
  const { id, ...rest } = event.value;
  return succeed({ eventId: id, ...rest });
}
