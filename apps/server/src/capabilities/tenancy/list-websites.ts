import { doors } from '@vitrine/core/accounts/doors.ts';
import { hasPermission } from '@vitrine/core/accounts/roles.ts';
import { restoreDays, type WebsiteListing } from '@vitrine/core/tenancy/tenancy.calls.ts';
import type { PlatformContext } from '../../context.ts';
import { listMemberships } from './members.store.ts';
import type { WebsiteRecord } from './tenancy.store.ts';
import { websiteAddress } from './website-addresses.ts';

const millisecondsADay = 86_400_000;

/**
 * The websites of the signed-in account; deleted ones only for admins, who can restore them, as long as that is
 * possible.
 */
export async function listWebsites(context: PlatformContext): Promise<WebsiteListing[]> {
  if (context.actor.kind !== 'account') return [];
  const memberships = await listMemberships(context.database, context.actor.accountId);
  const oldest = context.clock.now().getTime() - restoreDays * millisecondsADay;
  return memberships
    .filter(
      ({ deletedAt, roles }) =>
        deletedAt === null ||
        (hasPermission(roles, doors.deletedWebsite.needs) && deletedAt.getTime() >= oldest),
    )
    .map(({ websiteId, subdomain, title, roles, isPublished, isLaunched, createdAt, deletedAt }) => ({
      id: websiteId,
      subdomain,
      title,
      address: websiteAddress(context.configuration, subdomain),
      roles: [...roles],
      isPublished,
      isLaunched,
      createdAt: createdAt.toISOString(),
      deletedAt: deletedAt?.toISOString() ?? null,
    }));
}

export function listingOf(
  context: PlatformContext,
  { website, createdAt, deletedAt }: WebsiteRecord,
  roles: readonly number[],
): WebsiteListing {
  return {
    id: website.id,
    subdomain: website.subdomain,
    title: website.title,
    address: websiteAddress(context.configuration, website.subdomain),
    roles: [...roles],
    isPublished: website.publishedRevisionId !== null,
    isLaunched: website.isLaunched,
    createdAt: createdAt.toISOString(),
    deletedAt: deletedAt?.toISOString() ?? null,
  };
}
