import type { Id } from '@vitrine/core/id/id.ts';
import { type Context, within } from '../../context.ts';
import { readSavedMethod, readSetup, takeSetup } from '../payments/index.ts';
import { chargeNow } from './charge-now.ts';
import { forgetMethod } from './forget-method.ts';
import { readOpenRenewal } from './renewals.store.ts';
import { lockSubscription } from './subscriptions.store.ts';
import { takeMethod } from './take-method.ts';

/**
 * A subscription is charged to what was saved for it, once, however often it is told; what waits for a payment is
 * charged at once (rule SUBSCRIPTION-22). One that was stopped meanwhile keeps nothing.
 */
export async function applySetup(context: Context, setupId: Id): Promise<void> {
  const { database, website } = context;
  const setup = await readSetup(database, website.id, setupId);
  if (setup?.state !== 'saved' || setup.saved_method_id === null) return;
  const { subscription_id: id, saved_method_id: savedMethodId } = setup;
  const isTaken = await database.transaction(async transaction => {
    const inside = within(context, transaction);
    const row = await lockSubscription(transaction, website.id, id);
    if (!(await takeSetup(transaction, website.id, setupId))) return false;
    const saved = await readSavedMethod(transaction, website.id, savedMethodId);
    const isStopped = row === null || row.state === 'cancelled' || row.state === 'ended';
    if (!isStopped && saved !== null) {
      await takeMethod(inside, row, saved);
      return true;
    }
    await forgetMethod(inside, savedMethodId);
    return false;
  });
  if (isTaken && (await readOpenRenewal(database, website.id, id)) !== null) await chargeNow(context, id);
}
