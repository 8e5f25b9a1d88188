import type { Redirect } from '@vitrine/core/collections/redirects.calls.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';

interface Row {
  from_path: string;
  to_path: string;
  is_prefix: boolean;
}

export async function saveRedirect(
  database: Database,
  websiteId: Id,
  { from, to, isPrefix }: Redirect,
): Promise<void> {
  await database.query(
    `INSERT INTO redirects (website_id, from_path, to_path, is_prefix) VALUES ($1, $2, $3, $4)
     ON CONFLICT (website_id, from_path) DO UPDATE SET to_path = $3, is_prefix = $4`,
    [websiteId, from, to, isPrefix],
  );
}

/** What led to `from` leads to `to` at once, so that no visitor is sent twice. */
export async function retargetRedirects(
  database: Database,
  websiteId: Id,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await database.query(
    'UPDATE redirects SET to_path = $3 WHERE website_id = $1 AND to_path = $2 AND from_path <> $3',
    [websiteId, from, to],
  );
}

export async function deleteRedirect(database: Database, websiteId: Id, from: string): Promise<boolean> {
  const rows = await database.query(
    'DELETE FROM redirects WHERE website_id = $1 AND from_path = $2 RETURNING from_path',
    [websiteId, from],
  );
  return rows.length === 1;
}

export async function listRedirects(
  database: Database,
  websiteId: Id,
  { search, limit, offset }: { search: string; limit: number; offset: number },
): Promise<{ redirects: Redirect[]; total: number }> {
  const values = [websiteId, search];
  const where = `website_id = $1 AND ($2 = '' OR position($2 in from_path) > 0 OR position($2 in to_path) > 0)`;
  const [counted] = await database.query<{ total: string }>(
    `SELECT count(*) AS total FROM redirects WHERE ${where}`,
    values,
  );
  const rows = await database.query<Row>(
    `SELECT * FROM redirects WHERE ${where} ORDER BY from_path LIMIT $3 OFFSET $4`,
    [...values, limit, offset],
  );
  return { redirects: rows.map(redirectOf), total: Number(counted?.total ?? 0) };
}

export function redirectOf({ from_path, to_path, is_prefix }: Row): Redirect {
  return { from: from_path, to: to_path, isPrefix: is_prefix };
}

/** In the revision that visitors see; what led to the old address follows, and the new one leads nowhere. */
export async function saveLiveRedirect(
  database: Database,
  websiteId: Id,
  { revisionId, from, to }: { revisionId: Id; from: string; to: string },
): Promise<void> {
  const values = [websiteId, revisionId];
  const where = 'WHERE website_id = $1 AND revision_id = $2';
  await database.query(`DELETE FROM revision_redirects ${where} AND from_path = $3`, [...values, to]);
  await database.query(`UPDATE revision_redirects SET to_path = $4 ${where} AND to_path = $3`, [
    ...values,
    from,
    to,
  ]);
  await database.query(
    `INSERT INTO revision_redirects (website_id, revision_id, from_path, to_path, is_prefix)
     VALUES ($1, $2, $3, $4, false)
     ON CONFLICT (website_id, revision_id, from_path) DO UPDATE SET to_path = $4, is_prefix = false`,
    [...values, from, to],
  );
}
