import type { CartReply } from '@vitrine/core/cart/cart-reply.ts';
import { productTypes } from '@vitrine/core/products/product-views.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestAnswer, TestClient } from '../../../test/harness.ts';
import { everywhere, TestShop } from './shop.fixture.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await TestShop.open();
});
beforeEach(() => shop.settle({ shippingZones: everywhere([post, express]) }));
afterAll(() => shop?.server.stop());

const post = { id: 'post', name: 'Post', amount: 500, freeFrom: 5000 };
const express = { id: 'express', name: 'Express', amount: 1500, freeFrom: null };
const path = '/api/commerce/shopping-cart';
const cartOf = (answer: TestAnswer) => answer.body as CartReply;
const chosenIn = async (visitor: TestClient) => {
  const cart = cartOf(await visitor.get(path));
  return [cart.selectedShippingOption, cart.shippingCostCents, cart.grandTotalCents];
};
const choose = (visitor: TestClient, shippingOption: string) =>
  visitor.put(`${path}/shipping-option`, { shippingOption });
const postForm = (visitor: TestClient, body: string) =>
  visitor.send('POST', '/checkout', {
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

it('CART-26: the first option is chosen until another is, each with its price for this cart', async () => {
  const { variants } = await shop.sell();
  const visitor = await shop.visitorWith(variants[0] ?? '', 2);
  expect(await chosenIn(visitor)).toEqual(['post', 500, 4200]);
  const chosen = cartOf(await choose(visitor, 'express'));
  expect([chosen.selectedShippingOption, chosen.grandTotalCents]).toEqual(['express', 5200]);
  await visitor.post(`${path}/entries`, { variantId: variants[0], quantity: 1 });
  expect(cartOf(await visitor.get(path)).shippingOptions).toMatchObject([
    { id: 'post', name: 'Post', price: { amount: 0 }, isChosen: false },
    { id: 'express', name: 'Express', price: { amount: 1500 }, isChosen: true },
  ]);
  const order = await shop.order(visitor);
  const seen = await shop.see(order.orderId);
  expect([seen.shippingName, seen.totals.shipping, seen.total]).toEqual(['Express', 1500, 7050]);
  expect(seen.explanation).toContain('Express: €15.00');
});

it('CART-26: an option that is not offered is refused and changes nothing; a removed one falls back to the first', async () => {
  const { variants } = await shop.sell();
  const visitor = await shop.visitorWith(variants[0] ?? '');
  await choose(visitor, 'express');
  const refused = await choose(visitor, 'rocket');
  expect([refused.status, refused.body]).toMatchObject([
    400,
    { errors: { shippingOption: 'Choose a shipping method.' } },
  ]);
  const placed = await shop.place(visitor, { shippingOption: 'rocket' });
  expect([placed.status, placed.body]).toMatchObject([
    400,
    { errors: { shippingOption: expect.any(String) } },
  ]);
  expect(await chosenIn(visitor)).toEqual(['express', 1500, 3350]);
  expect((await choose(shop.server.client(shop.website), 'post')).status).toBe(404);
  await shop.settle({ shippingZones: everywhere([post]) });
  expect(await chosenIn(visitor)).toEqual(['post', 500, 2350]);
});

it('CART-26: a cart with nothing to send has no options, whatever was chosen', async () => {
  const { variants } = await shop.sell({ type: productTypes.digital });
  const visitor = await shop.visitorWith(variants[0] ?? '');
  await choose(visitor, 'express');
  const cart = cartOf(await visitor.get(path));
  expect([cart.shippingOptions, cart.selectedShippingOption, cart.grandTotalCents]).toEqual([[], null, 1850]);
  const seen = await shop.see((await shop.order(visitor)).orderId);
  expect([seen.shippingName, seen.totals.shipping]).toEqual(['', null]);
});

it('CART-26, CHECKOUT-4: the checkout keeps the choice, and asks again when it changes the total', async () => {
  const { variants } = await shop.sell();
  const visitor = await shop.visitorWith(variants[0] ?? '');
  const page = async () => (await visitor.get('/checkout', { accept: 'text/html' })).text;
  const key = async () => /name="idempotencyKey" value="([^"]*)"/.exec(await page())?.[1] ?? '';
  const form = `email=ann@example.com&name=Ann+Lee&country=DE&line1=Hauptstr.+1&postalCode=10115&city=Berlin&paymentMethod=manual`;
  await postForm(visitor, `${form}&intent=update&shippingOption=express`);
  expect(await chosenIn(visitor)).toEqual(['express', 1500, 3350]);
  expect(await page()).toMatch(/<input(?=[^>]*value="express")(?=[^>]*checked)[^>]*>/);
  const unasked = await key();
  const asked = await postForm(
    visitor,
    `${form}&intent=place&shippingOption=post&idempotencyKey=${encodeURIComponent(unasked)}`,
  );
  expect(asked.headers.location).toBe('/checkout#problems');
  expect(await page()).toContain('The total is now €23.50.');
  const done = await postForm(
    visitor,
    `${form}&intent=place&shippingOption=post&idempotencyKey=${encodeURIComponent(await key())}`,
  );
  expect(done.headers.location).toMatch(/^\/checkout\/order\//);
});

it('CHECKOUT-7, CART-26: another option of the same price is another order', async () => {
  await shop.settle({ shippingZones: everywhere([post, { ...post, id: 'pickup', name: 'Pick-up point' }]) });
  const { variants } = await shop.sell();
  const visitor = await shop.visitorWith(variants[0] ?? '');
  const first = await shop.order(visitor, { paymentMethod: 'test' });
  const second = await shop.order(visitor, { paymentMethod: 'test', shippingOption: 'pickup' });
  expect(second.orderId).not.toBe(first.orderId);
  const [before, after] = [await shop.see(first.orderId), await shop.see(second.orderId)];
  expect([before.state, after.state, after.shippingName]).toEqual(['cancelled', 'pending', 'Pick-up point']);
});
