import type { PlacedOrder } from '@vitrine/core/checkout/checkout.calls.ts';
import { newId } from '@vitrine/core/id/id.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestAnswer, TestClient } from '../../../test/harness.ts';
import { checkoutView } from './index.ts';
import { buyer, TestShop } from './shop.fixture.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await TestShop.open();
});
afterAll(() => shop?.server.stop());

const orderOf = (answer: TestAnswer) => (answer.body as { order: PlacedOrder }).order;
const oneVariant = async (stock: number | null = 10) => {
  const { variants } = await shop.sell({ variants: [{ price: 1850, stock }] });
  return variants[0] ?? '';
};
const post = (visitor: TestClient, fields: Record<string, string>) =>
  visitor.send('POST', '/checkout', {
    body: new URLSearchParams({ ...buyer, ...fields }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
const countsOf = async (visitor: TestClient) => {
  const [row] = await shop.query<{ orders: number; payments: number; captures: number }>(
    `SELECT (SELECT count(*)::int FROM orders WHERE orders.website_id = $1 AND cart_id = carts.id AND state <> 'cancelled') AS orders,
       (SELECT count(*)::int FROM payments JOIN orders ON orders.id = payments.order_id AND orders.website_id = $1 WHERE cart_id = carts.id) AS payments,
       (SELECT coalesce(sum(captures), 0)::int FROM test_gateway_payments JOIN payments ON payments.id = payment_id
         JOIN orders ON orders.id = payments.order_id WHERE cart_id = carts.id) AS captures
     FROM carts WHERE website_id = $1 AND token_hash = encode(sha256($2::bytea), 'hex')`,
    visitor.cookies.get('CART'),
  );
  return row;
};

it('CHECKOUT-1: whatever else a post contains, prices, tax and shipping are the server’s', async () => {
  const bowl = await oneVariant();
  const visitor = await shop.visitorWith(bowl, 2);
  await visitor.post('/api/commerce/shopping-cart/entries', {
    variantId: bowl,
    quantity: 1,
    price: 1,
    unitPrice: 1,
  });
  const order = await shop.order(visitor, {
    total: 1,
    price: 1,
    lines: [{ variantId: bowl, unitPrice: 1 }],
    totals: { total: 1 },
    discount: 5000,
    shipping: 0,
    tax: 0,
  });
  const seen = await shop.see(order.orderId);
  expect([order.total, seen.totals.subtotal, seen.totals.shipping, seen.totals.tax]).toEqual([
    6050, 5550, 500, 966,
  ]);
});

it('CHECKOUT-4: a total that differs from the one shown is reported, and nothing is ordered', async () => {
  const bowl = await oneVariant();
  const visitor = await shop.visitorWith(bowl);
  const refused = await shop.place(visitor, { expectedTotal: 2349 });
  expect(refused.body).toMatchObject({
    error: 'checkout.totalChanged',
    message: 'The total is now €23.50. Please check it and place your order again.',
    total: 2350,
  });
  expect((await shop.stockOf(bowl)).on_hand).toBe(10);
  expect((await shop.place(visitor, { expectedTotal: 2350 })).status).toBe(200);
});

it('CHECKOUT-2, CHECKOUT-3, CHECKOUT-8: problems are named by field, and nothing is changed', async () => {
  const bowl = await oneVariant();
  const visitor = await shop.visitorWith(bowl);
  const refused = await shop.place(visitor, { email: 'no', postalCode: '1', city: '', country: 'de' });
  expect([refused.status, refused.body]).toMatchObject([
    400,
    {
      errors: {
        email: 'Email is not valid. Email addresses should follow the format name@example.com.',
        postalCode: 'Enter a postal code like 10115.',
        city: 'Enter a city.',
      },
    },
  ]);
  expect((await shop.place(visitor, { country: 'FR' })).body).toMatchObject({
    errors: { country: 'This shop does not send to France.' },
  });
  expect(await countsOf(visitor)).toEqual({ orders: 0, payments: 0, captures: 0 });
  expect(await shop.stockOf(bowl)).toEqual({ on_hand: 10, reserved: 0 });
});

it('CHECKOUT-5: only offered payment and shipping methods are accepted; a free order needs no payment', async () => {
  const bowl = await oneVariant();
  const visitor = await shop.visitorWith(bowl);
  expect((await shop.place(visitor, { paymentMethod: 'free' })).body).toMatchObject({
    errors: { paymentMethod: 'Choose how to pay.' },
  });
  expect((await shop.place(visitor, { shippingOption: 'drone' })).body).toMatchObject({
    errors: { shippingOption: 'Choose a shipping method.' },
  });
  await shop.setUp('manual', { isEnabled: false });
  expect((await shop.place(await shop.employ(visitor))).status).toBe(400);
  await shop.setUp('manual', { isEnabled: true });
  const {
    variants: [gift = ''],
  } = await shop.sell({ type: 2, variants: [{ price: 0, stock: null }] });
  const order = await shop.order(await shop.visitorWith(gift), { line1: '', city: '', postalCode: '' });
  const seen = await shop.see(order.orderId);
  expect([seen.state, seen.payments[0]?.method, seen.payments[0]?.state, seen.address.line1]).toEqual([
    'completed',
    'free',
    'captured',
    '',
  ]);
});

it('CHECKOUT-6: without a key nothing is ordered; a repeated key gets the first answer; reused for another order it is refused', async () => {
  const bowl = await oneVariant();
  const visitor = await shop.visitorWith(bowl);
  const without = await visitor.post('/api/commerce/orders', { ...buyer, paymentMethod: 'manual' });
  expect(without.body).toMatchObject({ error: 'checkout.noKey' });
  const key = newId();
  const tab = shop.tab(visitor);
  const first = await shop.place(visitor, {}, key);
  expect(first.status).toBe(200);
  expect((await shop.place(shop.tab(tab), {}, key)).body).toEqual(first.body);
  const reused = await shop.place(shop.tab(tab), { name: 'Eve' }, key);
  expect([reused.status, reused.body]).toMatchObject([409, { error: 'checkout.keyReused' }]);
  const stranger = await shop.visitorWith(bowl);
  expect(orderOf(await shop.place(stranger, {}, key)).orderId).not.toBe(orderOf(first).orderId);
  expect((await shop.stockOf(bowl)).on_hand).toBe(8);
});

it('CHECKOUT-6: the first answer is returned even when the order has changed in the meantime', async () => {
  const visitor = await shop.employ(await shop.visitorWith(await oneVariant()));
  const key = newId();
  const first = await shop.place(visitor, { paymentMethod: 'test' }, key);
  const order = orderOf(first);
  const tab = shop.tab(visitor);
  const paymentId = order.next.split('/').at(-1) ?? '';
  await visitor.get(order.next);
  await shop.choose(visitor, paymentId, 'approve');
  await visitor.get(`/checkout/return/${paymentId}`);
  expect((await shop.place(tab, { paymentMethod: 'test' }, key)).body).toEqual(first.body);
  await shop.server.runJobs();
  expect((await shop.see(order.orderId)).state).toBe('placed');
});

it.each(['manual', 'test'])(
  'CHECKOUT-7: 50 parallel orders of one cart by %s, each with its own key, make one order and one payment',
  async paymentMethod => {
    const bowl = await oneVariant(20);
    const visitor = await shop.employ(await shop.visitorWith(bowl, 2));
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => shop.place(shop.tab(visitor), { paymentMethod })),
    );
    expect(new Set(answers.map(answer => answer.status))).toEqual(new Set([200]));
    const ids = new Set(answers.map(answer => orderOf(answer).orderId));
    expect(ids.size).toBe(1);
    expect(await countsOf(visitor)).toEqual({ orders: 1, payments: 1, captures: 0 });
    if (paymentMethod === 'manual') {
      expect(await shop.stockOf(bowl)).toEqual({ on_hand: 18, reserved: 0 });
      return;
    }
    expect(await shop.stockOf(bowl)).toEqual({ on_hand: 20, reserved: 2 });
    // Paid by many parallel clicks, with reloads of the return page, and a webhook that arrives late and twice.
    const { next, orderId } = orderOf(answers[0] as TestAnswer);
    const paymentId = next.split('/').at(-1) ?? '';
    await visitor.get(next);
    await Promise.all([
      ...Array.from({ length: 20 }, () => shop.choose(shop.tab(visitor), paymentId, 'approve')),
      ...Array.from({ length: 20 }, () => shop.tab(visitor).get(`/checkout/return/${paymentId}`)),
    ]);
    await Promise.all(
      Array.from({ length: 10 }, () => shop.tab(visitor).get(`/checkout/return/${paymentId}`)),
    );
    await shop.server.runJobs();
    expect(await countsOf(visitor)).toEqual({ orders: 1, payments: 1, captures: 1 });
    expect(await shop.stockOf(bowl)).toEqual({ on_hand: 18, reserved: 0 });
    const seen = await shop.see(orderId);
    expect([seen.state, seen.paymentState]).toEqual(['placed', 'captured']);
    const mails = (await shop.mails()).filter(mail =>
      mail.subject.endsWith(`Your order ${seen.number} at Test website`),
    );
    expect(mails.length).toBe(1);
    const again = await shop.place(shop.tab(visitor), { paymentMethod });
    expect(orderOf(again).orderId).toBe(orderId);
  },
  60_000,
);

it('CHECKOUT-7: beginning again with other data ends the earlier order, which can never be paid', async () => {
  const bowl = await oneVariant(3);
  const visitor = await shop.visitorWith(bowl, 3);
  const { order: first, paymentId } = await shop.pay(visitor);
  const second = await shop.order(visitor, { paymentMethod: 'test', name: 'Ann B. Lee' });
  expect(second.orderId).not.toBe(first.orderId);
  expect((await shop.see(first.orderId)).state).toBe('cancelled');
  await shop.choose(visitor, paymentId, 'approve');
  await visitor.get(`/checkout/return/${paymentId}`);
  expect((await shop.see(first.orderId)).paymentState).toBe('expired');
  expect(await shop.stockOf(bowl)).toEqual({ on_hand: 3, reserved: 3 });
  const third = await shop.order(shop.tab(visitor));
  expect((await shop.see(third.orderId)).state).toBe('placed');
  expect((await shop.see(second.orderId)).state).toBe('cancelled');
  expect(await shop.stockOf(bowl)).toEqual({ on_hand: 0, reserved: 0 });
});

it('CHECKOUT-7: an order that is already paid is the answer, however the checkout is repeated', async () => {
  const visitor = await shop.visitorWith(await oneVariant());
  const { order, paymentId } = await shop.pay(visitor);
  await shop.choose(visitor, paymentId, 'approve');
  const again = await shop.order(shop.tab(visitor), { name: 'Somebody Else' });
  expect(again.orderId).toBe(order.orderId);
  expect((await shop.see(order.orderId)).state).toBe('placed');
});

it('CHECKOUT-8: the last piece goes to one buyer; the other is informed and keeps the cart', async () => {
  const bowl = await oneVariant(1);
  const [ann, bea] = [await shop.visitorWith(bowl), await shop.visitorWith(bowl)];
  const answers = await Promise.all([shop.place(ann), shop.place(bea)]);
  expect(answers.map(answer => answer.status).toSorted()).toEqual([200, 409]);
  const loser = answers[0]?.status === 409 ? ann : bea;
  expect(answers.find(answer => answer.status === 409)?.body).toMatchObject({
    error: 'checkout.cartChanged',
  });
  expect((await loser.get('/api/commerce/shopping-cart')).body).toMatchObject({
    entries: [{ isAvailable: false, message: 'Sold out. Remove it to check out.' }],
  });
  expect(await shop.stockOf(bowl)).toEqual({ on_hand: 0, reserved: 0 });
});

it('CHECKOUT-13: without JavaScript the input is shown again with its errors; then the order is placed', async () => {
  const bowl = await oneVariant();
  const visitor = await shop.visitorWith(bowl);
  const view = () => checkoutView(shop.server.context(shop.website), visitor.cookies.get('CART'));
  const updated = await post(visitor, { intent: 'update', country: 'US', email: 'ann@' });
  expect([updated.status, updated.headers.location]).toEqual([303, '/checkout']);
  const shown = await view();
  expect(shown?.fields.region?.label).toBe('State');
  expect([shown?.fields.email?.value, shown?.fields.email?.error, shown?.totals.tax]).toEqual([
    'ann@',
    null,
    null,
  ]);
  const key = shown?.idempotencyKey ?? '';
  await post(visitor, { intent: 'place', idempotencyKey: key, country: 'US', email: 'ann@' });
  const invalid = await view();
  expect(invalid?.fields.email?.error).toBe(
    'Email is not valid. Email addresses should follow the format name@example.com.',
  );
  expect(invalid?.fields.region?.error).toBe('Choose a state.');
  expect(invalid?.fields.line1?.value).toBe('Hauptstr. 1');
  const placed = await post(visitor, {
    intent: 'place',
    idempotencyKey: (await view())?.idempotencyKey ?? '',
    country: 'DE',
    paymentMethod: 'manual',
  });
  expect(placed.status).toBe(303);
  expect(String(placed.headers.location)).toMatch(/^\/checkout\/order\//);
  expect([visitor.cookies.has('CART'), visitor.cookies.has('HAS_CART')]).toEqual([false, false]);
  expect((await visitor.get(String(placed.headers.location), { accept: 'text/html' })).status).toBe(200);
  expect((await post(visitor, { intent: 'place' })).headers.location).toBe('/cart?notice=expired');
});

it('CHECKOUT-4, CHECKOUT-13: without JavaScript too, a total that changed since the page was rendered is reported first', async () => {
  const {
    id,
    variants: [bowl = ''],
  } = await shop.sell();
  const visitor = await shop.visitorWith(bowl);
  const view = () => checkoutView(shop.server.context(shop.website), visitor.cookies.get('CART'));
  const key = (await view())?.idempotencyKey ?? '';
  const admin = await shop.server.signIn(shop.website);
  await admin.patch(`/api/products/${id}`, { variants: [{ id: bowl, price: 2000, stock: 10 }] });
  const refused = await post(visitor, { intent: 'place', idempotencyKey: key, paymentMethod: 'manual' });
  expect(refused.headers.location).toBe('/checkout#problems');
  expect((await view())?.messages).toEqual([
    'The total is now €25.00. Please check it and place your order again.',
  ]);
  expect(await countsOf(visitor)).toEqual({ orders: 0, payments: 0, captures: 0 });
});

it('CHECKOUT-1: without a cart, or with one of another website, nothing is ordered', async () => {
  const stranger = shop.server.client(shop.website);
  expect((await shop.place(stranger)).body).toMatchObject({
    error: 'checkout.noCart',
    message:
      'Either your session has expired or you do not have cookies enabled. We cannot continue to checkout.',
  });
  const visitor = await shop.visitorWith(await oneVariant());
  const elsewhere = shop.server.client(await shop.server.createWebsite());
  elsewhere.cookies.set('CART', visitor.cookies.get('CART') ?? '');
  expect((await shop.place(elsewhere)).body).toMatchObject({ error: 'checkout.noCart' });
});
