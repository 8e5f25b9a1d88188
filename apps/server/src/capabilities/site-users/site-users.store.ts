import type { Id } from '@vitrine/core/id/id.ts';
import { containing } from '../../database/containing.ts';
import { acrossWebsites, type Database } from '../../database/database.ts';

export interface SiteUserRow {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly password_hash: string | null;
  readonly language: string | null;
  readonly created_at: Date;
  readonly last_seen_at: Date | null;
  readonly blocked_at: Date | null;
  readonly deleted_at: Date | null;
}

const columns = 'id, email, name, password_hash, language, created_at, last_seen_at, blocked_at, deleted_at';
const isLive = 'deleted_at IS NULL AND blocked_at IS NULL';

/** Including deleted and blocked ones. */
export async function readSiteUser(database: Database, websiteId: Id, id: Id): Promise<SiteUserRow | null> {
  const [row] = await database.query<SiteUserRow>(
    `SELECT ${columns} FROM site_users WHERE website_id = $1 AND id = $2`,
    [websiteId, id],
  );
  return row ?? null;
}

/** The site user of a session: nobody if they were deleted or blocked since it began. */
export async function readSignedIn(
  database: Database,
  websiteId: Id,
  id: Id,
): Promise<{ id: string; email: string } | null> {
  const [row] = await database.query<{ id: string; email: string }>(
    `SELECT id, email FROM site_users WHERE website_id = $1 AND id = $2 AND ${isLive}`,
    [websiteId, id],
  );
  return row ?? null;
}

/** `email` in lower case, as `emailSchema` returns it; including blocked ones. */
export async function findSiteUser(
  database: Database,
  websiteId: Id,
  email: string,
): Promise<SiteUserRow | null> {
  const [row] = await database.query<SiteUserRow>(
    `SELECT ${columns} FROM site_users WHERE website_id = $1 AND email = $2 AND deleted_at IS NULL`,
    [websiteId, email],
  );
  return row ?? null;
}

export async function findSiteUsers(
  database: Database,
  websiteId: Id,
  emails: readonly string[],
): Promise<SiteUserRow[]> {
  return database.query<SiteUserRow>(
    `SELECT ${columns} FROM site_users WHERE website_id = $1 AND email = ANY ($2) AND deleted_at IS NULL
     ORDER BY id DESC`,
    [websiteId, emails],
  );
}

export interface SiteUserFilter {
  readonly search: string;
  readonly limit: number;
  readonly before: Id | null;
}

/** Newest first; one more than the limit if there are more. */
export async function listSiteUserRows(
  database: Database,
  websiteId: Id,
  { search, limit, before }: SiteUserFilter,
): Promise<SiteUserRow[]> {
  const pattern = containing(search);
  return database.query<SiteUserRow>(
    `SELECT ${columns} FROM site_users WHERE website_id = $1 AND deleted_at IS NULL
       AND ($2::text IS NULL OR id < $2) AND ($3 = '%%' OR email || ' ' || name ILIKE $3)
     ORDER BY id DESC LIMIT $4`,
    [websiteId, before, pattern, limit + 1],
  );
}

/** With an address that was just proved; false if it already has an account. */
export async function insertSiteUser(
  database: Database,
  websiteId: Id,
  user: { id: Id; email: string; name: string; passwordHash: string | null; now: Date },
): Promise<boolean> {
  const rows = await database.query(
    `INSERT INTO site_users (website_id, id, email, name, password_hash, verified_at, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $6) ON CONFLICT (website_id, email) WHERE deleted_at IS NULL DO NOTHING
     RETURNING id`,
    [websiteId, user.id, user.email, user.name, user.passwordHash, user.now],
  );
  return rows.length === 1;
}

export interface SiteUserChange {
  readonly name?: string;
  readonly language?: string;
  readonly password_hash?: string;
  readonly last_seen_at?: Date;
}

/** Null if there is no such site user. */
export async function updateSiteUser(
  database: Database,
  websiteId: Id,
  { id, ...change }: SiteUserChange & { id: Id },
): Promise<SiteUserRow | null> {
  const names = Object.keys(change);
  const sets = names.map((name, at) => `${name} = $${at + 3}`).join(', ');
  const [row] = await database.query<SiteUserRow>(
    `UPDATE site_users SET ${sets} WHERE website_id = $1 AND id = $2 AND deleted_at IS NULL RETURNING ${columns}`,
    [websiteId, id, ...Object.values(change)],
  );
  return row ?? null;
}

/** To an address that was just proved; null if it has an account, or there is no such site user. */
export async function updateEmail(
  database: Database,
  websiteId: Id,
  { id, email, now }: { id: Id; email: string; now: Date },
): Promise<SiteUserRow | null> {
  const [row] = await database.query<SiteUserRow>(
    `UPDATE site_users SET email = $3, verified_at = $4 WHERE website_id = $1 AND id = $2 AND ${isLive}
       AND NOT EXISTS (SELECT 1 FROM site_users other
         WHERE other.website_id = $1 AND other.email = $3 AND other.deleted_at IS NULL)
     RETURNING ${columns}`,
    [websiteId, id, email, now],
  );
  return row ?? null;
}

export async function setBlocked(
  database: Database,
  websiteId: Id,
  { id, at }: { id: Id; at: Date | null },
): Promise<SiteUserRow | null> {
  const [row] = await database.query<SiteUserRow>(
    `UPDATE site_users SET blocked_at = $3 WHERE website_id = $1 AND id = $2 AND deleted_at IS NULL RETURNING ${columns}`,
    [websiteId, id, at],
  );
  return row ?? null;
}

export async function markDeleted(
  database: Database,
  websiteId: Id,
  { id, at, by }: { id: Id; at: Date; by: string },
): Promise<SiteUserRow | null> {
  const [row] = await database.query<SiteUserRow>(
    `UPDATE site_users SET deleted_at = $3, deleted_by = $4 WHERE website_id = $1 AND id = $2 AND deleted_at IS NULL
     RETURNING ${columns}`,
    [websiteId, id, at, by],
  );
  return row ?? null;
}

/** Restores it; null if the address has another account by now. */
export async function unmarkDeleted(database: Database, websiteId: Id, id: Id): Promise<SiteUserRow | null> {
  const [row] = await database.query<SiteUserRow>(
    `UPDATE site_users gone SET deleted_at = NULL, deleted_by = '' WHERE website_id = $1 AND id = $2
       AND NOT EXISTS (SELECT 1 FROM site_users other
         WHERE other.website_id = $1 AND other.email = gone.email AND other.deleted_at IS NULL)
     RETURNING ${columns}`,
    [websiteId, id],
  );
  return row ?? null;
}

/** For good; its sessions are removed too. */
export async function deleteSiteUser(database: Database, websiteId: Id, id: Id): Promise<SiteUserRow | null> {
  const [row] = await database.query<SiteUserRow>(
    `DELETE FROM site_users WHERE website_id = $1 AND id = $2 RETURNING ${columns}`,
    [websiteId, id],
  );
  return row ?? null;
}

/** The addresses of accounts deleted before then that have no newer account, for all websites. */
export async function listGone(
  database: Database,
  before: Date,
): Promise<{ website_id: Id; email: string }[]> {
  return acrossWebsites(database).query(
    `SELECT website_id, email FROM site_users gone WHERE deleted_at <= $1 AND NOT EXISTS (SELECT FROM site_users other
       WHERE other.website_id = gone.website_id AND other.email = gone.email AND other.deleted_at IS NULL)`,
    [before],
  );
}

/** For all websites. */
export async function deleteOldSiteUsers(database: Database, before: Date): Promise<void> {
  await acrossWebsites(database).query('DELETE FROM site_users WHERE deleted_at <= $1', [before]);
}
