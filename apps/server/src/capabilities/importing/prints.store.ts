import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';
import type { Choice } from './choices.store.ts';

/** The state of an item at the end of its import: here, and in the export. */
export interface Prints {
  readonly print: string;
  readonly source: string | null;
}

/** The result for one item, for the next import. */
export interface Outcome {
  readonly sourceKey: string;
  /** Null if its owner deleted it. */
  readonly prints: Prints | null;
  readonly isOffered: boolean;
  readonly isKept: boolean;
  readonly choice: Choice | null;
}

export async function readPrints(
  database: Database,
  websiteId: Id,
  keys: readonly string[],
): Promise<Map<string, Prints>> {
  const rows = await database.query<{ source_key: string; print: string; source_print: string | null }>(
    `WITH given AS MATERIALIZED (SELECT unnest($2::text[]) AS key)
     SELECT source_key, print, source_print FROM given JOIN import_prints ON website_id = $1 AND source_key = key`,
    [websiteId, keys],
  );
  return new Map(rows.map(row => [row.source_key, { print: row.print, source: row.source_print }]));
}

export async function savePrints(
  database: Database,
  websiteId: Id,
  prints: ReadonlyMap<string, Prints>,
): Promise<void> {
  const all = [...prints.values()];
  await database.query(
    `INSERT INTO import_prints (website_id, source_key, print, source_print)
     SELECT $1, * FROM unnest($2::text[], $3::text[], $4::text[])
     ON CONFLICT (website_id, source_key) DO UPDATE SET print = excluded.print, source_print = excluded.source_print`,
    [websiteId, [...prints.keys()], all.map(({ print }) => print), all.map(({ source }) => source)],
  );
}
