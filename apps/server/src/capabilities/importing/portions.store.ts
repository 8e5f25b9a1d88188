import type { Id } from '@vitrine/core/id/id.ts';
import type { ImportNote } from '@vitrine/core/importing/import-model.ts';
import type { ProductInput } from '@vitrine/core/products/product.ts';
import { among } from '../../database/among.ts';
import type { Database } from '../../database/database.ts';
import { renewEstimates } from '../../database/renew-estimates.ts';
import type { Outcome, Prints } from './prints.store.ts';

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
  /** Its version as written; null if nothing changed. */
  readonly version: number | null;
  /** Whether it stays hidden until the import finishes. */
  readonly isHeldBack: boolean;
  /** The stock that a changed product was given, by the option values of its variants as JSON. */
  readonly stock: Readonly<Record<string, number | null>> | null;
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
  const rows = written.map(
    ({ sourceKey, prints, isKept, choice, isNew, before, version, isHeldBack, stock }) => ({
      source_key: sourceKey,
      print: prints?.print ?? null,
      source_print: prints?.source ?? null,
      is_kept: isKept,
      choice,
      is_new: isNew,
      before,
      version,
      is_held_back: isHeldBack,
      stock,
    }),
  );
  await database.query(
    `INSERT INTO import_written (website_id, source_key, print, source_print, is_kept, choice, is_new, before, version,
       is_held_back, stock)
     SELECT $1, * FROM jsonb_to_recordset($2) AS given (source_key text, print text, source_print text,
       is_kept boolean, choice jsonb, is_new boolean, before jsonb, version integer, is_held_back boolean, stock jsonb)
     ON CONFLICT (website_id, source_key) DO UPDATE SET print = excluded.print, source_print = excluded.source_print,
       is_kept = excluded.is_kept, choice = excluded.choice, is_held_back = excluded.is_held_back,
       version = coalesce(excluded.version, import_written.version),
       stock = coalesce(excluded.stock, import_written.stock)`,
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

async function forgetPortions(database: Database, websiteId: Id): Promise<void> {
  await database.query('DELETE FROM import_written WHERE website_id = $1', [websiteId]);
  await forgetPlaces(database, websiteId);
}

/** An import that is undone writes from its first product again if it is started again. */
export async function forgetPlaces(database: Database, websiteId: Id): Promise<void> {
  await database.query('DELETE FROM import_portions WHERE website_id = $1', [websiteId]);
}

/** The keys of the products that are hidden until the import finishes, in order. */
export async function readHeldBack(
  database: Database,
  websiteId: Id,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const rows = await database.query<{ source_key: string }>(
    `SELECT source_key FROM import_written WHERE website_id = $1 AND is_held_back AND source_key > $2
     ORDER BY source_key LIMIT $3`,
    [websiteId, after, limit],
  );
  return rows.map(row => row.source_key);
}

export function renewWrittenEstimates(database: Database): Promise<void> {
  return renewEstimates(database, { import_written: ['website_id'] });
}

/** Those of these products that an unfinished import has written. */
export async function readWritten(
  database: Database,
  websiteId: Id,
  keys: readonly string[],
): Promise<ReadonlyMap<string, { prints: Prints | null; isHeldBack: boolean }>> {
  const rows = await database.query<{
    source_key: string;
    print: string | null;
    source_print: string | null;
    is_held_back: boolean;
  }>(
    `SELECT source_key, print, source_print, is_held_back FROM import_written
     WHERE website_id = $1 AND source_key ${among('$2')}`,
    [websiteId, keys],
  );
  return new Map(
    rows.map(({ source_key: key, print, source_print: source, is_held_back: isHeldBack }) => [
      key,
      { prints: print === null ? null : { print, source }, isHeldBack },
    ]),
  );
}

export interface ToPutBack {
  readonly source_key: string;
  readonly print: string | null;
  readonly source_print: string | null;
  readonly is_new: boolean;
  readonly before: ProductInput | null;
  /** Null if an earlier release wrote it. */
  readonly version: number | null;
  readonly stock: Readonly<Record<string, number | null>> | null;
}

/** Removes entries from the list; the caller undoes them in the same transaction. */
export async function takeWritten(database: Database, websiteId: Id, limit: number): Promise<ToPutBack[]> {
  return database.query<ToPutBack & Record<string, unknown>>(
    `DELETE FROM import_written WHERE website_id = $1 AND source_key IN (
       SELECT source_key FROM import_written WHERE website_id = $1 ORDER BY source_key LIMIT $2)
     RETURNING source_key, print, source_print, is_new, before, version, stock`,
    [websiteId, limit],
  );
}
