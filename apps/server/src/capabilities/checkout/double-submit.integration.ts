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

const lastPiece = async () => {
  const { variants } = await shop.sell({ variants: [{ price: 1850, stock: 1 }] });
  return variants[0] ?? '';
};
const orderOf = (answer: TestAnswer) => (answer.body as { order?: PlacedOrder }).order?.orderId;
/** The fields of the form as the page renders them now. */
const draw = async (visitor: TestClient, more: Record<string, string> = {}) => {
  const view = await checkoutView(shop.server.context(shop.website), visitor.cookies.get('CART'));
  return {
    ...buyer,
    paymentMethod: 'manual',
    intent: 'place',
    idempotencyKey: view?.idempotencyKey ?? '',
    ...more,
  };
};
const post = async (visitor: TestClient, form: Record<string, string>) => {
  const answer = await visitor.send('POST', '/checkout', {
    body: new URLSearchParams(form).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  return String(answer.headers.location);
};
const ordersOf = (variantId: string) =>
  shop.query<{ state: string }>(
    `SELECT state FROM orders WHERE website_id = $1 AND lines->0->>'variantId' = $2`,
    variantId,
  );

it.each([1, 2, 3])(
  'CHECKOUT-15: parallel orders of the last piece by one cart all get its one order as the answer (round %i)',
  async () => {
    for (const keyed of [() => newId(), () => 'one and the same key']) {
      const bowl = await lastPiece();
      const visitor = await shop.visitorWith(bowl);
      const key = keyed();
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, at) =>
          shop.place(shop.tab(visitor), {}, key === 'one and the same key' ? key : `${key}${at}`),
        ),
      );
      expect(answers.map(answer => answer.status)).toEqual(answers.map(() => 200));
      expect(new Set(answers.map(orderOf)).size).toBe(1);
      expect(await ordersOf(bowl)).toEqual([{ state: 'placed' }]);
      expect(await shop.stockOf(bowl)).toEqual({ on_hand: 0, reserved: 0 });
    }
  },
);

it('CHECKOUT-15: a form posted many times in parallel leads to the one order’s confirmation', async () => {
  const bowl = await lastPiece();
  const visitor = await shop.visitorWith(bowl);
  const form = await draw(visitor);
  const led = await Promise.all(Array.from({ length: 12 }, () => post(shop.tab(visitor), form)));
  expect(led[0]).toMatch(/^\/checkout\/order\//);
  expect(new Set(led).size).toBe(1);
  expect(await ordersOf(bowl)).toEqual([{ state: 'placed' }]);
});

it('CHECKOUT-15: going back and posting again, even with other data, leads to the same confirmation', async () => {
  const bowl = await lastPiece();
  const visitor = await shop.visitorWith(bowl);
  const form = await draw(visitor);
  const confirmation = await post(visitor, form);
  expect(visitor.cookies.has('CART')).toBe(false);
  expect(await post(visitor, form)).toBe(confirmation);
  expect(await post(visitor, { ...form, name: 'Ann B. Lee' })).toBe(confirmation);
  expect(await ordersOf(bowl)).toEqual([{ state: 'placed' }]);
});

it('CHECKOUT-15: a second tab’s form also leads to the order, and leaves a newer cart unchanged', async () => {
  const bowl = await lastPiece();
  const visitor = await shop.visitorWith(bowl);
  const [first, second] = [await draw(visitor), await draw(visitor)];
  const confirmation = await post(visitor, first);
  const { variants } = await shop.sell();
  await visitor.post('/api/commerce/shopping-cart/entries', { variantId: variants[0], quantity: 2 });
  expect(await post(visitor, second)).toBe(confirmation);
  expect((await visitor.get('/api/commerce/shopping-cart/count')).body).toMatchObject({ totalQuantity: 2 });
  expect(await ordersOf(variants[0] ?? '')).toEqual([]);
});

it('CHECKOUT-15: a key that was changed or belongs to another website finds no order', async () => {
  const visitor = await shop.visitorWith(await lastPiece());
  const form = await draw(visitor);
  await post(visitor, form);
  const forged = form.idempotencyKey.replace(/.$/, last => (last === 'A' ? 'E' : 'A'));
  expect(await post(visitor, { ...form, idempotencyKey: forged })).toBe('/cart?notice=expired');
  const elsewhere = shop.server.client(await shop.server.createWebsite());
  expect(await post(elsewhere, form)).toBe('/cart?notice=expired');
});

it('CHECKOUT-15: paid by the test service, both posts and the return page end at the one confirmation', async () => {
  const bowl = await lastPiece();
  const visitor = await shop.employ(await shop.visitorWith(bowl));
  const form = await draw(visitor, { paymentMethod: 'test' });
  const tab = shop.tab(visitor);
  const [next, again] = await Promise.all([post(visitor, form), post(tab, form)]);
  expect(again).toBe(next);
  const started = await visitor.get(next);
  const paymentId = String(started.headers.location).split('/').at(-1) ?? '';
  await shop.choose(visitor, paymentId, 'approve');
  const returned = await visitor.get(`/checkout/return/${paymentId}`);
  const after = await tab.get(await post(tab, form));
  const back = await tab.get(String(after.headers.location));
  expect([after.headers.location, back.headers.location]).toEqual([
    `/checkout/return/${paymentId}`,
    returned.headers.location,
  ]);
  expect(await ordersOf(bowl)).toEqual([{ state: 'placed' }]);
});
