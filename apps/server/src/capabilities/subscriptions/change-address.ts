import { type AddressField, readAddress } from '@vitrine/core/addresses/read-address.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import { subscriptionErrors } from '@vitrine/core/subscriptions/subscriptions.errors.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { recordAct } from '../audit/index.ts';
import { noteOnSubscription } from './notes.store.ts';
import { lockSubscription, type SubscriptionRow, updateSubscription } from './subscriptions.store.ts';

/** Where the next orders are sent, in the same country (rule SUBSCRIPTION-16). */
export function changeAddress(
  context: Context,
  { id, typed }: { id: Id; typed: Partial<Record<AddressField, string>> },
): Promise<Result<null>> {
  return transactionOf<Result<null>>(context.database, async transaction => {
    const inside = within(context, transaction);
    const row = await lockSubscription(transaction, context.website.id, id);
    if (row === null) return fail(callErrors.notFound);
    if (row.state === 'cancelled' || row.state === 'ended')
      return fail(subscriptionErrors.forbiddenMove, { state: phrase(`subscriptionStates.${row.state}`) });
    const { country } = row.address;
    const { language } = context.website.settings;
    const { address, errors } = readAddress({ ...typed, country }, { countries: [country], language });
    const fields = Object.keys(errors);
    if (fields.length > 0) return fail(callErrors.invalid, { fields: fields.join(', ') }, { errors });
    // It may be delivered there, so it is tried at once.
    const tried = row.delay === 'address' ? { delay: null, look_at: retryOf(context, row) } : {};
    await updateSubscription(transaction, context.website.id, { id, address, ...tried });
    await noteOnSubscription(inside, { subscriptionId: id, kind: 'addressChanged' });
    if (context.actor.kind === 'account')
      await recordAct(inside, 'subscription.addressChanged', { subscriptionId: id });
    return succeed(null);
  });
}

/** One that is not active is not looked at. */
function retryOf({ clock }: Context, { state }: SubscriptionRow): Date | null {
  return state === 'active' ? clock.now() : null;
}
