import type { AuditEntry } from '@vitrine/core/audit/audit.calls.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { acrossWebsites, type Database } from '../../database/database.ts';

export interface NewAuditEntry {
  readonly id: Id;
  readonly at: Date;
  readonly act: string;
  readonly actorKind: string;
  readonly accountId: Id | null;
  readonly actor: string;
  readonly address: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** `websiteId` is 'platform' for acts that belong to no website. */
export async function insertEntry(
  database: Database,
  websiteId: string,
  entry: NewAuditEntry,
): Promise<void> {
  await database.query(
    `INSERT INTO audit_log (website_id, id, at, act, actor_kind, account_id, actor, address, facts)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      websiteId,
      entry.id,
      entry.at,
      entry.act,
      entry.actorKind,
      entry.accountId,
      entry.actor,
      entry.address,
      JSON.stringify(entry.facts),
    ],
  );
}

/** Newest first; one more than the limit if there are more. */
export async function listEntries(
  database: Database,
  websiteId: string,
  { limit, before }: { limit: number; before?: Id | undefined },
): Promise<AuditEntry[]> {
  const rows = await database.query<{
    id: string;
    at: Date;
    act: string;
    actor: string;
    address: string;
    facts: Record<string, unknown>;
  }>(
    `SELECT id, at, act, actor, address, facts FROM audit_log
     WHERE website_id = $1 AND ($2::text IS NULL OR id < $2) ORDER BY id DESC LIMIT $3`,
    [websiteId, before ?? null, limit + 1],
  );
  return rows.map(row => ({ ...row, at: row.at.toISOString() }));
}

/** Whether an act of that name whose facts contain the value was ever recorded. */
export async function hasActed(
  database: Database,
  websiteId: string,
  { act, fact, value }: { act: string; fact: string; value: string },
): Promise<boolean> {
  const rows = await database.query(
    'SELECT 1 FROM audit_log WHERE website_id = $1 AND act = $2 AND facts -> $3 ? $4 LIMIT 1',
    [websiteId, act, fact, value],
  );
  return rows.length > 0;
}

/** How many were removed, for all websites and the platform. */
export async function deleteEntriesBefore(
  database: Database,
  { before, limit, except }: { before: Date; limit: number; except: readonly string[] },
): Promise<number> {
  const rows = await acrossWebsites(database).query(
    `DELETE FROM audit_log WHERE (website_id, id) IN (
       SELECT website_id, id FROM audit_log WHERE at < $1 AND NOT act = ANY ($3) ORDER BY at LIMIT $2)
     RETURNING id`,
    [before, limit, except],
  );
  return rows.length;
}
