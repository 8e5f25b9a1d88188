import type { CartReply } from '@vitrine/core/cart/cart-reply.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../../test/harness.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { siteUserPassword as password, signUpVisitor } from '../site-users/site-users.fixture.ts';

let server: TestServer;
let shop: TestShop;
let vase: string;
let rare: string;
beforeAll(async () => {
  server = await startTestServer();
  shop = await TestShop.on(server);
  [vase = ''] = (await shop.sell({ title: 'Vase', variants: [{ price: 1000, stock: null }] })).variants;
  [rare = ''] = (await shop.sell({ title: 'Rare', variants: [{ price: 1000, stock: 4 }] })).variants;
});
afterAll(() => server?.stop());

const path = '/api/commerce/shopping-cart';
const session = '/api/site-users/account/session';
const add = (visitor: TestClient, variantId: string, quantity = 1) =>
  visitor.post(`${path}/entries`, { variantId, quantity });
const cartOf = async (visitor: TestClient) => (await visitor.get(path)).body as CartReply;
const linesOf = async (visitor: TestClient) =>
  (await cartOf(visitor)).entries.map(({ title, quantity }) => [title, quantity]);
const signIn = async (visitor: TestClient, email: string) => {
  const answer = await visitor.post(session, { email, password });
  if (answer.status !== 200) throw new Error(answer.text);
};
const read = async (visitor: TestClient) => (await visitor.get('/cart', { accept: 'text/html' })).text;
const post = (visitor: TestClient, address: string, fields: Record<string, string> = {}) =>
  visitor.send('POST', address, {
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
  });

it('CART-61: the cart of a visitor who signs in is on their other devices, also one begun while signed in', async () => {
  await signUpVisitor(server, shop.website, 'phone@example.com');
  const laptop = server.client(shop.website);
  await add(laptop, vase, 2);
  const before = laptop.cookies.get('CART');
  await signIn(laptop, 'phone@example.com');
  expect(laptop.cookies.get('CART')).not.toBe(before);
  const phone = server.client(shop.website);
  await signIn(phone, 'phone@example.com');
  expect(await linesOf(phone)).toEqual([['Vase', 2]]);
  await add(phone, rare);
  expect(await linesOf(laptop)).toEqual([
    ['Vase', 2],
    ['Rare', 1],
  ]);
  const late = await signUpVisitor(server, shop.website, 'late@example.com');
  await add(late, vase);
  const tablet = server.client(shop.website);
  await signIn(tablet, 'late@example.com');
  expect(await linesOf(tablet)).toEqual([['Vase', 1]]);
});

it('CART-61: another person who signs in in the same browser never gets the cart of the one before', async () => {
  const visitor = await signUpVisitor(server, shop.website, 'first@example.com');
  await add(visitor, vase, 3);
  await signUpVisitor(server, shop.website, 'second@example.com');
  await signIn(visitor, 'second@example.com');
  expect(await linesOf(visitor)).toEqual([]);
  const back = server.client(shop.website);
  await signIn(back, 'first@example.com');
  expect(await linesOf(back)).toEqual([['Vase', 3]]);
});

it('CART-62: two carts are added up to what there is, and what was lowered is said until the cart changes', async () => {
  const first = await signUpVisitor(server, shop.website, 'merge@example.com');
  await add(first, rare, 3);
  const visitor = server.client(shop.website);
  await add(visitor, rare, 2);
  await add(visitor, vase);
  await signIn(visitor, 'merge@example.com');
  expect(await linesOf(visitor)).toEqual([
    ['Rare', 4],
    ['Vase', 1],
  ]);
  expect(await linesOf(first)).toEqual(await linesOf(visitor));
  const { notices, entries } = await cartOf(visitor);
  expect(notices).toEqual([
    'The items from your earlier visit were added to your cart.',
    'Rare: your cart has 4 instead of 5, because no more are available.',
  ]);
  expect(await read(visitor)).toContain('4 instead of 5');
  await visitor.put(`${path}/entries/${entries[1]?.entryId}`, { quantity: 2 });
  expect((await cartOf(visitor)).notices).toEqual([]);
});

it('CART-62: a cart whose payment has begun stays as it is', async () => {
  const first = await signUpVisitor(server, shop.website, 'paying@example.com');
  await add(first, vase);
  const paying = await shop.visitorWith(vase, 5);
  await shop.pay(paying);
  const token = paying.cookies.get('CART');
  await signIn(paying, 'paying@example.com');
  expect([paying.cookies.get('CART'), await linesOf(paying)]).toEqual([token, [['Vase', 5]]]);
  expect(await linesOf(first)).toEqual([['Vase', 1]]);
});

it('CART-63: signing out leaves the cart with the account, and cloneCart leaves a copy that belongs to nobody', async () => {
  const email = 'clone@example.com';
  const visitor = await signUpVisitor(server, shop.website, email);
  await add(visitor, vase, 2);
  await visitor.send('DELETE', session, {});
  expect([visitor.cookies.has('CART'), await linesOf(visitor)]).toEqual([false, []]);
  await signIn(visitor, email);
  const own = visitor.cookies.get('CART');
  await visitor.send('DELETE', `${session}?cloneCart=true`, {});
  expect([visitor.cookies.get('CART') === own, await linesOf(visitor)]).toEqual([false, [['Vase', 2]]]);
  await add(visitor, rare);
  const device = server.client(shop.website);
  await signIn(device, email);
  expect(await linesOf(device)).toEqual([['Vase', 2]]);
});

it('CART-63: signing out everywhere ends the access of other devices, and erasing the account deletes the cart', async () => {
  const email = 'everywhere@example.com';
  const visitor = await signUpVisitor(server, shop.website, email);
  await add(visitor, vase);
  const device = server.client(shop.website);
  await signIn(device, email);
  await visitor.delete('/api/site-users/account/sessions');
  expect([await linesOf(visitor), await linesOf(device)]).toEqual([[], []]);
  await signIn(device, email);
  expect(await linesOf(device)).toEqual([['Vase', 1]]);
  await device.delete('/api/site-users/account');
  const left = await shop.query(
    'SELECT id FROM carts WHERE website_id = $1 AND site_user_id NOT IN (SELECT id FROM site_users)',
  );
  expect([device.cookies.has('CART'), left]).toEqual([false, []]);
});

it('CART-64: the last removal is undone in any tab without script, until the cart changes again', async () => {
  const visitor = await shop.visitorWith(vase, 3);
  const [line] = (await cartOf(visitor)).entries;
  await post(visitor, `/cart/entries/${line?.entryId}`, { quantity: '0' });
  expect(await read(visitor)).toContain('Vase was removed from your cart.');
  const tab = shop.tab(visitor);
  expect((await post(tab, '/cart/undo')).headers.location).toBe('/cart');
  const after = await cartOf(visitor);
  expect(after.entries).toEqual([line]);
  expect([after.removed, (await read(visitor)).includes('was removed')]).toEqual([null, false]);
  await visitor.delete(`${path}/entries/${line?.entryId}`);
  expect((await cartOf(visitor)).removed).toEqual({ title: 'Vase', isSaved: false });
  await add(visitor, rare);
  expect((await visitor.post(`${path}/undo`, {})).status).toBe(404);
  expect(await linesOf(visitor)).toEqual([['Rare', 1]]);
});
