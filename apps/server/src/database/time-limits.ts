import type { PoolClient } from 'pg';
import { askTogether } from './ask.ts';
import type { StatementNames } from './statement-names.ts';
import type { WalledConnection } from './wall.ts';

/** In milliseconds; 0 is no limit. */
export interface TimeLimits {
  /** How long a statement waits for a lock. */
  readonly lock: number;
  /** How long a statement takes. */
  readonly statement: number;
  /** How long a transaction waits for the program. */
  readonly idle: number;
}

/** A net under requests: whatever waits for ever ends, so that the connections are free again (rule DATABASE-10). */
export const requestLimits: TimeLimits = { lock: 15_000, statement: 60_000, idle: 60_000 };

/** For jobs and commands, which nobody waits for: an archive may go to a slow disk (rule DATABASE-11). */
export const workLimits: TimeLimits = { lock: 0, statement: 0, idle: 3_600_000 };

/** For one long statement of a request, such as the first publish of a large website (rule DATABASE-11). */
export const longStatement: Partial<TimeLimits> = { statement: 0 };

const bind = `SELECT set_config('lock_timeout', $1, $4), set_config('statement_timeout', $2, $4),
  set_config('idle_in_transaction_session_timeout', $3, $4)`;

const known = new WeakMap<PoolClient, TimeLimits>();

/**
 * Sets the limits of the connection before the next statements, in the same message; undefined if it has them. Not
 * when it is opened: requests and jobs share the pool, and a pooler may refuse settings in the first message.
 */
export function limitConnection(
  connection: WalledConnection,
  limits: TimeLimits,
): Promise<unknown> | undefined {
  const { client, names } = connection;
  const before = known.get(client);
  if (before !== undefined && areSame(before, limits)) return undefined;
  known.set(client, limits);
  return askTogether(client, names, { sql: bind, values: valuesOf(limits, false) }).catch(
    (error: unknown) => {
      known.delete(client);
      connection.isBroken = true;
      throw error;
    },
  );
}

/** The same inside a transaction until it ends, or its savepoint is rolled back. */
export function limitInside(client: PoolClient, names: StatementNames, limits: TimeLimits): void {
  askTogether(client, names, { sql: bind, values: valuesOf(limits, true) }).catch(() => undefined);
}

export function areSame(one: TimeLimits, other: TimeLimits): boolean {
  return one.lock === other.lock && one.statement === other.statement && one.idle === other.idle;
}

function valuesOf({ lock, statement, idle }: TimeLimits, isLocal: boolean): unknown[] {
  return [String(lock), String(statement), String(idle), isLocal];
}
