import type { Context } from '../src/context.ts';
import { within } from '../src/context.ts';
import type { Database } from '../src/database/database.ts';

/** Rows by table. */
export type RowsRead = Readonly<Record<string, number>>;

/** A prepared statement is planned without its values: the test counts the work of that plan. */
const runsUntilPlanned = 7;

/**
 * How many rows the last of several runs of the work read from each table, by index or sequentially; it counts
 * work because time would say more about the machine. Everything happens in one transaction, which is rolled back.
 */
export async function rowsRead(
  context: Context,
  work: (inside: Context) => Promise<unknown>,
): Promise<RowsRead> {
  let read: RowsRead = {};
  const undone = new Error('undone');
  await context.database
    .transaction(async transaction => {
      const inside = within(context, transaction);
      for (let run = 1; run < runsUntilPlanned; run += 1) await work(inside);
      const before = await tally(inside);
      await work(inside);
      const after = await tally(inside);
      read = Object.fromEntries(
        Object.entries(after).flatMap(([table, rows]) => {
          const more = rows - (before[table] ?? 0);
          return more > 0 ? [[table, more]] : [];
        }),
      );
      throw undone;
    })
    .catch(error => {
      if (error !== undone) throw error;
    });
  return read;
}

/** Rows read so far by table, of which those of earlier transactions can be a part. */
export async function tally({ database }: Pick<Context, 'database'>): Promise<RowsRead> {
  const rows = await database.query<{ table: string; rows: number }>(
    `SELECT relname AS table, (coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int AS rows
     FROM pg_stat_xact_user_tables`,
  );
  return Object.fromEntries(rows.map(({ table, rows: count }) => [table, count]));
}

/** Adds up the rows that the transactions of a database read. */
export function countingReads(database: Database): Database & { readonly read: number } {
  let read = 0;
  return {
    ...database,
    get read() {
      return read;
    },
    transaction: work =>
      database.transaction(async transaction => {
        const before = await rowsReadIn(transaction);
        const value = await work(transaction);
        read += (await rowsReadIn(transaction)) - before;
        return value;
      }),
  };
}

async function rowsReadIn(database: Database): Promise<number> {
  return Object.values(await tally({ database })).reduce((sum, rows) => sum + rows, 0);
}
