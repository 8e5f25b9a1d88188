import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';

export async function listDomains(
  database: Database,
  websiteId: Id,
): Promise<{ host: string; addedAt: Date }[]> {
  const rows = await database.query<{ host: string; added_at: Date }>(
    'SELECT host, added_at FROM domains WHERE website_id = $1 ORDER BY host',
    [websiteId],
  );
  return rows.map(row => ({ host: row.host, addedAt: row.added_at }));
}

/** False when a website has the domain already. */
export async function insertDomain(
  database: Database,
  websiteId: Id,
  { host, addedAt }: { host: string; addedAt: Date },
): Promise<boolean> {
  const rows = await database.query(
    `INSERT INTO domains (website_id, host, added_at) VALUES ($1, $2, $3)
     ON CONFLICT (host) DO NOTHING RETURNING host`,
    [websiteId, host, addedAt],
  );
  return rows.length === 1;
}

export async function deleteDomain(database: Database, websiteId: Id, host: string): Promise<boolean> {
  const rows = await database.query(
    'DELETE FROM domains WHERE website_id = $1 AND host = $2 RETURNING host',
    [websiteId, host],
  );
  return rows.length === 1;
}
