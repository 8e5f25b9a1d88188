import type { CartReply } from '@vitrine/core/cart/cart-reply.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { hashToken } from '../../secrets/tokens.ts';
import { buyer, TestShop } from '../checkout/shop.fixture.ts';
import { couponsPath, enterCode, makeDiscount, seeDiscount } from './discounts.fixture.ts';

let shop: TestShop;
let bowl: { id: string; variants: string[] };
beforeAll(async () => {
  shop = await TestShop.open();
});
afterAll(() => shop?.server.stop());
beforeEach(async () => {
  shop = await TestShop.on(shop.server);
  bowl = await shop.sell({ variants: [{ price: 2000, stock: 1000 }] });
});

const cartOf = async (visitor: TestClient) =>
  (await visitor.get('/api/commerce/shopping-cart')).body as CartReply;
const withBowls = (quantity = 1) => shop.visitorWith(bowl.variants[0] ?? '', quantity);
const hashOf = (visitor: TestClient) => hashToken(visitor.cookies.get('CART') ?? '');
it('DISCOUNT-5: of 64 orders at the same moment, exactly one takes the last use', async () => {
  const made = await makeDiscount(shop, { code: 'LAST', uses: 1 });
  const visitors = await Promise.all(Array.from({ length: 64 }, () => withBowls()));
  await Promise.all(
    visitors.map(visitor =>
      shop.query(
        `UPDATE carts SET codes = '{LAST}' WHERE website_id = $1 AND token_hash = $2`,
        hashOf(visitor),
      ),
    ),
  );
  const answers = await Promise.all(
    visitors.map(visitor => shop.place(visitor, { shippingOption: 'post', expectedTotal: 2300 })),
  );
  const placed = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(placed).toHaveLength(1);
  expect([...new Set(refused.map(({ body }) => (body as { error: string }).error))].toSorted()).toEqual(
    expect.arrayContaining(['checkout.discountGone']),
  );
  for (const { body } of refused)
    expect(['checkout.discountGone', 'checkout.totalChanged']).toContain((body as { error: string }).error);
  expect(await seeDiscount(shop, made.id)).toMatchObject({ used: 1, state: 'usedUp' });
  expect(await shop.countOrders()).toEqual({ placed: 1 });
  expect((await shop.stockOf(bowl.variants[0] ?? '')).on_hand).toBe(999);
});

it('DISCOUNT-5: a customer, recognised by email in any case, cannot use it more often than allowed', async () => {
  const made = await makeDiscount(shop, { code: 'ONCE', usesPerCustomer: 1 });
  const attempt = async (email: string) => {
    const visitor = await withBowls();
    await enterCode(visitor, 'ONCE');
    return shop.place(visitor, { email, shippingOption: 'post', expectedTotal: 2300 });
  };
  expect((await attempt('Ann@Example.com')).status).toBe(200);
  const again = await attempt('ann@example.com');
  expect([again.status, again.body]).toMatchObject([409, { error: 'checkout.totalChanged' }]);
  expect((await attempt('bob@example.com')).status).toBe(200);
  const together = await Promise.all(Array.from({ length: 6 }, () => attempt('eve@example.com')));
  expect(together.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await seeDiscount(shop, made.id)).toMatchObject({ used: 3 });
});

it('DISCOUNT-5: a use is given back when the order ends unpaid or is cancelled, and does not count against its own cart', async () => {
  const made = await makeDiscount(shop, { code: 'LAST', uses: 1 });
  const visitor = await withBowls();
  await enterCode(visitor, 'LAST');
  const { paymentId } = await shop.pay(visitor, { shippingOption: 'post' });
  expect(await seeDiscount(shop, made.id)).toMatchObject({ used: 1 });
  expect((await cartOf(visitor)).discountCents).toBe(200);
  const other = await withBowls();
  expect((await enterCode(other, 'LAST')).invalidCoupons[0]?.reason).toBe(
    'This code has already been used up.',
  );
  await shop.choose(visitor, paymentId, 'decline');
  await visitor.get(`/checkout/return/${paymentId}`);
  expect(await seeDiscount(shop, made.id)).toMatchObject({ used: 0, state: 'active' });

  const order = await shop.order(visitor, { shippingOption: 'post' });
  expect(await seeDiscount(shop, made.id)).toMatchObject({ used: 1 });
  const admin = await shop.server.signIn(shop.website);
  expect((await admin.post(`/api/orders/${order.orderId}/cancellation`, {})).status).toBe(200);
  expect(await seeDiscount(shop, made.id)).toMatchObject({ used: 0 });
  expect((await admin.get(`/api/discounts/${made.id}/uses`)).body).toMatchObject({ uses: [] });
});

it('DISCOUNT-5: a begun order that is placed again with other data takes one use', async () => {
  const made = await makeDiscount(shop, { code: 'LAST', uses: 1 });
  const visitor = await withBowls();
  await enterCode(visitor, 'LAST');
  await shop.pay(visitor, { shippingOption: 'post' });
  const { order } = await shop.pay(visitor, { shippingOption: 'post', note: 'Ring twice' });
  expect(order.total).toBe(2300);
  expect(await seeDiscount(shop, made.id)).toMatchObject({ used: 1 });
  const admin = await shop.server.signIn(shop.website);
  expect((await admin.get(`/api/discounts/${made.id}/uses`)).body).toMatchObject({
    uses: [{ orderId: order.orderId, email: buyer.email, amount: 200 }],
  });
});

it('DISCOUNT-5: carts whose codes change in opposite directions at the same moment are all placed', async () => {
  await makeDiscount(shop, { code: 'FIRST', isCombined: false, usesPerCustomer: 99 });
  await makeDiscount(shop, { code: 'SECOND', isCombined: false, usesPerCustomer: 99 });
  const visitors = await Promise.all(
    Array.from({ length: 8 }, async (_, at) => {
      const visitor = await withBowls();
      const [before, after] = at % 2 === 0 ? ['FIRST', 'SECOND'] : ['SECOND', 'FIRST'];
      await enterCode(visitor, before ?? '');
      await shop.pay(visitor, { shippingOption: 'post' });
      await visitor.delete(`${couponsPath}/${before}`);
      await enterCode(visitor, after ?? '');
      return visitor;
    }),
  );
  const answers = await Promise.all(
    visitors.map(visitor => shop.place(visitor, { shippingOption: 'post', expectedTotal: 2300 })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
});

it('DISCOUNT-5: an order with nothing left to pay takes its uses, too', async () => {
  const made = await makeDiscount(shop, { code: 'ALL', value: { kind: 'percent', percent: 100_000 } });
  await makeDiscount(shop, { code: 'POST', value: { kind: 'freeShipping' } });
  const visitor = await withBowls();
  await enterCode(visitor, 'ALL');
  await enterCode(visitor, 'POST');
  const order = await shop.order(visitor, { shippingOption: 'post', paymentMethod: '' });
  expect([order.total, order.state]).toEqual([0, 'placed']);
  expect(await seeDiscount(shop, made.id)).toMatchObject({ used: 1 });
});
