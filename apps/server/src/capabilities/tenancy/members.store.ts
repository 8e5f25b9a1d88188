import { websiteRoles } from '@vitrine/core/accounts/roles.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { acrossWebsites, type Database } from '../../database/database.ts';

export interface MemberRow {
  readonly accountId: Id;
  readonly roles: readonly number[];
  readonly addedAt: Date;
}

interface Row {
  account_id: string;
  roles: number[];
  added_at: Date;
}

export async function listMembers(database: Database, websiteId: Id): Promise<MemberRow[]> {
  const rows = await database.query<Row>(
    'SELECT account_id, roles, added_at FROM website_members WHERE website_id = $1 ORDER BY added_at, account_id',
    [websiteId],
  );
  return rows.map(memberOf);
}

export async function readMember(
  database: Database,
  websiteId: Id,
  accountId: Id,
): Promise<MemberRow | null> {
  const [row] = await database.query<Row>(
    'SELECT account_id, roles, added_at FROM website_members WHERE website_id = $1 AND account_id = $2',
    [websiteId, accountId],
  );
  return row ? memberOf(row) : null;
}

/** False if the account already has a role. */
export async function insertMember(database: Database, websiteId: Id, member: MemberRow): Promise<boolean> {
  const rows = await database.query(
    `INSERT INTO website_members (website_id, account_id, roles, added_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT DO NOTHING RETURNING account_id`,
    [websiteId, member.accountId, member.roles, member.addedAt],
  );
  return rows.length === 1;
}

export async function updateMember(
  database: Database,
  websiteId: Id,
  { accountId, roles }: { accountId: Id; roles: readonly number[] },
): Promise<void> {
  await database.query('UPDATE website_members SET roles = $3 WHERE website_id = $1 AND account_id = $2', [
    websiteId,
    accountId,
    roles,
  ]);
}

export async function deleteMember(database: Database, websiteId: Id, accountId: Id): Promise<void> {
  await database.query('DELETE FROM website_members WHERE website_id = $1 AND account_id = $2', [
    websiteId,
    accountId,
  ]);
}

/** Whether there is another admin; the caller holds the website's lock, so that two cannot leave at the same time. */
export async function hasOtherAdmin(database: Database, websiteId: Id, accountId: Id): Promise<boolean> {
  const rows = await database.query(
    'SELECT 1 FROM website_members WHERE website_id = $1 AND account_id <> $2 AND $3 = ANY (roles) LIMIT 1',
    [websiteId, accountId, websiteRoles.admin],
  );
  return rows.length > 0;
}

export interface Membership {
  readonly websiteId: Id;
  readonly subdomain: string;
  readonly title: string;
  readonly roles: readonly number[];
  readonly isPublished: boolean;
  readonly isLaunched: boolean;
  readonly createdAt: Date;
  readonly deletedAt: Date | null;
}

/** The websites of one account, including deleted ones. */
export async function listMemberships(database: Database, accountId: Id): Promise<Membership[]> {
  const rows = await acrossWebsites(database).query<{
    id: string;
    subdomain: string;
    title: string;
    roles: number[];
    published_revision_id: string | null;
    launched_at: Date | null;
    created_at: Date;
    deleted_at: Date | null;
  }>(
    `SELECT websites.id, subdomain, title, roles, published_revision_id, launched_at, created_at, deleted_at
     FROM website_members JOIN websites ON websites.id = website_members.website_id
     WHERE account_id = $1 ORDER BY websites.id`,
    [accountId],
  );
  return rows.map(row => ({
    websiteId: row.id,
    subdomain: row.subdomain,
    title: row.title,
    roles: row.roles,
    isPublished: row.published_revision_id !== null,
    isLaunched: row.launched_at !== null,
    createdAt: row.created_at,
    deletedAt: row.deleted_at,
  }));
}

function memberOf(row: Row): MemberRow {
  return { accountId: row.account_id, roles: row.roles, addedAt: row.added_at };
}
