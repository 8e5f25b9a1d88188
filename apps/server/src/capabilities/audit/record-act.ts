import { newId } from '@vitrine/core/id/id.ts';
import type { Context, PlatformContext } from '../../context.ts';
import { insertEntry } from './audit.store.ts';

/**
 * Records a security-relevant act with who, when and from where, on the context's connection: inside a transaction
 * the entry is kept only if the act succeeds (rules AUDIT-1 and AUDIT-2). Facts hold no secrets.
 */
export async function recordAct(
  context: Context | PlatformContext,
  act: string,
  facts: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const { actor, clock, database } = context;
  const websiteId = 'website' in context ? context.website.id : 'platform';
  await insertEntry(database, websiteId, {
    id: newId(),
    at: clock.now(),
    act,
    actorKind: actor.kind,
    accountId: actor.kind === 'account' ? actor.accountId : null,
    actor: actor.kind === 'account' ? actor.email : actor.kind,
    address: actor.address,
    facts,
  });
}
