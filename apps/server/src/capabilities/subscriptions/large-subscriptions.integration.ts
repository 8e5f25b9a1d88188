/** @module-tag slow */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyRows } from '../../../test/copy-rows.ts';
import { settleCatalogue } from '../../../test/large-catalogue.ts';
import { type RowsRead, rowsRead } from '../../../test/rows-read.ts';
import { SubscriptionShop } from '../../../test/subscription-shop.ts';
import type { Context } from '../../context.ts';
import { listRenewals, listSubscriptionRows } from './list-subscriptions.store.ts';
import { listNotes } from './notes.store.ts';
import { readOpenRenewal } from './renewals.store.ts';
import { isMethodUsed, listDue, listOfBuyer, listOfUser, readSubscription } from './subscriptions.store.ts';

const own = 2000;
const neighbours = 20_000;

let club: SubscriptionShop;
let context: Context;
let id: string;
beforeAll(async () => {
  club = await SubscriptionShop.open();
  const { shop } = club;
  const { database } = shop.server.services;
  const row = await club.one(await club.plan());
  id = row.id;
  await club.pass(32);
  const neighbour = await shop.server.createWebsite();
  const [order] = await shop.query<{ id: string }>(
    'SELECT id FROM orders WHERE website_id = $1 AND id = $2',
    row.order_id,
  );
  const [note] = await shop.query<{ id: string }>(
    `SELECT id FROM subscription_timeline WHERE website_id = $1 AND kind = 'begun'`,
  );
  const ofOne = `'id', 'sub' || n, 'order_id', 'order' || n, 'email', 'person' || n || '@example.com',
    'words', 'Clay club person' || n || '@example.com', 'saved_method_id', 'saved' || n, 'site_user_id', 'user' || n,
    'state', CASE WHEN n % 20 = 0 THEN 'paused' ELSE 'active' END,
    'look_at', CASE WHEN n % 20 = 0 THEN NULL ELSE '2100-01-01'::timestamptz END,
    'created_at', '2020-01-01'::timestamptz + n * interval '1 second'`;
  for (const [to, count] of [
    [shop.website.id, own],
    [neighbour.id, neighbours],
  ] as const)
    for (const [table, from, changes] of [
      ['orders', order?.id ?? '', `'id', 'order' || n, 'cart_id', 'cart' || n, 'number', 10 + n`],
      ['subscriptions', id, ofOne],
      ['subscription_timeline', note?.id ?? '', `'id', 'note' || n, 'subscription_id', 'sub' || n`],
    ] as const) {
      // The books of so many orders are not what is measured.
      await database.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
      await copyRows(database, { table, from: [shop.website.id, from], to, count, changes });
      await database.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
    }
  for (const website of [shop.website, neighbour])
    await database.query(
      `INSERT INTO subscription_renewals
         (website_id, subscription_id, period, order_id, state, next_try_at, created_at)
       SELECT website_id, id, 1, 'renewal' || id, 'paid', created_at, created_at FROM subscriptions
       WHERE website_id = $1 AND id LIKE 'sub%'`,
      [website.id],
    );
  await settleCatalogue(database);
  for (const table of ['orders', 'subscriptions', 'subscription_timeline', 'subscription_renewals'])
    await database.query(`VACUUM ANALYZE ${table}`);
  context = shop.server.context(shop.website);
}, 300_000);
afterAll(() => club?.shop.server.stop());

const listed = (more: Partial<Parameters<typeof listSubscriptionRows>[2]>) => (inside: Context) =>
  listSubscriptionRows(inside.database, inside.website.id, { search: '', limit: 50, ...more });

it('WALL-6: subscriptions are found among many and next to a larger neighbour by reading only the rows shown', async () => {
  const buyer = { siteUserId: 'user7', email: 'person9@example.com' };
  const works: Record<string, [keyof RowsRead, number, (inside: Context) => Promise<unknown>]> = {
    'one of them': [
      'subscriptions',
      1,
      ({ database, website }) => readSubscription(database, website.id, id),
    ],
    'none that is due': [
      'subscriptions',
      2,
      ({ clock, database, website }) =>
        listDue(database, website.id, { now: new Date(clock.now().getTime() - 86_400_000), limit: 50 }),
    ],
    'those of a buyer': [
      'subscriptions',
      6,
      ({ database, website }) => listOfBuyer(database, website.id, buyer),
    ],
    'those of an account': [
      'subscriptions',
      2,
      ({ database, website }) => listOfUser(database, website.id, 'user7'),
    ],
    'those of a payment method': [
      'subscriptions',
      2,
      ({ database, website }) => isMethodUsed(database, website.id, 'saved7'),
    ],
    'the renewals of one': [
      'subscription_renewals',
      3,
      ({ database, website }) => listRenewals(database, website.id, 'sub7'),
    ],
    'the renewal of one that waits': [
      'subscription_renewals',
      3,
      ({ database, website }) => readOpenRenewal(database, website.id, 'sub7'),
    ],
    'what happened to one': [
      'subscription_timeline',
      3,
      ({ database, website }) => listNotes(database, website.id, 'sub7'),
    ],
    // The total counts those of this website; the neighbour's are never read.
    'the first page of the list': ['subscriptions', own + 200, listed({})],
    'the first page of those that are paused': ['subscriptions', own / 10 + 200, listed({ state: 'paused' })],
    'a search': ['subscriptions', 2 * own + 200, listed({ search: 'person77' })],
  };
  for (const [name, [table, most, work]] of Object.entries(works)) {
    const read = await rowsRead(context, work);
    expect.soft(read[table] ?? 0, `${name}: ${JSON.stringify(read)}`).toBeLessThanOrEqual(most);
  }
});
