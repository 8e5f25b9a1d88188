import type { Id } from '@vitrine/core/id/id.ts';
import type { PageOperation } from '@vitrine/core/page/page-operation.ts';
import type { Database } from '../../database/database.ts';

export interface PageChangeRow {
  version: number;
  operations: PageOperation[];
  touched: string[];
  account_id: string | null;
  by_name: string;
  client_id: string;
  at: Date;
}

export async function insertChange(
  database: Database,
  websiteId: Id,
  { documentId, ...change }: PageChangeRow & { documentId: Id },
): Promise<void> {
  await database.query(
    `INSERT INTO page_operations (website_id, document_id, version, operations, touched, account_id, by_name, client_id, at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      websiteId,
      documentId,
      change.version,
      JSON.stringify(change.operations),
      change.touched,
      change.account_id,
      change.by_name,
      change.client_id,
      change.at,
    ],
  );
}

/** Every change after a version, oldest first. */
export async function listChangesSince(
  database: Database,
  websiteId: Id,
  { documentId, version }: { documentId: Id; version: number },
): Promise<PageChangeRow[]> {
  return database.query<PageChangeRow>(
    'SELECT * FROM page_operations WHERE website_id = $1 AND document_id = $2 AND version > $3 ORDER BY version',
    [websiteId, documentId, version],
  );
}

/** The author of the styles at a version; null if it was not a person. */
export async function readStyleChange(
  database: Database,
  websiteId: Id,
  version: number,
): Promise<string | null> {
  const [row] = await database.query<{ by_name: string }>(
    'SELECT by_name FROM style_changes WHERE website_id = $1 AND version = $2',
    [websiteId, version],
  );
  return row?.by_name ?? null;
}

export async function insertStyleChange(
  database: Database,
  websiteId: Id,
  { version, by, at }: { version: number; by: string; at: Date },
): Promise<void> {
  await database.query(
    'INSERT INTO style_changes (website_id, version, by_name, at) VALUES ($1, $2, $3, $4)',
    [websiteId, version, by, at],
  );
}

/** How many pages and posts of a starter nobody has edited. */
export async function countStarterTexts(database: Database, websiteId: Id): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM (
       SELECT document_id FROM collections
       WHERE website_id = $1 AND source_key LIKE 'starter:%' AND deleted_at IS NULL AND document_id IS NOT NULL
       UNION ALL
       SELECT document_id FROM items WHERE website_id = $1 AND source_key LIKE 'starter:%' AND deleted_at IS NULL
     ) AS texts
     WHERE NOT EXISTS (SELECT FROM page_operations
       WHERE page_operations.website_id = $1 AND page_operations.document_id = texts.document_id)`,
    [websiteId],
  );
  return row?.count ?? 0;
}
