import pg from 'pg';
import { connectionOf } from '../reference-transactions.ts';
import type { InvoiceLine } from './read-invoices.ts';

/** The same carts and orders as the database's own bare transactions: the fewest statements, and nothing else. */
export class BareRetail {
  readonly #pool: pg.Pool;
  readonly #variants: ReadonlyMap<string, number>;
  readonly #carts: readonly (readonly { variant: number; line: InvoiceLine }[])[];

  private constructor(
    pool: pg.Pool,
    carts: readonly (readonly InvoiceLine[])[],
    keyOf: (line: InvoiceLine) => string,
  ) {
    this.#pool = pool;
    this.#variants = new Map([...new Set(carts.flat().map(keyOf))].map((key, at) => [key, at]));
    this.#carts = carts.map(lines =>
      lines.map(line => ({ variant: this.#variants.get(keyOf(line)) ?? 0, line })),
    );
  }

  static async open(
    dataDir: string,
    clients: number,
    carts: readonly (readonly InvoiceLine[])[],
    keyOf: (line: InvoiceLine) => string,
  ): Promise<BareRetail> {
    const pool = new pg.Pool({ ...connectionOf(dataDir), max: clients, application_name: 'bench' });
    await pool.query('DROP SCHEMA IF EXISTS bench_retail CASCADE');
    await pool.query(`CREATE SCHEMA bench_retail
      CREATE TABLE stock (variant integer PRIMARY KEY, on_hand bigint NOT NULL) WITH (fillfactor = 70)
      CREATE TABLE entries (cart integer, variant integer, quantity integer NOT NULL, PRIMARY KEY (cart, variant))
      CREATE TABLE orders (cart integer PRIMARY KEY, lines jsonb NOT NULL, total bigint NOT NULL)
      CREATE TABLE payments (cart integer PRIMARY KEY, amount bigint NOT NULL)`);
    const bare = new BareRetail(pool, carts, keyOf);
    await pool.query(
      'INSERT INTO bench_retail.stock SELECT at, 1000000000 FROM generate_series(0, $1) AS at',
      [bare.#variants.size],
    );
    await pool.query('ANALYZE bench_retail.stock');
    return bare;
  }

  /** A transaction for each line, as for each request. */
  async fill(): Promise<void> {
    await this.#share(async (client, cart, lines) => {
      for (const { variant, line } of lines)
        await client.query({
          name: 'entry',
          text: 'INSERT INTO bench_retail.entries VALUES ($1, $2, $3)',
          values: [cart, variant, line.quantity],
        });
    });
  }

  /** A transaction for each order. */
  async order(): Promise<void> {
    await this.#share(async (client, cart, lines) => {
      // In one order, so that two orders never wait for each other.
      const sorted = lines.toSorted((one, other) => one.variant - other.variant);
      const total = sorted.reduce((sum, { line }) => sum + line.quantity * line.price, 0);
      await client.query('BEGIN');
      await client.query({
        name: 'take',
        text: `WITH locked AS (
            SELECT variant, quantity FROM bench_retail.stock
            JOIN unnest($1::int[], $2::int[]) AS asked (variant, quantity) USING (variant)
            ORDER BY variant FOR UPDATE OF stock)
          UPDATE bench_retail.stock SET on_hand = on_hand - quantity FROM locked
          WHERE stock.variant = locked.variant AND on_hand >= quantity`,
        values: [sorted.map(({ variant }) => variant), sorted.map(({ line }) => line.quantity)],
      });
      await client.query({
        name: 'order',
        text: 'INSERT INTO bench_retail.orders VALUES ($1, $2, $3)',
        values: [cart, JSON.stringify(sorted), total],
      });
      await client.query({
        name: 'pay',
        text: 'INSERT INTO bench_retail.payments VALUES ($1, $2)',
        values: [cart, total],
      });
      await client.query('COMMIT');
    });
  }

  async close(): Promise<void> {
    await this.#pool.query('DROP SCHEMA bench_retail CASCADE');
    await this.#pool.end();
  }

  async #share(
    act: (
      client: pg.PoolClient,
      cart: number,
      lines: readonly { variant: number; line: InvoiceLine }[],
    ) => Promise<void>,
  ): Promise<void> {
    const waiting = this.#carts.entries();
    await Promise.all(
      Array.from({ length: this.#pool.options.max ?? 1 }, async () => {
        const client = await this.#pool.connect();
        for (const [cart, lines] of waiting) await act(client, cart, lines);
        client.release();
      }),
    );
  }
}
