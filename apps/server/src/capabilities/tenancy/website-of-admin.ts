import { websiteRoles } from '@vitrine/core/accounts/roles.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { PlatformContext } from '../../context.ts';
import { readMember } from './members.store.ts';
import { readWebsiteRecord, type WebsiteRecord } from './tenancy.store.ts';

/**
 * A website for what its admin alone may do, deleted ones too. To anybody without a role it does not exist; a
 * role that is not admin’s is told so.
 */
export async function websiteOfAdmin(
  context: PlatformContext,
  websiteId: Id,
): Promise<Result<WebsiteRecord>> {
  const { actor, database } = context;
  const record = await readWebsiteRecord(database, websiteId);
  if (record !== null && actor.kind === 'operator') return succeed(record);
  if (record === null || actor.kind !== 'account') return fail(callErrors.notFound);
  const member = await readMember(database, websiteId, actor.accountId);
  if (member === null) return fail(callErrors.notFound);
  return member.roles.includes(websiteRoles.admin) ? succeed(record) : fail(callErrors.forbidden);
}
