import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import type { QueryResultRow } from 'pg';
import { z } from 'zod';
import type { Database } from './database.ts';

/** A list whose pages begin where another ended, with any number of rows before (rule DATABASE-7). */
export interface KeysetList {
  readonly select: string;
  readonly from: string;
  readonly where: string;
  readonly values: readonly unknown[];
  readonly order: ListOrder;
}

export interface ListOrder {
  /** Part of cursors, so that one of another order is refused. */
  readonly name: string;
  /** Never null; with the id, the end of an index that begins with the columns of `where`. */
  readonly column: string;
  readonly type: 'text' | 'integer' | 'bigint' | 'float8' | 'timestamptz';
  readonly id: string;
  /** Whether the id is another table’s than the column, whose index then needs a condition of its own. */
  readonly isAcross?: boolean;
  readonly isDescending: boolean;
}

export interface PageWanted {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export interface KeysetPage<Row> {
  readonly rows: Row[];
  /** Cursors of the next and previous pages; null if there is none. */
  readonly next: string | null;
  readonly previous: string | null;
}

/** The row after which a page begins, in that direction; without one, that end of the list. */
interface Place {
  readonly isBackward: boolean;
  readonly beyond: { readonly key: string; readonly id: string } | null;
}

type Keyed<Row> = Row & { readonly cursor_key: string; readonly cursor_id: string };

/**
 * Rows added or removed in the meantime are never shown twice or hidden; if a whole page is gone, the nearest one
 * is returned.
 */
export async function readPage<Row extends QueryResultRow>(
  database: Database,
  list: KeysetList,
  { cursor, limit }: PageWanted,
): Promise<Result<KeysetPage<Row>>> {
  const place = cursor === undefined ? { isBackward: false, beyond: null } : placeOf(cursor, list.order.name);
  if (place === null) return badCursor();
  try {
    const page = await readFrom<Row>(database, list, { place, limit });
    if (page.rows.length > 0 || place.beyond === null) return succeed(page);
    const end = { isBackward: !place.isBackward, beyond: null };
    return succeed(await readFrom<Row>(database, list, { place: end, limit }));
  } catch (error) {
    if (cursor !== undefined && isNoValue(error)) return badCursor();
    throw error;
  }
}

async function readFrom<Row extends QueryResultRow>(
  database: Database,
  { select, from, where, values, order }: KeysetList,
  { place: { isBackward, beyond }, limit }: { place: Place; limit: number },
): Promise<KeysetPage<Row>> {
  const { column, type, id, isAcross = false } = order;
  const isFalling = order.isDescending !== isBackward;
  const direction = isFalling ? 'DESC' : 'ASC';
  const place = (at: number) => `$${values.length + at}`;
  const beside = isFalling ? '<' : '>';
  const isBeyond =
    beyond === null
      ? ''
      : `AND (${column}, ${id}) ${beside} (${place(2)}::${type}, ${place(3)}::text)
         ${isAcross ? `AND ${column} ${beside}= ${place(2)}::${type}` : ''}`;
  const found = await database.query<Keyed<Row>>(
    `SELECT ${select}, ${column}::text AS cursor_key, ${id} AS cursor_id FROM ${from} WHERE ${where} ${isBeyond}
     ORDER BY ${column} ${direction}, ${id} ${direction} LIMIT ${place(1)}`,
    [...values, limit + 1, ...(beyond === null ? [] : [beyond.key, beyond.id])],
  );
  const isMore = found.length > limit;
  const rows = isMore ? found.slice(0, limit) : found;
  if (isBackward) rows.reverse();
  const cursorAt = (row: Keyed<Row> | undefined, mark: Mark) =>
    row === undefined ? null : cursorOf([order.name, mark, row.cursor_key, row.cursor_id]);
  const isFirst = isBackward ? !isMore : beyond === null;
  const isLast = isBackward ? beyond === null : !isMore;
  return {
    rows,
    next: isLast ? null : cursorAt(rows.at(-1), 'after'),
    previous: isFirst ? null : cursorAt(rows[0], 'before'),
  };
}

const cursorSchema = z.tuple([z.string(), z.enum(['after', 'before']), z.string(), z.string()]);
type Cursor = z.infer<typeof cursorSchema>;
type Mark = Cursor[1];

function cursorOf(cursor: Cursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

function placeOf(cursor: string, name: string): Place | null {
  try {
    const text = Buffer.from(cursor, 'base64url').toString();
    const [order, mark, key, id] = cursorSchema.parse(JSON.parse(text));
    return order === name ? { isBackward: mark === 'before', beyond: { key, id } } : null;
  } catch {
    return null;
  }
}

/** Errors for values that the database cannot convert to the column's type. */
function isNoValue(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('22');
}

function badCursor(): Result<never> {
  return fail(callErrors.invalid, { fields: 'cursor' }, { errors: { cursor: phrase('fields.cursor') } });
}
