import { newId } from '@vitrine/core/id/id.ts';
import type { Order } from '@vitrine/core/orders/order.ts';
import { productTypes } from '@vitrine/core/products/product-views.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { orderPage } from '../checkout/index.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { confirmationToken } from './confirmation-token.ts';

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await TestShop.open();
  admin = await shop.server.signIn(shop.website);
});
afterAll(() => shop?.server.stop());

interface Answer {
  readonly error?: string;
  readonly message?: string;
  readonly order?: Order;
}

const at = (orderId: string, path: string) => `/api/orders/${orderId}/${path}`;
const bodyOf = ({ status, body }: { status: number; body: unknown }) => ({ status, ...(body as Answer) });
const fulfil = async (orderId: string, body: object = {}) =>
  bodyOf(await admin.post(at(orderId, 'fulfilment'), body));
const refund = async (orderId: string, lineId: string, quantity: number) =>
  bodyOf(
    await admin.post(at(orderId, 'refund/part'), {
      refundId: newId(),
      amount: 100,
      lines: [{ lineId, quantity }],
    }),
  );

/** A paid order of five bowls and two mugs. */
async function bought(): Promise<{ orderId: string; bowl: string; mug: string }> {
  const bowls = await shop.sell();
  const mugs = await shop.sell({ title: 'Mug', variants: [{ price: 900, stock: 9 }] });
  const visitor = await shop.visitorWith(bowls.variants[0] ?? '', 5);
  await visitor.post('/api/commerce/shopping-cart/entries', { variantId: mugs.variants[0], quantity: 2 });
  const { orderId } = await shop.order(visitor);
  expect((await admin.post(at(orderId, 'payment'), {})).status).toBe(200);
  const { lines } = await shop.see(orderId);
  const idOf = (title: string) => lines.find(line => line.title === title)?.id ?? '';
  return { orderId, bowl: idOf('Bowl'), mug: idOf('Mug') };
}

const statesOf = ({ state, fulfilmentState }: Order) => [state, fulfilmentState];
const pageOf = (orderId: string) => {
  const context = shop.server.context(shop.website);
  return orderPage(context, { token: confirmationToken(context, orderId), isStatus: true });
};
const kindsOf = ({ timeline }: Order) => timeline.map(({ kind }) => kind);

it('ORDER-31: an order is sent in parts, each told to the buyer and shown on the page of the order', async () => {
  const { orderId, bowl, mug } = await bought();
  const first = await fulfil(orderId, {
    lines: [{ lineId: bowl, quantity: 2 }],
    carrier: 'DHL',
    trackingNumber: '0034',
    trackingAddress: 'https://dhl.example/0034',
    note: 'Fragile',
  });
  expect(first.order && statesOf(first.order)).toEqual(['placed', 'partly']);
  expect(first.order?.toSend).toEqual([
    { lineId: bowl, quantity: 3 },
    { lineId: mug, quantity: 2 },
  ]);
  expect(first.order?.actions).toEqual(['fulfil', 'refundPart', 'edit']);
  const part = (await shop.mails()).findLast(({ kind }) => kind === 'orders.fulfilled');
  expect(part?.subject).toMatch(/^Part of your order \d+ is on its way$/);
  for (const words of [
    '2 × Bowl',
    'DHL 0034',
    'https://dhl.example/0034',
    'Fragile',
    'Still to come:\n3 × Bowl\n2 × Mug',
  ])
    expect(part?.body_text).toContain(words);
  expect(await pageOf(orderId)).toMatchObject({
    stage: 'status',
    progress: 'partlySent',
    shipments: [{ carrier: 'DHL', trackingNumber: '0034', items: [{ title: 'Bowl', quantity: 2 }] }],
    toSend: [
      { title: 'Bowl', quantity: 3 },
      { title: 'Mug', quantity: 2 },
    ],
  });
  const last = await fulfil(orderId);
  expect(last.order && statesOf(last.order)).toEqual(['completed', 'fulfilled']);
  expect(last.order?.toSend).toEqual([]);
  expect(last.order && kindsOf(last.order).slice(-2)).toEqual(['fulfilledPart', 'fulfilled']);
  const rest = (await shop.mails()).findLast(({ kind }) => kind === 'orders.fulfilled');
  expect(rest?.subject).toMatch(/^Your order \d+ is on its way$/);
  expect(rest?.body_text).toContain('3 × Bowl\n2 × Mug');
  expect(await pageOf(orderId)).toMatchObject({ progress: 'sent', toSend: [] });
});

it('ORDER-31: never more than is left is sent, and a refused shipment changes nothing', async () => {
  const { orderId, bowl, mug } = await bought();
  expect((await refund(orderId, bowl, 1)).status).toBe(200);
  await fulfil(orderId, { lines: [{ lineId: bowl, quantity: 2 }] });
  const before = await shop.see(orderId);
  for (const [lines, words] of [
    [[{ lineId: bowl, quantity: 3 }], 'Of “Bowl”, 2 are still to be sent. Choose 2 or fewer.'],
    [
      [
        { lineId: bowl, quantity: 1 },
        { lineId: bowl, quantity: 2 },
      ],
      'Of “Bowl”, 2 are still to be sent.',
    ],
    [[{ lineId: newId(), quantity: 1 }], '0 are still to be sent.'],
  ] as const) {
    const refused = await fulfil(orderId, { lines });
    expect([refused.status, refused.error]).toEqual([409, 'orders.tooManySent']);
    expect(refused.message).toContain(words);
  }
  expect((await fulfil(orderId, { lines: [{ lineId: mug, quantity: 0 }] })).status).toBe(400);
  expect(bodyOf(await admin.post(at(orderId, 'cancellation'), {}))).toMatchObject({
    status: 409,
    error: 'orders.partlySent',
  });
  expect(await shop.see(orderId)).toEqual(before);
});

it('ORDER-31: parallel requests send each piece once, and a repeated one is one shipment', async () => {
  const { orderId, bowl } = await bought();
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => fulfil(orderId, { lines: [{ lineId: bowl, quantity: 1 }] })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  const { shipments, toSend } = await shop.see(orderId);
  expect(shipments).toHaveLength(5);
  expect(toSend.map(({ quantity }) => quantity)).toEqual([2]);
  const shipmentId = newId();
  for (const again of [1, 2, 3])
    expect([again, (await fulfil(orderId, { shipmentId })).status]).toEqual([again, 200]);
  const seen = await shop.see(orderId);
  expect([seen.shipments.length, seen.state]).toEqual([6, 'completed']);
  const other = await bought();
  expect((await fulfil(other.orderId, { shipmentId })).status).toBe(404);
  expect((await shop.see(other.orderId)).shipments).toEqual([]);
});

it('ORDER-32: tracking is corrected, and a shipment that was a mistake is undone, both on record', async () => {
  const { orderId } = await bought();
  const { order } = await fulfil(orderId, { carrier: 'DHL' });
  const id = order?.shipments[0]?.id ?? '';
  const change = (body: object) => admin.put(at(orderId, `shipments/${id}`), body);
  const changed = bodyOf(await change({ carrier: 'UPS', trackingNumber: '1Z', isBuyerTold: true }));
  expect(changed.order?.shipments).toMatchObject([{ carrier: 'UPS', trackingNumber: '1Z' }]);
  const mail = (await shop.mails()).findLast(({ kind }) => kind === 'orders.tracking');
  expect(mail?.body_text).toContain('UPS 1Z');
  expect((await change({ trackingAddress: 'javascript:alert(1)' })).status).toBe(400);
  const undo = () => admin.delete(at(orderId, `shipments/${id}`));
  const undone = bodyOf(await undo());
  expect(undone.order && statesOf(undone.order)).toEqual(['placed', 'open']);
  expect(undone.order?.shipments).toMatchObject([{ undoneAt: expect.any(String) }]);
  expect(undone.order?.toSend.map(({ quantity }) => quantity)).toEqual([5, 2]);
  expect(undone.order?.fulfilledAt).toBeNull();
  const after = await undo();
  expect((after.body as Answer).order?.timeline).toHaveLength(undone.order?.timeline.length ?? 0);
  expect(bodyOf(await change({ carrier: 'GLS' }))).toMatchObject({
    status: 409,
    error: 'orders.shipmentUndone',
  });
  expect((await admin.delete(at(orderId, `shipments/${newId()}`))).status).toBe(404);
  expect(undone.order && kindsOf(undone.order).slice(-3)).toEqual([
    'fulfilled',
    'shipmentChanged',
    'shipmentUndone',
  ]);
  expect(await pageOf(orderId)).toMatchObject({ progress: 'preparing', shipments: [] });
  expect(statesOf((await fulfil(orderId)).order as Order)).toEqual(['completed', 'fulfilled']);
});

it('ORDER-33: what needs no parcel is complete once it is paid; a partly sent order when its rest is refunded', async () => {
  const pattern = await shop.sell({
    title: 'Pattern',
    type: productTypes.digital,
    variants: [{ price: 500 }],
  });
  const visit = await shop.sell({
    title: 'Visit',
    type: productTypes.service,
    variants: [{ price: 500, stock: 3 }],
  });
  const visitor = await shop.visitorWith(pattern.variants[0] ?? '');
  await visitor.post('/api/commerce/shopping-cart/entries', { variantId: visit.variants[0], quantity: 1 });
  const { orderId } = await shop.order(visitor);
  expect(statesOf(await shop.see(orderId))).toEqual(['placed', 'open']);
  const paid = bodyOf(await admin.post(at(orderId, 'payment'), {}));
  expect(paid.order && statesOf(paid.order)).toEqual(['completed', 'fulfilled']);
  expect(paid.order && kindsOf(paid.order).slice(-2)).toEqual(['paid', 'completed']);
  expect(await pageOf(orderId)).toMatchObject({ progress: 'complete' });
  const online = await shop.visitorWith(pattern.variants[0] ?? '');
  const { order, paymentId } = await shop.pay(online);
  await shop.choose(online, paymentId, 'approve');
  await online.get(`/checkout/return/${paymentId}`);
  expect(statesOf(await shop.see(order.orderId))).toEqual(['completed', 'fulfilled']);

  const mixed = await bought();
  await fulfil(mixed.orderId, { lines: [{ lineId: mixed.bowl, quantity: 5 }] });
  const refunded = await refund(mixed.orderId, mixed.mug, 2);
  expect(refunded.order && statesOf(refunded.order)).toEqual(['completed', 'fulfilled']);
  // An order of which nothing was sent waits for a person, however much of it is refunded.
  const unsent = await bought();
  await refund(unsent.orderId, unsent.mug, 2);
  expect(statesOf((await refund(unsent.orderId, unsent.bowl, 5)).order as Order)).toEqual(['placed', 'open']);
});
