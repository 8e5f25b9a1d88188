import type { Pool, PoolClient, QueryResultRow } from 'pg';
import { ask, askTogether } from './ask.ts';
import { createStatementNames, isPlanOutdated, type StatementNames } from './statement-names.ts';

/**
 * The one way to PostgreSQL: the pool outside a transaction, one connection inside. Store functions take it
 * as their first argument and never know which of the two it is.
 */
export interface Database {
  /** Plain SQL with $1, $2 … places; rows as the driver gives them. */
  query<Row extends QueryResultRow>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Everything inside holds or nothing does; inside a transaction it opens a savepoint. */
  transaction<T>(work: (transaction: Database) => Promise<T>): Promise<T>;
  /**
   * All of the work on one connection, without a transaction: what it asks at once goes out at once and is
   * carried out one after the other. Others lack the connection meanwhile, so the work waits for nothing else.
   */
  connected<T>(work: (connection: Database) => Promise<T>): Promise<T>;
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
  const names = createStatementNames();
  const connected = async <T>(work: (connection: Connection) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    const connection: Connection = { client, names, later: [], isBroken: false };
    const noteBroken = () => {
      connection.isBroken = true;
    };
    // The caller hears of it by the answer; unheard here, it would end the process.
    client.on('error', noteBroken);
    try {
      return await work(connection);
    } finally {
      client.off('error', noteBroken);
      client.release(connection.isBroken);
      // Only now: what comes after a commit may need a connection of its own.
      for (const one of connection.later) await run(one, reportError);
    }
  };
  return {
    query: async <Row extends QueryResultRow>(sql: string, values?: readonly unknown[]) => {
      try {
        return await ask<Row>(pool, names, { sql, values });
      } catch (error) {
        if (!isPlanOutdated(error)) throw error;
        names.renew();
        return ask<Row>(pool, names, { sql, values });
      }
    },
    connected: work => connected(connection => work(databaseOnConnection(connection))),
    transaction: work => connected(connection => inTransaction(connection, work)),
    afterCommit: work => void run(work, reportError),
  };
}

interface Connection {
  readonly client: PoolClient;
  readonly names: StatementNames;
  /** What follows a commit. */
  readonly later: (() => void | Promise<void>)[];
  /** It could not roll back, and is thrown away with its transaction. */
  isBroken: boolean;
}

function databaseOnConnection(connection: Connection): Database {
  const { client, names, later } = connection;
  const database: Database = {
    query: (sql, values) => askTogether(client, names, { sql, values }),
    connected: work => work(database),
    transaction: work => inTransaction(connection, work),
    afterCommit: work => void later.push(work),
  };
  return database;
}

async function inTransaction<T>(
  connection: Connection,
  work: (transaction: Database) => Promise<T>,
): Promise<T> {
  const { client, names } = connection;
  const open: OpenTransaction = { client, names, later: [], depth: 0, isOver: false };
  try {
    // Not waited for: it goes out with the first statement, and when it fails all that follow do.
    const begun = askTogether(client, names, { sql: 'BEGIN', values: undefined });
    begun.catch(() => undefined);
    const value = await work(databaseInTransaction(open));
    await begun;
    open.isOver = true;
    await client.query('COMMIT');
    connection.later.push(...open.later);
    return value;
  } catch (error) {
    open.isOver = true;
    if (isPlanOutdated(error)) names.renew();
    await client.query('ROLLBACK').catch(() => {
      connection.isBroken = true;
    });
    throw error;
  }
}

interface OpenTransaction {
  readonly client: PoolClient;
  readonly names: StatementNames;
  readonly later: (() => void | Promise<void>)[];
  readonly depth: number;
  isOver: boolean;
}

function databaseInTransaction(open: OpenTransaction): Database {
  const { client, names, later, depth } = open;
  const database: Database = {
    query: async (sql, values) => {
      // What was begun beside work that failed would be carried out without the transaction.
      if (open.isOver) throw new Error('The transaction has ended.');
      return askTogether(client, names, { sql, values });
    },
    connected: work => work(database),
    transaction: async work => {
      const name = `nested_${depth + 1}`;
      const inner: OpenTransaction = { client, names, later: [], depth: depth + 1, isOver: false };
      await client.query(`SAVEPOINT ${name}`);
      try {
        const value = await work(databaseInTransaction(inner));
        inner.isOver = true;
        await client.query(`RELEASE SAVEPOINT ${name}`);
        later.push(...inner.later);
        return value;
      } catch (error) {
        inner.isOver = true;
        await client.query(`ROLLBACK TO SAVEPOINT ${name}`);
        throw error;
      }
    },
    afterCommit: work => void later.push(work),
  };
  return database;
}

async function run(work: () => void | Promise<void>, reportError: (error: unknown) => void): Promise<void> {
  try {
    await work();
  } catch (error) {
    reportError(error);
  }
}
