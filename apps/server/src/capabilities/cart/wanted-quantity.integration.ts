import type { CartReply } from '@vitrine/core/cart/cart-reply.ts';
import { newId } from '@vitrine/core/id/id.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestAnswer, TestClient } from '../../../test/harness.ts';
import { TestShop } from '../checkout/shop.fixture.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await TestShop.open();
});
afterAll(() => shop?.server.stop());

const path = '/api/commerce/shopping-cart';
const cartOf = (answer: TestAnswer) => answer.body as CartReply;
const post = (visitor: TestClient, address: string, body: string) =>
  visitor.send('POST', address, { body, headers: { 'content-type': 'application/x-www-form-urlencoded' } });

it('CART-17: when more is requested than available, the typed number stays visible and the cart stays unchanged', async () => {
  const { variants } = await shop.sell({ variants: [{ price: 1850, stock: 4 }] });
  const [bowl = ''] = variants;
  const visitor = shop.server.client(shop.website);
  const read = async (address: string) => (await visitor.get(address, { accept: 'text/html' })).text;
  const wanted = await post(visitor, '/cart/entries', `variantId=${bowl}&quantity=9`);
  const address = `/cart?variant=${bowl}&quantity=9`;
  expect([wanted.status, wanted.headers.location]).toEqual([303, `${address}#wanted`]);
  const offered = await read(address);
  expect(offered).toMatch(/aria-invalid="true"[^>]*aria-describedby="message-wanted"[^>]*value="9"/);
  expect(offered).toContain('Only 4 left. Choose 4 or fewer.');
  expect(cartOf(await visitor.get(path)).totalQuantity).toBe(0);

  await post(visitor, '/cart/entries', `variantId=${bowl}&quantity=2`);
  const [line] = cartOf(await visitor.get(path)).entries;
  const entry = `/cart/entries/${line?.entryId}`;
  const changed = await post(visitor, entry, 'quantity=9');
  const typed = `/cart?entry=${line?.entryId}&quantity=9`;
  expect(changed.headers.location).toBe(`${typed}#line-${line?.entryId}`);
  const shown = await read(typed);
  expect(shown).toMatch(/aria-invalid="true"[^>]*value="9"/);
  expect(shown).toContain('Only 4 left. Nothing was changed: there are 2 in your cart.');
  const put = await visitor.put(`${path}/entries/${line?.entryId}`, { quantity: 9 });
  expect([put.status, put.body]).toMatchObject([409, { error: 'cart.tooFew' }]);
  expect(cartOf(await visitor.get(path)).totalQuantity).toBe(2);

  // An invalid number is also reported, and never taken for another.
  for (const [where, body] of [
    ['/cart/entries', `variantId=${bowl}&quantity=10000`],
    [entry, 'quantity=-1'],
    [entry, 'quantity=1.5'],
  ] as const)
    expect((await post(visitor, where, body)).headers.location).toBe('/cart?notice=quantity');
  expect(await read('/cart?notice=quantity')).toContain('Enter a whole number from 1 to 9999');
  expect(cartOf(await visitor.get(path)).totalQuantity).toBe(2);

  // Once enough are available, the notice in the address is ignored.
  await shop.query('UPDATE stock SET on_hand = 20 WHERE website_id = $1 AND variant_id = $2', bowl);
  expect(await read(typed)).not.toContain('id="message-');
  expect(await read(address)).not.toContain('id="wanted"');
});

it('CART-17: an entry whose product is gone for good is removed from the cart, and the cart says so', async () => {
  const { variants } = await shop.sell();
  const visitor = await shop.visitorWith(variants[0] ?? '');
  await shop.query(
    'UPDATE cart_entries SET variant_id = $2 WHERE website_id = $1 AND variant_id = $3',
    newId(),
    variants[0],
  );
  expect((await visitor.get('/cart', { accept: 'text/html' })).text).toContain(
    'An item in your cart is no longer sold, so it was removed.',
  );
});
