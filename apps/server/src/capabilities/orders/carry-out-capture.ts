import type { Id } from '@vitrine/core/id/id.ts';
import { type Phrase, phrase } from '@vitrine/core/messages/phrase.ts';
import { formatMoney } from '@vitrine/core/money/format-money.ts';
import { type Context, within } from '../../context.ts';
import {
  answerInTime,
  type CaptureAnswer,
  type CaptureRow,
  endCapture,
  lockPaymentsOf,
  methodOf,
  moveHeldPayment,
  readCapture,
  readPayment,
} from '../payments/index.ts';
import { completeSent } from './complete-sent.ts';
import { lockOrder } from './orders.store.ts';
import { noteOnOrder } from './timeline.store.ts';

/**
 * Asks the service to capture the requested amount of a payment; a service that cannot be reached is asked by the
 * job.
 */
export async function carryOutCapture(context: Context, captureId: Id): Promise<void> {
  try {
    await askToCapture(context, captureId);
  } catch (error) {
    context.log.error({ error, captureId }, 'money could not be taken yet');
  }
}

/** However often it is called, the money is captured once (rule PAYMENT-20). */
export async function askToCapture(context: Context, captureId: Id): Promise<void> {
  const { database, website } = context;
  const capture = await readCapture(database, website.id, captureId);
  const payment = capture && (await readPayment(database, website.id, capture.payment_id));
  if (!capture || !payment || capture.state !== 'asked') return;
  const { authorisation } = methodOf(payment.method);
  if (!authorisation) throw new Error(`The payment method ${payment.method} holds no money.`);
  const { amount } = capture;
  const answer = await answerInTime(authorisation.capture(context, payment, { captureId, amount }));
  await settleCapture(context, { capture, orderId: payment.order_id, answer });
}

/** The service never answered; the amount counts as still authorised. */
export async function giveUpCapture(context: Context, captureId: Id): Promise<void> {
  const { database, website } = context;
  const capture = await readCapture(database, website.id, captureId);
  const payment = capture && (await readPayment(database, website.id, capture.payment_id));
  if (!capture || !payment) return;
  const answer = { outcome: 'refused', reason: '', isOver: false } as const;
  const reason = phrase('parts.serviceSilent');
  await settleCapture(context, { capture, orderId: payment.order_id, answer, reason });
}

interface Settled {
  readonly capture: CaptureRow;
  readonly orderId: Id;
  readonly answer: CaptureAnswer;
  /** Our own, if the service gave none. */
  readonly reason?: Phrase;
}

async function settleCapture(context: Context, { capture, orderId, answer, reason }: Settled): Promise<void> {
  const { clock, database, website } = context;
  await database.transaction(async transaction => {
    const inside = within(context, transaction);
    const order = await lockOrder(transaction, website.id, orderId);
    if (order === null) return;
    await lockPaymentsOf(transaction, website.id, orderId);
    const isTaken = answer.outcome === 'captured';
    const isEnded = await endCapture(transaction, website.id, {
      id: capture.id,
      state: isTaken ? 'done' : 'refused',
      reference: isTaken ? answer.reference : '',
      now: clock.now(),
    });
    // Another request learned of it in the meantime.
    if (!isEnded) return;
    const amount = formatMoney(
      { amount: capture.amount, currency: order.currency },
      website.settings.language,
    );
    if (isTaken) await noteOnOrder(inside, { orderId, kind: 'captured', text: amount });
    else
      await noteOnOrder(inside, {
        orderId,
        kind: 'captureRefused',
        phrase: phrase('parts.captureRefused', { amount, reason: reason ?? answer.reason }),
      });
    const payment = await readPayment(transaction, website.id, capture.payment_id);
    if (payment?.state !== 'authorised') return;
    if (payment.captured === payment.amount) {
      await moveHeldPayment(inside, payment, 'captured');
      await completeSent(inside, order);
    } else if (!isTaken && answer.isOver) await moveHeldPayment(inside, payment, 'voided');
  });
}
