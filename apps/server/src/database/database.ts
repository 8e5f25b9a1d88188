import { DatabaseError, type Pool, type PoolClient, type QueryResultRow } from 'pg';
import { askTogether, type Statement } from './ask.ts';
import { isDatabaseAway } from './is-database-away.ts';
import { shareConnection, type WithConnection } from './share-connection.ts';
import { createStatementNames, isPlanOutdated, type StatementNames } from './statement-names.ts';
import { areSame, limitConnection, limitInside, requestLimits, type TimeLimits } from './time-limits.ts';
import { bindConnection, bindInside, everyPlace, platformPlace, type WalledConnection } from './wall.ts';

/**
 * The only way to PostgreSQL: the pool outside a transaction, one connection inside. Store functions take it as
 * their first argument and never know which of the two it is.
 */
export interface Database {
  /** Plain SQL with the parameters $1, $2 …; rows as the driver returns them. */
  query<Row extends QueryResultRow>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Either everything inside is committed or nothing is; inside a transaction it opens a savepoint. */
  transaction<T>(work: (transaction: Database) => Promise<T>): Promise<T>;
  /**
   * Runs all of the work on one connection, without a transaction: statements issued together are sent together and
   * run one after the other. Others cannot use the connection until then, so the work must not wait for anything
   * else.
   */
  connected<T>(work: (connection: Database) => Promise<T>): Promise<T>;
  /** Whether its statements belong to a transaction, and what they read may be taken back. */
  readonly isTransaction: boolean;
  /** Runs after the outermost transaction has committed; immediately if there is none. Never after a rollback. */
  afterCommit(work: () => void | Promise<void>): void;
  /** Whose rows it can read and write: those of a website by its id, the platform's own, or all (rule WALL-1). */
  readonly place: string;
  /** The same pool, connection or transaction, bound to another scope. */
  at(place: string): Database;
  /**
   * The same, where all statements use one connection as long as any of them runs, one after the other: for many
   * small ones that are never slow (rule DATABASE-8).
   */
  together(): Database;
  /** The same with these time limits instead; the others stay as they are (rules DATABASE-10 and DATABASE-11). */
  limited(change: Partial<TimeLimits>): Database;
}

/** For reads and removals on all websites; each use is listed with a reason (rule WALL-4). */
export function acrossWebsites(database: Database): Database {
  return database.at(everyPlace);
}

/** Thrown inside a transaction to roll it back and return a refusal; see `rollback`. */
class Rollback<T> extends Error {
  readonly value: T;
  constructor(value: T) {
    super('rolled back');
    this.value = value;
  }
}

/** Like `database.transaction`, but a refusal (`ok: false`) rolls back the work before it is returned. */
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

/** Whose rows the statements of a handle see, and how long they may take. */
interface Bounds {
  readonly place: string;
  readonly limits: TimeLimits;
}

export function databaseOn(
  pool: Pool,
  reportError: (error: unknown) => void,
  limits: TimeLimits = requestLimits,
): Database {
  const names = createStatementNames();
  const connected = async <T>(work: (connection: Connection) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    const connection: Connection = { client, names, later: [], isBroken: false };
    let brokenBy: Error | null = null;
    const noteBroken = (error: Error) => {
      connection.isBroken = true;
      brokenBy ??= error;
    };
    // The caller gets the error with the result; without a handler here, it would end the process.
    client.on('error', noteBroken);
    try {
      return await work(connection);
    } catch (error) {
      // The driver only says that the connection is gone, not that its transaction was idle for too long.
      throw brokenBy !== null && isDatabaseAway(error) ? brokenBy : error;
    } finally {
      client.off('error', noteBroken);
      client.release(connection.isBroken);
      // Only now: callbacks after a commit may need their own connection.
      for (const one of connection.later) await run(one, reportError);
    }
  };
  const bounded = (bounds: Bounds, withOne: WithConnection<Connection>): Database => ({
    isTransaction: false,
    place: bounds.place,
    at: place => bounded({ ...bounds, place }, withOne),
    together: () => bounded(bounds, shareConnection(connected)),
    limited: change => bounded(changed(bounds, change), withOne),
    query: async <Row extends QueryResultRow>(sql: string, values?: readonly unknown[]) => {
      const askOnce = () => withOne(connection => askOn<Row>(connection, bounds, { sql, values }));
      try {
        return await askOnce();
      } catch (error) {
        if (!isPlanOutdated(error)) throw error;
        names.renew();
        return askOnce();
      }
    },
    connected: work => connected(connection => work(databaseOnConnection(connection, bounds))),
    transaction: work => connected(connection => inTransaction(connection, bounds, work)),
    afterCommit: work => void run(work, reportError),
  });
  return bounded({ place: platformPlace, limits }, connected);
}

function changed(bounds: Bounds, change: Partial<TimeLimits>): Bounds {
  return { ...bounds, limits: { ...bounds.limits, ...change } };
}

/** Sent before the next statements, in the same message. */
function bindTo(connection: Connection, { place, limits }: Bounds): Promise<unknown> {
  return Promise.all([bindConnection(connection, place), limitConnection(connection, limits)]);
}

interface Connection extends WalledConnection {
  /** Callbacks after a commit. */
  readonly later: (() => void | Promise<void>)[];
}

function databaseOnConnection(connection: Connection, bounds: Bounds): Database {
  const database: Database = {
    isTransaction: false,
    place: bounds.place,
    at: place => (place === bounds.place ? database : databaseOnConnection(connection, { ...bounds, place })),
    together: () => database,
    limited: change => databaseOnConnection(connection, changed(bounds, change)),
    query: (sql, values) => askOn(connection, bounds, { sql, values }),
    connected: work => work(database),
    transaction: work => inTransaction(connection, bounds, work),
    afterCommit: work => void connection.later.push(work),
  };
  return database;
}

async function askOn<Row extends QueryResultRow>(
  connection: Connection,
  bounds: Bounds,
  statement: Statement,
): Promise<Row[]> {
  const bound = bindTo(connection, bounds);
  try {
    const asked = askTogether<Row>(connection.client, connection.names, statement);
    return (await Promise.all([asked, bound]))[0];
  } catch (error) {
    if (!(error instanceof DatabaseError && error.severity === 'ERROR')) connection.isBroken = true;
    throw error;
  }
}

async function inTransaction<T>(
  connection: Connection,
  bounds: Bounds,
  work: (transaction: Database) => Promise<T>,
): Promise<T> {
  const { client, names } = connection;
  const open: OpenTransaction = { client, names, later: [], depth: 0, isOver: false, bound: { to: bounds } };
  try {
    // Not awaited: it is sent with the first statement, and if it fails, so do all that follow.
    const bound = bindTo(connection, bounds);
    const begun = Promise.all([askTogether(client, names, { sql: 'BEGIN', values: undefined }), bound]);
    begun.catch(() => undefined);
    const value = await work(databaseInTransaction(open, bounds));
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
  /** Shared by all savepoints. */
  readonly bound: { to: Bounds };
}

function databaseInTransaction(open: OpenTransaction, bounds: Bounds): Database {
  const { client, names, later, depth, bound } = open;
  const database: Database = {
    isTransaction: true,
    place: bounds.place,
    at: place => (place === bounds.place ? database : databaseInTransaction(open, { ...bounds, place })),
    together: () => database,
    limited: change => databaseInTransaction(open, changed(bounds, change)),
    query: async (sql, values) => {
      // Statements begun next to failed work would otherwise run without the transaction.
      if (open.isOver) throw new Error('The transaction has ended.');
      if (bound.to.place !== bounds.place) bindInside(client, names, bounds.place);
      if (!areSame(bound.to.limits, bounds.limits)) limitInside(client, names, bounds.limits);
      bound.to = bounds;
      return askTogether(client, names, { sql, values });
    },
    connected: work => work(database),
    transaction: async work => {
      const name = `nested_${depth + 1}`;
      const inner: OpenTransaction = { client, names, later: [], depth: depth + 1, isOver: false, bound };
      const before = bound.to;
      await client.query(`SAVEPOINT ${name}`);
      try {
        const value = await work(databaseInTransaction(inner, bounds));
        inner.isOver = true;
        await client.query(`RELEASE SAVEPOINT ${name}`);
        later.push(...inner.later);
        return value;
      } catch (error) {
        inner.isOver = true;
        await client.query(`ROLLBACK TO SAVEPOINT ${name}`);
        bound.to = before;
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
