import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import { isPaymentOpen } from '@vitrine/core/payments/payment-states.ts';
import { nextPeriod, renewalDate } from '@vitrine/core/subscriptions/renewal-date.ts';
import { subscriptionErrors } from '@vitrine/core/subscriptions/subscriptions.errors.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { recordAct } from '../audit/index.ts';
import { completeOrder } from '../checkout/index.ts';
import { releaseStock } from '../inventory/index.ts';
import { holderOf, lockOrder, moveOrder, noteOnOrder } from '../orders/index.ts';
import { closePayment, lockPaymentsOf, readPaymentsOf } from '../payments/index.ts';
import { mailCancelled } from './emails/subscription-mails.ts';
import { forgetMethod } from './forget-method.ts';
import { lookAt, rhythmOf } from './look-at.ts';
import { moveSubscription } from './move-subscription.ts';
import { noteOnSubscription } from './notes.store.ts';
import { type RenewalRow, readOpenRenewal, updateRenewal } from './renewals.store.ts';
import {
  forgetUser,
  listOfUser,
  lockSubscription,
  type SubscriptionRow,
  updateSubscription,
} from './subscriptions.store.ts';

/** Nothing is charged until it is resumed (rule SUBSCRIPTION-11). */
export function pauseSubscription(context: Context, id: Id): Promise<Result<null>> {
  return changed(context, id, 'paused', (inside, row) => moveSubscription(inside, row, 'paused'));
}

/** The next charge is the next one of its rhythm that is still to come, unless a period waits for its payment. */
export function resumeSubscription(context: Context, id: Id): Promise<Result<null>> {
  return changed(context, id, 'resumed', async (inside, row) => {
    const { clock, database, website } = inside;
    if (row.state !== 'paused') return refused(row);
    const moved = await moveSubscription(inside, row, 'active');
    if (!moved.ok || (await readOpenRenewal(database, website.id, id)) !== null) return moved;
    await schedule(inside, row, nextPeriod(rhythmOf(row), { from: row.period, after: clock.now() }));
    return moved;
  });
}

/** The next period is not charged, and does not count as one of its payments (rule SUBSCRIPTION-11). */
export function skipNext(context: Context, id: Id): Promise<Result<null>> {
  return changed(context, id, 'skipped', async (inside, row) => {
    const { clock, database, website } = inside;
    if (row.state !== 'active') return refused(row);
    const renewal = await readOpenRenewal(database, website.id, id);
    if (renewal !== null && !(await withdrawOrder(inside, renewal, 'skipped')))
      return fail(subscriptionErrors.beingPaid);
    await noteOnSubscription(inside, { subscriptionId: id, kind: 'skipped' });
    await schedule(inside, row, nextPeriod(rhythmOf(row), { from: row.period + 1, after: clock.now() }));
    return succeed(null);
  });
}

/**
 * It is never charged again: the order of a period that waits is cancelled, a payment under way is ended at its
 * service, and money that still arrives is refunded (rule SUBSCRIPTION-10).
 */
export async function cancelSubscription(context: Context, id: Id): Promise<Result<null>> {
  let orderId: Id | null = null;
  const cancelled = await changed(context, id, 'cancelled', async (inside, row) => {
    const stopped = await stop(inside, row);
    if (!stopped.ok) return stopped;
    orderId = stopped.value;
    await mailCancelled(inside, row);
    return succeed(null);
  });
  if (cancelled.ok && orderId !== null) await endPayments(context, orderId);
  return cancelled;
}

/** Those of a site user who is erased, who is told nothing more (rule SUBSCRIPTION-15). Call it in a transaction. */
export async function stopForErased(context: Context, siteUserId: Id): Promise<void> {
  const { database, website } = context;
  for (const id of await listOfUser(database, website.id, siteUserId)) {
    const row = await lockSubscription(database, website.id, id);
    if (row !== null) await stop(context, row);
  }
  await forgetUser(database, website.id, siteUserId);
}

/** Returns the order of the period that waited, whose payments have to be ended. */
async function stop(context: Context, row: SubscriptionRow): Promise<Result<Id | null>> {
  const { database, website } = context;
  const renewal = await readOpenRenewal(database, website.id, row.id);
  const moved = await moveSubscription(context, row, 'cancelled');
  if (!moved.ok) return moved;
  if (renewal !== null) await withdrawOrder(context, renewal, 'failed', { isForced: true });
  await forgetMethod(context, row.saved_method_id);
  return succeed(renewal?.order_id ?? null);
}

async function changed(
  context: Context,
  id: Id,
  act: 'cancelled' | 'paused' | 'resumed' | 'skipped',
  change: (inside: Context, row: SubscriptionRow) => Promise<Result<null>>,
): Promise<Result<null>> {
  return transactionOf<Result<null>>(context.database, async transaction => {
    const inside = within(context, transaction);
    const row = await lockSubscription(transaction, context.website.id, id);
    if (row === null) return fail(callErrors.notFound);
    const done = await change(inside, row);
    if (done.ok && context.actor.kind === 'account')
      await recordAct(inside, `subscription.${act}`, { subscriptionId: id });
    return done;
  });
}

function refused({ state }: SubscriptionRow): Result<null> {
  return fail(subscriptionErrors.forbiddenMove, { state: phrase(`subscriptionStates.${state}`) });
}

async function schedule(context: Context, row: SubscriptionRow, period: number): Promise<void> {
  const { database, website } = context;
  const next = { ...row, period, next_charge_at: renewalDate(rhythmOf(row), period) };
  await updateSubscription(database, website.id, {
    id: row.id,
    period,
    next_charge_at: next.next_charge_at,
    look_at: lookAt(next),
  });
}

/** Cancels the order of a period that is not paid; false, without a change, while a payment of it is under way. */
async function withdrawOrder(
  context: Context,
  { subscription_id, period, order_id }: RenewalRow,
  state: 'failed' | 'skipped',
  { isForced = false } = {},
): Promise<boolean> {
  const { database, website } = context;
  const order = await lockOrder(database, website.id, order_id);
  const payments = await lockPaymentsOf(database, website.id, order_id);
  const isUnderWay = payments.some(one => isPaymentOpen(one.state) || one.captured > 0);
  if (isUnderWay && !isForced) return false;
  await updateRenewal(database, website.id, { subscription_id, period, state });
  if (order?.state !== 'pending') return true;
  await moveOrder(context, order, { to: 'cancelled' });
  await noteOnOrder(context, {
    orderId: order.id,
    kind: 'cancelled',
    phrase: phrase(state === 'skipped' ? 'parts.renewalSkipped' : 'parts.renewalStopped'),
  });
  await releaseStock(context, holderOf(order));
  return true;
}

/** Outside of the transaction, because services are asked. */
async function endPayments(context: Context, orderId: Id): Promise<void> {
  const { database, website } = context;
  const payments = (await readPaymentsOf(database, website.id, [orderId])).get(orderId) ?? [];
  for (const { id, state } of payments) if (isPaymentOpen(state)) await closePayment(context, id);
  if (payments.length > 0) await completeOrder(context, orderId);
}
