import type { Id } from '@vitrine/core/id/id.ts';
import type { Actor } from './context.ts';

/** The person who began work that goes on in the background, for histories; they hold no role in it. */
export function actorOfWork(
  { account_id, actor }: { readonly account_id: Id | null; readonly actor: string },
  operator: Actor,
): Actor {
  if (account_id === null) return operator;
  const { address } = operator;
  return { kind: 'account', accountId: account_id, email: actor, sessionId: '', roles: [], address };
}
