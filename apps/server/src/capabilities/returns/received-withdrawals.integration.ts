import { newId } from '@vitrine/core/id/id.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestShop } from '../checkout/shop.fixture.ts';

interface Listed {
  readonly withdrawals: readonly { readonly id: string }[];
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
