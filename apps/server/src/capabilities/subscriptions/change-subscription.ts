import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import { isPaymentOpen } from '@vitrine/core/payments/payment-states.ts';
import { nextPeriod, renewalDate } from '@vitrine/core/subscriptions/renewal-date.ts';
import { isLive } from '@vitrine/core/subscriptions/subscription-states.ts';
import { subscriptionErrors } from '@vitrine/core/subscriptions/subscriptions.errors.ts';
import { type Context, type OrderSubscriptions, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { recordAct } from '../audit/index.ts';
import { releaseStock } from '../inventory/index.ts';
import { holderOf, lockOrder, moveOrder, noteOnOrder, readOrder } from '../orders/index.ts';
import { lockPaymentsOf } from '../payments/index.ts';
import { mailCancelled } from './emails/subscription-mails.ts';
import { paymentsToEnd } from './end-payments.ts';
import { forgetMethod } from './forget-method.ts';
import { lookAt, rhythmOf, skippedPeriod } from './look-at.ts';
import { moveSubscription } from './move-subscription.ts';
import { noteOnSubscription } from './notes.store.ts';
import { type RenewalRow, readOpenRenewal, updateRenewal } from './renewals.store.ts';
import {
  forgetUser,
  listOfOrder,
  listOfUser,
  lockSubscription,
  type SubscriptionRow,
  updateSubscription,
} from './subscriptions.store.ts';

type Act = 'cancelled' | 'paused' | 'resumed' | 'skipped' | 'unskipped';

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
    const next = nextPeriod(rhythmOf(row), { from: row.period + 1, after: clock.now() });
    await schedule(inside, row, next, { skipped: renewal === null ? row.period : null });
    return succeed(null);
  });
}

/** The period that was skipped last is charged at its date after all (rule SUBSCRIPTION-21). */
export function takeSkipBack(context: Context, id: Id): Promise<Result<null>> {
  return changed(context, id, 'unskipped', async (inside, row) => {
    const { clock, database, website } = inside;
    if (row.state !== 'active') return refused(row);
    const period = skippedPeriod(row, clock.now());
    if (period === null || (await readOpenRenewal(database, website.id, id)) !== null)
      return fail(subscriptionErrors.notSkipped);
    await noteOnSubscription(inside, { subscriptionId: id, kind: 'unskipped' });
    await schedule(inside, row, period);
    return succeed(null);
  });
}

/**
 * It is never charged again: the order of a period that waits is cancelled, a payment under way is ended at its
 * service, and money that still arrives is refunded (rule SUBSCRIPTION-10).
 */
export function cancelSubscription(context: Context, id: Id): Promise<Result<null>> {
  return changed(context, id, 'cancelled', cancelLocked);
}

/** Those that an order began, or the one that it renews, with the order (rule SUBSCRIPTION-27). */
async function cancelOfOrder(
  context: Context,
  order: { readonly id: Id; readonly subscription_id: Id | null },
): Promise<string[]> {
  const { database, website } = context;
  const titles: string[] = [];
  for (const { id } of await listOfOrder(database, website.id, order)) {
    const row = await lockSubscription(database, website.id, id);
    if (row === null || !isLive(row.state)) continue;
    await cancelLocked(context, row);
    await record(context, 'cancelled', id);
    titles.push(row.line.title);
  }
  return titles;
}

async function cancelLocked(context: Context, row: SubscriptionRow): Promise<Result<null>> {
  const stopped = await stop(context, row);
  if (stopped.ok) await mailCancelled(context, row);
  return stopped;
}

export const orderSubscriptions: OrderSubscriptions = {
  lockRenewed: async ({ database, website }, orderId) => {
    const order = await readOrder(database, website.id, orderId);
    if (order?.subscription_id) await lockSubscription(database, website.id, order.subscription_id);
  },
  cancel: cancelOfOrder,
};

/** Those of a site user who is erased, who is told nothing more (rule SUBSCRIPTION-15). Call it in a transaction. */
export async function stopForErased(context: Context, siteUserId: Id): Promise<void> {
  const { database, website } = context;
  for (const id of await listOfUser(database, website.id, siteUserId)) {
    const row = await lockSubscription(database, website.id, id);
    if (row !== null) await stop(context, row);
  }
  await forgetUser(database, website.id, siteUserId);
}

async function stop(context: Context, row: SubscriptionRow): Promise<Result<null>> {
  const { database, jobs, website } = context;
  const renewal = await readOpenRenewal(database, website.id, row.id);
  const moved = await moveSubscription(context, row, 'cancelled');
  if (!moved.ok) return moved;
  if (renewal !== null) {
    await withdrawOrder(context, renewal, 'failed', { isForced: true });
    const data = { orderId: renewal.order_id };
    await jobs.enqueue(database, paymentsToEnd, { websiteId: website.id, data });
  }
  await forgetMethod(context, row.saved_method_id);
  return succeed(null);
}

async function changed(
  context: Context,
  id: Id,
  act: Act,
  change: (inside: Context, row: SubscriptionRow) => Promise<Result<null>>,
): Promise<Result<null>> {
  return transactionOf<Result<null>>(context.database, async transaction => {
    const inside = within(context, transaction);
    const row = await lockSubscription(transaction, context.website.id, id);
    if (row === null) return fail(callErrors.notFound);
    const done = await change(inside, row);
    if (done.ok) await record(inside, act, id);
    return done;
  });
}

/** In the audit log, if it was the shop. */
async function record(context: Context, act: Act, subscriptionId: Id): Promise<void> {
  if (context.actor.kind === 'account') await recordAct(context, `subscription.${act}`, { subscriptionId });
}

function refused({ state }: SubscriptionRow): Result<null> {
  return fail(subscriptionErrors.forbiddenMove, { state: phrase(`subscriptionStates.${state}`) });
}

async function schedule(
  context: Context,
  row: SubscriptionRow,
  period: number,
  { skipped = null }: { skipped?: number | null } = {},
): Promise<void> {
  const { database, website } = context;
  const next = { ...row, period, next_charge_at: renewalDate(rhythmOf(row), period) };
  await updateSubscription(database, website.id, {
    id: row.id,
    period,
    skipped_period: skipped,
    delay: null,
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
