import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { DemoServer } from './demo-server.ts';

/** Asks the database of the demo directly, about any website: for what only time, or a job at its hour, would bring about. */
export async function askDatabase(
  { dataDir }: Pick<DemoServer, 'dataDir'>,
  sql: string,
  values: readonly unknown[],
): Promise<number> {
  const cluster = join(dataDir, 'postgres', 'cluster', 'postmaster.pid');
  const lines = readFileSync(cluster, 'utf8').split('\n');
  const client = new pg.Client({
    host: lines[4]?.trim() ?? '',
    port: Number(lines[3]),
    user: 'vitrine',
    database: 'vitrine',
  });
  await client.connect();
  try {
    await client.query("SELECT set_config('vitrine.website', '*', false)");
    const { rowCount } = await client.query(sql, [...values]);
    return rowCount ?? 0;
  } finally {
    await client.end();
  }
}
