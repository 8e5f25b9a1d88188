import { type Result, succeed } from '@vitrine/core/errors/result.ts';
import { mostCounted } from '@vitrine/core/overview/overview.ts';
import type { QueryResultRow } from 'pg';
import type { Database } from './database.ts';
import { type KeysetList, type KeysetPage, type PageWanted, readPage } from './keyset.ts';

export type Counted = { readonly total: number; readonly isMore: boolean };

export type ListedPage<Row> = KeysetPage<Row> & Counted;

/** A page with the number of rows of its list, counted only if there are other pages, and then up to `mostCounted`. */
export async function readListedPage<Row extends QueryResultRow>(
  database: Database,
  list: KeysetList,
  wanted: PageWanted,
): Promise<Result<ListedPage<Row>>> {
  const page = await readPage<Row>(database, list, wanted);
  if (!page.ok) return page;
  const { rows, next, previous } = page.value;
  const isWhole = next === null && previous === null;
  const counted = isWhole ? { total: rows.length, isMore: false } : await countSome(database, list);
  return succeed({ ...page.value, ...counted });
}

/** The number of rows of a list, counted up to `mostCounted`, so that a long one takes no longer. */
export async function countSome(
  database: Database,
  { from, where, values }: Pick<KeysetList, 'from' | 'where' | 'values'>,
): Promise<Counted> {
  const [row] = await database.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM (SELECT FROM ${from} WHERE ${where} LIMIT ${mostCounted + 1}) AS counted`,
    values,
  );
  const total = row?.total ?? 0;
  return { total: Math.min(total, mostCounted), isMore: total > mostCounted };
}
