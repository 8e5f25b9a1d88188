import { Client, type ClientConfig } from 'pg';
import { expect } from 'vitest';

/** The row whose write is blocked, by some of its columns. */
export interface HeldRow {
  readonly table: string;
  readonly row: Readonly<Record<string, unknown>>;
}

/** The number range of advisory locks, different from the product’s. */
const lockClass = 4711;

/** Other tests hold steps of their own databases in the same cluster. */
const isOurs =
  "locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())";

/**
 * Blocks single writes of another process in the database, until it is killed: a statement that writes such a row
 * waits.
 */
export class HeldSteps {
  readonly #gate: Client;
  #keys: number[] = [];

  private constructor(gate: Client) {
    this.#gate = gate;
  }

  static async open(connection: ClientConfig, tables: readonly string[]): Promise<HeldSteps> {
    const gate = new Client(connection);
    await gate.connect();
    await gate.query(`CREATE SCHEMA held;
      CREATE TABLE held.steps (key serial PRIMARY KEY, name text NOT NULL, part jsonb NOT NULL);
      CREATE FUNCTION held.wait() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE step integer;
      BEGIN
        FOR step IN SELECT key FROM held.steps WHERE name = TG_TABLE_NAME AND to_jsonb(NEW) @> part LOOP
          PERFORM pg_advisory_xact_lock_shared(${lockClass}, step);
        END LOOP;
        RETURN NEW;
      END $$`);
    for (const table of tables)
      await gate.query(
        `CREATE TRIGGER held BEFORE INSERT OR UPDATE ON ${table} FOR EACH ROW EXECUTE FUNCTION held.wait()`,
      );
    return new HeldSteps(gate);
  }

  async hold({ table, row }: HeldRow): Promise<void> {
    const { rows } = await this.#gate.query<{ key: number }>(
      'INSERT INTO held.steps (name, part) VALUES ($1, $2) RETURNING key',
      [table, JSON.stringify(row)],
    );
    const key = rows[0]?.key ?? 0;
    this.#keys.push(key);
    await this.#gate.query('SELECT pg_advisory_lock($1, $2)', [lockClass, key]);
  }

  /** Waits until a statement is blocked at each of them. */
  async whenReached(): Promise<void> {
    const missing = async () => {
      const { rows } = await this.#gate.query<{ name: string; part: unknown }>(
        `SELECT name, part FROM held.steps WHERE key = ANY ($1) AND key NOT IN (
           SELECT objid::int FROM pg_locks WHERE ${isOurs} AND classid = $2 AND NOT granted)`,
        [this.#keys, lockClass],
      );
      return rows;
    };
    await expect.poll(missing, { interval: 20 }).toEqual([]);
  }

  /**
   * Call it once the process is dead. The waiting statement is lost, or is carried out although nobody gets the
   * answer: every second one, and the others in the next round.
   */
  async letGo(round: number): Promise<void> {
    const { rows } = await this.#gate.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    const waiting = rows.map(({ pid }) => pid);
    const lost = this.#keys.filter((_, at) => (at + round) % 2 === 0);
    await this.#gate.query(
      `SELECT pg_terminate_backend(pid) FROM pg_locks
       WHERE ${isOurs} AND classid = $1 AND NOT granted AND objid::int = ANY ($2)`,
      [lockClass, lost],
    );
    await this.#gate.query('SELECT pg_advisory_unlock_all()');
    const left = async () =>
      (await this.#gate.query('SELECT FROM pg_stat_activity WHERE pid = ANY ($1)', [waiting])).rowCount;
    await expect.poll(left, { interval: 20 }).toBe(0);
    await this.#gate.query('DELETE FROM held.steps');
    this.#keys = [];
  }

  close(): Promise<void> {
    return this.#gate.end();
  }
}
