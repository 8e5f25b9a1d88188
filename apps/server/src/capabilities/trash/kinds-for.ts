import { hasPermission, type Permission } from '@vitrine/core/accounts/roles.ts';
import { type TrashKind, trashKinds } from '@vitrine/core/trash/trash.calls.ts';
import type { Actor } from '../../context.ts';

const needed: Readonly<Record<TrashKind, Permission>> = {
  page: 'editContent',
  post: 'editContent',
  section: 'editContent',
  product: 'manageProducts',
  file: 'manageMedia',
  siteUser: 'manageCustomers',
};

/** Anybody who may delete a kind may bring it back and delete it for good (rule TRASH-5). */
export function kindsFor(actor: Actor): TrashKind[] {
  if (actor.kind === 'operator') return [...trashKinds];
  return trashKinds.filter(kind => actor.kind === 'account' && hasPermission(actor.roles, needed[kind]));
}
