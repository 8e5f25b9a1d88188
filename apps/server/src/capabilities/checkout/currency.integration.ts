import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestShop } from './shop.fixture.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await TestShop.open();
});
afterAll(() => shop?.server.stop());

it('MONEY-9: another currency keeps the minor units of every price, and orders keep theirs', async () => {
  const { id, variants } = await shop.sell({ variants: [{ price: 120_000, stock: 10 }] });
  const order = await shop.order(await shop.visitorWith(variants[0] ?? ''));
  const before = await shop.see(order.orderId);
  await shop.settle({ currency: 'JPY' });
  const admin = await shop.server.signIn(shop.website);
  const { body } = await admin.get(`/api/products/${id}`);
  expect(body).toMatchObject({ currency: 'JPY', product: { variants: [{ price: 120_000 }] } });
  const visitor = await shop.visitorWith(variants[0] ?? '');
  expect((await visitor.get('/api/commerce/shopping-cart')).body).toMatchObject({
    subtotalAmount: 120_000,
    totals: { subtotal: { amount: 120_000, currency: 'JPY' } },
  });
  expect(await shop.see(order.orderId)).toEqual(before);
  expect(before.currency).toBe('EUR');
});
