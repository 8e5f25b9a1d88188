import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { subscriptionErrors } from '@vitrine/core/subscriptions/subscriptions.errors.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { recordAct } from '../audit/index.ts';
import { isTestNow, methodsForOrders, readPayment, readSavedMethod } from '../payments/index.ts';
import { chargeRenewal } from './charge-renewal.ts';
import { openRenewal, renew } from './renew.ts';
import { readOpenRenewal } from './renewals.store.ts';
import { lockSubscription, readSubscription, type SubscriptionRow } from './subscriptions.store.ts';
import { takeMethod } from './take-method.ts';

export interface ChargedNow {
  /** `needsBuyer`: the bank asks its customer, who was mailed a link. `unknown`: the service did not answer yet. */
  readonly outcome: 'approved' | 'declined' | 'needsBuyer' | 'unknown';
  /** Why it was declined, in the words of the service. */
  readonly reason: string;
}

/** Charges the period that waits for its payment now, after a failure (rule SUBSCRIPTION-13). */
export async function chargeNow(context: Context, id: Id): Promise<Result<ChargedNow>> {
  const charged = await chargeRenewal(context, id, { isForced: true });
  if (!charged.ok) return charged;
  const { database, website } = context;
  if (context.actor.kind === 'account')
    await recordAct(context, 'subscription.charged', { subscriptionId: id });
  await renew(context, id);
  const payment = await readPayment(database, website.id, charged.value);
  const { state = 'created', decline_reason: reason = '' } = payment ?? {};
  const outcomes = {
    captured: 'approved',
    authorised: 'approved',
    challenged: 'needsBuyer',
    created: 'unknown',
  } as const;
  const outcome = state in outcomes ? outcomes[state as keyof typeof outcomes] : 'declined';
  return succeed({ outcome, reason });
}

/**
 * Its customer pays with another method, on its page: what waits for a payment, or the next period ahead of its
 * time. It is charged to that method from then on (rule SUBSCRIPTION-13). Returns the page of the payment.
 */
export async function payWithOther(
  context: Context,
  { id, methodId, siteUserId }: { id: Id; methodId: string; siteUserId: Id | null },
): Promise<Result<string>> {
  const { database, website } = context;
  const row = await readSubscription(database, website.id, id);
  if (row === null) return fail(callErrors.notFound);
  const offered = await methodsForOrders(context);
  const chosen = offered.find(({ method }) => method.id === methodId && method.saving !== undefined);
  if (chosen === undefined) return fail(subscriptionErrors.otherMethod);
  if ((await readOpenRenewal(database, website.id, id)) === null)
    await openRenewal(context, row, { isEarly: true });
  const owner = siteUserId !== null && siteUserId === row.site_user_id ? siteUserId : null;
  const payingNow = { method: chosen.method, isTest: isTestNow(chosen), siteUserId: owner };
  const wanted = await chargeRenewal(context, id, { isForced: true, payingNow });
  return wanted.ok ? succeed(`/payments/${wanted.value}`) : wanted;
}

/** A payment method that its customer saved before; what waits for a payment is charged to it at once. */
export async function chooseMethod(
  context: Context,
  { id, savedMethodId, siteUserId }: { id: Id; savedMethodId: Id; siteUserId: Id },
): Promise<Result<SubscriptionRow['state']>> {
  const { database, website } = context;
  const chosen = await transactionOf<Result<null>>(database, async transaction => {
    const inside = within(context, transaction);
    const row = await lockSubscription(transaction, website.id, id);
    if (row === null) return fail(callErrors.notFound);
    const saved = await readSavedMethod(transaction, website.id, savedMethodId);
    if (saved === null || saved.site_user_id !== siteUserId) return fail(subscriptionErrors.otherMethod);
    await takeMethod(inside, row, saved);
    return succeed(null);
  });
  if (!chosen.ok) return chosen;
  const waiting = await readOpenRenewal(database, website.id, id);
  if (waiting !== null) await chargeNow(context, id);
  return succeed((await readSubscription(database, website.id, id))?.state ?? 'cancelled');
}
