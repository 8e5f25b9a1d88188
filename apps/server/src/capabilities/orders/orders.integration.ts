import { newId } from '@vitrine/core/id/id.ts';
import type { Order, OrderListing } from '@vitrine/core/orders/order.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { orderPage } from '../checkout/index.ts';
import { everywhere, TestShop, taxed } from '../checkout/shop.fixture.ts';

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await TestShop.open();
  admin = await shop.server.signIn(shop.website, 'storeManager');
});
afterAll(() => shop?.server.stop());

const buy = async (product: Parameters<TestShop['sell']>[0] = {}, more: Record<string, unknown> = {}) => {
  const { id, variants } = await shop.sell(product);
  const bowl = variants[0] ?? '';
  return { productId: id, bowl, order: await shop.order(await shop.visitorWith(bowl, 2), more) };
};
const act = async (orderId: string, what: string, body: object = {}) => {
  const { status, body: reply } = await admin.post(`/api/orders/${orderId}/${what}`, body);
  return { status, error: (reply as { error?: string }).error, order: (reply as { order?: Order }).order };
};
const list = async (query = '') =>
  (await admin.get(`/api/orders?${query}`)).body as {
    orders: OrderListing[];
    counts: Record<string, number>;
  };

it('ORDER-3: numbers increase from 1 on each website; attempts that were never paid use none', async () => {
  const other = await TestShop.open();
  const {
    variants: [bowl = ''],
  } = await other.sell();
  const numbers = [];
  for (let at = 0; at < 3; at += 1) {
    await other.pay(await other.visitorWith(bowl));
    numbers.push((await other.order(await other.visitorWith(bowl))).number);
  }
  expect(numbers).toEqual([1, 2, 3]);
  const many = await Promise.all(
    Array.from({ length: 4 }, async () => (await other.order(await other.visitorWith(bowl))).number),
  );
  expect(many.toSorted()).toEqual([4, 5, 6, 7]);
  await other.server.stop();
});

it('ORDER-4: later changes to the product, its price, the tax or the store change no order', async () => {
  const { productId, bowl, order } = await buy({
    optionNames: ['Glaze'],
    variants: [{ price: 1850, optionValues: ['Ash'], stock: 10, sku: 'ASH' }],
  });
  const before = await shop.see(order.orderId);
  await admin.patch(`/api/products/${productId}`, {
    title: 'Renamed',
    slug: `renamed-${newId()}`,
    optionNames: ['Colour'],
    variants: [{ id: bowl, price: 9999, optionValues: ['Red'], stock: 1, sku: 'RED' }],
  });
  await shop.settle({
    tax: { rules: taxed({ DE: 7000 }) },
    shippingZones: everywhere([{ id: 'drone', name: 'Drone', amount: 1 }]),
  });
  await admin.delete(`/api/products/${productId}`);
  expect(await shop.see(order.orderId)).toEqual(before);
  expect(before.lines).toMatchObject([
    { title: 'Bowl', options: 'Ash', sku: 'ASH', unitPrice: 1850, total: 3700 },
  ]);
  expect([before.totals.total, before.totals.tax, before.shippingName]).toEqual([4200, 671, 'Post']);
  const token = order.confirmation.split('/').at(-1) ?? '';
  expect(await orderPage(shop.server.context(shop.website), { token, isStatus: false })).toMatchObject({
    lines: [{ title: 'Bowl', options: 'Ash', address: null }],
    sentTo: ['Ann Lee', 'Hauptstr. 1', '10115 Berlin', 'Germany'],
    shippingName: 'Post',
  });
  await shop.settle({
    tax: { rules: taxed({ DE: 19_000 }) },
    shippingZones: everywhere([{ id: 'post', name: 'Post', amount: 500 }]),
  });
});

it('ORDER-5: only the link shows the confirmation', async () => {
  const { order } = await buy();
  const token = order.confirmation.split('/').at(-1) ?? '';
  const context = shop.server.context(shop.website);
  expect(await orderPage(context, { token, isStatus: false })).toMatchObject({
    number: String(order.number),
    paymentState: 'pending',
    instructions: 'Pay to DE00 1234.',
  });
  const elsewhere = shop.server.context(await shop.server.createWebsite());
  for (const wrong of [order.orderId, `${token}x`, token.slice(0, -1), newId() + token.slice(24), '']) {
    expect(await orderPage(context, { token: wrong, isStatus: false })).toBe(null);
  }
  expect(await orderPage(elsewhere, { token, isStatus: false })).toBe(null);
});

it('ORDER-6, ORDER-8: buyer and owner get one mail each, with the total explained', async () => {
  const { order } = await buy({}, { note: 'Ring twice' });
  const mails = (await shop.mails()).filter(mail => mail.body_text.includes(order.orderId));
  expect(mails.map(mail => [mail.kind, mail.recipient, mail.subject])).toEqual([
    ['orders.confirmation', 'ann@example.com', `Your order ${order.number} at Test website`],
    ['orders.notice', 'owner@shop.example', `New order ${order.number} from Ann Lee`],
  ]);
  const explained = (await shop.see(order.orderId)).explanation;
  expect(explained).toEqual([
    'Bowl: 2 × €18.50 = €37.00',
    'Post: €5.00',
    'Tax (DE) of 19 % inside €42.00 = €6.71, rounded half up',
  ]);
  expect(mails[0]?.body_text).toContain(explained.join('\n'));
  expect(mails[0]?.body_text).toContain('How to pay:\nPay to DE00 1234.');
  expect(mails[1]?.body_text).toContain('Note: Ring twice');
});

it('ORDER-7, PAYMENT-6: an order paid manually is marked as paid by a person, then sent once with its tracking', async () => {
  const { order } = await buy();
  expect(await act(order.orderId, 'fulfilment')).toMatchObject({ status: 409, error: 'orders.notPaid' });
  expect((await act(order.orderId, 'payment')).order).toMatchObject({
    paymentState: 'captured',
    actions: ['fulfil', 'refundPart', 'edit', 'cancel'],
  });
  expect(await act(order.orderId, 'payment')).toMatchObject({ status: 409, error: 'orders.forbiddenMove' });
  const parcel = { carrier: 'DHL', trackingNumber: '0034', trackingAddress: 'https://dhl.example/0034' };
  const sent = await act(order.orderId, 'fulfilment', parcel);
  expect(sent.order).toMatchObject({
    state: 'completed',
    fulfilmentState: 'fulfilled',
    shipments: [parcel],
    actions: ['refund', 'refundPart'],
  });
  expect(await act(order.orderId, 'fulfilment', parcel)).toMatchObject({
    status: 409,
    error: 'orders.forbiddenMove',
  });
  expect(await act(order.orderId, 'cancellation')).toMatchObject({ status: 409 });
  expect((await shop.see(order.orderId)).timeline.map(entry => entry.kind)).toEqual([
    'placed',
    'paid',
    'fulfilled',
  ]);
  const mails = (await shop.mails()).filter(mail => mail.kind === 'orders.fulfilled');
  expect(mails.map(mail => mail.subject)).toEqual([`Your order ${order.number} is on its way`]);
  expect(mails[0]?.body_text).toContain('Parcel: DHL 0034');
  expect(await act(order.orderId, 'fulfilment', { trackingAddress: 'javascript:alert(1)' })).toMatchObject({
    status: 400,
  });
});

it('ORDER-9, STOCK-11: cancelling returns money and stock, once', async () => {
  const { bowl, order } = await buy();
  expect((await shop.stockOf(bowl)).on_hand).toBe(8);
  const cancelled = await act(order.orderId, 'cancellation', { reason: 'Broken in the kiln.' });
  expect(cancelled.order).toMatchObject({
    state: 'cancelled',
    paymentState: 'abandoned',
    fulfilmentState: 'cancelled',
  });
  expect((await act(order.orderId, 'cancellation')).status).toBe(409);
  expect((await act(order.orderId, 'payment')).status).toBe(409);
  expect((await shop.stockOf(bowl)).on_hand).toBe(10);
  const mail = (await shop.mails()).find(one => one.kind === 'orders.cancelled');
  expect(mail?.body_text).toContain('Broken in the kiln.');

  const { bowl: cup, order: byHand } = await buy();
  await act(byHand.orderId, 'payment');
  const refunded = await act(byHand.orderId, 'cancellation');
  expect(refunded.order?.paymentState).toBe('refundDue');
  expect(refunded.order?.timeline.find(entry => entry.kind === 'refundNeeded')?.text).toBe(
    '€42.00 must be refunded by hand.',
  );
  expect((await shop.stockOf(cup)).on_hand).toBe(10);

  const {
    variants: [jar = ''],
  } = await shop.sell();
  const visitor = await shop.visitorWith(jar);
  const { order: paid, paymentId } = await shop.pay(visitor);
  await shop.choose(visitor, paymentId, 'approve');
  await visitor.get(`/checkout/return/${paymentId}`);
  const back = await Promise.all([1, 2, 3].map(() => act(paid.orderId, 'cancellation')));
  expect(back.map(answer => answer.status).toSorted()).toEqual([200, 409, 409]);
  expect((await shop.see(paid.orderId)).paymentState).toBe('refunded');
  expect(await shop.stockOf(jar)).toEqual({ on_hand: 10, reserved: 0 });
  expect(
    await shop.query(
      'SELECT state FROM test_gateway_payments WHERE website_id = $1 AND payment_id = $2',
      paymentId,
    ),
  ).toEqual([{ state: 'refunded' }]);
});

it('ORDER-10, STOCK-11: a held order is released when there is stock, or cancelled, which restocks nothing', async () => {
  const held = async () => {
    const {
      variants: [vase = ''],
    } = await shop.sell({ variants: [{ price: 1850, stock: 1 }] });
    const visitor = await shop.visitorWith(vase);
    const { order, paymentId } = await shop.pay(visitor);
    await admin.put(`/api/inventory/${vase}`, { onHand: 0 });
    await shop.choose(visitor, paymentId, 'approve');
    await visitor.get(`/checkout/return/${paymentId}`);
    expect((await shop.see(order.orderId)).state).toBe('held');
    return { vase, order };
  };
  const first = await held();
  expect(await act(first.order.orderId, 'release')).toMatchObject({
    status: 409,
    error: 'orders.stillShort',
  });
  expect((await shop.see(first.order.orderId)).state).toBe('held');
  await admin.put(`/api/inventory/${first.vase}`, { onHand: 3 });
  expect((await act(first.order.orderId, 'release')).order?.state).toBe('placed');
  expect(await shop.stockOf(first.vase)).toEqual({ on_hand: 2, reserved: 0 });
  expect((await act(first.order.orderId, 'release')).status).toBe(409);

  const second = await held();
  expect((await act(second.order.orderId, 'cancellation')).order).toMatchObject({
    state: 'cancelled',
    paymentState: 'refunded',
  });
  expect(await shop.stockOf(second.vase)).toEqual({ on_hand: 0, reserved: 0 });
});

it('ORDER-11: orders are found by number, email, name, title and SKU, and by state', async () => {
  const { order } = await buy(
    { title: 'Rare 100% jug', variants: [{ price: 100, stock: 5, sku: 'JUG-1' }] },
    { email: 'zoe@example.com', name: 'Zoë Quist' },
  );
  const found = async (query: string) => (await list(query)).orders.map(one => one.id);
  for (const search of [`${order.number}`, `%23${order.number}`, 'zoe@', 'quist', 'rare%20100%25', 'jug-1'])
    expect(await found(`search=${search}`)).toContain(order.orderId);
  expect(await found('search=nobody')).toEqual([]);
  expect(await found('state=cancelled')).not.toContain(order.orderId);
  const {
    variants: [bowl = ''],
  } = await shop.sell();
  const { order: open } = await shop.pay(await shop.visitorWith(bowl));
  expect(await found('')).not.toContain(open.orderId);
  expect(await found('state=pending')).toEqual([open.orderId]);
  const first = await list('limit=1');
  expect(first.orders.map(one => one.id)).toEqual([order.orderId]);
  expect(await found(`limit=1&before=${order.orderId}`)).not.toContain(order.orderId);
  expect(first.counts.pending).toBe(1);
  expect((await admin.post(`/api/orders/${order.orderId}/notes`, { text: 'Call first' })).body).toMatchObject(
    {
      order: {
        timeline: [
          { kind: 'placed' },
          { kind: 'note', text: 'Call first', actor: expect.stringContaining('@') },
        ],
      },
    },
  );
});

it('ORDER-1: a person who may only read orders changes none, and another website’s orders are not found', async () => {
  const { order } = await buy();
  const reader = await shop.server.signIn(shop.website, 'reporting');
  expect((await reader.get(`/api/orders/${order.orderId}`)).status).toBe(200);
  for (const what of ['fulfilment', 'cancellation', 'payment', 'release', 'notes'])
    expect((await reader.post(`/api/orders/${order.orderId}/${what}`, { text: 'x' })).status).toBe(403);
  const other = await shop.server.createWebsite();
  const stranger = await shop.server.signIn(other);
  for (const what of ['fulfilment', 'cancellation', 'payment', 'release', 'notes'])
    expect((await stranger.post(`/api/orders/${order.orderId}/${what}`, { text: 'x' })).status).toBe(404);
  expect((await stranger.get(`/api/orders/${order.orderId}`)).status).toBe(404);
  expect((await shop.see(order.orderId)).state).toBe('placed');
});

it('ORDER-1, ORDER-2: impossible changes of an order are refused by its calls, and nothing changes', async () => {
  const placed = (await buy()).order.orderId;
  const completed = (await buy()).order.orderId;
  for (const what of ['payment', 'fulfilment']) expect((await act(completed, what)).status).toBe(200);
  const cancelled = (await buy()).order.orderId;
  expect((await act(cancelled, 'cancellation')).status).toBe(200);
  const { variants } = await shop.sell();
  const pending = (await shop.pay(await shop.visitorWith(variants[0] ?? ''))).order.orderId;
  const forbidden = [
    [pending, ['fulfilment', 'release']],
    [placed, ['fulfilment', 'release']],
    [completed, ['fulfilment', 'payment', 'release', 'cancellation']],
    [cancelled, ['fulfilment', 'payment', 'release', 'cancellation']],
  ] as const;
  for (const [orderId, moves] of forbidden) {
    const before = await shop.see(orderId);
    for (const what of moves) expect([what, (await act(orderId, what)).status]).toEqual([what, 409]);
    expect(await shop.see(orderId)).toEqual(before);
  }
  const states = await Promise.all([pending, placed, completed, cancelled].map(one => shop.see(one)));
  expect(states.map(({ state, fulfilmentState }) => [state, fulfilmentState])).toEqual([
    ['pending', 'open'],
    ['placed', 'open'],
    ['completed', 'fulfilled'],
    ['cancelled', 'cancelled'],
  ]);
  expect((await act(pending, 'cancellation')).order?.state).toBe('cancelled');
});
