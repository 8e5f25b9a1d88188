/** @module-tag slow */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyRows } from '../../../test/copy-rows.ts';
import { RemindingShop } from '../../../test/reminding-shop.ts';
import { type RowsRead, rowsRead } from '../../../test/rows-read.ts';
import type { Context } from '../../context.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import {
  listDueReminders,
  listWithDueReminders,
  optOut,
  readReminderOfCart,
  wasMailedSince,
} from './cart-reminders.store.ts';
import { listReminders } from './list-reminders.ts';
import { countRecovered, listEntriesOf } from './listed-reminders.store.ts';

const own = 2000;
const neighbours = 20_000;
const mailed = own / 10;

let shop: TestShop;
let context: Context;
beforeAll(async () => {
  shop = await TestShop.open();
  const { database } = shop.server.services;
  await (await RemindingShop.on(shop.server)).leave('one@example.com');
  const [left] = await database.query<{ website_id: string; id: string; cart_id: string }>(
    'SELECT website_id, id, cart_id FROM cart_reminders',
  );
  if (!left) throw new Error('no reminder');
  const neighbour = await shop.server.createWebsite();
  // Every tenth was mailed, half of those won an order back; the others wait, five of them for too long.
  const ofCart = `'id', 'cart' || n, 'token_hash', 'hash' || n, 'draft', NULL,
    'state', CASE WHEN n % 20 = 0 THEN 'ordered' ELSE 'open' END,
    'order_id', CASE WHEN n % 20 = 0 THEN 'order' || n END,
    'reminder_id', CASE WHEN n % 10 = 0 THEN 'reminder' || n END`;
  const ofReminder = `'id', 'reminder' || n, 'cart_id', 'cart' || n, 'email', 'person' || n || '@example.com',
    'noted_at', '2020-01-01'::timestamptz + n * interval '1 second',
    'due_at', CASE WHEN n % 400 = 1 THEN '2020-01-01'::timestamptz ELSE '2099-01-01'::timestamptz END,
    'mailed_at', CASE WHEN n % 10 = 0 THEN '2020-01-02'::timestamptz END`;
  for (const [to, count] of [
    [shop.website.id, own],
    [neighbour.id, neighbours],
  ] as const) {
    await copyRows(database, {
      table: 'carts',
      from: [left.website_id, left.cart_id],
      to,
      count,
      changes: ofCart,
    });
    await database.query(
      `INSERT INTO cart_entries SELECT (jsonb_populate_record(one, jsonb_build_object('website_id', $2::text,
         'cart_id', 'cart' || n, 'id', 'entry' || n))).* FROM cart_entries AS one, generate_series(1, $3::int) AS n
       WHERE website_id = $1`,
      [left.website_id, to, count],
    );
    await copyRows(database, {
      table: 'cart_reminders',
      from: [left.website_id, left.id],
      to,
      count,
      changes: ofReminder,
    });
  }
  for (const table of ['carts', 'cart_entries', 'cart_reminders'])
    await database.query(`VACUUM ANALYZE ${table}`);
  context = shop.server.context(shop.website);
}, 300_000);
afterAll(() => shop?.server.stop());

type Work = (inside: Context) => Promise<unknown>;

const listed =
  (filter: object): Work =>
  inside =>
    listReminders(inside, { search: '', limit: 50, ...filter });

it('WALL-6: reminders are found among many and next to a larger neighbour by reading only the rows shown', async () => {
  const person = 'person10@example.com';
  const works: Record<string, [keyof RowsRead, number, Work]> = {
    'the websites with a due one': [
      'cart_reminders',
      8,
      ({ clock, database }) => listWithDueReminders(database, { after: '', limit: 50 }, clock.now()),
    ],
    'those that are due': [
      'cart_reminders',
      5,
      ({ clock, database, website }) =>
        listDueReminders(database, website.id, { now: clock.now(), after: '', limit: 50 }),
    ],
    'the one of a cart': [
      'cart_reminders',
      1,
      ({ database, website }) => readReminderOfCart(database, website.id, 'cart10'),
    ],
    'whether an address was mailed today': [
      'cart_reminders',
      1,
      ({ clock, database, website }) =>
        wasMailedSince(database, website.id, { email: person, since: clock.now() }),
    ],
    'those of a person': [
      'cart_reminders',
      2,
      ({ database, website }) => optOut(database, website.id, person),
    ],
    'what is in a page of carts': [
      'cart_entries',
      2,
      ({ database, website }) => listEntriesOf(database, website.id, ['cart7', 'cart8']),
    ],
    // The total counts those of this website; the neighbour's are never read.
    'the first page of the list': ['cart_reminders', own + 200, listed({})],
    'the carts of the first page': ['carts', 100, listed({})],
    'a search': ['cart_reminders', 2 * own + 200, listed({ search: 'person77' })],
    'those that wait': ['cart_reminders', 2 * own + 200, listed({ state: 'waiting' })],
    'what was won back': [
      'cart_reminders',
      own + 200,
      ({ database, website }) => countRecovered(database, website.id),
    ],
    'the carts won back': [
      'carts',
      2 * mailed,
      ({ database, website }) => countRecovered(database, website.id),
    ],
  };
  for (const [name, [table, most, work]] of Object.entries(works)) {
    const read = await rowsRead(context, work);
    expect.soft(read[table] ?? 0, `${name}: ${JSON.stringify(read)}`).toBeLessThanOrEqual(most);
  }
});
