import { newId } from '@vitrine/core/id/id.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { sumOf, TestEdits } from './edits.fixture.ts';

let shop: TestShop;
let admin: TestClient;
let edits: TestEdits;
beforeAll(async () => {
  shop = await TestShop.open();
  admin = await shop.server.signIn(shop.website);
  edits = new TestEdits(shop, admin);
});
afterAll(() => shop?.server.stop());

it('ORDEREDIT-5: of parallel changes one is made, the same request twice is one, and the last pieces are taken once', async () => {
  const { orderId, bowlLine, mug } = await edits.ordered();
  const edit = { quantities: [{ lineId: bowlLine, quantity: 3 }], version: 0, total: 6950 };
  const editId = newId();
  const answers = await Promise.all([
    ...Array.from({ length: 4 }, () => edits.save(orderId, { ...edit, editId: newId() })),
    ...Array.from({ length: 4 }, () => edits.save(orderId, { ...edit, editId })),
  ]);
  const { body } = await edits.get(orderId);
  expect(body.order.version).toBe(1);
  for (const { status, body: refused } of answers)
    if (status !== 200) expect(refused.error).toBe('orderEdits.changedMeanwhile');
  // One of the mug is in each of the orders, and two are left for both.
  const other = await edits.ordered();
  const added = { added: [{ id: newId(), variantId: mug, quantity: 2 }] };
  // Both are seen before either is saved: afterwards the preview of the other is refused.
  const seen = await Promise.all([edits.see(orderId, added), edits.see(other.orderId, added)]);
  const both = await Promise.all([edits.save(orderId, seen[0]), edits.save(other.orderId, seen[1])]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await shop.stockOf(mug)).on_hand).toBe(0);
});

it('ORDEREDIT-5: beside a parallel shipment, payment or cancellation an order stays consistent', async () => {
  for (const verb of ['fulfilment', 'cancellation', 'payment']) {
    const { orderId, bowlLine } = await edits.ordered();
    if (verb === 'fulfilment') await edits.act(orderId, 'payment');
    const { total } = (await edits.preview(orderId, { quantities: [{ lineId: bowlLine, quantity: 1 }] })).body
      .after;
    await Promise.all([
      admin.post(`/api/orders/${orderId}/${verb}`, {}),
      edits.save(orderId, {
        quantities: [{ lineId: bowlLine, quantity: 1 }],
        ...{ editId: newId(), version: 0, total },
      }),
    ]);
    const order = await shop.see(orderId);
    const sent = order.shipments.flatMap(({ lines }) => lines).find(({ lineId }) => lineId === bowlLine);
    const bowls = order.lines.find(({ id }) => id === bowlLine)?.quantity ?? 0;
    expect(sent?.quantity ?? 0).toBeLessThanOrEqual(bowls);
    expect(order.paid - order.returned + order.awaited).toBe(order.state === 'cancelled' ? 0 : order.total);
    const balance = sumOf(await edits.booked(orderId), 'customers');
    expect([verb, balance]).toEqual([verb, 0 - order.promised]);
  }
});
