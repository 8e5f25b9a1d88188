import { type TrashKind, trashKinds, trashPermissions } from '@vitrine/core/trash/trash.calls.ts';
import { actorMay } from '../../actor-may.ts';
import type { Actor } from '../../context.ts';

/** A person who may delete a kind may also restore it and delete it for good (rule TRASH-5). */
export function kindsFor(actor: Actor): TrashKind[] {
  return trashKinds.filter(kind => actorMay(actor, trashPermissions[kind]));
}
