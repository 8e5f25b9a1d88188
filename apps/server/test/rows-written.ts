import { type Context, within } from '../src/context.ts';

/** How many rows the work inserts, updates and deletes, by table; in one transaction, which is rolled back. */
export async function rowsWritten(
  context: Context,
  work: (inside: Context) => Promise<unknown>,
): Promise<Readonly<Record<string, number>>> {
  let written: Record<string, number> = {};
  const undone = new Error('undone');
  await context.database
    .transaction(async transaction => {
      const inside = within(context, transaction);
      const before = await tally(inside);
      await work(inside);
      const after = await tally(inside);
      for (const [table, rows] of Object.entries(after)) {
        const more = rows - (before[table] ?? 0);
        if (more > 0) written = { ...written, [table]: more };
      }
      throw undone;
    })
    .catch(error => {
      if (error !== undone) throw error;
    });
  return written;
}

async function tally({ database }: Context): Promise<Record<string, number>> {
  const rows = await database.query<{ table: string; rows: number }>(
    'SELECT relname AS table, (n_tup_ins + n_tup_upd + n_tup_del)::int AS rows FROM pg_stat_xact_user_tables',
  );
  return Object.fromEntries(rows.map(({ table, rows: count }) => [table, count]));
}
