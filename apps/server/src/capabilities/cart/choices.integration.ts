import type { CartReply } from '@vitrine/core/cart/cart-reply.ts';
import { productTypes } from '@vitrine/core/products/product-views.ts';
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
const add = (visitor: TestClient, variantId: string, more: object = {}) =>
  visitor.post(`${path}/entries`, { variantId, quantity: 1, ...more });
const forAnn = { recipient: { name: 'Ann', email: 'ann@example.com', date: '2030-12-24', message: 'Joy' } };
const forBob = { recipient: { name: 'Bob' } };

async function giftCard(stock = 10): Promise<string> {
  const { variants } = await shop.sell({
    title: 'Gift card',
    type: productTypes.giftCard,
    variants: [{ price: 2500, stock }],
  });
  return variants[0] ?? '';
}

it('CART-19: the same variant with other choices is another line, and equal choices are merged', async () => {
  const card = await giftCard();
  const visitor = shop.server.client(shop.website);
  const ids: unknown[] = [];
  for (const choices of [forAnn, forBob, {}, forAnn]) {
    const added = await add(visitor, card, { choices });
    ids.push((added.body as { entryId: string }).entryId);
  }
  // Sent in another order, with empty choices left out or named.
  const turned = { recipient: { message: '', date: null, email: '', name: 'Bob' } };
  const joined = await add(visitor, card, { choices: turned });
  expect(joined.body).toMatchObject({ entryId: ids[1], quantity: 2, totalQuantity: 5 });
  expect(ids[3]).toBe(ids[0]);
  expect(new Set(ids).size).toBe(3);
  const cart = cartOf(await visitor.get(path));
  expect(cart.entries.map(line => [line.entryId, line.quantity, line.choices])).toEqual([
    [ids[0], 2, ['For Ann (ann@example.com)', 'Arrives on December 24, 2030', '“Joy”']],
    [ids[1], 2, ['For Bob']],
    [ids[2], 1, []],
  ]);
  await visitor.put(`${path}/entries/${ids[1]}`, { quantity: 3 });
  await visitor.delete(`${path}/entries/${ids[2]}`);
  const changed = cartOf(await visitor.get(path)).entries;
  expect(changed.map(line => [line.entryId, line.quantity])).toEqual([
    [ids[0], 2],
    [ids[1], 3],
  ]);
});

it('CART-19: parallel additions of the same line add up to one line', async () => {
  const card = await giftCard(100);
  const visitor = await shop.visitorWith(card);
  await Promise.all(
    Array.from({ length: 12 }, (_, at) => add(visitor, card, { choices: at % 2 === 0 ? forAnn : forBob })),
  );
  expect(
    cartOf(await visitor.get(path))
      .entries.map(line => line.quantity)
      .toSorted(),
  ).toEqual([1, 6, 6]);
});

it('CART-19, CART-14: stock is counted over all lines of a variant', async () => {
  const card = await giftCard(4);
  const visitor = shop.server.client(shop.website);
  await add(visitor, card, { choices: forAnn, quantity: 2 });
  await add(visitor, card, { choices: forBob });
  const beside = await add(visitor, card, { quantity: 2 });
  expect([beside.status, beside.body]).toMatchObject([409, { error: 'cart.tooFewBeside' }]);
  await add(visitor, card);
  const none = await add(visitor, card, { choices: forAnn });
  expect([none.status, none.body]).toMatchObject([409, { error: 'cart.noMore' }]);
  const [ann, bob] = cartOf(await visitor.get(path)).entries;
  const raised = await visitor.put(`${path}/entries/${ann?.entryId}`, { quantity: 3 });
  expect([raised.status, raised.body]).toMatchObject([409, { error: 'cart.tooFew' }]);
  const held = await visitor.send('POST', `/cart/entries/${ann?.entryId}`, {
    body: 'quantity=3',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  const shown = await visitor.get(String(held.headers.location).split('#')[0] ?? '', { accept: 'text/html' });
  expect(shown.text).toContain('Only 2 left. Nothing was changed: there are 2 in your cart.');
  const { entries, totalQuantity } = cartOf(await visitor.get(path));
  expect([totalQuantity, entries.map(line => line.isAvailable)]).toEqual([4, [true, true, true]]);
  // Another buyer bought two: the lines are served in their order.
  await shop.query('UPDATE stock SET on_hand = 2 WHERE website_id = $1 AND variant_id = $2', card);
  expect(cartOf(await visitor.get(path)).entries.map(line => line.message)).toEqual([
    null,
    'Sold out. Remove it to check out.',
    'Sold out. Remove it to check out.',
  ]);
  const kept = await visitor.put(`${path}/entries/${bob?.entryId}`, { quantity: 1 });
  expect([kept.status, kept.body]).toMatchObject([409, { error: 'cart.noMore' }]);
  // A smaller quantity is always allowed.
  const fewer = await visitor.put(`${path}/entries/${ann?.entryId}`, { quantity: 1 });
  expect([fewer.status, cartOf(fewer).entries.map(line => line.isAvailable)]).toEqual([
    200,
    [true, true, false],
  ]);
});

it('CART-20: choices that a product does not offer are refused, and nothing changes', async () => {
  const { variants } = await shop.sell();
  const [bowl = ''] = variants;
  const card = await giftCard();
  const visitor = await shop.visitorWith(bowl);
  const before = cartOf(await visitor.get(path)).entries;
  const plan = { billingPeriod: { value: 1, unit: 'month' }, numBillingCycles: 0 };
  for (const [variantId, choices] of [
    [bowl, forAnn],
    [bowl, { amount: 1 }],
    [card, { amount: 1 }],
    [card, { ...forAnn, plan }],
  ] as const) {
    const refused = await add(visitor, variantId, { choices });
    expect([refused.status, refused.body]).toMatchObject([409, { error: 'cart.notOffered' }]);
  }
  for (const choices of [{ gift: true }, { answers: [] }, { recipient: { name: '' } }, 7, null]) {
    expect((await add(visitor, card, { choices })).status).toBe(400);
  }
  expect(cartOf(await visitor.get(path)).entries).toEqual(before);
});

it('CART-20, CART-21: a line whose choices are no longer offered must be removed, whatever its price', async () => {
  const { variants } = await shop.sell();
  const visitor = await shop.visitorWith(variants[0] ?? '');
  await shop.query(
    'UPDATE cart_entries SET choices = $3 WHERE website_id = $1 AND variant_id = $2',
    variants[0],
    JSON.stringify({ amount: 1 }),
  );
  const cart = cartOf(await visitor.get(path));
  expect(cart.entries).toMatchObject([
    { isAvailable: false, message: 'No longer available. Remove it to check out.' },
  ]);
  expect([cart.canCheckOut, cart.grandTotalCents]).toEqual([false, 0]);
  expect((await shop.place(visitor)).body).toMatchObject({ error: 'checkout.cartChanged' });
});

it('CART-22: a cart keeps country, region and postal code, by call and by form', async () => {
  const { variants } = await shop.sell();
  const visitor = await shop.visitorWith(variants[0] ?? '');
  const where = async () => cartOf(await visitor.get(path)).shippingLocation;
  expect(await where()).toBeNull();
  const put = await visitor.put(`${path}/shipping-location`, {
    country: 'us',
    region: 'OR',
    postalCode: ' 97204 ',
  });
  const oregon = { country: 'US', region: 'OR', postalCode: '97204' };
  expect(cartOf(put).shippingLocation).toEqual(oregon);
  expect((await visitor.put(`${path}/shipping-location`, { country: 'XX', region: 'Y' })).status).toBe(400);
  expect(await where()).toEqual(oregon);
  await visitor.send('POST', '/checkout', {
    body: 'intent=update&country=DE&region=&postalCode=10115',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(await where()).toEqual({ country: 'DE', region: '', postalCode: '10115' });
});

it('CART-23, ORDER-19: each line is bought separately and shows its choices in pages, mails and studio', async () => {
  const card = await giftCard(5);
  const visitor = shop.server.client(shop.website);
  await add(visitor, card, { choices: forAnn, quantity: 2 });
  await add(visitor, card, { choices: forBob });
  const lines = cartOf(await visitor.get(path)).entries;
  for (const page of ['/cart', '/checkout']) {
    const { text } = await visitor.get(page, { accept: 'text/html' });
    for (const words of ['For Ann (ann@example.com)', '“Joy”', 'For Bob']) expect(text).toContain(words);
  }
  const cart = (await visitor.get('/cart', { accept: 'text/html' })).text;
  for (const name of ['Gift card, For Ann (ann@example.com)', 'Gift card, For Bob'])
    expect(cart).toContain(`aria-label="Quantity of ${name}"`);
  const order = await shop.order(visitor);
  expect((await shop.stockOf(card)).on_hand).toBe(2);
  const seen = await shop.see(order.orderId);
  expect(seen.lines.map(line => [line.id, line.quantity, line.choices])).toEqual([
    [lines[0]?.entryId, 2, forAnn],
    [lines[1]?.entryId, 1, { recipient: { name: 'Bob', email: '', date: null, message: '' } }],
  ]);
  const confirmed = await visitor.get(order.confirmation, { accept: 'text/html' });
  expect(confirmed.text).toContain('Arrives on December 24, 2030');
  const mail = (await shop.mails()).findLast(({ kind }) => kind === 'orders.confirmation');
  expect(mail?.body_text).toContain(
    '2 × Gift card: €50.00\nFor Ann (ann@example.com)\nArrives on December 24, 2030',
  );
});
