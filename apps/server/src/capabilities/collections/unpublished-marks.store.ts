import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';
import { type KeptTable, keptTables, knownBy, unended } from './kept-states.ts';

/** A draft that was written since it was last published: the database marks it with the write (rule PUBLISH-14). */
export interface Mark {
  readonly kind: KeptTable;
  /** The key of a row of that kind; a design is identified by the website. */
  readonly id: string;
  /** How often it was written since. */
  readonly times: number;
}

const few = 100;

/**
 * All drafts that are not marked are equal to the newest revision, which is live. Call it in a transaction: its
 * next queries are planned for the actual number, where a prepared statement was planned for a few.
 */
export async function readMarks(database: Database, websiteId: Id): Promise<Mark[]> {
  const marks = await database.query<Mark>(
    'SELECT kind, id, times FROM unpublished_marks WHERE website_id = $1',
    [websiteId],
  );
  if (marks.length > few) await database.query('SET LOCAL plan_cache_mode = force_custom_plan');
  return marks;
}

export function markedIn(marks: readonly Mark[], kind: KeptTable): string[] {
  return marks.filter(mark => mark.kind === kind).map(({ id }) => id);
}

/**
 * Removes these marks once their drafts are published. A mark that was set again in the meantime stays, and so
 * does one that another request is about to set: this does not wait for it.
 */
export async function clearMarks(database: Database, websiteId: Id, marks: readonly Mark[]): Promise<void> {
  if (marks.length === 0) return;
  await database.query(
    `DELETE FROM unpublished_marks WHERE website_id = $1 AND ctid = ANY (ARRAY(
       SELECT mark.place FROM unnest($2::text[], $3::text[], $4::integer[]) AS done (kind, id, times), LATERAL (
         SELECT ctid AS place FROM unpublished_marks
         WHERE website_id = $1 AND kind = done.kind AND id = done.id AND times = done.times
         FOR UPDATE SKIP LOCKED OFFSET 0) AS mark))`,
    [websiteId, marks.map(({ kind }) => kind), marks.map(({ id }) => id), marks.map(({ times }) => times)],
  );
}

/** The documents that are marked, and those of marked items, which are shown differently. */
export async function listMarkedDocuments(
  database: Database,
  websiteId: Id,
  marks: readonly Mark[],
): Promise<Id[]> {
  const of = (table: string, ids: string, columns = 'document_id') =>
    `SELECT unnest(ARRAY[${columns}]) FROM ${table} WHERE website_id = $1 AND ${ids}`;
  const open = `last_number = ${unended}`;
  const rows = await database.query<{ id: string }>(
    `SELECT id FROM (
       SELECT unnest($4::text[])
       UNION ${of('collections', 'id = ANY ($2)')} UNION ${of('revision_collections', `id = ANY ($2) AND ${open}`)}
       UNION ${of('items', 'id = ANY ($3)')} UNION ${of('revision_items', `id = ANY ($3) AND ${open}`)}
       UNION ${of('site_designs', '$5', 'header_id, footer_id')}
       UNION ${of('revision_designs', `$5 AND ${open}`, 'header_id, footer_id')}) AS touched (id)
     WHERE id IS NOT NULL`,
    [
      websiteId,
      markedIn(marks, 'collections'),
      markedIn(marks, 'items'),
      markedIn(marks, 'documents'),
      markedIn(marks, 'designs').length > 0,
    ],
  );
  return rows.map(({ id }) => id);
}

/** The collections and items that are marked, or whose documents are. */
export async function listMarkedContent(
  database: Database,
  websiteId: Id,
  marks: readonly Mark[],
): Promise<{ collectionIds: Id[]; itemIds: Id[] }> {
  const owners = (table: string) =>
    database.query<{ id: string }>(
      `SELECT id FROM ${table} WHERE website_id = $1 AND document_id = ANY ($2)`,
      [websiteId, markedIn(marks, 'documents')],
    );
  const all = (own: readonly string[], rows: readonly { id: string }[]) => [
    ...new Set([...own, ...rows.map(({ id }) => id)]),
  ];
  return {
    collectionIds: all(markedIn(marks, 'collections'), await owners('collections')),
    itemIds: all(markedIn(marks, 'items'), await owners('items')),
  };
}

/** Marks everything as written, for cases where drafts or the published state changed without a write. */
export async function markEverything(database: Database, websiteId: Id): Promise<void> {
  for (const kind of keptTables) {
    await database.query(
      `INSERT INTO unpublished_marks (website_id, kind, id)
       SELECT DISTINCT website_id, '${kind}', ${knownBy(kind)} FROM revision_${kind}
       WHERE website_id = $1 AND last_number = ${unended} ON CONFLICT DO NOTHING`,
      [websiteId],
    );
  }
}
