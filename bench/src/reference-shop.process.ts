/**
 * The reference of carts and orders, in a separate process: the same work on tables like the
 * shop's, with one statement per step and nothing else, through the same driver. `node …
 * '{"host":…}' clients`; each message `{ work, count }` is answered when all clients together have
 * done this many.
 */
import pg from 'pg';

const [connection = '{}', clients = '16'] = process.argv.slice(2);
const variants = 10_000;
const pool = new pg.Pool({ ...JSON.parse(connection), max: Number(clients), application_name: 'bench' });
const mail = 'A line of a letter that says what was ordered. '.repeat(80);
const person = {
  name: 'Ada Lovelace',
  line1: 'Lindenallee 4',
  city: 'Berlin',
  postalCode: '10115',
  country: 'DE',
};

await pool.query('DROP SCHEMA IF EXISTS bench_shop CASCADE');
await pool.query(`CREATE SCHEMA bench_shop
  CREATE TABLE variants (id integer PRIMARY KEY, title text NOT NULL, price integer NOT NULL)
  CREATE TABLE stock (variant integer PRIMARY KEY, on_hand integer NOT NULL) WITH (fillfactor = 70)
  CREATE TABLE stock_changes (id bigserial PRIMARY KEY, variant integer NOT NULL, change integer NOT NULL)
  CREATE TABLE carts (id bigserial PRIMARY KEY, token text NOT NULL UNIQUE, state text NOT NULL DEFAULT 'open')
  CREATE TABLE entries (cart bigint NOT NULL, variant integer NOT NULL, quantity integer NOT NULL,
    PRIMARY KEY (cart, variant))
  CREATE TABLE orders (id bigserial PRIMARY KEY, cart bigint NOT NULL UNIQUE, lines jsonb NOT NULL, person jsonb NOT NULL,
    at timestamptz NOT NULL DEFAULT now())
  CREATE TABLE payments (id bigserial PRIMARY KEY, cart bigint NOT NULL UNIQUE, amount integer NOT NULL)
  CREATE TABLE attempts (key text PRIMARY KEY, answer jsonb NOT NULL)
  CREATE TABLE mails (id bigserial PRIMARY KEY, receiver text NOT NULL, body text NOT NULL)`);
await pool.query(
  `INSERT INTO bench_shop.variants SELECT at, 'Bowl number ' || at, 1000 FROM generate_series(1, ${variants}) AS at`,
);
await pool.query(`INSERT INTO bench_shop.stock SELECT id, 3 + id % 90 FROM bench_shop.variants`);
await pool.query('ANALYZE');
const held = await Promise.all(Array.from({ length: Number(clients) }, () => pool.connect()));
const carts: string[] = [];
let turn = 0;

process.on('message', ({ work, count }: { work: 'carts' | 'orders'; count: number }) => {
  void share(count, work === 'carts' ? addPiece : order).then(() => process.send?.({ isDone: true }));
});
process.on('disconnect', () => process.exit(0));
process.send?.({ isDone: true });

async function share(count: number, act: (client: pg.PoolClient) => Promise<unknown>): Promise<void> {
  let left = count;
  await Promise.all(
    held.map(async client => {
      while (left > 0) {
        left -= 1;
        await act(client);
      }
    }),
  );
}

/** Each statement is prepared once per connection, as in the server. */
function say(client: pg.PoolClient, name: string, text: string, values: unknown[]) {
  return client.query({ name, text, values });
}

async function addPiece(client: pg.PoolClient): Promise<void> {
  turn += 1;
  const variant = 1 + (turn % variants);
  const token = `token-${turn}`;
  await say(
    client,
    'variant',
    `SELECT title, price, on_hand FROM bench_shop.variants JOIN bench_shop.stock ON variant = id WHERE id = $1`,
    [variant],
  );
  await say(
    client,
    'add',
    `WITH cart AS (INSERT INTO bench_shop.carts (token) VALUES ($1) RETURNING id)
     INSERT INTO bench_shop.entries SELECT id, $2, 1 FROM cart`,
    [token, variant],
  );
  carts.push(token);
}

async function order(client: pg.PoolClient): Promise<void> {
  const token = carts.pop();
  await client.query('BEGIN');
  const locked = await say(client, 'lock', 'SELECT id FROM bench_shop.carts WHERE token = $1 FOR UPDATE', [
    token,
  ]);
  const cart = locked.rows[0]?.id;
  const { rows } = await say(
    client,
    'lines',
    `SELECT entries.variant, quantity, title, price FROM bench_shop.entries
       JOIN bench_shop.variants ON variants.id = entries.variant WHERE cart = $1`,
    [cart],
  );
  await say(
    client,
    'take',
    `WITH taken AS (
       UPDATE bench_shop.stock SET on_hand = on_hand - 1 WHERE variant = $1 AND on_hand > 0 RETURNING variant)
     INSERT INTO bench_shop.stock_changes (variant, change) SELECT variant, -1 FROM taken`,
    [rows[0]?.variant],
  );
  const lines = JSON.stringify(rows);
  await say(client, 'pay', 'INSERT INTO bench_shop.payments (cart, amount) VALUES ($1, $2)', [cart, 1000]);
  await say(client, 'order', 'INSERT INTO bench_shop.orders (cart, lines, person) VALUES ($1, $2, $3)', [
    cart,
    lines,
    JSON.stringify(person),
  ]);
  await say(client, 'attempt', 'INSERT INTO bench_shop.attempts VALUES ($1, $2)', [token, lines]);
  await say(client, 'mail', 'INSERT INTO bench_shop.mails (receiver, body) VALUES ($1, $3), ($2, $3)', [
    'ada@example.com',
    'owner@example.com',
    mail,
  ]);
  await say(client, 'close', `UPDATE bench_shop.carts SET state = 'ordered' WHERE id = $1`, [cart]);
  await client.query('COMMIT');
}
