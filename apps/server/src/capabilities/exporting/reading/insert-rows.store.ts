import pg from 'pg';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../database/database.ts';
import { restoredColumns } from '../contents/left-out.ts';
import { readTables } from '../contents/table-rows.store.ts';
import { ArchiveError } from './archive-error.ts';
import { formerValues } from './former-rows.ts';

export interface RestoredTable {
  readonly name: string;
  readonly columns: readonly string[];
  /** How many levels of tables it depends on. */
  readonly level: number;
}

/** The tables that an archive can have, each with its level of dependency on the others. */
export async function listTables(database: Database): Promise<RestoredTable[]> {
  const links = await database.query<{ from: string; to: string }>(
    `SELECT DISTINCT c.conrelid::regclass::text AS from, c.confrelid::regclass::text AS to FROM pg_constraint c
     WHERE c.contype = 'f' AND c.connamespace = 'public'::regnamespace AND c.conrelid <> c.confrelid`,
  );
  const tables = await readTables(database);
  const names = new Set(tables.map(({ name }) => name));
  const levelOf = (name: string, path: readonly string[]): number => {
    const before = links.filter(link => link.from === name && names.has(link.to) && !path.includes(link.to));
    return Math.max(0, ...before.map(({ to }) => 1 + levelOf(to, [...path, name])));
  };
  return tables.map(({ name, columns }) => ({ name, columns, level: levelOf(name, []) }));
}

/** Rows as lines of JSON; missing columns take their defaults, and those left out of archives are generated again. */
export async function insertLines(
  { database }: Context,
  { name, columns }: RestoredTable,
  { lines, closedHash }: { lines: readonly string[]; closedHash: string },
): Promise<void> {
  const given = new Set(Object.keys(JSON.parse(lines[0] ?? '{}')));
  const renewed = formerValues[name] ?? {};
  const taken = columns.filter(column => given.has(column) && renewed[column] === undefined);
  const restored = Object.entries({ ...restoredColumns[name], ...formerValues[name] });
  const into = [...taken, ...restored.map(([column]) => column)].map(quoted).join(', ');
  const values = [...taken.map(column => `r.${quoted(column)}`), ...restored.map(([, sql]) => sql)].join(
    ', ',
  );
  try {
    await database.query(
      `WITH given AS (SELECT $2::text AS closed)
       INSERT INTO ${quoted(name)} (${into}) SELECT ${values}
       FROM given, json_array_elements($1::json) line, LATERAL json_populate_record(null::${quoted(name)}, line) r`,
      [`[${lines.join(',')}]`, closedHash],
    );
  } catch (error) {
    // Values of a wrong type or out of range, two rows with one key, a row that refers to a missing one.
    if (error instanceof pg.DatabaseError && /^2[23]/.test(error.code ?? ''))
      throw new ArchiveError(`tables/${name}.ndjson`, error.message);
    throw error;
  }
}

/** Work that was in progress there is not in progress here. */
export async function settleImported({ database, website }: Context): Promise<void> {
  await database.query(`UPDATE outbox SET state = 'kept' WHERE website_id = $1 AND state = 'queued'`, [
    website.id,
  ]);
  await database.query(
    `UPDATE imports SET state = 'cancelled' WHERE website_id = $1 AND state IN ('waiting', 'running')`,
    [website.id],
  );
  // No service is asked about another platform's work: a person handles it.
  await database.query(`UPDATE refunds SET state = 'due' WHERE website_id = $1 AND state = 'asked'`, [
    website.id,
  ]);
  await database.query(
    `UPDATE payment_captures SET state = 'refused' WHERE website_id = $1 AND state = 'asked'`,
    [website.id],
  );
  // Only the platform that saved a payment method can charge it (rule SUBSCRIPTION-20).
  await database.query(
    `UPDATE subscriptions SET state = CASE WHEN state IN ('active', 'pastDue') THEN 'paused' ELSE state END,
       look_at = NULL, saved_method_id = NULL WHERE website_id = $1`,
    [website.id],
  );
  await database.query('UPDATE payments SET is_void_wanted = false WHERE website_id = $1', [website.id]);
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
