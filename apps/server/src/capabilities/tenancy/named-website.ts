import { hasPermission, type Permission } from '@vitrine/core/accounts/roles.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { PlatformContext } from '../../context.ts';
import { readMember } from './members.store.ts';
import { readWebsiteRecord, type WebsiteRecord } from './tenancy.store.ts';

/**
 * The website that a call names by its id, deleted or not, for people with the permission there. For a person
 * without a role it does not exist; a role without the permission is refused (rule ROLE-6).
 */
export async function namedWebsite(
  context: PlatformContext,
  websiteId: Id,
  needs: Permission,
): Promise<Result<WebsiteRecord>> {
  const { actor, database } = context;
  const record = await readWebsiteRecord(database, websiteId);
  if (record !== null && actor.kind === 'operator') return succeed(record);
  if (record === null || actor.kind !== 'account') return fail(callErrors.notFound);
  const member = await readMember(database.at(websiteId), websiteId, actor.accountId);
  if (member === null) return fail(callErrors.notFound);
  return hasPermission(member.roles, needs) ? succeed(record) : fail(callErrors.forbidden);
}
