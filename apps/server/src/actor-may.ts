import { hasPermission, type Permission } from '@vitrine/core/accounts/roles.ts';
import type { Actor } from './context.ts';

/** Whether an account’s roles on this website hold one of the permissions; the operator holds all (rule ROLE-5). */
export function actorMay(actor: Actor, needs: Permission | readonly Permission[]): boolean {
  return actor.kind === 'operator' || (actor.kind === 'account' && hasPermission(actor.roles, needs));
}
