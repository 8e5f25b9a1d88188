/** @module-tag slow */
import { newId } from '@vitrine/core/id/id.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyRows } from '../../../test/copy-rows.ts';
import { settleCatalogue } from '../../../test/large-catalogue.ts';
import { type RowsRead, rowsRead } from '../../../test/rows-read.ts';
import type { Context } from '../../context.ts';
import { orderView } from '../orders/order-view.ts';
import { listBlocked } from '../payments/blocked-payments.store.ts';
import { listRefunds, listSavedMethods, listSavedOfBuyer, lockPaymentsOf } from '../payments/index.ts';
import { listEnding, listUnaccounted, listWithEnding, listWithUnaccounted } from '../payments/looks.store.ts';
import { insertSetup, listSetupsBefore } from '../payments/method-setups.store.ts';
import { countPending } from '../payments/pending.store.ts';
import { signUpVisitor } from '../site-users/site-users.fixture.ts';
import { TestShop } from './shop.fixture.ts';

const own = 2000;
const neighbours = 20_000;
const tables = [
  'orders',
  'site_users',
  'payments',
  'refunds',
  'order_timeline',
  'saved_payment_methods',
  'method_setups',
];

let shop: TestShop;
let context: Context;
let orderId: string;
let siteUserId: string;
beforeAll(async () => {
  shop = await TestShop.open();
  const { database } = shop.server.services;
  const { variants } = await shop.sell();
  const visitor = await signUpVisitor(shop.server, shop.website, 'ann@example.com');
  const { xsrfToken } = (await visitor.get('/api/site-users/account')).body as { xsrfToken: string };
  visitor.cookies.set('crumb', xsrfToken);
  await visitor.signIn(await shop.server.createAccount({ website: shop.website, role: 'viewer' }));
  await visitor.post('/api/commerce/shopping-cart/entries', { variantId: variants[0], quantity: 1 });
  const { order, paymentId } = await shop.pay(visitor, { keepsMethod: 'on' });
  await shop.choose(visitor, paymentId, 'approve');
  await visitor.get(`/checkout/return/${paymentId}`);
  await shop.server.runJobs();
  orderId = order.orderId;
  const admin = await shop.server.signIn(shop.website);
  await admin.post(`/api/orders/${orderId}/refund/part`, { refundId: newId(), amount: 100 });
  const [user] = await shop.query<{ id: string }>('SELECT id FROM site_users WHERE website_id = $1');
  siteUserId = user?.id ?? '';
  await insertSetup(database, shop.website.id, {
    id: 'setup',
    method: 'test',
    site_user_id: null,
    subscription_id: 'none',
    language: 'en',
    created_at: shop.server.services.clock.now(),
  });
  const neighbour = await shop.server.createWebsite();
  // The books of so many orders are not what is measured.
  for (const table of tables) await database.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  // One of each, copied many times, here and for the neighbour; each copy belongs to another order and user.
  for (const [id, count] of [
    [shop.website.id, own],
    [neighbour.id, neighbours],
  ] as const) {
    for (const [table, changes] of [
      ['orders', `'id', 'order' || n, 'cart_id', 'cart' || n, 'number', 10 + n`],
      ['site_users', `'id', 'user' || n, 'email', 'user' || n || '@example.com'`],
      ['payments', `'id', 'payment' || n, 'order_id', 'order' || n, 'site_user_id', 'user' || n`],
      ['refunds', `'id', 'refund' || n, 'order_id', 'order' || n, 'payment_id', 'payment' || n`],
      ['order_timeline', `'id', 'entry' || n, 'order_id', 'order' || n`],
      ['saved_payment_methods', `'id', 'saved' || n, 'site_user_id', 'user' || n, 'reference', 'card' || n`],
      ['method_setups', `'id', 'setup' || n, 'reference', 'intent' || n`],
    ] as const) {
      const [row] = await shop.query<{ id: string }>(
        `SELECT id FROM ${table} WHERE website_id = $1 ORDER BY id LIMIT 1`,
      );
      const from = [shop.website.id, row?.id ?? ''] as const;
      await copyRows(database, { table, from, to: id, count, changes });
    }
  }
  await shop.query(
    `UPDATE payments SET blocked_origin = 'https://pay.example', created_at = '2100-01-01' WHERE website_id = $1 AND id = 'payment1'`,
  );
  // Some of our payments wait for a job, and all of the neighbour's.
  await shop.query(
    `UPDATE payments SET is_accounted = false, state = 'created', look_at = '2000-01-01'::timestamptz
     WHERE website_id = $1 AND id LIKE 'payment10_'`,
  );
  await shop.query(
    `UPDATE payments SET state = 'authorised', authorised_until = CASE WHEN id = 'payment200' THEN '2000-01-01'::timestamptz ELSE '2100-01-01' END,
       look_at = '2000-01-01' WHERE website_id = $1 AND id LIKE 'payment2__'`,
  );
  await shop.query(
    `UPDATE refunds SET state = 'asked', done_at = NULL WHERE website_id = $1 AND id IN ('refund1', 'refund2')`,
  );
  await database.query(
    `UPDATE payments SET is_accounted = false, look_at = '2000-01-01',
       state = CASE WHEN substring(id FROM 8)::int % 2 = 0 THEN 'created' ELSE 'authorised' END,
       authorised_until = CASE WHEN substring(id FROM 8)::int % 2 = 1 THEN '2000-01-01'::timestamptz END
     WHERE website_id = $1`,
    [neighbour.id],
  );
  await database.query(`UPDATE refunds SET state = 'asked', done_at = NULL WHERE website_id = $1`, [
    neighbour.id,
  ]);
  for (const table of tables) await database.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  await settleCatalogue(database);
  for (const table of tables) await database.query(`VACUUM ANALYZE ${table}`);
  context = shop.server.context(shop.website);
});
afterAll(() => shop?.server.stop());

it('WALL-6: payments, refunds and saved methods are found among many and next to a larger neighbour by reading only the rows shown', async () => {
  const email = 'ann@example.com';
  const works: Record<string, [keyof RowsRead, number, (inside: Context) => Promise<unknown>]> = {
    'the payments of an order, locked': [
      'payments',
      4,
      ({ database, website }) => lockPaymentsOf(database, website.id, orderId),
    ],
    'the refunds of an order': [
      'refunds',
      2,
      ({ database, website }) => listRefunds(database, website.id, orderId),
    ],
    'the saved methods of a user': [
      'saved_payment_methods',
      2,
      ({ database, website }) => listSavedMethods(database, website.id, siteUserId),
    ],
    'no setup that is old': [
      'method_setups',
      1,
      ({ database, website }) =>
        listSetupsBefore(database, website.id, { before: new Date('2000-01-01'), limit: 500 }),
    ],
    'the oldest setups': [
      'method_setups',
      2,
      ({ database, website }) =>
        listSetupsBefore(database, website.id, { before: new Date('2100-01-01'), limit: 2 }),
    ],
    'the chargeable methods of a buyer, by their payments': [
      'site_users',
      4,
      ({ database, website }) => listSavedOfBuyer(database, website.id, { siteUserIds: [siteUserId], email }),
    ],
    'the chargeable methods of a guest, by their address': [
      'saved_payment_methods',
      4,
      ({ database, website }) => listSavedOfBuyer(database, website.id, { siteUserIds: [], email }),
    ],
    'the blocked payment of a method that was not used since': [
      'payments',
      4,
      ({ database, website }) => listBlocked(database, website.id),
    ],
  };
  for (const [name, [table, most, work]] of Object.entries(works)) {
    const read = await rowsRead(context, work);
    expect(read[table] ?? 0, `${name}: ${JSON.stringify(read)}`).toBeLessThanOrEqual(most);
  }
});

it('WALL-6: a whole order with its payments, refunds and methods is read from its own rows', async () => {
  const read = await rowsRead(context, inside => orderView(inside, { orderId, language: 'en' }));
  const { orders = 0, payments = 0, refunds = 0, order_timeline: timeline = 0, site_users: users = 0 } = read;
  expect(Math.max(orders, payments, refunds, users), JSON.stringify(read)).toBeLessThanOrEqual(6);
  expect(timeline).toBeLessThanOrEqual(20);
});

it('WALL-6: payments that jobs look at are found among many and next to a larger neighbour by reading only those that are due', async () => {
  const now = shop.server.services.clock.now();
  const moments = { now, soon: new Date(now.getTime() + 86_400_000) };
  // Every website with one is a step, and a step reads up to two rows.
  const portion = { after: '', limit: 50 };
  const works: Record<string, [number, number, (inside: Context) => Promise<{ readonly length: number }>]> = {
    'three of those whose order does not know their result': [
      3,
      3,
      ({ database, website }) => listUnaccounted(database, website.id, { now, limit: 3 }),
    ],
    'all of them': [
      10,
      10,
      ({ database, website }) => listUnaccounted(database, website.id, { now, limit: 500 }),
    ],
    'none that is due': [
      0,
      0,
      ({ database, website }) => listUnaccounted(database, website.id, { now: new Date(0), limit: 500 }),
    ],
    'the websites with one': [2, 6, ({ database }) => listWithUnaccounted(database, portion, now)],
    'the authorisation that is over': [
      1,
      1,
      ({ database, website }) => listEnding(database, website.id, { ...moments, limit: 500 }),
    ],
    'the websites with an authorisation that ends': [
      2,
      6,
      ({ database }) => listWithEnding(database, portion, moments),
    ],
  };
  for (const [name, [found, most, work]] of Object.entries(works)) {
    expect((await work(context)).length, name).toBe(found);
    const { payments = 0 } = await rowsRead(context, work);
    expect(payments, name).toBeLessThanOrEqual(most);
  }
});

it('WALL-6, PAYMENT-34: what a service has not finished is counted by reading only that', async () => {
  const count = ({ database, website }: Context) => countPending(database, website.id);
  expect(await count(context)).toEqual(new Map([['test', { payments: 10, authorised: 100, refunds: 2 }]]));
  const { payments = 0, refunds = 0 } = await rowsRead(context, count);
  expect(payments).toBeLessThanOrEqual(10 + 100 + 2);
  expect(refunds).toBeLessThanOrEqual(2);
});
