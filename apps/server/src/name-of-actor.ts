import type { Actor } from './context.ts';

/** The name of the actor that others see. */
export function nameOfActor(actor: Actor): string {
  if (actor.kind === 'account') return actor.email;
  return actor.kind === 'operator' ? 'The operator' : 'A visitor';
}
