import type { Id } from '@vitrine/core/id/id.ts';
import type { Context } from '../../../../context.ts';
import type { ChargeAnswer, Saving } from '../../payment-method.ts';
import { declineReason } from './decline-reason.ts';
import {
  moveTestPayment,
  openTestPayment,
  readTestPayment,
  type TestLater,
  type TestState,
  updateTestLater,
} from './test-gateway.store.ts';

/** The test service saves a card without a number, and charges it with the result chosen when it was saved. */
export const testSaving: Saving = {
  async referenceOf({ database, website }, payment) {
    const row = await readTestPayment(database, website.id, payment.id);
    if (row === null || !row.is_kept || !['captured', 'authorised', 'refunded'].includes(row.state))
      return null;
    return { reference: referenceTo(payment.id), label: `Test card •••• ${lastDigits[row.later]}` };
  },
  async charge({ clock, database, website }, payment, { reference }) {
    await openTestPayment(database, website.id, payment);
    const kept = await readTestPayment(database, website.id, reference.slice(prefix.length));
    const to = afterCharge(kept?.later ?? 'forgotten', payment.captures_later);
    const move = { paymentId: payment.id, from: ['open'], to, knownAt: clock.now() } as const;
    await moveTestPayment(database, website.id, move);
    const row = await readTestPayment(database, website.id, payment.id);
    return answerOf(row?.state ?? 'declined');
  },
  async forget({ database, website }: Context, reference: string) {
    const paymentId = reference.slice(prefix.length);
    await updateTestLater(database, website.id, { paymentId, later: 'forgotten' });
  },
};

const prefix = 'test-card-';
const lastDigits: Readonly<Record<TestLater, string>> = {
  approve: '4242',
  decline: '0002',
  challenge: '3155',
  forgotten: '0000',
};

function referenceTo(paymentId: Id): string {
  return prefix + paymentId;
}

function afterCharge(later: TestLater, capturesLater: boolean) {
  if (later === 'challenge') return 'challenged';
  if (later !== 'approve') return 'declined';
  return capturesLater ? 'authorised' : 'captured';
}

function answerOf(state: TestState): ChargeAnswer {
  return state === 'captured' || state === 'authorised' || state === 'challenged'
    ? { outcome: state }
    : { outcome: 'declined', reason: declineReason };
}
