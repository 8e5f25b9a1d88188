import { type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { LaunchView } from '@vitrine/core/launch/launch.calls.ts';
import type { LaunchItem } from '@vitrine/core/launch/launch-list.ts';
import type { Context } from '../../context.ts';
import { deleteCheck, insertCheck } from './launch.store.ts';
import { launchView } from './launch-view.ts';

/**
 * Records that a person has checked an item, or removes the record; items derived from the website's state are not
 * affected (LAUNCH-3).
 */
export async function confirmItem(
  context: Context,
  { item, isDone }: { item: LaunchItem; isDone: boolean },
): Promise<Result<LaunchView>> {
  const { actor, clock, database, website } = context;
  if (isDone) {
    const accountId = actor.kind === 'account' ? actor.accountId : null;
    await insertCheck(database, website.id, { item, accountId, at: clock.now() });
  } else await deleteCheck(database, website.id, item);
  return succeed(await launchView(context));
}
