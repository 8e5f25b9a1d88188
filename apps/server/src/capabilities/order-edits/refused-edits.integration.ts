import { newId } from '@vitrine/core/id/id.ts';
import { productTypes } from '@vitrine/core/products/product-views.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { TestEdits } from './edits.fixture.ts';

let shop: TestShop;
let admin: TestClient;
let edits: TestEdits;
beforeAll(async () => {
  shop = await TestShop.open();
  admin = await shop.server.signIn(shop.website);
  edits = new TestEdits(shop, admin);
});
afterAll(() => shop?.server.stop());

/** Neither shown nor made, for this reason, and nothing is different afterwards. */
async function isRefused(orderId: string, edit: object, code: string): Promise<void> {
  const before = await edits.stateOf(orderId);
  const saved = { ...edit, editId: newId(), version: 0, total: 1 };
  for (const answer of [await edits.preview(orderId, edit), await edits.save(orderId, saved)])
    expect([code, answer.status, answer.body.error]).toEqual([code, 409, code]);
  expect(await edits.stateOf(orderId)).toEqual(before);
}

const firstLine = async (orderId: string) => (await shop.see(orderId)).lines[0]?.id ?? '';

it('ORDEREDIT-1: an order whose money is only authorised is not edited', async () => {
  await shop.setUp('test', { settings: { capture: 'later' } });
  const { variants } = await shop.sell();
  const visitor = await shop.visitorWith(variants[0] ?? '');
  const { order, paymentId } = await shop.pay(visitor);
  await shop.choose(visitor, paymentId, 'approve');
  await visitor.get(`/checkout/return/${paymentId}`);
  const edit = { quantities: [{ lineId: await firstLine(order.orderId), quantity: 2 }] };
  await isRefused(order.orderId, edit, 'orderEdits.paymentOpen');
  expect((await edits.get(order.orderId)).body.error).toBe('orderEdits.paymentOpen');
});

it('ORDEREDIT-1: a donation is not edited', async () => {
  const { orderId } = await edits.ordered();
  await shop.query(
    `UPDATE orders SET lines = (
       SELECT jsonb_agg(jsonb_set(line, '{choices,donation}', $2::jsonb)) FROM jsonb_array_elements(lines) AS line
     ) WHERE website_id = $1 AND id = $3`,
    JSON.stringify({ dedication: '', shownName: '', message: '', isShown: false }),
    orderId,
  );
  const edit = { quantities: [{ lineId: await firstLine(orderId), quantity: 3 }] };
  await isRefused(orderId, edit, 'orderEdits.donation');
});

it('ORDEREDIT-2: what is delivered once it is paid keeps its quantity, and nothing is sent without an address', async () => {
  const recipe = await shop.sell({
    title: 'Recipe',
    type: productTypes.digital,
    variants: [{ price: 1200 }],
  });
  const bowl = await shop.sell();
  const visitor = await shop.visitorWith(recipe.variants[0] ?? '');
  const { orderId } = await shop.order(visitor, { line1: '', city: '', postalCode: '' });
  const lineId = await firstLine(orderId);
  await isRefused(orderId, { quantities: [{ lineId, quantity: 2 }] }, 'orderEdits.fixedQuantity');
  const added = [{ id: newId(), variantId: bowl.variants[0], quantity: 1 }];
  await isRefused(orderId, { added }, 'orderEdits.noAddress');
});

it('ORDEREDIT-7: an order cannot cost less than was refunded of it', async () => {
  const { orderId, bowlLine } = await edits.ordered();
  expect((await edits.act(orderId, 'payment')).status).toBe(200);
  const part = { refundId: newId(), amount: 4000 };
  expect((await edits.act(orderId, 'refund/part', part)).status).toBe(200);
  await isRefused(orderId, { quantities: [{ lineId: bowlLine, quantity: 0 }] }, 'orderEdits.belowRefunded');
});

it('ORDEREDIT-4: an order whose tax no rates explain is not edited', async () => {
  const { orderId, bowlLine } = await edits.ordered();
  await shop.query(
    `UPDATE orders SET totals = jsonb_set(totals, '{tax}', to_jsonb((totals->>'tax')::int + 7))
     WHERE website_id = $1 AND id = $2`,
    orderId,
  );
  await isRefused(orderId, { quantities: [{ lineId: bowlLine, quantity: 3 }] }, 'orderEdits.untraceable');
});
