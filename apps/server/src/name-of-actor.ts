import type { Actor } from './context.ts';

/** Who others are told it was. */
export function nameOfActor(actor: Actor): string {
  if (actor.kind === 'account') return actor.email;
  return actor.kind === 'operator' ? 'The operator' : 'A visitor';
}
