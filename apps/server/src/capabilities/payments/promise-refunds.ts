import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { type Id, newId } from '@vitrine/core/id/id.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import { formatMoney } from '@vitrine/core/money/format-money.ts';
import { divideParts, type RefundParts } from '@vitrine/core/orders/refund-parts.ts';
import { refundableOf } from '@vitrine/core/payments/order-payment.ts';
import { paymentErrors } from '@vitrine/core/payments/payments.errors.ts';
import type { Context } from '../../context.ts';
import { methodOf } from './payment-methods.ts';
import { lockPaymentsOf, type PaymentRow } from './payments.store.ts';
import { insertRefund, listRefunds, type RefundRow } from './refunds.store.ts';

export interface RefundWanted extends Pick<RefundRow, 'lines' | 'is_restocked' | 'reason' | 'is_buyer_told'> {
  readonly orderId: Id;
  /** The id of the first payment’s part. */
  readonly id: Id;
  /** Null means all that is left. */
  readonly amount: number | null;
  /** Only from this payment; null takes the newest first. */
  readonly paymentId: Id | null;
  /** It returns what was paid beyond an order that was changed. */
  readonly isForEdit?: boolean;
  /** What its whole amount is for, beside the earlier refunds of the order. */
  partsOf(amount: number, earlier: readonly RefundRow[]): RefundParts;
}

/**
 * Promises money of an order’s payments, never more than is left of them (rules PAYMENT-12, PAYMENT-18): each part
 * is requested from its service once the transaction has committed, or due from a person if no service can
 * (PAYMENT-8). Only the first part names the pieces. Call it in a transaction.
 */
export async function promiseRefunds(context: Context, wanted: RefundWanted): Promise<Result<RefundRow[]>> {
  const { clock, database, website } = context;
  const payments = (await lockPaymentsOf(database, website.id, wanted.orderId))
    .filter(({ id }) => wanted.paymentId === null || id === wanted.paymentId)
    .toReversed();
  const left = payments.reduce((sum, payment) => sum + refundableOf(payment), 0);
  if (left === 0) return fail(paymentErrors.nothingToGiveBack);
  if (wanted.amount !== null && wanted.amount > left) {
    const currency = payments[0]?.currency ?? '';
    const words = formatMoney({ amount: left, currency }, website.settings.language);
    return fail(
      paymentErrors.tooMuchBack,
      { left: words },
      { errors: { amount: phrase('fields.atMost', { most: words }) } },
    );
  }
  const whole = wanted.amount ?? left;
  const shares = divide(payments, whole);
  const parts = divideParts(
    wanted.partsOf(whole, await listRefunds(database, website.id, wanted.orderId)),
    shares.map(({ amount }) => amount),
  );
  const rows = shares.map(({ payment, amount }, at): RefundRow => {
    const isFirst = at === 0;
    return {
      id: isFirst ? wanted.id : newId(),
      order_id: wanted.orderId,
      payment_id: payment.id,
      amount,
      state: methodOf(payment.method).refund ? 'asked' : 'due',
      lines: isFirst ? wanted.lines : [],
      ...(parts[at] ?? { items: 0, shipping: 0, tax: null }),
      is_restocked: isFirst && wanted.is_restocked,
      reason: wanted.reason,
      is_buyer_told: wanted.is_buyer_told,
      is_for_edit: wanted.isForEdit ?? false,
      is_noted: true,
      reference: '',
      asked_at: clock.now(),
      done_at: null,
    };
  });
  for (const row of rows) await insertRefund(database, website.id, row);
  return succeed(rows);
}

function divide(payments: readonly PaymentRow[], amount: number): { payment: PaymentRow; amount: number }[] {
  const parts: { payment: PaymentRow; amount: number }[] = [];
  let rest = amount;
  for (const payment of payments) {
    const taken = Math.min(rest, refundableOf(payment));
    if (taken > 0) parts.push({ payment, amount: taken });
    rest -= taken;
  }
  return parts;
}
