import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { recordAct } from '../audit/index.ts';
import { mailLink } from './emails/subscription-mails.ts';
import { noteOnSubscription } from './notes.store.ts';
import { readSubscription } from './subscriptions.store.ts';

/** To the address of the subscription only, which is the one its customer gave (rule SUBSCRIPTION-25). */
export function sendLink(context: Context, id: Id): Promise<Result<null>> {
  return transactionOf<Result<null>>(context.database, async transaction => {
    const inside = within(context, transaction);
    const row = await readSubscription(transaction, context.website.id, id);
    if (row === null) return fail(callErrors.notFound);
    await mailLink(inside, row);
    await noteOnSubscription(inside, { subscriptionId: id, kind: 'linkSent' });
    await recordAct(inside, 'subscription.linkSent', { subscriptionId: id });
    return succeed(null);
  });
}
