import { isPaymentOpen, type PaymentState, paymentStates } from './payment-states.ts';

/** The payment state of an order: a payment's own state while nothing is captured, else determined by the sums. */
export const orderPaymentStates = [
  ...paymentStates.filter(state => state !== 'late'),
  'partlyPaid',
  'refunding',
  'refundDue',
  'refunded',
  'disputed',
  'partlyChargedBack',
  'chargedBack',
] as const;
export type OrderPaymentState =
  | Exclude<PaymentState, 'late'>
  | 'partlyPaid'
  | 'refunding'
  | 'refundDue'
  | 'refunded'
  | 'disputed'
  | 'partlyChargedBack'
  | 'chargedBack';

export interface PaidAmount {
  readonly state: PaymentState;
  readonly amount: number;
  /** The captured amount, including refunds since. */
  readonly captured: number;
  /** Of the captured amount: refunded, requested from the service, and due from a person. */
  readonly refunded: number;
  readonly asked: number;
  readonly due: number;
  /** Of those three: what was paid beyond an order that was changed to cost less. */
  readonly returned: number;
  /** Of the captured amount: blocked by an open dispute, and lost in a dispute. */
  readonly disputed: number;
  readonly lost: number;
}

export interface PaymentSums {
  /** Captured in total, including refunds since. */
  readonly paid: number;
  /** Outstanding in open or expected payments. */
  readonly awaited: number;
  /** Authorised for the shop, and not captured yet. */
  readonly authorised: number;
  readonly refunded: number;
  readonly asked: number;
  readonly due: number;
  readonly disputed: number;
  readonly lost: number;
  /** Captured, and neither refunded nor promised. */
  readonly refundable: number;
  /** Refunded or promised, because the order was changed to cost less. */
  readonly returned: number;
}

/** The sums of an order's payments; they are not stored (rule PAYMENT-17). */
export function sumPayments(payments: readonly PaidAmount[]): PaymentSums {
  const taken = payments.filter(isTaken);
  const sum = (rows: readonly PaidAmount[], of: (one: PaidAmount) => number) =>
    rows.reduce((total, one) => total + of(one), 0);
  return {
    paid: sum(taken, one => one.captured),
    awaited: sum(payments.filter(isStillToCome), one => one.amount),
    authorised: sum(payments, authorisedOf),
    refunded: sum(taken, one => one.refunded),
    asked: sum(taken, one => one.asked),
    due: sum(taken, one => one.due),
    disputed: sum(taken, one => one.disputed),
    lost: sum(taken, one => one.lost),
    refundable: sum(taken, refundableOf),
    returned: sum(taken, one => one.returned),
  };
}

/** The captured amount of a payment that is neither refunded, promised nor disputed. */
export function refundableOf(payment: PaidAmount): number {
  const { captured, refunded, asked, due, disputed, lost } = payment;
  return isTaken(payment) ? Math.max(0, captured - refunded - asked - due - disputed - lost) : 0;
}

/** The authorised amount of a payment that is not captured yet. */
export function authorisedOf({ state, amount, captured }: PaidAmount): number {
  return state === 'authorised' ? amount - captured : 0;
}

/** From payments in the order of creation (rules PAYMENT-17 and PAYMENT-27). */
export function orderPaymentState(payments: readonly PaidAmount[], total: number): OrderPaymentState {
  const { paid, refunded, asked, due, disputed, lost } = sumPayments(payments);
  if (disputed > 0) return 'disputed';
  if (lost > 0) return refunded + lost >= paid ? 'chargedBack' : 'partlyChargedBack';
  if (paid > 0 && refunded === paid) return 'refunded';
  if (paid > 0 && refunded + asked + due === paid) return due > 0 ? 'refundDue' : 'refunding';
  if (payments.some(isTaken)) return owedAmount(payments, total) > 0 ? 'partlyPaid' : 'captured';
  const last = payments.findLast(isStillToCome) ?? payments.findLast(isHeld) ?? payments.at(-1);
  return last === undefined || last.state === 'late' ? 'awaited' : last.state;
}

/**
 * What the buyer owes, whatever is expected of it; below zero, they paid too much. Late money pays nothing: it goes
 * back.
 */
export function owedAmount(payments: readonly PaidAmount[], total: number): number {
  const { paid, returned } = sumPayments(payments.filter(({ state }) => state !== 'late'));
  return total - paid + returned - letGo(payments);
}

/** What the buyer can still pay: neither captured nor authorised (rule BALANCE-1). */
export function balanceOf(payments: readonly PaidAmount[], total: number): number {
  return Math.max(0, owedAmount(payments, total) - sumPayments(payments).authorised);
}

/** Its service is being asked, or it is authorised or disputed: what it pays of the order is not certain yet. */
export function isUncertain({
  state,
  capturing,
  disputed,
}: Pick<PaidAmount, 'state' | 'disputed'> & { readonly capturing: number }): boolean {
  return isPaymentOpen(state) || state === 'authorised' || capturing > 0 || disputed > 0;
}

/** Whether nothing is left of what was paid: it was refunded, is promised back, or was lost in a dispute. */
export function isAllReturned(payments: readonly PaidAmount[]): boolean {
  const { disputed, lost, paid, refundable } = sumPayments(payments);
  return lost > 0 || (paid > 0 && refundable === 0 && disputed === 0);
}

/** The outstanding amount of an order without an expected payment: it can be charged or requested. */
export function openAmount(payments: readonly PaidAmount[], total: number): number {
  const { awaited, authorised } = sumPayments(payments);
  return Math.max(0, owedAmount(payments, total) - awaited - authorised);
}

/** Whether the whole amount is captured or authorised: then an order is placed. */
export function isCovered(payments: readonly PaidAmount[], total: number): boolean {
  const sure = payments.filter(one => one.state === 'captured' || isHeld(one));
  return sure.length > 0 && sure.reduce((sum, { amount, returned }) => sum + amount - returned, 0) >= total;
}

function isTaken({ state, captured }: PaidAmount): boolean {
  return state === 'captured' || state === 'late' || captured > 0;
}

function isHeld({ state }: PaidAmount): boolean {
  return state === 'authorised';
}

/** The authorised amount that the shop released when it captured the rest; it is no longer owed. */
function letGo(payments: readonly PaidAmount[]): number {
  const ended = payments.filter(({ state }) => state === 'captured');
  return ended.reduce((sum, { amount, captured }) => sum + amount - captured, 0);
}

function isStillToCome({ state }: PaidAmount): boolean {
  return state === 'awaited' || isPaymentOpen(state);
}
