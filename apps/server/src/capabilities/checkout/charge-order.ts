import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import { orderErrors } from '@vitrine/core/orders/orders.errors.ts';
import { openAmount } from '@vitrine/core/payments/order-payment.ts';
import { isPaymentOpen, type PaymentState } from '@vitrine/core/payments/payment-states.ts';
import { paymentErrors } from '@vitrine/core/payments/payments.errors.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { inLanguage } from '../../in-language.ts';
import { defineJobKind, job } from '../../jobs/jobs.ts';
import { lockOrder, mailChallenge, noteOnOrder, type OrderRow, readOrder } from '../orders/index.ts';
import {
  chargeSaved,
  insertPayment,
  isTestMethod,
  lockPaymentsOf,
  mayPayFor,
  methodOf,
  newPayment,
  type PaymentRow,
  readPayment,
  readSavedMethod,
  type SavedMethodRow,
  settlePayment,
} from '../payments/index.ts';
import { emailOfSiteUser } from '../site-users/index.ts';
import { completeOrder } from './complete-order.ts';

export interface Charge {
  readonly orderId: Id;
  readonly savedMethodId: Id;
  /** The id of the resulting payment, chosen by the caller: the same charge requested twice is made once. */
  readonly paymentId: Id;
}

/**
 * `needsBuyer`: the bank asks for confirmation, and the buyer was mailed a link. `unknown`: the service did not
 * answer; a job asks it later.
 */
type ChargeOutcome = 'approved' | 'declined' | 'needsBuyer' | 'unknown';

/** `reason`: why the bank declined it, if its service says so. */
interface Charged {
  readonly outcome: ChargeOutcome;
  readonly reason: string;
}

const finishCharge = defineJobKind<{ paymentId: Id }>('checkout.charge');

export const finishChargeJob = job(
  finishCharge,
  (context, { paymentId }) => askToCharge(context, paymentId),
  {
    retries: 10,
  },
);

/**
 * Charges the unpaid amount of an order to a saved payment method, without the buyer (rule
 * PAYMENT-25). The payment is stored first; the service is called outside of the transaction, with the payment's
 * id, or by a job if this process ends in the meantime. A declined charge leaves the order unchanged.
 */
export async function chargeOrder(context: Context, charge: Charge): Promise<Result<Charged>> {
  const wanted = await transactionOf<Result<null>>(context.database, transaction =>
    want(within(context, transaction), charge),
  );
  if (!wanted.ok) return wanted;
  try {
    await askToCharge(context, charge.paymentId);
  } catch (error) {
    context.log.error({ error, ...charge }, 'a kept way to pay could not be charged yet');
  }
  const payment = await readPayment(context.database, context.website.id, charge.paymentId);
  return succeed({ outcome: outcomeOf(payment?.state ?? 'created'), reason: payment?.decline_reason ?? '' });
}

async function want(context: Context, { orderId, savedMethodId, paymentId }: Charge): Promise<Result<null>> {
  const { database, website } = context;
  const order = await lockOrder(database, website.id, orderId);
  const saved = await readSavedMethod(database, website.id, savedMethodId);
  if (order === null || saved === null) return fail(callErrors.notFound);
  const payments = await lockPaymentsOf(database, website.id, orderId);
  const before = await readPayment(database, website.id, paymentId);
  if (before !== null) return before.order_id === orderId ? succeed(null) : fail(callErrors.notFound);
  if (!(await isBuyersOwn(context, { order, payments, siteUserId: saved.site_user_id })))
    return fail(callErrors.notFound);
  if (order.state === 'cancelled')
    return fail(orderErrors.forbiddenMove, {
      state: phrase('parts.orderCancelled'),
      wanted: phrase('parts.orderPaid'),
    });
  if (payments.some(({ state }) => isPaymentOpen(state)))
    return fail(orderErrors.forbiddenMove, {
      state: phrase('parts.orderBeingPaid'),
      wanted: phrase('parts.orderPaid'),
    });
  const amount = openAmount(payments, order.total);
  if (amount === 0) return fail(paymentErrors.nothingToPay);
  if (!mayPayFor(context, order, await isTestMethod(context, saved.method)))
    return fail(paymentErrors.testMixed);
  await insertCharge(context, { order, saved, amount, paymentId });
  return succeed(null);
}

/**
 * The payment of a charge without the buyer, carried out by `askToCharge` after the commit, or by a job. Call it in a
 * transaction, with the order and its payments locked.
 */
export async function insertCharge(
  context: Context,
  charge: { order: OrderRow; saved: SavedMethodRow; amount: number; paymentId: Id },
): Promise<void> {
  const { database, jobs, website } = context;
  const { order, saved, amount, paymentId } = charge;
  const payment = newPayment(inLanguage(context, order.language), {
    orderId: order.id,
    method: methodOf(saved.method),
    amount,
    currency: order.currency,
    isTest: await isTestMethod(context, saved.method),
  });
  await insertPayment(database, website.id, {
    ...payment,
    id: paymentId,
    site_user_id: saved.site_user_id,
    saved_method_id: saved.id,
    is_off_session: true,
  });
  await jobs.enqueue(database, finishCharge, { websiteId: website.id, data: { paymentId } });
}

/** A saved method is only charged for orders of its owner. */
async function isBuyersOwn(
  context: Context,
  {
    order,
    payments,
    siteUserId,
  }: { order: OrderRow; payments: readonly PaymentRow[]; siteUserId: Id | null },
): Promise<boolean> {
  if (siteUserId === null) return false;
  if (payments.some(payment => payment.site_user_id === siteUserId)) return true;
  const email = await emailOfSiteUser(context, siteUserId);
  return email !== null && email.toLowerCase() === order.email.toLowerCase();
}

/** However often it is called, the buyer is charged once, and never for an order that was cancelled meanwhile. */
export async function askToCharge(context: Context, paymentId: Id): Promise<void> {
  const { database, website } = context;
  const payment = await readPayment(database, website.id, paymentId);
  if (payment?.state === 'created') {
    const answer = (await isCancelled(context, payment.order_id))
      ? ({ outcome: 'abandoned' } as const)
      : await chargeSaved(context, payment, { isBuyerPresent: false });
    await database.transaction(async transaction => {
      const inside = within(context, transaction);
      const order = await lockOrder(transaction, website.id, payment.order_id);
      const [now] = (await lockPaymentsOf(transaction, website.id, payment.order_id)).filter(
        ({ id }) => id === paymentId,
      );
      // Another request settled it in the meantime.
      if (order === null || now?.state !== 'created') return;
      await settlePayment(inside, { paymentId, ...answer });
      if (answer.outcome !== 'challenged') return;
      await noteOnOrder(inside, { orderId: order.id, kind: 'chargeChallenged' });
      await mailChallenge(inside, order, now);
    });
  }
  if (payment) await completeOrder(context, payment.order_id);
}

async function isCancelled({ database, website }: Context, orderId: Id): Promise<boolean> {
  return (await readOrder(database, website.id, orderId))?.state === 'cancelled';
}

function outcomeOf(state: PaymentState): ChargeOutcome {
  if (state === 'captured' || state === 'authorised') return 'approved';
  if (state === 'challenged') return 'needsBuyer';
  return state === 'created' ? 'unknown' : 'declined';
}
