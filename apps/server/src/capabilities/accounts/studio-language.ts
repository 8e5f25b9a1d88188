import type { Actor, Services } from '../../context.ts';
import { readAccount } from './accounts.store.ts';

/** The account’s choice for the studio; null if nobody is signed in or it follows the browser. */
export async function studioLanguageOf({ database }: Services, actor: Actor): Promise<string | null> {
  if (actor.kind !== 'account') return null;
  return (await readAccount(database, actor.accountId))?.language ?? null;
}
