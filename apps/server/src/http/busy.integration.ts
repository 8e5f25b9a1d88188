import { messages as german } from '@vitrine/core/messages/de/site/website.messages.ts';
import { siteLanguages } from '@vitrine/core/messages/site-languages.ts';
import { wordsIn } from '@vitrine/core/messages/words.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestShop } from '../capabilities/checkout/shop.fixture.ts';

let shop: TestShop;
let other: pg.Client;
beforeAll(async () => {
  shop = await TestShop.open({
    limits: { lock: 200, statement: 60_000, idle: 60_000 },
    environment: { DATABASE_POOL: '3' },
  });
  other = new pg.Client(shop.server.connection);
  await other.connect();
  await other.query(`SELECT set_config('vitrine.website', '*', false)`);
});
afterAll(async () => {
  await other?.end();
  await shop?.server.stop();
});

async function whileLocked<T>(sql: string, work: () => Promise<T>): Promise<T> {
  await other.query('BEGIN');
  await other.query(sql);
  try {
    return await work();
  } finally {
    await other.query('COMMIT');
  }
}

it('HTTP-27: what another session holds too long is answered 503 with its own message, nothing changes, and the same request succeeds afterwards', async () => {
  const { variants } = await shop.sell();
  const visitor = await shop.visitorWith(variants[0] ?? '');
  const before = [await shop.stockOf(variants[0] ?? ''), await shop.countOrders()];
  const [key, hold] = [
    'the same attempt',
    `SELECT FROM stock WHERE variant_id = '${variants[0]}' FOR UPDATE`,
  ];
  const refused = await whileLocked(hold, () => shop.place(visitor, {}, key));
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5']);
  expect(refused.body).toMatchObject({ error: 'call.busy', message: wordsIn('en').refusals.busy });
  expect([await shop.stockOf(variants[0] ?? ''), await shop.countOrders()]).toEqual(before);
  const placed = await shop.place(visitor, {}, key);
  expect(placed.status, placed.text).toBe(200);
  expect(await shop.countOrders()).toEqual({ placed: 1 });
});

it('HTTP-27: a person’s browser gets a page, in the language of the website', async () => {
  await shop.speak('de');
  const { variants } = await shop.sell();
  const visitor = await shop.visitorWith(variants[0] ?? '');
  const lock = 'LOCK TABLE cart_entries IN ACCESS EXCLUSIVE MODE';
  const page = () => visitor.get('/cart', { accept: 'text/html' });
  const refused = await whileLocked(lock, page);
  expect([refused.status, refused.headers['retry-after'], refused.headers['content-type']]).toEqual([
    503,
    '5',
    'text/html; charset=utf-8',
  ]);
  expect(refused.text).toContain(german.refusals.busy);
  expect((await page()).status).toBe(200);
});

it('HTTP-27: the message exists in every language', () => {
  const languages = Object.keys(siteLanguages);
  const said = languages.map(language => wordsIn(language).refusals.busy);
  expect(new Set(said).size).toBe(languages.length);
});

it('DATABASE-12: requests that used all connections to wait for one lock leave a server that answers again', async () => {
  const admin = await shop.server.signIn(shop.website);
  const rename = (title: string) => admin.patch('/api/website/settings', { title });
  const all = () => Promise.all(Array.from({ length: 9 }, (_, at) => rename(`Shop ${at}`)));
  const hold = `SELECT FROM websites WHERE id = '${shop.website.id}' FOR UPDATE`;
  const before = await shop.server.reload(shop.website);
  const refused = await whileLocked(hold, all);
  expect(refused.map(({ status, body }) => [status, (body as { error: string }).error])).toEqual(
    Array.from({ length: 9 }, () => [503, 'call.busy']),
  );
  expect(await shop.server.reload(shop.website)).toEqual(before);
  // One after the other: on a slow machine they would wait for each other beyond the limit.
  for (let at = 0; at < 9; at += 1) expect((await rename(`Shop ${at}`)).status).toBe(200);
  expect((await shop.server.app.inject('/readyz')).statusCode).toBe(200);
  const { rows } = await other.query(
    `SELECT state FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'vitrine'`,
  );
  expect(rows.length).toBeLessThanOrEqual(3);
  expect(rows.every(({ state }) => state === 'idle')).toBe(true);
});
