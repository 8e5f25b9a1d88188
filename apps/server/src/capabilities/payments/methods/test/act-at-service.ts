import { type Id, newId } from '@vitrine/core/id/id.ts';
import type { PaymentOutcome } from '@vitrine/core/payments/payment-states.ts';
import { type Context, within } from '../../../../context.ts';
import type { TestEvent } from './test.method.ts';
import {
  insertTestCapture,
  insertTestRefund,
  moveTestPayment,
  readTestPayment,
  sumTestCaptures,
  type TestPaymentRow,
  type TestState,
} from './test-gateway.store.ts';
import { sendTestWebhook } from './test-webhook.ts';

/** Actions of an owner, or a buyer's bank, at the service itself, without the shop. */
export const serviceActs = [
  'service-refund',
  'service-dispute',
  'service-dispute-won',
  'service-dispute-lost',
  'service-capture',
  'service-release',
] as const;
export type ServiceAct = (typeof serviceActs)[number];

const fromOf: Readonly<Record<ServiceAct, TestState>> = {
  'service-refund': 'captured',
  'service-dispute': 'captured',
  'service-dispute-won': 'captured',
  'service-dispute-lost': 'captured',
  'service-capture': 'authorised',
  'service-release': 'authorised',
};
const answerDays = 7;

/** Updates the books of the service first, then sends the message; null if the payment is not in a state for it. */
export async function actAtService(
  context: Context,
  { paymentId, act }: { paymentId: Id; act: ServiceAct },
): Promise<TestPaymentRow | null> {
  const { jobs, website } = context;
  return context.database.transaction(async transaction => {
    const inside = within(context, transaction);
    const row = await readTestPayment(transaction, website.id, paymentId);
    if (row?.state !== fromOf[act]) return null;
    const event = await eventOf(inside, row, act);
    await jobs.enqueue(transaction, sendTestWebhook, { websiteId: website.id, data: { event } });
    return row;
  });
}

async function eventOf(context: Context, row: TestPaymentRow, act: ServiceAct): Promise<TestEvent> {
  const { clock, database, website } = context;
  const { payment_id: paymentId, currency } = row;
  const amount = Number(row.amount);
  const base = { id: newId(), paymentId, currency };
  const move = (to: TestState, outcome: PaymentOutcome) =>
    moveTestPayment(database, website.id, {
      paymentId,
      from: ['authorised'],
      to,
      knownAt: clock.now(),
    }).then((): TestEvent => ({ ...base, amount, outcome }));
  if (act === 'service-release') return move('voided', 'voided');
  if (act === 'service-capture') {
    const rest = amount - (await sumTestCaptures(database, website.id, paymentId));
    await insertTestCapture(database, website.id, { captureId: newId(), paymentId, amount: rest });
    return move('captured', 'captured');
  }
  if (act === 'service-refund') {
    const refundId = newId();
    const part = Math.min(500, amount);
    await insertTestRefund(database, website.id, { refundId, paymentId, amount: part });
    const reference = `test-${refundId}`;
    return { ...base, about: 'refund', amount: part, state: 'done', reference, refundId: null };
  }
  const state = act === 'service-dispute' ? 'opened' : act === 'service-dispute-won' ? 'won' : 'lost';
  const answerBy = new Date(clock.now().getTime() + answerDays * 86_400_000).toISOString();
  const reason = 'The buyer does not recognise the payment.';
  return {
    ...base,
    about: 'dispute',
    amount,
    state,
    reference: `test-dispute-${paymentId}`,
    reason,
    answerBy,
  };
}
