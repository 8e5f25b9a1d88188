import { newId } from '@vitrine/core/id/id.ts';
import type { Overview } from '@vitrine/core/overview/overview.ts';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { changeSettings } from '../tenancy/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());

async function openShop(on = server) {
  const shop = await TestShop.on(on);
  const bowl = await shop.sell({ variants: [{ price: 1900, stock: null }] });
  const owner = await on.signIn(shop.website);
  const paid = async (quantity = 1) => {
    const { orderId } = await shop.order(await shop.visitorWith(bowl.variants[0] ?? '', quantity));
    expect((await owner.post(`/api/orders/${orderId}/payment`, {})).status).toBe(200);
    return orderId;
  };
  const read = async (period: string) => {
    // Signed in again, because sessions end while the clock is moved.
    const reply = await (await on.signIn(shop.website)).get(`/api/overview?period=${period}`);
    expect(reply.status, reply.text).toBe(200);
    return reply.body as Overview;
  };
  return { shop, bowl, owner, paid, read };
}

const nothing = { revenue: 0, orders: 0, averageOrder: null, refunds: 0 };

it('OVERVIEW-1, OVERVIEW-3: the figures are those of the books, without tax and test orders', async () => {
  const { shop, bowl, owner, paid, read } = await openShop();
  await paid();
  const second = await paid(2);
  await owner.post(`/api/orders/${second}/refund/part`, { refundId: newId(), amount: 1190 });
  shop.takeTests(true);
  const tester = await shop.visitorWith(bowl.variants[0] ?? '');
  const tried = await shop.pay(tester);
  await shop.choose(tester, tried.paymentId, 'approve');
  await tester.get(`/checkout/return/${tried.paymentId}`);
  expect(await shop.see(tried.order.orderId)).toMatchObject({ state: 'placed', isTest: true });
  shop.takeTests(false);
  const { currency, figures, before, chart, bestSellers } = await read('week');
  // 24.00 and 43.00 with 19 % tax inside; 11.90 taken back.
  expect(currency).toBe('EUR');
  expect(figures).toEqual({ revenue: 4630, orders: 2, averageOrder: 2815, refunds: 1000 });
  expect(before).toEqual(nothing);
  expect(chart).toHaveLength(7);
  expect(chart.at(-1)).toEqual({ from: '2026-03-02', revenue: 4630, orders: 2 });
  expect(bestSellers).toEqual([{ productId: bowl.id, title: 'Bowl', quantity: 3 }]);
  const today = await read('today');
  expect(today.figures).toEqual(figures);
  expect(today.chart).toHaveLength(24);
  expect(today.chart.reduce((sum, { revenue }) => sum + revenue, 0)).toBe(4630);
  const year = await read('year');
  expect(year.chart.map(({ from }) => from)).toEqual([
    ...['04', '05', '06', '07', '08', '09', '10', '11', '12'].map(month => `2025-${month}`),
    ...['01', '02', '03'].map(month => `2026-${month}`),
  ]);
  expect(year.chart.at(-1)).toEqual({ from: '2026-03', revenue: 4630, orders: 2 });
});

it('OVERVIEW-1: only roles that may see orders read it, and a wrong period is refused', async () => {
  const { shop, owner } = await openShop();
  expect((await owner.get('/api/overview?period=decade')).status).toBe(400);
  expect((await server.client(shop.website).get('/api/overview')).status).toBe(401);
});

it('OVERVIEW-2, LEDGER-10: a period is compared with the one before up to the same time of day, also from kept days', async () => {
  const own = await startTestServer();
  onTestFinished(() => own.stop());
  const { shop, paid, read } = await openShop(own);
  const moved = await changeSettings(own.context(shop.website), {
    settings: { timeZone: 'Pacific/Auckland' },
  });
  expect(moved.ok).toBe(true);
  // At 23:00 of 2 March there, and at midnight.
  await paid();
  own.moveClock({ hours: 1 });
  await paid();
  const midnight = await read('today');
  expect([midnight.figures.orders, midnight.before.orders]).toEqual([1, 0]);
  // On the 9th at 22:30 the order of the last evening of the week before is not compared yet, an hour later it is.
  own.moveClock({ days: 7, minutes: -90 });
  const early = await read('week');
  expect([early.figures.orders, early.before.orders]).toEqual([1, 0]);
  own.moveClock({ hours: 1 });
  expect((await read('week')).before.orders).toBe(1);
  const kept = () =>
    shop.query<{ day: string; orders: number }>(
      'SELECT day::text AS day, orders FROM ledger_days WHERE website_id = $1 AND orders > 0 ORDER BY 1',
    );
  expect(await kept()).toEqual([{ day: '2026-03-03', orders: 1 }]);
  const year = await read('year');
  expect(await kept()).toEqual([
    { day: '2026-03-02', orders: 1 },
    { day: '2026-03-03', orders: 1 },
  ]);
  expect(await read('year')).toEqual(year);
  // Posted late: the kept day is counted again.
  await shop.query(
    `SELECT post_to_ledger($1, 'giftCard:late', '{"kind": "giftCard", "currency": "EUR", "at": "2026-03-02T12:00:00Z"}',
       '[{"account": "giftCards", "amount": 700}, {"account": "sales", "amount": -700}]')`,
  );
  const later = await read('year');
  expect(later.figures.revenue).toBe(year.figures.revenue + 700);
});

it('OVERVIEW-4: what waits for a person is counted', async () => {
  const { shop, owner, bowl, paid, read } = await openShop();
  expect((await read('week')).toDo).toEqual({
    toSend: 0,
    unpaid: 0,
    held: 0,
    refundsDue: 0,
    returns: 0,
    disputes: 0,
    linksSent: 0,
    lowStock: 0,
    delayedRenewals: 0,
  });
  await shop.order(await shop.visitorWith(bowl.variants[0] ?? ''));
  const orderId = await paid();
  await owner.post(`/api/orders/${orderId}/refund/part`, { refundId: newId(), amount: 100 });
  await shop.sell({ title: 'Last vase', variants: [{ price: 1900, stock: 5 }] });
  await shop.sell({ title: 'Vase', variants: [{ price: 1900, stock: 6 }] });
  const { toDo, disputedOrder } = await read('week');
  expect(toDo).toMatchObject({ toSend: 1, unpaid: 1, refundsDue: 1, lowStock: 1 });
  expect(disputedOrder).toBe(null);
});
