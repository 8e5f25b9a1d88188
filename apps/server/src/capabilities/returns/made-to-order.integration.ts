import { newId } from '@vitrine/core/id/id.ts';
import type { Return } from '@vitrine/core/returns/return.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { statusPath } from '../orders/index.ts';
import { cash, lineOf, TestCounter } from '../point-of-sale/counter.fixture.ts';

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await TestShop.open();
  await shop.settle({ returns: { isOffered: true, days: 30, instructions: '' } });
  admin = await shop.server.signIn(shop.website);
});
afterAll(() => shop?.server.stop());

const madeToOrder = { from: 2, to: 3, unit: 'week', isBeyondStock: true } as const;
const sell = async (stock: number) =>
  (await shop.sell({ madeToOrder, variants: [{ price: 1850, stock }] })).variants[0] ?? '';

it('MADETOORDER-3: a piece that was made and came back is put into stock', async () => {
  const variantId = await sell(0);
  const { orderId } = await shop.order(await shop.visitorWith(variantId));
  await admin.post(`/api/orders/${orderId}/payment`, {});
  await admin.post(`/api/orders/${orderId}/fulfilment`, {});
  const [line] = (await shop.see(orderId)).lines;
  const lineId = line?.id ?? '';
  const page = statusPath(shop.server.context(shop.website), orderId).replace('status', 'returns');
  const reason = 'Damaged or faulty';
  const asked = { returnId: newId(), [`quantity-${lineId}`]: '1', [`reason-${lineId}`]: reason };
  await shop.server.client(shop.website).send('POST', page, {
    body: new URLSearchParams(asked).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-csrf-token': '' },
  });
  const { returns } = (await admin.get(`/api/orders/${orderId}/returns`)).body as { returns: Return[] };
  const lines = [{ lineId, quantity: 1 }];
  await admin.post(`/api/returns/${returns[0]?.id}/acceptance`, { lines });
  const received = await admin.post(`/api/returns/${returns[0]?.id}/receipt`, {
    lines: [{ lineId, quantity: 1, isRestocked: true }],
  });
  expect(received.status).toBe(200);
  expect(await shop.stockOf(variantId)).toMatchObject({ on_hand: 1 });
});

it('MADETOORDER-3: at the counter only what is in stock is sold', async () => {
  const at = await TestCounter.of(shop);
  const variantId = await sell(1);
  const refused = await at.complete({ lines: [lineOf(variantId, 2)], total: 3700, tender: cash(3700) });
  expect(refused.status).toBe(409);
  expect(await shop.stockOf(variantId)).toMatchObject({ on_hand: 1, reserved: 0 });
  const { orderId } = await at.sold({ lines: [lineOf(variantId)], total: 1850, tender: cash(1850) });
  expect((await shop.see(orderId)).lines.map(line => line.madeToOrder)).toEqual([undefined]);
  expect(await shop.stockOf(variantId)).toMatchObject({ on_hand: 0 });
});
