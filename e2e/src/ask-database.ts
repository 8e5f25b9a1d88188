import pg from 'pg';
import type { DemoServer } from './demo-server.ts';

/** Asks the database of the demo directly, about any website: for what only time, or a job at its hour, would bring about. */
export async function askDatabase(
  { database }: Pick<DemoServer, 'database'>,
  sql: string,
  values: readonly unknown[],
): Promise<number> {
  const client = new pg.Client(database);
  await client.connect();
  try {
    await client.query("SELECT set_config('vitrine.website', '*', false)");
    const { rowCount } = await client.query(sql, [...values]);
    return rowCount ?? 0;
  } finally {
    await client.end();
  }
}
