/** @module-tag slow */
import { newId } from '@vitrine/core/id/id.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyRows } from '../../../test/copy-rows.ts';
import { type RowsRead, rowsRead } from '../../../test/rows-read.ts';
import type { Context } from '../../context.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { customerView } from './customer-view.ts';
import { listCustomerRows, readFamilyOf } from './customers.store.ts';
import { markDue, settleCustomers } from './settle-customers.ts';

const own = 2000;
const neighbours = 20_000;

let shop: TestShop;
let context: Context;
let id = '';
beforeAll(async () => {
  shop = await TestShop.open();
  const { database } = shop.server.services;
  const { variants } = await shop.sell({ variants: [{ price: 1000, stock: null }] });
  const visitor = await shop.visitorWith(variants[0] ?? '');
  const { orderId } = await shop.order(visitor);
  const [payment] = await shop.query<{ id: string }>(
    'SELECT id FROM payments WHERE website_id = $1 AND order_id = $2',
    orderId,
  );
  const neighbour = await shop.server.createWebsite();
  for (const [to, count] of [
    [shop.website.id, own],
    [neighbour.id, neighbours],
  ] as const) {
    for (const [table, from, changes] of [
      [
        'orders',
        orderId,
        `'id', 'order' || n, 'cart_id', 'cart' || n, 'number', 10 + n, 'email', 'person' || n / 2 || '@example.com'`,
      ],
      ['payments', payment?.id ?? '', `'id', 'pay' || n, 'order_id', 'order' || n, 'state', 'captured'`],
    ] as const) {
      // The books of so many orders are not what is measured.
      await database.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
      await copyRows(database, { table, from: [shop.website.id, from], to, count, changes });
      await database.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
    }
    const emails = await database.query<{ email: string }>(
      'SELECT DISTINCT lowered_email AS email FROM orders WHERE website_id = $1',
      [to],
    );
    await markDue(
      database,
      to,
      emails.map(({ email }) => email),
    );
    await database.query('ANALYZE');
    await settleCustomers({
      database: database.at(to),
      website: to === neighbour.id ? neighbour : shop.website,
    });
  }
  for (const table of ['customers', 'orders', 'payments']) await database.query(`VACUUM ANALYZE ${table}`);
  context = shop.server.context(shop.website);
  const [found] = await readFamilyOf(context.database, shop.website.id, 'person7@example.com');
  id = found?.id ?? '';
}, 300_000);
afterAll(() => shop?.server.stop());

const listed = (sort: 'lastOrder' | 'spent' | 'orders') => (inside: Context) =>
  listCustomerRows(inside.database, inside.website.id, { search: '', sort, limit: 50 });

it('WALL-6, CUSTOMER-1: customers are listed and counted again next to a larger neighbour by reading only their rows', async () => {
  const works: Record<string, [keyof RowsRead, number, (inside: Context) => Promise<unknown>]> = {
    'the latest': ['customers', 51, listed('lastOrder')],
    'those who spent most': ['customers', 51, listed('spent')],
    'those with most orders': ['customers', 51, listed('orders')],
    'the orders of one': ['orders', 8, inside => customerView(inside, id)],
    'the payments of one': ['payments', 8, inside => customerView(inside, id)],
    'one that is due': [
      'orders',
      8,
      async inside => {
        await markDue(inside.database, inside.website.id, ['person9@example.com']);
        await settleCustomers(inside);
      },
    ],
    'one that is nobody': [
      'customers',
      8,
      async inside => {
        await markDue(inside.database, inside.website.id, [`${newId()}@example.com`]);
        await settleCustomers(inside);
      },
    ],
  };
  for (const [name, [table, most, work]] of Object.entries(works)) {
    const read = await rowsRead(context, work);
    expect(read[table] ?? 0, name).toBeLessThanOrEqual(most);
  }
});
