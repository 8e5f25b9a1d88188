import type { CartReply } from '@vitrine/core/cart/cart-reply.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestAnswer, TestClient } from '../../../test/harness.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { cartView } from './index.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await TestShop.open();
});
afterAll(() => shop?.server.stop());

const path = '/api/commerce/shopping-cart';
const cartOf = (answer: TestAnswer) => answer.body as CartReply;
const post = (visitor: TestClient, address: string, body: string) =>
  visitor.send('POST', address, { body, headers: { 'content-type': 'application/x-www-form-urlencoded' } });

it('PURCHASE-13: option values name the variant; values that name none add nothing, and the visitor is informed', async () => {
  const option = (value: string, stock = 2) => ({ price: 1850, stock, optionValues: value.split(' ') });
  const { id, variants } = await shop.sell({
    optionNames: ['Size', 'Glaze'],
    variants: [option('S Ash'), option('S Iron', 0), option('L Ash')],
  });
  const visitor = shop.server.client(shop.website);
  const choose = async (fields: string) =>
    (await post(visitor, '/cart/entries', `productId=${id}&${fields}&quantity=1`)).headers.location;
  expect(await choose('option-0=L&option-1=Iron')).toBe('/cart?notice=not-made');
  expect(await choose('option-0=L')).toBe('/cart?notice=not-made');
  expect(await choose('option-0=S&option-1=Iron')).toBe('/cart?notice=sold-out');
  expect(cartOf(await visitor.get(path)).totalQuantity).toBe(0);
  expect(await choose('option-0=L&option-1=Ash')).toBe('/cart');
  expect(cartOf(await visitor.get(path)).entries.map(entry => entry.variantId)).toEqual([variants[2]]);
  const view = await cartView(shop.server.context(shop.website), visitor.cookies.get('CART'), {
    notice: 'not-made',
  });
  expect(view.notices).toEqual(['This combination does not exist. Go back and choose another.']);
  const stranger = await TestShop.open();
  const foreign = await post(
    stranger.server.client(stranger.website),
    '/cart/entries',
    `productId=${id}&option-0=L&option-1=Ash`,
  );
  await stranger.server.stop();
  expect(foreign.headers.location).toBe('/cart?notice=not-made');
});
