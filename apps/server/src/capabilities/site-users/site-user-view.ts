import type { SiteUser, SiteUserListing } from '@vitrine/core/site-users/site-user.ts';
import type { SiteUserRow } from './site-users.store.ts';

export function siteUserView({ id, email, name, language, password_hash }: SiteUserRow): SiteUser {
  return { id, email, name, language, hasPassword: password_hash !== null };
}

export function siteUserListing(row: SiteUserRow): SiteUserListing {
  return {
    ...siteUserView(row),
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at?.toISOString() ?? null,
    isBlocked: row.blocked_at !== null,
  };
}
