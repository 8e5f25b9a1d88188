import type { CartReply } from '@vitrine/core/cart/cart-reply.ts';
import { newId } from '@vitrine/core/id/id.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { hashToken } from '../../secrets/tokens.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { enterCode, makeDiscount } from '../discounts/discounts.fixture.ts';
import { cardsPath, cartPath, enterCard, issueCard, seeCard } from './gift-cards.fixture.ts';

let shop: TestShop;
let bowl: string;
beforeAll(async () => {
  shop = await TestShop.open();
});
afterAll(() => shop?.server.stop());
beforeEach(async () => {
  shop = await TestShop.on(shop.server);
  const { variants } = await shop.sell({ variants: [{ price: 2000, stock: 1000 }] });
  bowl = variants[0] ?? '';
});

const sent = { shippingOption: 'post' };
const cartOf = async (visitor: TestClient) => (await visitor.get(cartPath)).body as CartReply;
const paymentsOf = async (orderId: string) =>
  (await shop.see(orderId)).payments.map(({ name, amount, state }) => [name, amount, state]);
const kindsOf = async (id: string) =>
  (await seeCard(shop, id)).entries.map(({ kind, amount }) => [kind, amount]).toReversed();

it('GIFTCARD-1: of 64 orders at the same moment no more are paid than the card holds', async () => {
  const { giftCard } = await issueCard(shop, { amount: 7600 });
  const visitors = await Promise.all(Array.from({ length: 64 }, () => shop.visitorWith(bowl)));
  await Promise.all(
    visitors.map(visitor =>
      shop.query(
        'UPDATE carts SET gift_cards = ARRAY[$3] WHERE website_id = $1 AND token_hash = $2',
        hashToken(visitor.cookies.get('CART') ?? ''),
        giftCard.id,
      ),
    ),
  );
  const answers = await Promise.all(
    visitors.map(visitor => shop.place(visitor, { ...sent, expectedToPay: 0 })),
  );
  const placed = answers.filter(({ status }) => status === 200);
  // Three orders of 25.00, and 1.00 that covers none.
  expect(placed).toHaveLength(3);
  for (const { status, body } of answers.filter(one => one.status !== 200))
    expect([status, body]).toMatchObject([409, { error: 'checkout.giftCardGone' }]);
  const seen = await seeCard(shop, giftCard.id);
  expect(seen.giftCard).toMatchObject({ balance: 100, issued: 7600, state: 'active' });
  expect(seen.entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(100);
  expect(await shop.countOrders()).toEqual({ placed: 3 });
  expect((await shop.stockOf(bowl)).on_hand).toBe(997);
});

it('GIFTCARD-1: the database refuses an entry that overdraws a card, regardless of what writes it', async () => {
  const { giftCard } = await issueCard(shop);
  const write = (amount: number) =>
    shop.query(
      `INSERT INTO gift_card_entries (website_id, id, card_id, kind, amount, reason, actor, at)
       VALUES ($1, $3, $2, 'adjusted', $4, '', '', now())`,
      giftCard.id,
      newId(),
      amount,
    );
  await expect(write(-5001)).rejects.toThrow('overdrawn');
  expect((await seeCard(shop, giftCard.id)).giftCard.balance).toBe(5000);
  await write(-5000);
  expect((await seeCard(shop, giftCard.id)).giftCard).toMatchObject({ balance: 0, state: 'used' });
});

it('GIFTCARD-5, ORDER-39: a card pays part of an order, whose total and tax stay, and the method the rest', async () => {
  const { code, giftCard } = await issueCard(shop, { amount: 1000 });
  const visitor = await shop.visitorWith(bowl);
  const before = await cartOf(visitor);
  const cart = await enterCard(visitor, ` ${code.toLowerCase().replaceAll('-', ' ')}`);
  expect(cart.grandTotalCents).toBe(before.grandTotalCents);
  expect(cart.taxCents).toBe(before.taxCents);
  expect(cart.amountToPayCents).toBe(before.grandTotalCents - 1000);
  const last = code.slice(-4);
  expect(cart.giftCards).toMatchObject([
    {
      id: giftCard.id,
      code: `•••• ${last}`,
      balance: { amount: 1000 },
      amount: { amount: 1000 },
      reason: null,
    },
  ]);
  const order = await shop.order(visitor, { ...sent, expectedTotal: 2500, expectedToPay: 1500 });
  expect(order).toMatchObject({ state: 'placed', total: 2500 });
  expect(await paymentsOf(order.orderId)).toEqual([
    [`Gift card •••• ${last}`, 1000, 'captured'],
    [expect.any(String), 1500, 'awaited'],
  ]);
  expect(await shop.see(order.orderId)).toMatchObject({
    paymentState: 'partlyPaid',
    paid: 1000,
    awaited: 1500,
  });
  const page = await visitor.get(order.confirmation);
  expect(page.text).toContain(`•••• ${last}`);
  expect(page.text).not.toContain(code);
  const admin = await shop.server.signIn(shop.website);
  await admin.post(`/api/orders/${order.orderId}/payment`, {});
  expect((await shop.see(order.orderId)).paymentState).toBe('captured');
});

it('GIFTCARD-5: several cards cover an order, which needs no method and is paid at once', async () => {
  const first = await issueCard(shop, { amount: 900 });
  const second = await issueCard(shop, { amount: 5000 });
  const visitor = await shop.visitorWith(bowl);
  await enterCard(visitor, first.code);
  const cart = await enterCard(visitor, second.code);
  expect(cart.giftCards.map(({ amount }) => amount?.amount)).toEqual([900, 1600]);
  const order = await shop.order(visitor, { ...sent, paymentMethod: '' });
  expect(await paymentsOf(order.orderId)).toMatchObject([
    [expect.any(String), 900, 'captured'],
    [expect.any(String), 1600, 'captured'],
  ]);
  expect(await shop.see(order.orderId)).toMatchObject({
    state: 'placed',
    paymentState: 'captured',
    paid: 2500,
  });
  expect((await seeCard(shop, second.giftCard.id)).giftCard.balance).toBe(3400);
});

it('GIFTCARD-4: a card that is disabled, expired, used up or of another website pays nothing and says why', async () => {
  const admin = await shop.server.signIn(shop.website);
  const { code, giftCard } = await issueCard(shop);
  const visitor = await shop.visitorWith(bowl);
  await enterCard(visitor, code);
  const reasonNow = async () => (await cartOf(visitor)).giftCards[0]?.reason;
  expect(await reasonNow()).toBe(null);
  await admin.put(`${cardsPath}/${giftCard.id}/disabled`, { isDisabled: true });
  expect(await reasonNow()).toBe('This gift card can no longer be used.');
  const refused = await shop.place(visitor, { ...sent, expectedToPay: 0 });
  expect([refused.status, refused.body]).toMatchObject([409, { error: 'checkout.giftCardGone' }]);
  expect(await shop.countOrders()).toEqual({});
  await admin.put(`${cardsPath}/${giftCard.id}/disabled`, { isDisabled: false });
  await shop.query("UPDATE gift_cards SET expires_at = '2020-01-02' WHERE website_id = $1");
  expect(await reasonNow()).toBe('This gift card expired on January 1, 2020.');
  await shop.query('UPDATE gift_cards SET expires_at = NULL WHERE website_id = $1');
  await admin.post(`${cardsPath}/${giftCard.id}/adjustments`, { amount: -5000, reason: 'Lost' });
  expect(await reasonNow()).toBe('Nothing is left on this gift card.');
  const neighbour = await TestShop.on(shop.server);
  const stranger = await neighbour.visitorWith((await neighbour.sell()).variants[0] ?? '');
  const foreign = await stranger.post(`${cartPath}/gift-cards`, { code });
  expect([foreign.status, foreign.body]).toMatchObject([404, { error: 'cart.noGiftCard' }]);
});

it('GIFTCARD-6: an order that ends unpaid gives the money back at once, and its cart can use it again', async () => {
  await shop.setUp('test', { isEnabled: true });
  const { code, giftCard } = await issueCard(shop, { amount: 1000 });
  const visitor = await shop.visitorWith(bowl);
  await enterCard(visitor, code);
  const { order, paymentId } = await shop.pay(visitor, sent);
  expect((await seeCard(shop, giftCard.id)).giftCard.balance).toBe(0);
  // Its own order does not count against the cart.
  expect((await cartOf(visitor)).amountToPayCents).toBe(1500);
  await shop.choose(visitor, paymentId, 'decline');
  await visitor.get(`/checkout/return/${paymentId}`);
  expect((await shop.see(order.orderId)).state).toBe('cancelled');
  expect(await kindsOf(giftCard.id)).toEqual([
    ['issued', 1000],
    ['taken', -1000],
    ['givenBack', 1000],
  ]);
  const again = await shop.pay(visitor, sent);
  await shop.choose(visitor, again.paymentId, 'approve');
  await visitor.get(`/checkout/return/${again.paymentId}`);
  expect(await shop.see(again.order.orderId)).toMatchObject({ state: 'placed', paid: 2500 });
  expect((await seeCard(shop, giftCard.id)).giftCard.balance).toBe(0);
});

it('GIFTCARD-6: an attempt with other data replaces the begun order and takes the card once', async () => {
  await shop.setUp('test', { isEnabled: true });
  const { code, giftCard } = await issueCard(shop, { amount: 1000 });
  const visitor = await shop.visitorWith(bowl);
  await enterCard(visitor, code);
  const first = await shop.pay(visitor, sent);
  const second = await shop.pay(visitor, { ...sent, note: 'Ring twice' });
  expect(second.order.orderId).not.toBe(first.order.orderId);
  expect(await kindsOf(giftCard.id)).toEqual([
    ['issued', 1000],
    ['taken', -1000],
    ['givenBack', 1000],
    ['taken', -1000],
  ]);
  await visitor.delete(`${cartPath}/gift-cards/${giftCard.id}`);
  await shop.pay(visitor, { ...sent, note: 'Ring twice' });
  expect((await seeCard(shop, giftCard.id)).giftCard.balance).toBe(1000);
});

it('GIFTCARD-6: a refund goes to the method first and then to the cards, the last one first, each once', async () => {
  await shop.setUp('test', { isEnabled: true });
  const one = await issueCard(shop, { amount: 500 });
  const two = await issueCard(shop, { amount: 700 });
  const visitor = await shop.visitorWith(bowl);
  await enterCard(visitor, one.code);
  await enterCard(visitor, two.code);
  const { order, paymentId } = await shop.pay(visitor, sent);
  await shop.choose(visitor, paymentId, 'approve');
  await visitor.get(`/checkout/return/${paymentId}`);
  const admin = await shop.server.signIn(shop.website);
  const refund = (amount: number, refundId: string) =>
    admin.post(`/api/orders/${order.orderId}/refund/part`, { refundId, amount, lines: [], reason: '' });
  const balances = async () => [
    (await seeCard(shop, one.giftCard.id)).giftCard.balance,
    (await seeCard(shop, two.giftCard.id)).giftCard.balance,
  ];
  expect((await refund(1300, 'a'.repeat(24))).status).toBe(200);
  expect(await balances()).toEqual([0, 0]);
  expect((await refund(1000, 'b'.repeat(24))).status).toBe(200);
  expect(await balances()).toEqual([300, 700]);
  await refund(1000, 'b'.repeat(24));
  expect(await balances()).toEqual([300, 700]);
  expect((await refund(201, 'c'.repeat(24))).status).toBe(409);
  await admin.post(`/api/orders/${order.orderId}/cancellation`, { reason: '' });
  expect(await balances()).toEqual([500, 700]);
  expect((await shop.see(order.orderId)).paymentState).toBe('refunded');
});

it('CART-65: the field for codes takes gift cards and discounts, without script too, and keeps no card’s code', async () => {
  await makeDiscount(shop, { code: 'SPRING' });
  const { code, giftCard } = await issueCard(shop);
  const visitor = await shop.visitorWith(bowl);
  const post = (body: string) =>
    visitor.send('POST', '/cart/codes', {
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  expect((await visitor.get('/cart')).text).toContain('Discount code or gift card');
  await post(`code=${code}`);
  await post('code=spring');
  const both = await cartOf(visitor);
  expect([both.coupons.map(one => one.code), both.giftCards.map(({ id }) => id)]).toEqual([
    ['SPRING'],
    [giftCard.id],
  ]);
  expect(JSON.stringify(await shop.query('SELECT * FROM carts WHERE website_id = $1'))).not.toContain(
    code.replaceAll('-', ''),
  );
  const page = await visitor.get('/cart');
  expect(page.text).toContain(`•••• ${code.slice(-4)}`);
  expect(page.text).toContain('To pay');
  await post(`remove=${giftCard.id}`);
  expect((await cartOf(visitor)).giftCards).toEqual([]);
  // A code with a wrong letter is an unknown discount code, as any other word.
  const wrong = code.slice(0, -1) + (code.endsWith('2') ? '3' : '2');
  expect((await enterCode(visitor, wrong)).giftCards).toEqual([]);
  const missing = await visitor.post(`${cartPath}/gift-cards`, { code: wrong });
  expect([missing.status, missing.body]).toMatchObject([404, { error: 'cart.noGiftCard' }]);
});

it('CART-65: tries are limited, so that no code can be guessed', async () => {
  const limited = await TestShop.open({ environment: { IS_RATE_LIMITED: 'true' } });
  const visitor = await limited.visitorWith((await limited.sell()).variants[0] ?? '');
  const answers = [];
  for (let at = 0; at < 31; at += 1)
    answers.push((await visitor.post(`${cartPath}/gift-cards`, { code: `ABCD${at}` })).status);
  expect(answers.slice(0, 30).every(status => status === 404)).toBe(true);
  expect(answers.at(-1)).toBe(429);
  await limited.server.stop();
});

it('CART-66: the checkout shows what each card pays and what is left, and asks for no method if that is nothing', async () => {
  const { code } = await issueCard(shop, { amount: 9000 });
  const visitor = await shop.visitorWith(bowl);
  await visitor.send('POST', '/checkout', {
    body: `intent=code&country=DE&discountCode=${code}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  const page = await visitor.get('/checkout');
  expect(page.text).toContain(`Gift card •••• ${code.slice(-4)}`);
  expect(page.text).toContain('Your gift cards cover the whole amount.');
  expect(page.text).not.toContain('name="paymentMethod"');
  const key = /name="idempotencyKey" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
  const body = new URLSearchParams({
    ...{ email: 'ann@example.com', name: 'Ann Lee', country: 'DE', line1: 'Hauptstr. 1' },
    ...{ postalCode: '10115', city: 'Berlin', shippingOption: 'post', intent: 'place', idempotencyKey: key },
  });
  const placed = await visitor.send('POST', '/checkout', {
    body: body.toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect([placed.status, placed.headers.location]).toEqual([
    303,
    expect.stringContaining('/checkout/order/'),
  ]);
  expect(await shop.countOrders()).toEqual({ placed: 1 });
});
