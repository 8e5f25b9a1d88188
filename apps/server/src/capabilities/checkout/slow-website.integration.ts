import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestShop } from './shop.fixture.ts';

let slow: TestShop;
let quick: TestShop;
beforeAll(async () => {
  slow = await TestShop.open();
  quick = await TestShop.on(slow.server);
});
afterAll(() => slow?.server.stop());

/** Approved at the service, but no webhook has arrived. */
async function approved(shop: TestShop): Promise<{ orderId: string; paymentId: string }> {
  const { variants } = await shop.sell();
  const visitor = await shop.visitorWith(variants[0] ?? '');
  const { order, paymentId } = await shop.pay(visitor);
  await shop.choose(visitor, paymentId, 'approve');
  return { orderId: order.orderId, paymentId };
}

it('PAYMENT-22: a service of one website that does not answer delays no other website', async () => {
  const waits = await approved(slow);
  const goesOn = await approved(quick);
  await slow.query(
    `UPDATE jobs.job SET state = 'cancelled' WHERE name = 'payments.testWebhook' AND $1 <> ''`,
  );
  slow.server.moveClock({ minutes: 2 });
  const service = new pg.Client(slow.server.connection);
  await service.connect();
  await service.query(`SELECT set_config('vitrine.website', '*', false)`);
  await service.query('BEGIN');
  // Settling this one waits as long as its service takes.
  await service.query('SELECT FROM payments WHERE id = $1 FOR UPDATE', [waits.paymentId]);
  const { jobs, database } = slow.server.services;
  await jobs.enqueue(database, { name: 'checkout.reconcile' }, { websiteId: null, data: {} });
  const run = slow.server.runJobs();
  await expect.poll(async () => (await quick.see(goesOn.orderId)).state).toBe('placed');
  expect((await slow.see(waits.orderId)).state).toBe('pending');
  await service.query('COMMIT');
  await service.end();
  await run;
  expect((await slow.see(waits.orderId)).state).toBe('placed');
});
