import type { Id } from '@vitrine/core/id/id.ts';
import type { ImportNote } from '@vitrine/core/importing/import-model.ts';
import type { ProductInput } from '@vitrine/core/products/product.ts';
import type { Database } from '../../database/database.ts';
import type { Outcome } from './write/owner-changes.ts';

export interface PortionNotes {
  readonly skipped: readonly ImportNote[];
  readonly warnings: readonly ImportNote[];
}

export interface Portion {
  readonly importId: Id;
  /** The number of products of the file that are written after it. */
  readonly place: number;
  readonly notes: PortionNotes;
  readonly written: readonly WrittenProduct[];
}

export interface WrittenProduct extends Omit<Outcome, 'isOffered'> {
  readonly isNew: boolean;
  /** Its previous state; null if nothing changed. */
  readonly before: ProductInput | null;
}

/** Records a batch with the data to undo it; if a product is written twice, its first previous state counts. */
export async function savePortion(
  database: Database,
  websiteId: Id,
  { importId, place, notes, written }: Portion,
): Promise<void> {
  await database.query(
    'INSERT INTO import_portions (website_id, import_id, place, notes) VALUES ($1, $2, $3, $4)',
    [websiteId, importId, place, JSON.stringify(notes)],
  );
  const rows = written.map(({ sourceKey, prints, isKept, choice, isNew, before }) => ({
    source_key: sourceKey,
    print: prints?.print ?? null,
    source_print: prints?.source ?? null,
    is_kept: isKept,
    choice,
    is_new: isNew,
    before,
  }));
  await database.query(
    `INSERT INTO import_written (website_id, source_key, print, source_print, is_kept, choice, is_new, before)
     SELECT $1, * FROM jsonb_to_recordset($2) AS given (source_key text, print text, source_print text,
       is_kept boolean, choice jsonb, is_new boolean, before jsonb)
     ON CONFLICT (website_id, source_key) DO UPDATE SET print = excluded.print, source_print = excluded.source_print,
       is_kept = excluded.is_kept, choice = excluded.choice`,
    [websiteId, JSON.stringify(rows)],
  );
}

/** In the order of writing. */
export async function readPortions(
  database: Database,
  websiteId: Id,
  importId: Id,
): Promise<{ place: number; notes: PortionNotes }[]> {
  return database.query<{ place: number; notes: PortionNotes }>(
    'SELECT place, notes FROM import_portions WHERE website_id = $1 AND import_id = $2 ORDER BY place',
    [websiteId, importId],
  );
}

/** Records the fingerprints and open questions of all written products for the next import. */
export async function settleWritten(database: Database, websiteId: Id, importId: Id): Promise<void> {
  await database.query(
    `INSERT INTO import_prints (website_id, source_key, print, source_print)
     SELECT website_id, source_key, print, source_print FROM import_written WHERE website_id = $1 AND print IS NOT NULL
     ON CONFLICT (website_id, source_key) DO UPDATE SET print = excluded.print, source_print = excluded.source_print`,
    [websiteId],
  );
  await database.query(
    `DELETE FROM import_choices USING import_written AS written
     WHERE import_choices.website_id = $1 AND written.website_id = $1
       AND written.source_key = import_choices.source_key AND NOT written.is_kept`,
    [websiteId],
  );
  await database.query(
    `UPDATE import_choices SET import_id = $2 FROM import_written AS written
     WHERE import_choices.website_id = $1 AND written.website_id = $1
       AND written.source_key = import_choices.source_key`,
    [websiteId, importId],
  );
  await database.query(
    `INSERT INTO import_choices (website_id, source_key, import_id, kind, title, target_id, changed_at, other, print)
     SELECT $1, source_key, $2, choice->>'kind', choice->>'title', choice->>'targetId',
       (choice->>'changedAt')::timestamptz, choice->'other', choice->>'print'
     FROM import_written WHERE website_id = $1 AND jsonb_typeof(choice) = 'object'
     ON CONFLICT (website_id, source_key) DO UPDATE SET import_id = excluded.import_id, title = excluded.title,
       changed_at = excluded.changed_at, other = excluded.other, print = excluded.print, is_taken = false`,
    [websiteId, importId],
  );
  await forgetPortions(database, websiteId);
}

export async function forgetPortions(database: Database, websiteId: Id): Promise<void> {
  await database.query('DELETE FROM import_written WHERE website_id = $1', [websiteId]);
  await database.query('DELETE FROM import_portions WHERE website_id = $1', [websiteId]);
}

export interface ToPutBack {
  readonly source_key: string;
  readonly is_new: boolean;
  readonly before: ProductInput | null;
}

/** Removes entries from the list; the caller undoes them in the same transaction. */
export async function takeWritten(database: Database, websiteId: Id, limit: number): Promise<ToPutBack[]> {
  return database.query<ToPutBack & { source_key: string }>(
    `DELETE FROM import_written WHERE website_id = $1 AND source_key IN (
       SELECT source_key FROM import_written WHERE website_id = $1 ORDER BY source_key LIMIT $2)
     RETURNING source_key, is_new, before`,
    [websiteId, limit],
  );
}
