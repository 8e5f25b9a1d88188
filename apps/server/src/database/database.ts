import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient, QueryResultRow } from 'pg';

/**
 * The one way to PostgreSQL: the pool outside a transaction, one connection inside. Store functions take it
 * as their first argument and never know which of the two it is.
 */
export interface Database {
  /** Plain SQL with $1, $2 … places; rows as the driver gives them. */
  query<Row extends QueryResultRow>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Typed queries over `*.tables.ts`. */
  readonly orm: NodePgDatabase;
  /** Everything inside holds or nothing does; inside a transaction it opens a savepoint. */
  transaction<T>(work: (transaction: Database) => Promise<T>): Promise<T>;
  /** Runs after the outermost transaction has committed; at once when there is none. Never after a rollback. */
  afterCommit(work: () => void | Promise<void>): void;
}

/** Thrown inside a transaction to undo it and hand a refusal out; see `rollback`. */
class Rollback<T> extends Error {
  readonly value: T;
  constructor(value: T) {
    super('rolled back');
    this.value = value;
  }
}

/** Like `database.transaction`, but a refusal (`ok: false`) undoes what the work did before it is returned. */
export async function transactionOf<R extends { ok: boolean }>(
  database: Database,
  work: (transaction: Database) => Promise<R>,
): Promise<R> {
  try {
    return await database.transaction(async transaction => {
      const result = await work(transaction);
      if (!result.ok) throw new Rollback(result);
      return result;
    });
  } catch (error) {
    if (error instanceof Rollback) return error.value as R;
    throw error;
  }
}

export function databaseOn(pool: Pool, reportError: (error: unknown) => void): Database {
  return {
    query: async (sql, values) => (await pool.query(sql, values ? [...values] : undefined)).rows,
    orm: drizzle(pool),
    transaction: work => inTransaction(pool, work, reportError),
    afterCommit: work => void run(work, reportError),
  };
}

async function inTransaction<T>(
  pool: Pool,
  work: (transaction: Database) => Promise<T>,
  reportError: (error: unknown) => void,
): Promise<T> {
  const client = await pool.connect();
  const later: (() => void | Promise<void>)[] = [];
  try {
    await client.query('BEGIN');
    const value = await work(databaseOnClient(client, later));
    await client.query('COMMIT');
    client.release();
    for (const one of later) await run(one, reportError);
    return value;
  } catch (error) {
    const undone = await client.query('ROLLBACK').then(
      () => true,
      () => false,
    );
    // A connection that could not roll back is thrown away with its transaction.
    client.release(!undone);
    throw error;
  }
}

function databaseOnClient(client: PoolClient, later: (() => void | Promise<void>)[], depth = 0): Database {
  return {
    query: async (sql, values) => (await client.query(sql, values ? [...values] : undefined)).rows,
    orm: drizzle(client),
    transaction: async work => {
      const name = `nested_${depth + 1}`;
      const inner: (() => void | Promise<void>)[] = [];
      await client.query(`SAVEPOINT ${name}`);
      try {
        const value = await work(databaseOnClient(client, inner, depth + 1));
        await client.query(`RELEASE SAVEPOINT ${name}`);
        later.push(...inner);
        return value;
      } catch (error) {
        await client.query(`ROLLBACK TO SAVEPOINT ${name}`);
        throw error;
      }
    },
    afterCommit: work => void later.push(work),
  };
}

async function run(work: () => void | Promise<void>, reportError: (error: unknown) => void): Promise<void> {
  try {
    await work();
  } catch (error) {
    reportError(error);
  }
}
