import type { Id } from '@vitrine/core/id/id.ts';
import { acrossWebsites, type Database } from '../../database/database.ts';

export interface DomainRow {
  readonly host: string;
  readonly addedAt: Date;
  readonly provedAt: Date | null;
  readonly checkedAt: Date | null;
  readonly problem: 'none' | 'other' | 'unreachable' | null;
  /** Whether another website has verified it. */
  readonly isTaken: boolean;
}

interface Stored {
  host: string;
  added_at: Date;
  proved_at: Date | null;
  checked_at: Date | null;
  problem: DomainRow['problem'];
}

const columns = 'host, added_at, proved_at, checked_at, problem';

export async function listDomains(database: Database, websiteId: Id): Promise<DomainRow[]> {
  const rows = await database.query<Stored>(
    `SELECT ${columns} FROM domains WHERE website_id = $1 ORDER BY host`,
    [websiteId],
  );
  return rowsOf(database, websiteId, rows);
}

export async function readDomain(database: Database, websiteId: Id, host: string): Promise<DomainRow | null> {
  const rows = await database.query<Stored>(
    `SELECT ${columns} FROM domains WHERE website_id = $1 AND host = $2`,
    [websiteId, host],
  );
  return (await rowsOf(database, websiteId, rows))[0] ?? null;
}

/** Those waiting since a time, the longest unchecked first. */
export async function listWaiting(
  database: Database,
  { since, limit }: { since: Date; limit: number },
): Promise<{ websiteId: Id; host: string }[]> {
  const rows = await acrossWebsites(database).query<{ website_id: string; host: string }>(
    `SELECT website_id, host FROM domains JOIN websites ON websites.id = website_id
     WHERE proved_at IS NULL AND added_at >= $1 AND deleted_at IS NULL
     ORDER BY checked_at NULLS FIRST LIMIT $2`,
    [since, limit],
  );
  return rows.map(row => ({ websiteId: row.website_id, host: row.host }));
}

/** Until the transaction ends, no other request decides who owns the domain. */
export async function lockHost(database: Database, host: string): Promise<void> {
  await database.query("SELECT pg_advisory_xact_lock(hashtextextended('domain ' || $1, 0))", [host]);
}

/** An existing one begins to wait again. */
export async function insertDomain(
  database: Database,
  websiteId: Id,
  { host, addedAt }: { host: string; addedAt: Date },
): Promise<void> {
  await database.query(
    `INSERT INTO domains (website_id, host, added_at) VALUES ($1, $2, $3)
     ON CONFLICT (website_id, host) DO UPDATE SET added_at = excluded.added_at WHERE domains.proved_at IS NULL`,
    [websiteId, host, addedAt],
  );
}

export async function updateProved(
  database: Database,
  websiteId: Id,
  { host, at }: { host: string; at: Date },
): Promise<void> {
  await database.query(
    `UPDATE domains SET proved_at = coalesce(proved_at, $3), checked_at = $3, problem = NULL
     WHERE website_id = $1 AND host = $2`,
    [websiteId, host, at],
  );
}

export async function updateProblem(
  database: Database,
  websiteId: Id,
  { host, at, problem }: { host: string; at: Date; problem: DomainRow['problem'] },
): Promise<void> {
  await database.query(
    `UPDATE domains SET checked_at = $3, problem = $4
     WHERE website_id = $1 AND host = $2 AND proved_at IS NULL`,
    [websiteId, host, at, problem],
  );
}

export async function deleteDomain(database: Database, websiteId: Id, host: string): Promise<boolean> {
  const rows = await database.query(
    'DELETE FROM domains WHERE website_id = $1 AND host = $2 RETURNING host',
    [websiteId, host],
  );
  return rows.length === 1;
}

/** Including other websites’ verified domains, of which only the fact that a host is taken is revealed. */
async function rowsOf(database: Database, websiteId: Id, rows: readonly Stored[]): Promise<DomainRow[]> {
  if (rows.length === 0) return [];
  const taken = await acrossWebsites(database).query<{ host: string }>(
    'SELECT host FROM domains WHERE host = ANY ($1) AND proved_at IS NOT NULL AND website_id <> $2',
    [rows.map(({ host }) => host), websiteId],
  );
  const hosts = new Set(taken.map(({ host }) => host));
  return rows.map(row => ({
    host: row.host,
    addedAt: row.added_at,
    provedAt: row.proved_at,
    checkedAt: row.checked_at,
    problem: row.problem,
    isTaken: hosts.has(row.host),
  }));
}
