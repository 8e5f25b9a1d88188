import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { idSchema } from '@vitrine/core/id/id.ts';
import { wordsIn } from '@vitrine/core/messages/words.ts';
import { type PaymentOutcome, paymentOutcomes } from '@vitrine/core/payments/payment-states.ts';
import { paymentErrors } from '@vitrine/core/payments/payments.errors.ts';
import { z } from 'zod';
import type { Context } from '../../../../context.ts';
import type { GatewayEvent, PaymentMethod, Webhook } from '../../payment-method.ts';
import { checkSignature } from '../../webhook-signature.ts';
import {
  insertTestRefund,
  moveTestPayment,
  openTestPayment,
  readTestPayment,
  type TestState,
} from './test-gateway.store.ts';

/** The header a signature travels in. */
export const signatureHeader = 'vitrine-signature';

/** A payment service without money, with every outcome a real one has, to try a shop with. */
export const method: PaymentMethod = {
  id: 'test',
  position: 10,
  isTest: true,
  wordsIn: language => {
    const { test, testHint } = wordsIn(language).payments;
    return { name: test, description: testHint };
  },
  // On a launched website its own people alone (rule PAYMENT-10).
  isOffered: ({ isLaunched, settings }, isStaff) => settings.store.payments.test && (!isLaunched || isStaff),
  isReady: () => false,
  firstState: 'created',
  async start({ database, website }, payment) {
    await openTestPayment(database, website.id, payment);
    return `/payments/test/${payment.id}`;
  },
  async ask({ clock, database, website }, payment) {
    const row = await readTestPayment(database, website.id, payment.id);
    if (row === null || (row.known_at !== null && row.known_at > clock.now())) return null;
    return outcomes[row.state] ?? null;
  },
  async close({ clock, database, website }, payment) {
    await openTestPayment(database, website.id, payment);
    const move = { paymentId: payment.id, to: 'voided', knownAt: clock.now() } as const;
    const closed = await moveTestPayment(database, website.id, {
      ...move,
      from: ['open', 'challenged', 'silent'],
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
    if (given < payment.amount) return;
    const move = { paymentId: payment.id, to: 'refunded', knownAt: clock.now() } as const;
    await moveTestPayment(database, website.id, { ...move, from: ['captured'] });
  },
  readWebhook,
};

const outcomes: Readonly<Partial<Record<TestState, PaymentOutcome>>> = {
  challenged: 'challenged',
  captured: 'captured',
  declined: 'declined',
  abandoned: 'abandoned',
};

/** What the service's messages are signed with: a secret of each website, made from the platform's key. */
export function webhookSecret({ secrets, website }: Pick<Context, 'secrets' | 'website'>): string {
  return secrets.sign('test-gateway-webhook', website.id);
}

export const testEventSchema = z.object({
  id: z.string().min(1).max(100),
  paymentId: idSchema,
  outcome: z.enum(paymentOutcomes),
  amount: z.number().int(),
  currency: z.string(),
});

function readWebhook(context: Context, { raw, headers }: Webhook): Result<GatewayEvent> {
  const header = headers[signatureHeader];
  const signed = checkSignature(raw, {
    header: typeof header === 'string' ? header : '',
    secret: webhookSecret(context),
    now: context.clock.now(),
  });
  if (!signed.ok) return signed;
  const event = testEventSchema.safeParse(jsonOf(raw));
  if (!event.success) return fail(paymentErrors.unreadable);
  const { id, ...rest } = event.data;
  return succeed({ eventId: id, ...rest });
}

function jsonOf(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return null;
  }
}
