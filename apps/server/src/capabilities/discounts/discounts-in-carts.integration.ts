import type { CartReply } from '@vitrine/core/cart/cart-reply.ts';
import { newId } from '@vitrine/core/id/id.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { buyer, TestShop } from '../checkout/shop.fixture.ts';
import { couponsPath, enterCode, makeDiscount } from './discounts.fixture.ts';

let shop: TestShop;
let bowl: { id: string; variants: string[] };
beforeAll(async () => {
  shop = await TestShop.open();
});
afterAll(() => shop?.server.stop());
beforeEach(async () => {
  shop = await TestShop.on(shop.server);
  bowl = await shop.sell({ variants: [{ price: 2000, stock: 1000 }] });
});

const cartOf = async (visitor: TestClient) =>
  (await visitor.get('/api/commerce/shopping-cart')).body as CartReply;
const withBowls = (quantity = 1) => shop.visitorWith(bowl.variants[0] ?? '', quantity);
const post = (visitor: TestClient, path: string, fields: Record<string, string>) =>
  visitor.send('POST', path, {
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
const pageOf = async (visitor: TestClient, path: string) =>
  (await visitor.get(path, { accept: 'text/html' })).text.replaceAll(/\u00a0|&nbsp;/g, ' ');

it('DISCOUNT-2, DISCOUNT-4: a code is entered in any case, and the reply lists codes that apply and that do not', async () => {
  await makeDiscount(shop, { name: 'Spring', code: 'spring 10' });
  await makeDiscount(shop, { name: 'Large', code: 'LARGE', minimumSubtotal: 10_000 });
  const visitor = await withBowls();
  await enterCode(visitor, ' sPring 10');
  await enterCode(visitor, 'large');
  const cart = await enterCode(visitor, 'nothing');
  expect(cart.coupons.map(({ code }) => code)).toEqual(['SPRING10', 'LARGE', 'NOTHING']);
  expect(cart.validCoupons).toEqual([
    {
      code: 'SPRING10',
      name: 'Spring',
      amount: { amount: 200, currency: 'EUR' },
      isOnShipping: false,
      reason: null,
    },
  ]);
  expect(cart.invalidCoupons.map(({ reason }) => reason)).toEqual([
    'This code is valid from a subtotal of €100.00. €80.00 is missing.',
    'This code is not valid.',
  ]);
  expect([cart.subtotalCents, cart.subtotalAmount, cart.discountCents]).toEqual([2000, 20, 200]);
  const removed = await visitor.delete(`${couponsPath}/spring10`);
  expect((removed.body as CartReply).coupons.map(({ code }) => code)).toEqual(['LARGE', 'NOTHING']);
  expect((removed.body as CartReply).discountCents).toBe(0);
});

it('DISCOUNT-2: unknown, paused and deleted codes get the same answer', async () => {
  const admin = await shop.server.signIn(shop.website);
  const paused = await makeDiscount(shop, { code: 'PAUSED' });
  const deleted = await makeDiscount(shop, { code: 'DELETED' });
  await admin.put(`/api/discounts/${paused.id}/pause`, { isPaused: true });
  await admin.delete(`/api/discounts/${deleted.id}`);
  const visitor = await withBowls();
  for (const code of ['PAUSED', 'DELETED', 'UNKNOWN']) await enterCode(visitor, code);
  const { invalidCoupons } = await cartOf(visitor);
  expect(invalidCoupons.map(({ code: _, ...said }) => said)).toEqual(
    Array(3).fill({ name: '', amount: null, isOnShipping: false, reason: 'This code is not valid.' }),
  );
});

it('DISCOUNT-2: one address can enter 30 codes a minute, by calls and forms together', async () => {
  const limited = await TestShop.open({ environment: { IS_RATE_LIMITED: 'true' } });
  const { variants } = await limited.sell();
  const visitor = await limited.visitorWith(variants[0] ?? '');
  for (let at = 0; at < 30; at += 1) {
    const answer = await visitor.post(couponsPath, { code: `TRY-${at % 5}` });
    expect(answer.status).toBe(200);
  }
  expect((await visitor.post(couponsPath, { code: 'TRY-6' })).status).toBe(429);
  expect((await post(visitor, '/cart/codes', { code: 'TRY-7' })).headers.location).toBe(
    '/cart?notice=code-wait',
  );
  expect(await pageOf(visitor, '/cart?notice=code-wait')).toContain('You have entered too many codes.');
  await post(visitor, '/checkout', { ...buyer, intent: 'update', discountCode: 'TRY-8' });
  expect(await pageOf(visitor, '/checkout')).toContain('You have entered too many codes.');
  expect((await cartOf(visitor)).coupons).toHaveLength(5);
  limited.server.moveClock({ minutes: 2 });
  await enterCode(visitor, 'TRY-9');
  await limited.server.stop();
});

it('DISCOUNT-4: a cart holds ten codes, and says so', async () => {
  const visitor = await withBowls();
  for (let at = 0; at < 10; at += 1) await enterCode(visitor, `TRY-${at}`);
  const more = await visitor.post(couponsPath, { code: 'TRY-10' });
  expect([more.status, more.body]).toMatchObject([409, { error: 'cart.tooManyCodes' }]);
  expect((await post(visitor, '/cart/codes', { code: 'TRY-10' })).headers.location).toBe(
    '/cart?notice=codes-full',
  );
  expect(await pageOf(visitor, '/cart?notice=codes-full')).toContain('A cart holds at most 10 codes.');
  expect((await cartOf(visitor)).coupons).toHaveLength(10);
  expect((await shop.server.client(shop.website).post(couponsPath, { code: 'X1' })).status).toBe(404);
});

it('DISCOUNT-4: without script, codes are entered and removed on the cart and at the checkout, and stay with their reason', async () => {
  await makeDiscount(shop, { name: 'Frühling', code: 'SPRING' });
  await makeDiscount(shop, { name: 'Portofrei', code: 'POST', value: { kind: 'freeShipping' } });
  await shop.speak('de');
  const visitor = await withBowls();
  expect((await post(visitor, '/cart/codes', { code: 'spring' })).headers.location).toBe('/cart#codes');
  await post(visitor, '/cart/codes', { code: 'alt' });
  const cart = await pageOf(visitor, '/cart');
  expect(cart).toContain('Frühling');
  expect(cart).toContain('-2,00 €');
  expect(cart).toContain('Dieser Code ist nicht gültig.');
  expect((await post(visitor, '/cart/codes', { remove: 'ALT' })).headers.location).toBe('/cart#codes');
  expect((await post(visitor, '/cart/codes', { code: ' ' })).headers.location).toBe('/cart?notice=code');

  const typed = { ...buyer, intent: 'place', paymentMethod: 'manual', shippingOption: 'post' };
  const entered = await post(visitor, '/checkout', { ...typed, discountCode: 'post' });
  expect(entered.headers.location).toBe('/checkout');
  const checkout = await pageOf(visitor, '/checkout');
  expect(checkout).toContain('Versandkostenfrei');
  expect(checkout).toContain('value="Ann Lee"');
  await post(visitor, '/checkout', { ...typed, removeCode: 'POST' });
  expect(await pageOf(visitor, '/checkout')).not.toContain('Versandkostenfrei');
  expect((await post(visitor, '/checkout', { ...typed, intent: 'code' })).headers.location).toBe(
    '/checkout#problems',
  );
  expect(await pageOf(visitor, '/checkout')).toContain('Geben Sie einen Rabattcode ein.');
  expect(await shop.countOrders()).toEqual({});
});

it('DISCOUNT-4: a shop without codes asks for none, and one that has paused its last code still shows those entered', async () => {
  await makeDiscount(shop, { name: 'Sale' });
  const visitor = await withBowls();
  expect(await pageOf(visitor, '/cart')).not.toContain('Discount code');
  expect(await pageOf(visitor, '/checkout')).not.toContain('Discount code');
  const made = await makeDiscount(shop, { code: 'SPRING' });
  expect(await pageOf(visitor, '/cart')).toContain('Discount code');
  expect(await pageOf(visitor, '/checkout')).toContain('Discount code');
  await enterCode(visitor, 'SPRING');
  const admin = await shop.server.signIn(shop.website);
  await admin.put(`/api/discounts/${made.id}/pause`, { isPaused: true });
  expect(await pageOf(visitor, '/cart')).toContain('This code is not valid.');
});

it('DISCOUNT-3: a discount without a code applies by itself and first, and is named in the totals', async () => {
  await makeDiscount(shop, { name: 'Half', value: { kind: 'percent', percent: 50_000 } });
  await makeDiscount(shop, { name: 'One off', code: 'ONE', value: { kind: 'amount', amount: 100 } });
  await makeDiscount(shop, { name: 'Later', from: '2099-01-01T00:00:00.000Z' });
  const visitor = await withBowls();
  await enterCode(visitor, 'one');
  const { totals, coupons } = await cartOf(visitor);
  expect(totals.discounts).toEqual([
    { name: 'Half', amount: { amount: 1000, currency: 'EUR' } },
    { name: 'One off', amount: { amount: 100, currency: 'EUR' } },
  ]);
  expect(coupons).toHaveLength(1);
});

it('DISCOUNT-5, DISCOUNT-8: the order keeps its discounts, line by line and explained, whatever becomes of them', async () => {
  const made = await makeDiscount(shop, { name: 'Spring', code: 'SPRING', uses: 5 });
  const visitor = await withBowls(3);
  await enterCode(visitor, 'SPRING');
  const order = await shop.order(visitor, { shippingOption: 'post' });
  const admin = await shop.server.signIn(shop.website);
  const changed = {
    name: 'Other',
    code: 'OTHER',
    value: { kind: 'amount', amount: 1 },
    version: made.version,
  };
  expect((await admin.put(`/api/discounts/${made.id}`, changed)).status).toBe(200);
  await admin.delete(`/api/discounts/${made.id}`);
  const seen = await shop.see(order.orderId);
  expect(seen.totals.discounts).toEqual([
    { id: made.id, name: 'Spring', code: 'SPRING', amount: 600, shippingAmount: 0 },
  ]);
  expect([seen.totals.discount, seen.total]).toEqual([600, 5900]);
  expect(seen.lines.map(({ discount }) => discount)).toEqual([600]);
  expect(seen.explanation).toContain('Spring on Bowl: -€6.00');
  expect(await pageOf(visitor, order.confirmation)).toContain('Spring on Bowl: -€6.00');
});

it('CART-25: a discount for some customers asks for the email address, and applies at the checkout', async () => {
  await makeDiscount(shop, { code: 'FRIENDS', emails: ['Ann@example.com'] });
  const visitor = await withBowls();
  const cart = await enterCode(visitor, 'FRIENDS');
  expect(cart.invalidCoupons[0]?.reason).toBe('Enter your email address at checkout to use this code.');
  await post(visitor, '/checkout', { ...buyer, intent: 'update', shippingOption: 'post' });
  expect((await cartOf(visitor)).discountCents).toBe(200);
  const other = await shop.place(visitor, {
    email: 'bob@example.com',
    shippingOption: 'post',
    expectedTotal: 2300,
  });
  expect([other.status, other.body]).toMatchObject([409, { error: 'checkout.totalChanged' }]);
  expect((await shop.place(visitor, { shippingOption: 'post', expectedTotal: 2300 }, newId())).status).toBe(
    200,
  );
});

it('DISCOUNT-4: a tampered post gives no discount', async () => {
  const visitor = await withBowls();
  const answer = await shop.place(visitor, { shippingOption: 'post', discount: 2000, discountCents: 2000 });
  expect(answer.body).toMatchObject({ order: { total: 2500 } });
});

it('CART-29: of discounts that do not combine the one that saves more applies, and the other says so', async () => {
  await makeDiscount(shop, { name: 'Sale', isCombined: false, value: { kind: 'amount', amount: 500 } });
  await makeDiscount(shop, { name: 'Spring', code: 'SPRING', isCombined: false });
  const visitor = await withBowls();
  const cart = await enterCode(visitor, 'SPRING');
  expect([cart.discountCents, cart.totals.discounts.map(({ name }) => name)]).toEqual([500, ['Sale']]);
  expect(cart.invalidCoupons[0]?.reason).toBe(
    'This code cannot be combined with “Sale”, which saves you more.',
  );
});

it('CART-30: a gift with a purchase says how many pieces are missing, and then costs nothing', async () => {
  const mug = await shop.sell({ title: 'Mug', variants: [{ price: 700, stock: 10 }] });
  const value = { kind: 'buyGet', buy: 2, get: 1, percent: 100_000 } as const;
  await makeDiscount(shop, { code: 'GIFT', value: { ...value, productIds: [mug.id] } });
  const visitor = await withBowls();
  await visitor.post('/api/commerce/shopping-cart/entries', { variantId: mug.variants[0], quantity: 2 });
  expect((await enterCode(visitor, 'GIFT')).invalidCoupons[0]?.reason).toBe(
    'Add one more item to use this code.',
  );
  await visitor.post('/api/commerce/shopping-cart/entries', { variantId: bowl.variants[0], quantity: 1 });
  expect((await cartOf(visitor)).discountCents).toBe(700);
});
