import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import { subscriptionErrors } from '@vitrine/core/subscriptions/subscriptions.errors.ts';
import type { Context } from '../../context.ts';
import { beginSetup } from '../payments/index.ts';
import { readSubscription } from './subscriptions.store.ts';

/** Its customer saves another payment method without paying now (rule SUBSCRIPTION-22). Returns the page for it. */
export async function setUpOther(
  context: Context,
  { id, methodId, siteUserId }: { id: Id; methodId: string; siteUserId: Id | null },
): Promise<Result<string>> {
  const row = await readSubscription(context.database, context.website.id, id);
  if (row === null) return fail(callErrors.notFound);
  if (row.state === 'cancelled' || row.state === 'ended')
    return fail(subscriptionErrors.forbiddenMove, { state: phrase(`subscriptionStates.${row.state}`) });
  const owner = siteUserId !== null && siteUserId === row.site_user_id ? siteUserId : null;
  const begun = await beginSetup(context, { methodId, siteUserId: owner, subscriptionId: id });
  return begun.ok ? begun : fail(subscriptionErrors.otherMethod);
}
