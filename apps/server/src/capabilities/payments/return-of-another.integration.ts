import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { TestShop } from '../checkout/shop.fixture.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await TestShop.open();
});
afterAll(() => shop?.server.stop());

const visitorWithBowl = async () => shop.visitorWith((await shop.sell()).variants[0] ?? '');
const pay = async () => {
  const visitor = await visitorWithBowl();
  return { visitor, ...(await shop.pay(visitor)) };
};
const comeBack = (visitor: TestClient, paymentId: string) => visitor.get(`/checkout/return/${paymentId}`);

it('CHECKOUT-19: a person who only knows a payment learns nothing about its order', async () => {
  const { visitor, order, paymentId } = await pay();
  await shop.choose(visitor, paymentId, 'approve');
  await shop.server.runJobs();
  const stranger = shop.server.client(shop.website);
  for (const other of [stranger, await visitorWithBowl()]) {
    const token = other.cookies.get('CART');
    const back = await comeBack(other, paymentId);
    expect([back.status, back.headers.location]).toEqual([303, '/cart?notice=ordered']);
    expect(other.cookies.get('CART')).toBe(token);
    const page = await other.get('/cart?notice=ordered', { accept: 'text/html' });
    expect(page.text).toContain('Your order is in. Check your inbox for the confirmation.');
    expect(page.text).not.toContain('Ann');
  }
  expect((await comeBack(visitor, paymentId)).headers.location).toBe(order.confirmation);
});

it.each([
  ['open', 'unpaid'],
  ['decline', 'declined'],
])(
  'CHECKOUT-19: somebody else is told that a payment is %s, and their own checkout is not',
  async (choice, notice) => {
    const { visitor, paymentId } = await pay();
    if (choice !== 'open') await shop.choose(visitor, paymentId, choice);
    const other = await visitorWithBowl();
    await other.send('POST', '/checkout', {
      body: 'intent=update&email=bob%40example.com&country=DE',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    const back = await comeBack(other, paymentId);
    expect([back.status, back.headers.location]).toEqual([303, `/cart?notice=${notice}`]);
    const page = await other.get('/checkout', { accept: 'text/html' });
    expect(page.text).toContain('bob@example.com');
    expect(page.text).not.toContain('heard from the payment service');
  },
);
