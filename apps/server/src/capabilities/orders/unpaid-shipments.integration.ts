import type { IssuedDocument } from '@vitrine/core/documents/document.ts';
import type { Order } from '@vitrine/core/orders/order.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { pagesOf, seller } from '../documents/documents.fixture.ts';
import { statusPath } from './confirmation-token.ts';

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await TestShop.open();
  await shop.settle({ seller });
  admin = await shop.server.signIn(shop.website);
});
afterAll(() => shop?.server.stop());

const allow = (isSentUnpaid: boolean) =>
  shop.setUp('manual', { settings: { instructions: 'Pay to DE00 1234.', isSentUnpaid } });
async function bought(): Promise<{ orderId: string; variant: string }> {
  const { variants } = await shop.sell();
  const [variant = ''] = variants;
  return { orderId: (await shop.order(await shop.visitorWith(variant, 2))).orderId, variant };
}
const act = async (orderId: string, verb: string, body: object = {}) => {
  const answer = await admin.post(`/api/orders/${orderId}/${verb}`, body);
  return { status: answer.status, ...(answer.body as { order?: Order; error?: string }) };
};
const send = (orderId: string, body: object = {}) =>
  act(orderId, 'fulfilment', { isUnpaidAccepted: true, ...body });

it('ORDER-50: an order on invoice is sent once that is allowed and confirmed, and completed by its payment', async () => {
  await allow(true);
  const { orderId, variant } = await bought();
  expect((await shop.see(orderId)).actions).toContain('fulfilUnpaid');
  const unconfirmed = await act(orderId, 'fulfilment');
  expect(unconfirmed).toMatchObject({ status: 409, error: 'orders.unpaidNotConfirmed' });
  expect((await shop.see(orderId)).shipments).toEqual([]);
  const { order } = await send(orderId);
  expect(order).toMatchObject({
    state: 'placed',
    paymentState: 'awaited',
    fulfilmentState: 'fulfilled',
    toSend: [],
    actions: ['markPaid'],
  });
  expect(order?.timeline.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['fulfilled', 'sentUnpaid']),
  );
  expect(await shop.stockOf(variant)).toMatchObject({ on_hand: 8, reserved: 0 });
  const mail = (await shop.mails()).findLast(({ kind }) => kind === 'orders.fulfilled');
  expect(mail?.subject).toMatch(/^Your order \d+ is on its way$/);
  expect(mail?.body_text).not.toMatch(/paid/i);
  const page = await shop.server
    .client(shop.website)
    .get(statusPath(shop.server.context(shop.website), orderId), { accept: 'text/html' });
  expect(page.text).toContain('on its way');
  const { documents } = (await admin.get(`/api/orders/${orderId}/documents`)).body as {
    documents: IssuedDocument[];
  };
  expect(documents).toMatchObject([{ kind: 'invoice', total: 4200 }]);
  const [paper] = await pagesOf(admin, `/checkout/documents/${documents[0]?.id}.pdf`);
  expect(paper).toContain('Total €42.00 Amount due €42.00');
  const [slip] = await pagesOf(admin, `/api/documents/print.pdf?kind=packingSlip&order=${orderId}`);
  expect(slip).toContain('Bowl');
  expect(slip).not.toContain('€');
  expect(await send(orderId)).toMatchObject({ status: 409, error: 'orders.notPaid' });
  expect(await act(orderId, 'cancellation')).toMatchObject({ status: 409, error: 'orders.partlySent' });
  const paid = await act(orderId, 'payment');
  expect(paid.order).toMatchObject({
    state: 'completed',
    paymentState: 'captured',
    fulfilmentState: 'fulfilled',
  });
  expect((await admin.get(`/api/orders/${orderId}/documents`)).body).toMatchObject({
    documents: [{ kind: 'invoice' }],
  });
});

it('ORDER-50: a part is sent before payment, and undone it can be cancelled with a credit note', async () => {
  await allow(true);
  const { orderId, variant } = await bought();
  const [line] = (await shop.see(orderId)).lines;
  const { order } = await send(orderId, { lines: [{ lineId: line?.id, quantity: 1 }] });
  expect(order).toMatchObject({ state: 'placed', fulfilmentState: 'partly' });
  const shipmentId = order?.shipments[0]?.id;
  expect((await admin.delete(`/api/orders/${orderId}/shipments/${shipmentId}`)).status).toBe(200);
  expect((await act(orderId, 'cancellation')).order).toMatchObject({ state: 'cancelled' });
  expect(await shop.stockOf(variant)).toMatchObject({ on_hand: 10 });
  const documents = (await admin.get(`/api/orders/${orderId}/documents`)).body;
  expect(documents).toMatchObject({ documents: [{ kind: 'invoice' }, { kind: 'creditNote', total: 4200 }] });
});

it('ORDER-50: what the owner does not allow, and several orders at once, are refused and change nothing', async () => {
  await allow(false);
  const { orderId } = await bought();
  expect((await shop.see(orderId)).actions).not.toContain('fulfilUnpaid');
  expect(await send(orderId)).toMatchObject({ status: 409, error: 'orders.notPaid' });
  await allow(true);
  const many = await admin.post('/api/orders/many', { action: 'fulfil', orderIds: [orderId] });
  expect(many.body).toMatchObject({ done: 0, refused: [{ id: orderId }] });
  expect(await shop.see(orderId)).toMatchObject({ fulfilmentState: 'open', shipments: [] });
});

it('ORDER-50, OVERVIEW-4: what is sent before it is paid is counted as unpaid, not as to be sent', async () => {
  await allow(true);
  const { orderId } = await bought();
  const tasks = async () => ((await admin.get('/api/overview')).body as { toDo: unknown }).toDo;
  const before = await tasks();
  await send(orderId);
  expect(await tasks()).toEqual(before);
});
