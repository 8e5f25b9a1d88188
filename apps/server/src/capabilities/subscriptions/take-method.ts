import type { Context } from '../../context.ts';
import type { SavedMethodRow } from '../payments/index.ts';
import { forgetMethod } from './forget-method.ts';
import { noteOnSubscription } from './notes.store.ts';
import { type SubscriptionRow, updateSubscription } from './subscriptions.store.ts';

/** It is charged to this one from now on. Call it in a transaction, with the row locked. */
export async function takeMethod(
  context: Context,
  { id, saved_method_id: former }: SubscriptionRow,
  saved: SavedMethodRow,
): Promise<void> {
  await updateSubscription(context.database, context.website.id, { id, saved_method_id: saved.id });
  await noteOnSubscription(context, { subscriptionId: id, kind: 'methodChanged', text: saved.label });
  if (former !== saved.id) await forgetMethod(context, former);
}
