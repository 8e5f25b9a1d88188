import { newId } from '@vitrine/core/id/id.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestShop } from '../checkout/shop.fixture.ts';

const steps = Object.values(
  import.meta.glob<string>('./migrations/{0007,0008}-*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

let shop: TestShop;
beforeAll(async () => {
  shop = await TestShop.open();
});
afterAll(() => shop?.server.stop());

it('SCHEMA-7: a database in which money lost its order is migrated: that money is removed, the rest stays', async () => {
  const { database } = shop.server.services;
  const { variants } = await shop.sell();
  const { orderId } = await shop.order(await shop.visitorWith(variants[0] ?? ''));
  // The books and the list came later.
  await database.query(`
    ALTER TABLE refunds DISABLE TRIGGER book_refund, DISABLE TRIGGER list_order_of_refund;
    ALTER TABLE payments DISABLE TRIGGER list_order_of_payment`);
  await database.query(`
    ALTER TABLE refunds DROP CONSTRAINT refunds_order_link;
    ALTER TABLE payment_disputes DROP CONSTRAINT payment_disputes_order_link;
    ALTER TABLE payments DROP CONSTRAINT payments_order_link, DROP CONSTRAINT payments_currency;
    ALTER TABLE orders DROP CONSTRAINT orders_currency`);
  const [lost, of] = [newId(), newId()];
  await database.query(
    `INSERT INTO payments (website_id, id, order_id, method, state, amount, currency, is_accounted, created_at)
     VALUES ($1, $2, $3, 'manual', 'captured', 100, 'EUR', true, now())`,
    [shop.website.id, lost, of],
  );
  await database.query(
    `INSERT INTO refunds (website_id, id, order_id, payment_id, amount, state, lines, is_restocked, reason, is_buyer_told,
       asked_at) VALUES ($1, $2, $3, $4, 50, 'due', '[]', false, '', false, now())`,
    [shop.website.id, newId(), of, lost],
  );
  for (const step of steps) await database.query(step);
  expect(await shop.query('SELECT order_id FROM payments WHERE website_id = $1')).toEqual([
    { order_id: orderId },
  ]);
  expect(await shop.query('SELECT order_id FROM refunds WHERE website_id = $1')).toEqual([]);
});
