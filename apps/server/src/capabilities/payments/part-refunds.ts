import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { formatMoney } from '@vitrine/core/money/format-money.ts';
import { paymentErrors } from '@vitrine/core/payments/payments.errors.ts';
import type { Context } from '../../context.ts';
import { lockPayment, type PaymentRow, updateParts } from './payments.store.ts';
import { moveTo } from './settle-payment.ts';

/** What is paid and neither given back nor promised. */
export function refundableOf({ state, amount, part_refunded, part_due }: PaymentRow): number {
  return state === 'captured' ? amount - part_refunded - part_due : 0;
}

/** Promises part of a payment, never more than is left of it (rule PAYMENT-12). Call it in a transaction. */
export async function promisePart(
  context: Context,
  { paymentId, amount }: { paymentId: Id; amount: number },
): Promise<Result<PaymentRow>> {
  const { database, website } = context;
  const payment = await lockPayment(database, website.id, paymentId);
  if (payment === null) return fail(callErrors.notFound);
  const left = refundableOf(payment);
  if (left === 0) return fail(paymentErrors.nothingToGiveBack);
  if (amount > left) {
    const words = formatMoney({ amount: left, currency: payment.currency }, website.settings.language);
    return fail(paymentErrors.tooMuchBack, { left: words }, { errors: { amount: `At most ${words}.` } });
  }
  const promised = { ...payment, part_due: payment.part_due + amount };
  await writeParts(context, promised);
  return succeed(promised);
}

/** Part of what was promised is given back; all of it given back is a refunded payment. Call it in a transaction. */
export async function settlePart(
  context: Context,
  { paymentId, amount }: { paymentId: Id; amount: number },
): Promise<void> {
  const payment = await lockPayment(context.database, context.website.id, paymentId);
  if (payment === null) return;
  await settle(context, payment, amount);
}

/**
 * A person has given back what was due, whole or in parts: how much that was, null when nothing was (rule
 * PAYMENT-8). Call it in a transaction.
 */
export async function noteRefunded(
  context: Context,
  { paymentId, partsDue }: { paymentId: Id; partsDue: number },
): Promise<number | null> {
  const payment = await lockPayment(context.database, context.website.id, paymentId);
  if (payment?.state === 'refundDue') {
    const amount = payment.amount - payment.part_refunded - payment.part_due + partsDue;
    await writeParts(context, {
      ...payment,
      part_refunded: payment.part_refunded + partsDue,
      part_due: payment.part_due - partsDue,
    });
    await moveTo(context, payment, 'refunded');
    return amount;
  }
  if (payment === null || partsDue === 0) return null;
  await settle(context, payment, partsDue);
  return partsDue;
}

async function settle(context: Context, payment: PaymentRow, amount: number): Promise<void> {
  const settled = {
    ...payment,
    part_refunded: payment.part_refunded + amount,
    part_due: payment.part_due - amount,
  };
  await writeParts(context, settled);
  if (payment.state === 'captured' && settled.part_refunded === payment.amount)
    await moveTo(context, payment, 'refunded');
}

async function writeParts({ database, website }: Context, payment: PaymentRow): Promise<void> {
  await updateParts(database, website.id, {
    paymentId: payment.id,
    refunded: payment.part_refunded,
    due: payment.part_due,
  });
}
