import { isPaymentOpen, type PaymentState, paymentStates } from './payment-states.ts';

/** How an order stands with its money: a payment's own state while nothing was taken, else what the sums say. */
export const orderPaymentStates = [
  ...paymentStates.filter(state => state !== 'late'),
  'partlyPaid',
  'refunding',
  'refundDue',
  'refunded',
] as const;
export type OrderPaymentState =
  | Exclude<PaymentState, 'late'>
  | 'partlyPaid'
  | 'refunding'
  | 'refundDue'
  | 'refunded';

export interface PaidAmount {
  readonly state: PaymentState;
  readonly amount: number;
  /** Of the amount: given back, asked of the service, and due from a person. */
  readonly refunded: number;
  readonly asked: number;
  readonly due: number;
}

export interface PaymentSums {
  /** Taken altogether, also what went back since. */
  readonly paid: number;
  /** Still to be paid by payments that are open or awaited. */
  readonly awaited: number;
  readonly refunded: number;
  readonly asked: number;
  readonly due: number;
  /** Taken, and neither given back nor promised. */
  readonly refundable: number;
}

/** The sums of an order's payments; they are stored nowhere (rule PAYMENT-17). */
export function sumPayments(payments: readonly PaidAmount[]): PaymentSums {
  const taken = payments.filter(isTaken);
  const sum = (rows: readonly PaidAmount[], of: (one: PaidAmount) => number) =>
    rows.reduce((total, one) => total + of(one), 0);
  return {
    paid: sum(taken, one => one.amount),
    awaited: sum(payments.filter(isStillToCome), one => one.amount),
    refunded: sum(taken, one => one.refunded),
    asked: sum(taken, one => one.asked),
    due: sum(taken, one => one.due),
    refundable: sum(taken, refundableOf),
  };
}

/** What is taken of a payment, and neither given back nor promised. */
export function refundableOf(payment: PaidAmount): number {
  return isTaken(payment) ? payment.amount - payment.refunded - payment.asked - payment.due : 0;
}

/** Of payments in the order in which they were made (rule PAYMENT-17). */
export function orderPaymentState(payments: readonly PaidAmount[], total: number): OrderPaymentState {
  const { paid, refunded, asked, due } = sumPayments(payments);
  if (paid > 0 && refunded === paid) return 'refunded';
  if (paid > 0 && refunded + asked + due === paid) return due > 0 ? 'refundDue' : 'refunding';
  if (payments.some(isTaken)) return paid < total ? 'partlyPaid' : 'captured';
  const last = payments.findLast(isStillToCome) ?? payments.at(-1);
  return last === undefined || last.state === 'late' ? 'awaited' : last.state;
}

/** Whether all of it was taken: then an order is paid. */
export function isPaid(payments: readonly PaidAmount[], total: number): boolean {
  const captured = payments.filter(({ state }) => state === 'captured');
  return captured.length > 0 && captured.reduce((sum, { amount }) => sum + amount, 0) >= total;
}

function isTaken({ state }: PaidAmount): boolean {
  return state === 'captured' || state === 'late';
}

function isStillToCome({ state }: PaidAmount): boolean {
  return state === 'awaited' || isPaymentOpen(state);
}
