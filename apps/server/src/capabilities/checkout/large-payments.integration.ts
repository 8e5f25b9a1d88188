import { newId } from '@vitrine/core/id/id.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyRows } from '../../../test/copy-rows.ts';
import { settleCatalogue } from '../../../test/large-catalogue.ts';
import { type RowsRead, rowsRead } from '../../../test/rows-read.ts';
import type { Context } from '../../context.ts';
import { orderView } from '../orders/order-view.ts';
import {
  listRefunds,
  listRefundsDue,
  listSavedMethods,
  listSavedOfBuyer,
  lockPaymentsOf,
} from '../payments/index.ts';
import { listBlocked } from '../payments/payments.store.ts';
import { signUpVisitor } from '../site-users/site-users.fixture.ts';
import { TestShop } from './shop.fixture.ts';

const own = 2000;
const neighbours = 20_000;

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
  const neighbour = await shop.server.createWebsite();
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
    ] as const) {
      const [row] = await shop.query<{ id: string }>(
        `SELECT id FROM ${table} WHERE website_id = $1 ORDER BY id LIMIT 1`,
      );
      const from = [shop.website.id, row?.id ?? ''] as const;
      // The books of so many orders are not what is measured.
      await database.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
      await copyRows(database, { table, from, to: id, count, changes });
      await database.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
    }
  }
  await shop.query(
    `UPDATE payments SET blocked_origin = 'https://pay.example', created_at = '2100-01-01' WHERE website_id = $1 AND id = 'payment1'`,
  );
  await settleCatalogue(database);
  for (const table of [
    'orders',
    'site_users',
    'payments',
    'refunds',
    'order_timeline',
    'saved_payment_methods',
  ])
    await database.query(`VACUUM ANALYZE ${table}`);
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
    'no refund that is due': ['refunds', 2, ({ database, website }) => listRefundsDue(database, website.id)],
    'the saved methods of a user': [
      'saved_payment_methods',
      2,
      ({ database, website }) => listSavedMethods(database, website.id, siteUserId),
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
