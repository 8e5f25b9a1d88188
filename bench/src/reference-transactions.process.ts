/**
 * The reference of carts and orders, in a separate process: the number of transactions of three
 * plain statements on the same database with as many clients, through the same driver. `node …
 * '{"host":…}' clients`; each message `{ seconds }` is answered by `{ rate }`.
 */
import pg from 'pg';

const [connection = '{}', clients = '16'] = process.argv.slice(2);
const rows = 1000;
const pool = new pg.Pool({ ...JSON.parse(connection), max: Number(clients), application_name: 'bench' });

await pool.query('CREATE SCHEMA IF NOT EXISTS bench');
await pool.query('DROP TABLE IF EXISTS bench.accounts, bench.entries');
await pool.query(
  'CREATE TABLE bench.accounts (id integer PRIMARY KEY, balance bigint NOT NULL) WITH (fillfactor = 70)',
);
await pool.query(
  'CREATE TABLE bench.entries (id bigserial PRIMARY KEY, account integer NOT NULL, amount bigint NOT NULL, note text NOT NULL)',
);
await pool.query('INSERT INTO bench.accounts SELECT at, 0 FROM generate_series(1, $1) AS at', [rows]);
const held = await Promise.all(Array.from({ length: Number(clients) }, () => pool.connect()));

process.on('message', (asked: { seconds: number }) => {
  void measure(asked.seconds).then(rate => process.send?.({ rate }));
});
process.on('disconnect', () => process.exit(0));
process.send?.({ rate: 0 });

async function measure(seconds: number): Promise<number> {
  const began = performance.now();
  const until = began + seconds * 1000;
  const counts = await Promise.all(
    held.map(async client => {
      let count = 0;
      for (; performance.now() < until; count += 1) await transact(client);
      return count;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0) / ((performance.now() - began) / 1000);
}

/** Named, so that the driver prepares each statement once per connection, as in the server. */
async function transact(client: pg.PoolClient): Promise<void> {
  const id = 1 + Math.floor(Math.random() * rows);
  await client.query('BEGIN');
  await client.query({
    name: 'lock',
    text: 'SELECT balance FROM bench.accounts WHERE id = $1 FOR UPDATE',
    values: [id],
  });
  await client.query({
    name: 'change',
    text: 'UPDATE bench.accounts SET balance = balance + $2 WHERE id = $1',
    values: [id, 1],
  });
  await client.query({
    name: 'note',
    text: 'INSERT INTO bench.entries (account, amount, note) VALUES ($1, $2, $3)',
    values: [id, 1, 'One piece was sold.'],
  });
  await client.query('COMMIT');
}
