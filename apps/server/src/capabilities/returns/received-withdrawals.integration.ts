import { newId } from '@vitrine/core/id/id.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestShop } from '../checkout/shop.fixture.ts';

interface Listed {
  readonly withdrawals: readonly { readonly id: string; readonly name: string }[];
  readonly open: number;
}

let shop: TestShop;
beforeAll(async () => {
  shop = await TestShop.open();
});
afterAll(() => shop?.server.stop());

it('WITHDRAW-7: staff find declarations with their order, close and reopen them; others can not', async () => {
  const email = 'ann@example.com';
  const { variants } = await shop.sell();
  const { orderId } = await shop.order(await shop.visitorWith(variants[0] ?? ''), { email });
  const number = String((await shop.see(orderId)).number);
  const visitor = shop.server.client(shop.website);
  const declared = await visitor.send('POST', '/checkout/withdrawal', {
    body: new URLSearchParams({ id: newId(), name: 'Ann Lee', email, number, step: 'confirm' }).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html',
      'x-csrf-token': '',
    },
  });
  expect(declared.status).toBe(303);
  const admin = await shop.server.signIn(shop.website);
  const list = async (state: string) => (await admin.get(`/api/withdrawals?state=${state}`)).body as Listed;
  const before = await list('open');
  const [newest] = before.withdrawals;
  expect(newest).toMatchObject({ email, orderId, number, closedAt: null });
  const path = `/api/withdrawals/${newest?.id}`;
  expect((await visitor.patch(path, { isClosed: true })).status).toBe(401);
  expect((await admin.patch(`/api/withdrawals/${newId()}`, { isClosed: true })).status).toBe(404);
  expect(await list('open')).toEqual(before);
  for (const isClosed of [true, true]) expect((await admin.patch(path, { isClosed })).status).toBe(200);
  const closed = await list('open');
  expect(closed.open).toBe(before.open - 1);
  expect(closed.withdrawals.map(({ id }) => id)).not.toContain(newest?.id);
  expect((await list('all')).withdrawals[0]).toMatchObject({ id: newest?.id, closedAt: expect.any(String) });
  const reopened = await admin.patch(path, { isClosed: false });
  expect(reopened.body).toMatchObject({ withdrawal: { id: newest?.id, closedAt: null } });
  const acts = await shop.query<{ facts: object }>(
    'SELECT facts FROM audit_log WHERE website_id = $1 AND act = $2 ORDER BY at',
    'withdrawal.changed',
  );
  expect(acts.map(({ facts }) => facts)).toEqual([
    { withdrawalId: newest?.id, isClosed: true },
    { withdrawalId: newest?.id, isClosed: false },
  ]);
});

it('WITHDRAW-8: declarations are read in pages and found by order, name and email address, and none of a neighbour is', async () => {
  const [own, neighbour] = [await TestShop.on(shop.server), await TestShop.on(shop.server)];
  const plant = (websiteId: string, count: number) =>
    shop.server.services.database.query(
      `INSERT INTO withdrawals (website_id, id, name, email, order_number, items, received_at, closed_at)
       SELECT $1, lpad(n::text, 24, '0'), 'Person ' || n, 'p' || n || '@example.com', (1000 + n)::text, '',
         timestamptz '2026-03-01Z' + n * interval '1 minute', CASE WHEN n % 2 = 0 THEN now() END
       FROM generate_series(1, $2::int) AS n`,
      [websiteId, count],
    );
  await plant(own.website.id, 2300);
  await plant(neighbour.website.id, 5);
  const staff = await shop.server.signIn(own.website);
  const list = async (query: string) =>
    (await staff.get(`/api/withdrawals?${query}`)).body as Listed & {
      total: number;
      isMore: boolean;
      next: string | null;
      previous: string | null;
    };
  const names = async (query: string) => (await list(query)).withdrawals.map(({ name }) => name);
  const first = await list('limit=2');
  expect(first).toMatchObject({ total: 1000, isMore: true, open: 1001, previous: null });
  expect(first.withdrawals.map(({ name }) => name)).toEqual(['Person 2299', 'Person 2297']);
  const second = await list(`limit=2&cursor=${first.next}`);
  expect(second.withdrawals.map(({ name }) => name)).toEqual(['Person 2295', 'Person 2293']);
  expect(await names(`limit=2&cursor=${second.previous}`)).toEqual(['Person 2299', 'Person 2297']);
  expect(await names('search=%23100')).toEqual(['9', '7', '5', '3', '1'].map(n => `Person ${n}`));
  expect(await names('search=PERSON%201717')).toEqual(['Person 1717']);
  expect(await names('search=p1717@')).toEqual(['Person 1717']);
  expect([await names('search=p4@'), await names('search=p4@&state=all')]).toEqual([[], ['Person 4']]);
  expect(await names('search=%25')).toEqual([]);
  for (const query of ['cursor=nonsense', 'state=lost', 'limit=0'])
    expect((await staff.get(`/api/withdrawals?${query}`)).status, query).toBe(400);
});
