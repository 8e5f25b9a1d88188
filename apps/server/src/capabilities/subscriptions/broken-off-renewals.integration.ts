/** @module-tag slow */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SubscriptionShop } from '../../../test/subscription-shop.ts';

let club: SubscriptionShop;
beforeAll(async () => {
  club = await SubscriptionShop.open();
});
afterAll(() => club?.shop.server.stop());

/** Every table that a renewal writes to, in the order in which it gets there. */
const steps = [
  'orders',
  'subscription_renewals',
  'stock_reservations',
  'payments',
  'test_gateway_payments',
  'stock_changes',
  'order_timeline',
  'subscription_timeline',
  'subscriptions',
] as const;

/** Makes every write to a table fail until it is repaired: what was written with it in one transaction is lost. */
async function broken(table: string, act: () => Promise<void>): Promise<void> {
  const { database } = club.shop.server.services;
  await database.query(`CREATE FUNCTION break_off() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'broken off'; END $$`);
  await database.query(
    `CREATE TRIGGER break_off BEFORE INSERT OR UPDATE ON ${table} FOR EACH ROW EXECUTE FUNCTION break_off()`,
  );
  await act();
  await database.query(`DROP TRIGGER break_off ON ${table}`);
  await database.query('DROP FUNCTION break_off()');
}

it.each(steps)('SUBSCRIPTION-7: broken off at a write to %s, a period is still charged once', async table => {
  const row = await club.one(await club.plan());
  await broken(table, () => club.pass(32).catch(() => undefined));
  expect((await club.orders(row.id)).filter(({ state }) => state === 'placed').length).toBeLessThan(2);
  for (let minute = 0; minute < 2; minute += 1) {
    club.shop.server.moveClock({ minutes: 1 });
    await club.look();
  }
  expect(await club.orders(row.id)).toEqual([
    expect.objectContaining({ state: 'placed', total: '2350', captured: '2350' }),
  ]);
  const taken = await club.shop.query(
    `SELECT t.payment_id FROM test_gateway_payments t JOIN payments p ON p.website_id = t.website_id AND p.id = t.payment_id
       JOIN orders o ON o.website_id = p.website_id AND o.id = p.order_id
     WHERE t.website_id = $1 AND o.subscription_id = $2 AND t.state = 'captured'`,
    row.id,
  );
  expect(taken).toHaveLength(1);
  expect(await club.read(row.id)).toMatchObject({ state: 'active', period: 2 });
});
