import { type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { QueryResultRow } from 'pg';
import type { Database } from './database.ts';
import { type KeysetList, type KeysetPage, type PageWanted, readPage } from './keyset.ts';

export type CountedPage<Row> = KeysetPage<Row> & { readonly total: number };

/** A page with the number of all rows of its list, for lists whose rows are few enough to be counted. */
export async function readCountedPage<Row extends QueryResultRow>(
  database: Database,
  list: KeysetList,
  wanted: PageWanted,
): Promise<Result<CountedPage<Row>>> {
  const page = await readPage<Row>(database, list, wanted);
  if (!page.ok) return page;
  const { from, where, values } = list;
  const [counted] = await database.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM ${from} WHERE ${where}`,
    values,
  );
  return succeed({ ...page.value, total: counted?.total ?? 0 });
}
