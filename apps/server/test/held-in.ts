import type { Id } from '@vitrine/core/id/id.ts';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import { tablesOf } from '../src/capabilities/collections/content-source.ts';
import { columnsOf, keptTables } from '../src/capabilities/collections/kept-states.ts';
import type { TestServer } from './harness.ts';

/** The drafts that a publish leaves out: posts whose list is deleted, documents that nothing refers to. */
const unseen: Readonly<Record<string, string>> = {
  items: `collection_id IN (SELECT id FROM collections WHERE website_id = $1 AND deleted_at IS NOT NULL)`,
  documents: `document_id NOT IN (
    SELECT document_id FROM collections WHERE website_id = $1 AND deleted_at IS NULL AND document_id IS NOT NULL
    UNION SELECT document_id FROM items WHERE website_id = $1 AND deleted_at IS NULL
    UNION SELECT unnest(ARRAY[header_id, footer_id]) FROM site_designs WHERE website_id = $1)`,
};

/** Everything that a revision holds, or with null the drafts. */
export async function heldIn(
  server: TestServer,
  website: Website,
  revisionId: Id | null,
): Promise<Record<string, unknown[]>> {
  const tables = tablesOf({ websiteId: website.id, revisionId });
  const found: [string, unknown[]][] = [];
  for (const table of keptTables) {
    const columns = columnsOf(table).join(', ');
    const leftOut = revisionId === null ? (unseen[table] ?? 'false') : 'false';
    const rows = await server.services.database.query(
      `SELECT ${columns} FROM ${tables[table]} held WHERE NOT (${leftOut}) ORDER BY 1, 2`,
      [website.id, revisionId],
    );
    found.push([table, rows]);
  }
  return Object.fromEntries(found);
}
