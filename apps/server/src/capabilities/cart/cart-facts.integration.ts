import type { CartReply } from '@vitrine/core/cart/cart-reply.ts';
import { productTypes } from '@vitrine/core/products/product-views.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestAnswer } from '../../../test/harness.ts';
import { TestShop } from '../checkout/shop.fixture.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await TestShop.open();
});
afterAll(() => shop?.server.stop());

const path = '/api/commerce/shopping-cart';
const cartOf = (answer: TestAnswer) => answer.body as CartReply;

it.each([
  { kinds: ['physical'], facts: [false, false, true] },
  { kinds: ['digital'], facts: [true, true, false] },
  { kinds: ['service'], facts: [false, false, false] },
  { kinds: ['paywall'], facts: [false, false, false] },
  { kinds: ['digital', 'service'], facts: [true, false, false] },
  { kinds: ['digital', 'physical', 'service'], facts: [true, false, true] },
] as const)('CART-74: a cart of $kinds says whether it is digital, and shipped', async ({ kinds, facts }) => {
  const visitor = shop.server.client(shop.website);
  for (const kind of kinds) {
    const { variants } = await shop.sell({ title: `A ${kind} thing`, type: productTypes[kind] });
    expect((await visitor.post(`${path}/entries`, { variantId: variants[0] })).status).toBe(200);
  }
  const { hasDigital, purelyDigital, requiresShipping, isPurchased, orderId } = cartOf(
    await visitor.get(path),
  );
  expect([hasDigital, purelyDigital, requiresShipping]).toEqual(facts);
  expect([isPurchased, orderId]).toEqual([false, null]);
});

it('CART-74: a cart names its order from the beginning of the payment, and is purchased once it is paid', async () => {
  const { variants } = await shop.sell();
  const later = await shop.sell({ title: 'For later' });
  const visitor = await shop.employ(await shop.visitorWith(later.variants[0] ?? ''));
  const [line] = cartOf(await visitor.get(path)).entries;
  expect((await visitor.post(`${path}/entries/${line?.entryId}/save`)).status).toBe(200);
  await visitor.post(`${path}/entries`, { variantId: variants[0], quantity: 1 });
  const begun = await shop.order(visitor, { paymentMethod: 'test' });
  expect(cartOf(await visitor.get(path))).toMatchObject({ isPurchased: false, orderId: begun.orderId });
  const paymentId = begun.next.split('/').at(-1) ?? '';
  await visitor.get(begun.next);
  await shop.choose(visitor, paymentId, 'approve');
  // Another tab comes back from the payment: this one still has the cookie of the cart.
  await shop.tab(visitor).get(`/checkout/return/${paymentId}`);
  const purchased = cartOf(await visitor.get(path));
  expect(purchased).toMatchObject({ isPurchased: true, orderId: begun.orderId, entries: [] });
  expect(purchased.saved).toHaveLength(1);
  expect((await shop.see(begun.orderId)).state).toBe('placed');
});
