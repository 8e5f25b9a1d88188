import type { ClientBase } from 'pg';
import { getConstructionPlans } from 'pg-boss';

const schema = 'jobs';

/** The SQL that creates the job queue’s schema as it is in this database; null when another release created it. */
export async function readQueueSchema(client: ClientBase): Promise<string | null> {
  const { rows: there } = await client.query(
    `SELECT to_regclass('${schema}.version') IS NOT NULL AS is_there`,
  );
  if (there[0]?.is_there !== true) return null;
  const { rows } = await client.query<{ version: number }>(`SELECT version FROM ${schema}.version`);
  const plan = getConstructionPlans(schema);
  const made = /INSERT INTO jobs\.version\(version\) VALUES \('(\d+)'\)/.exec(plan)?.[1];
  // The restore runs it inside its own transaction.
  return made === String(rows[0]?.version) ? withoutTransaction(plan) : null;
}

function withoutTransaction(plan: string): string {
  const lines = plan.split('\n');
  return lines.filter(line => line.trim() !== 'BEGIN;' && line.trim() !== 'COMMIT;').join('\n');
}
