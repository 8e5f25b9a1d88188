import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { type Id, newId } from '@vitrine/core/id/id.ts';
import { paymentErrors } from '@vitrine/core/payments/payments.errors.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { answerInTime } from './answer-in-time.ts';
import { methodSetUp } from './job-kinds.ts';
import { endSetup, insertSetup, lockSetup, type MethodSetupRow, readSetup } from './method-setups.store.ts';
import type { MethodSetUp, SetupAnswer } from './payment-method.ts';
import { findMethod, methodsForOrders } from './payment-methods.ts';
import { insertEvent } from './payments.store.ts';
import { insertSavedMethod } from './saved-methods.store.ts';

/**
 * Begins to save a payment method without a payment; returns the page that leads to its service, which speaks the
 * context's language. A method that is
 * not offered, or cannot be saved so, is refused (rule PAYMENT-30).
 */
export async function beginSetup(
  context: Context,
  { methodId, siteUserId, subscriptionId }: { methodId: string; siteUserId: Id | null; subscriptionId: Id },
): Promise<Result<string>> {
  const { clock, database, website } = context;
  const offered = await methodsForOrders(context);
  if (!offered.some(({ method }) => method.id === methodId && method.saving?.setUp !== undefined))
    return fail(paymentErrors.unknownMethod);
  const id = newId();
  await insertSetup(database, website.id, {
    id,
    method: methodId,
    site_user_id: siteUserId,
    subscription_id: subscriptionId,
    language: website.settings.language,
    created_at: clock.now(),
  });
  return succeed(`/payments/setups/${id}`);
}

/** The page of its service; null if it has ended, or its service cannot be reached. */
export async function startSetup(context: Context, setup: MethodSetupRow): Promise<string | null> {
  const start = setupOf(setup)?.start;
  if (setup.state !== 'open' || start === undefined) return null;
  try {
    return await answerInTime(start(context, setup));
  } catch (error) {
    context.log.error({ error, setupId: setup.id }, 'a payment method could not be set up');
    return null;
  }
}

/** Its buyer is back, or will not come: what is not saved by now is ended at its service. */
export async function finishSetup(context: Context, id: Id): Promise<MethodSetupRow | null> {
  const { database, website } = context;
  const setup = await readSetup(database, website.id, id);
  const finish = setup && setupOf(setup)?.finish;
  if (setup?.state !== 'open' || !finish) return setup;
  try {
    await settleSetup(context, { setupId: id, answer: await answerInTime(finish(context, setup)) });
  } catch (error) {
    context.log.error({ error, setupId: id }, 'a payment method that is set up could not be asked about');
  }
  return readSetup(database, website.id, id);
}

export interface SetupSettlement {
  readonly setupId: Id;
  readonly answer: SetupAnswer;
  /** The message it came with: accepted once, in the same transaction (rule PAYMENT-3). */
  readonly event?: { readonly method: string; readonly eventId: string };
}

/** Stores how it ended, once, however often and from where it is told; a job gives the method to its subscription. */
export function settleSetup(
  context: Context,
  { setupId, answer, event }: SetupSettlement,
): Promise<Result<{ isRepeated: boolean }>> {
  const { clock, website } = context;
  return transactionOf<Result<{ isRepeated: boolean }>>(context.database, async transaction => {
    const inside = within(context, transaction);
    const setup = await lockSetup(transaction, website.id, setupId);
    if (setup === null || (event && event.method !== setup.method)) return fail(callErrors.notFound);
    if (event) {
      const told = { ...event, paymentId: setupId, outcome: `setup ${answer.outcome}`, now: clock.now() };
      if (!(await insertEvent(transaction, website.id, told))) return succeed({ isRepeated: true });
    }
    if (setup.state !== 'open') return succeed({ isRepeated: false });
    await end(inside, setup, answer);
    return succeed({ isRepeated: false });
  });
}

async function end(context: Context, setup: MethodSetupRow, answer: SetupAnswer): Promise<void> {
  const { clock, database, jobs, website } = context;
  const { id } = setup;
  if (answer.outcome !== 'saved') {
    const reason = answer.outcome === 'refused' ? answer.reason : '';
    return endSetup(database, website.id, { id, state: answer.outcome, reason, saved_method_id: null });
  }
  const saved = await insertSavedMethod(database, website.id, {
    id,
    site_user_id: setup.site_user_id,
    method: setup.method,
    ...answer.saved,
    saved_at: clock.now(),
  });
  // The account was deleted meanwhile.
  if (saved === null)
    return endSetup(database, website.id, { id, state: 'abandoned', reason: '', saved_method_id: null });
  await endSetup(database, website.id, { id, state: 'saved', reason: '', saved_method_id: saved });
  await jobs.enqueue(database, methodSetUp, { websiteId: website.id, data: { setupId: id } });
}

/** Where its buyer comes back to; the capability that knows subscriptions answers there. */
export function setupReturnPath(id: Id): string {
  return `/checkout/setup/${id}`;
}

function setupOf({ method }: MethodSetupRow): MethodSetUp | undefined {
  return findMethod(method)?.saving?.setUp;
}
