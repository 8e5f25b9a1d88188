import { websiteRoles } from '@vitrine/core/accounts/roles.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { tenancyErrors } from '@vitrine/core/tenancy/tenancy.errors.ts';
import type { Context } from '../../context.ts';
import { insertMember } from './members.store.ts';
import { insertWebsite } from './tenancy.store.ts';

/** Inserts the website of the context, in the caller's transaction, which fills it; no event is sent. */
export async function bringWebsite(
  { clock, database, notifications, website }: Context,
  { ownerId, createdAt }: { ownerId: Id | null; createdAt: Date },
): Promise<Result<null>> {
  const { id, subdomain } = website;
  if (!(await insertWebsite(database, website, createdAt)))
    return fail(tenancyErrors.subdomainTaken, { subdomain });
  if (ownerId !== null) {
    const admin = { accountId: ownerId, roles: [websiteRoles.admin], addedAt: clock.now() };
    await insertMember(database, id, admin);
  }
  await notifications.tell(database, { kind: 'website', websiteId: id });
  return succeed(null);
}
