import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import { canMove } from '@vitrine/core/orders/transitions.ts';
import {
  type SubscriptionState,
  subscriptionTransitions,
} from '@vitrine/core/subscriptions/subscription-states.ts';
import { subscriptionErrors } from '@vitrine/core/subscriptions/subscriptions.errors.ts';
import type { Context } from '../../context.ts';
import { tellMemberships } from '../orders/index.ts';
import { noteOnSubscription } from './notes.store.ts';
import { type SubscriptionRow, updateState } from './subscriptions.store.ts';

/**
 * The only way to change the state of a subscription: by the table of transitions, checked again by the database
 * (rule SUBSCRIPTION-5). Call it in a transaction, with the row locked.
 */
export async function moveSubscription(
  context: Context,
  { id, state, order_id, line }: Pick<SubscriptionRow, 'id' | 'state' | 'order_id' | 'line'>,
  to: SubscriptionState,
): Promise<Result<null>> {
  const { clock, database, website } = context;
  const isMoved =
    canMove(subscriptionTransitions, state, to) &&
    (await updateState(database, website.id, { id, from: state, to, now: clock.now() }));
  if (!isMoved)
    return fail(subscriptionErrors.forbiddenMove, { state: phrase(`subscriptionStates.${state}`) });
  await noteOnSubscription(context, { subscriptionId: id, kind: to === 'active' ? 'resumed' : to });
  await tellMemberships(context, { id: order_id, lines: [line] });
  return succeed(null);
}
