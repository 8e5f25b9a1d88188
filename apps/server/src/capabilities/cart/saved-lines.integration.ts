import { maxEntries } from '@vitrine/core/cart/cart.calls.ts';
import type { CartReply } from '@vitrine/core/cart/cart-reply.ts';
import { newId } from '@vitrine/core/id/id.ts';
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
const form = 'application/x-www-form-urlencoded';
const cartOf = async (visitor: TestClient) => (await visitor.get(path)).body as CartReply;
const linesOf = ({ entries, saved }: CartReply) =>
  [entries, saved].map(lines => lines.map(({ title, quantity }) => [title, quantity]));
const linesFor = async (visitor: TestClient) => linesOf(await cartOf(visitor));
const read = async (visitor: TestClient) => (await visitor.get('/cart', { accept: 'text/html' })).text;
const post = (visitor: TestClient, address: string) =>
  visitor.send('POST', address, { body: '', headers: { 'content-type': form, accept: 'text/html' } });
const add = (visitor: TestClient, variantId: string, quantity = 1) =>
  visitor.post(`${path}/entries`, { variantId, quantity });
const signIn = (visitor: TestClient, email: string) => visitor.post(session, { email, password });

/** Saves every line of the cart; the cart afterwards. */
async function saveAll(visitor: TestClient): Promise<CartReply> {
  for (const { entryId } of (await cartOf(visitor)).entries) {
    const answer = await visitor.post(`${path}/entries/${entryId}/save`);
    if (answer.status !== 200) throw new Error(answer.text);
  }
  return cartOf(visitor);
}

async function visitorWithSaved(variantId: string, quantity = 1): Promise<TestClient> {
  const visitor = await shop.visitorWith(variantId, quantity);
  await saveAll(visitor);
  return visitor;
}

it('CART-70: a saved line is in no total, count or order, and equal lines are added up', async () => {
  const visitor = await shop.visitorWith(vase, 2);
  await add(visitor, rare);
  const [line] = (await cartOf(visitor)).entries;
  const reply = (await visitor.post(`${path}/entries/${line?.entryId}/save`)).body as CartReply;
  expect(linesOf(reply)).toEqual([[['Rare', 1]], [['Vase', 2]]]);
  expect([reply.subtotalCents, reply.totalQuantity, reply.said]).toEqual([
    1000,
    1,
    'Vase is saved for later.',
  ]);
  expect((await visitor.get(`${path}/count`)).body).toMatchObject({ totalQuantity: 1 });
  await add(visitor, vase, 3);
  expect(linesOf(await saveAll(visitor))).toEqual([
    [],
    [
      ['Rare', 1],
      ['Vase', 5],
    ].toSorted(([one], [other]) => String(other).localeCompare(String(one))),
  ]);
  expect((await cartOf(visitor)).canCheckOut).toBe(false);
  await add(visitor, vase);
  const placed = await shop.order(visitor);
  const lines = await shop.query(
    'SELECT lines FROM orders WHERE website_id = $1 AND id = $2',
    placed.orderId,
  );
  expect(lines).toMatchObject([{ lines: [{ title: 'Vase', quantity: 1 }] }]);
});

it('CART-70: a saved line shows the price and the stock of now, keeps no piece from others, and cannot be moved while it is sold out', async () => {
  const { id, variants } = await shop.sell({ title: 'Jug', variants: [{ price: 1000, stock: 2 }] });
  const [jug = ''] = variants;
  const visitor = await visitorWithSaved(jug, 2);
  const admin = server.client(shop.website);
  await admin.signIn(await server.createAccount({ website: shop.website }));
  const product = (await admin.get(`/api/products/${id}`)).body as { product: { variants: object[] } };
  const dearer = product.product.variants.map(one => ({ ...one, price: 1500 }));
  expect((await admin.patch(`/api/products/${id}`, { variants: dearer })).status).toBe(200);
  const [line] = (await cartOf(visitor)).saved;
  expect([line?.unitPrice.amount, line?.isAvailable, line?.message]).toEqual([1500, true, null]);
  const other = await shop.visitorWith(jug, 1);
  await shop.order(other);
  expect((await cartOf(visitor)).saved).toMatchObject([{ isAvailable: true, message: 'Only 1 left.' }]);
  await shop.order(await shop.visitorWith(jug, 1));
  expect((await cartOf(visitor)).saved).toMatchObject([{ isAvailable: false, message: 'Sold out.' }]);
  expect(await read(visitor)).not.toContain(`/cart/saved/${line?.entryId}/move`);
  const refused = await visitor.post(`${path}/saved/${line?.entryId}/move`);
  expect([refused.status, refused.text.includes('This product is sold out.')]).toEqual([409, true]);
  const posted = await post(visitor, `/cart/saved/${line?.entryId}/move`);
  expect(posted.headers.location).toBe('/cart?notice=sold-out');
  expect(await linesFor(visitor)).toEqual([[], [['Jug', 2]]]);
  await admin.delete(`/api/products/${id}`);
  expect((await cartOf(visitor)).saved).toMatchObject([
    { isAvailable: false, message: 'No longer available.' },
  ]);
  expect((await visitor.post(`${path}/saved/${line?.entryId}/move`)).status).toBe(404);
});

it('CART-70: at most two hundred lines are saved, and another one stays in the cart', async () => {
  const visitor = await visitorWithSaved(vase);
  await shop.query(
    `INSERT INTO cart_saved_lines (website_id, cart_id, id, variant_id, choices, quantity)
     SELECT website_id, cart_id, id || n, variant_id, jsonb_build_object('amount', n), 1 FROM cart_saved_lines, generate_series(2, ${maxEntries}) n
     WHERE website_id = $1 AND cart_id = $2`,
    (await cartOf(visitor)).id ?? '',
  );
  await add(visitor, rare);
  const [line] = (await cartOf(visitor)).entries;
  const refused = await visitor.post(`${path}/entries/${line?.entryId}/save`);
  expect([refused.status, refused.text.includes('You can save at most 200')]).toEqual([409, true]);
  expect((await cartOf(visitor)).entries).toEqual([line]);
  const posted = await post(visitor, `/cart/entries/${line?.entryId}/save`);
  expect(posted.headers.location).toBe('/cart?notice=saved-full');
});

it('CART-71: a line is moved into the cart up to what there is, and the cart says what was lowered', async () => {
  const visitor = await visitorWithSaved(rare, 3);
  await add(visitor, rare, 2);
  const [line] = (await cartOf(visitor)).saved;
  const reply = (await visitor.post(`${path}/saved/${line?.entryId}/move`)).body as CartReply;
  expect(linesOf(reply)).toEqual([[['Rare', 4]], []]);
  expect([reply.said, reply.notices]).toEqual([
    'Rare is in your cart.',
    ['Rare: your cart has 4 instead of 5, because no more are available.'],
  ]);
  await add(visitor, vase);
  expect((await cartOf(visitor)).notices).toEqual([]);
});

it('CART-71: while the cart has every piece, nothing is moved', async () => {
  const visitor = await visitorWithSaved(rare, 1);
  await add(visitor, rare, 4);
  const before = await cartOf(visitor);
  const [line] = before.saved;
  expect([line?.isAvailable, line?.message]).toEqual([
    false,
    'All that are in stock are already in your cart.',
  ]);
  const refused = await visitor.post(`${path}/saved/${line?.entryId}/move`);
  expect([refused.status, refused.text.includes('Only 4 are in stock')]).toEqual([409, true]);
  expect(await cartOf(visitor)).toEqual(before);
});

it('CART-71: the answers of a line are saved and moved with it', async () => {
  const name = { id: newId(), kind: 'text', label: 'Name on the cup', isRequired: true };
  const { variants } = await shop.sell({ title: 'Cup', form: [name] as never });
  const visitor = server.client(shop.website);
  for (const answer of ['Ada', 'Grace'])
    await visitor.post(`${path}/entries`, { variantId: variants[0], answers: { [name.id]: answer } });
  const saved = await saveAll(visitor);
  expect(saved.saved.map(({ choices }) => choices)).toEqual([
    ['Name on the cup: Ada'],
    ['Name on the cup: Grace'],
  ]);
  await visitor.post(`${path}/saved/${saved.saved[1]?.entryId}/move`);
  expect((await cartOf(visitor)).entries).toMatchObject([
    { choices: ['Name on the cup: Grace'], quantity: 1 },
  ]);
});

it('CART-64: a saved line that was removed comes back as it was, without script too, until the cart changes again', async () => {
  const visitor = await visitorWithSaved(vase, 3);
  const [line] = (await cartOf(visitor)).saved;
  await post(visitor, `/cart/saved/${line?.entryId}/remove`);
  expect(await read(visitor)).toContain('Vase was removed from what you saved for later.');
  await post(shop.tab(visitor), '/cart/undo');
  expect((await cartOf(visitor)).saved).toEqual([line]);
  await visitor.delete(`${path}/saved/${line?.entryId}`);
  expect((await cartOf(visitor)).removed).toEqual({ title: 'Vase', isSaved: true });
  await add(visitor, rare);
  expect((await visitor.post(`${path}/undo`, {})).status).toBe(404);
  expect(await linesFor(visitor)).toEqual([[['Rare', 1]], []]);
});

it('CART-15: nobody else can save, move or remove a line', async () => {
  const visitor = await visitorWithSaved(vase);
  await add(visitor, rare);
  const before = await cartOf(visitor);
  const [saved] = before.saved;
  const [entry] = before.entries;
  const other = await shop.visitorWith(vase);
  expect((await other.post(`${path}/entries/${entry?.entryId}/save`)).status).toBe(404);
  expect((await other.post(`${path}/saved/${saved?.entryId}/move`)).status).toBe(404);
  expect((await other.delete(`${path}/saved/${saved?.entryId}`)).status).toBe(404);
  expect(await cartOf(visitor)).toEqual(before);
});

it('CART-72, CART-74: what is saved outlives the order of its cart, and moves into the next one', async () => {
  for (const [at, next] of [
    (visitor: TestClient) => add(visitor, rare),
    async (visitor: TestClient) => {
      const [line] = (await cartOf(visitor)).saved;
      return visitor.post(`${path}/saved/${line?.entryId}/move`);
    },
    async (visitor: TestClient) => {
      const [line] = (await cartOf(visitor)).saved;
      return post(visitor, `/cart/saved/${line?.entryId}/move`);
    },
  ].entries()) {
    const visitor = await visitorWithSaved(vase, 2);
    await add(visitor, rare);
    await visitor.put(`${path}/entries/${(await cartOf(visitor)).entries[0]?.entryId}`, { quantity: 1 });
    await add(visitor, vase);
    await visitor.delete(`${path}/entries/${(await cartOf(visitor)).entries[0]?.entryId}`);
    await shop.order(visitor);
    const ordered = visitor.cookies.get('CART');
    expect(await linesFor(visitor)).toEqual([[], [['Vase', 2]]]);
    const [order] = await shop.query<{ id: string }>(
      'SELECT id FROM orders WHERE website_id = $1 ORDER BY id DESC LIMIT 1',
    );
    expect(await cartOf(visitor)).toMatchObject({ isPurchased: true, orderId: order?.id, entries: [] });
    expect(await read(visitor)).toContain('Saved for later');
    expect((await visitor.get(`${path}/count`)).body).toMatchObject({ totalQuantity: 0 });
    expect((await next(visitor)).status).toBeLessThan(400);
    expect(visitor.cookies.get('CART')).not.toBe(ordered);
    expect(await linesFor(visitor)).toEqual(at === 0 ? [[['Rare', 1]], [['Vase', 2]]] : [[['Vase', 2]], []]);
  }
  const empty = await shop.visitorWith(vase);
  await shop.order(empty);
  expect(empty.cookies.has('CART')).toBe(false);
});

it('CART-72: what is saved is joined on signing in, also after an order, and is on every device', async () => {
  const email = 'saves@example.com';
  const first = await signUpVisitor(server, shop.website, email);
  await add(first, vase, 2);
  await saveAll(first);
  const visitor = await visitorWithSaved(vase, 1);
  await add(visitor, rare);
  await signIn(visitor, email);
  expect(await linesFor(visitor)).toEqual([[['Rare', 1]], [['Vase', 3]]]);
  await shop.order(visitor);
  const phone = server.client(shop.website);
  await signIn(phone, email);
  expect(await linesFor(phone)).toEqual([[], [['Vase', 3]]]);
  await add(phone, rare);
  expect(await linesFor(phone)).toEqual([[['Rare', 1]], [['Vase', 3]]]);
});

it('CART-72: another person who signs in after an order never gets what the one before saved', async () => {
  const visitor = await signUpVisitor(server, shop.website, 'before@example.com');
  await add(visitor, vase, 2);
  await saveAll(visitor);
  await add(visitor, vase);
  await shop.order(visitor);
  await signUpVisitor(server, shop.website, 'after@example.com');
  await signIn(visitor, 'after@example.com');
  await add(visitor, rare);
  expect(await linesFor(visitor)).toEqual([[['Rare', 1]], []]);
});

it('CART-72: cloneCart copies what is saved, and erasing the account deletes it', async () => {
  const email = 'clones@example.com';
  const visitor = await signUpVisitor(server, shop.website, email);
  const { variants } = await shop.sell({ title: 'Urn' });
  const [urn = ''] = variants;
  await add(visitor, urn, 2);
  await saveAll(visitor);
  await visitor.send('DELETE', `${session}?cloneCart=true`, {});
  expect(await linesFor(visitor)).toEqual([[], [['Urn', 2]]]);
  const device = server.client(shop.website);
  await signIn(device, email);
  expect(await linesFor(device)).toEqual([[], [['Urn', 2]]]);
  await add(device, vase);
  await shop.order(device);
  await device.delete('/api/site-users/account');
  const left = await shop.query(
    `SELECT carts.site_user_id FROM cart_saved_lines line JOIN carts USING (website_id)
     WHERE website_id = $1 AND carts.id = cart_id AND variant_id = $2`,
    urn,
  );
  // The copy in the browser belongs to nobody.
  expect([device.cookies.has('CART'), left]).toEqual([false, [{ site_user_id: null }]]);
});
