import { hasPermission, type RoleName, websiteRoles } from '@vitrine/core/accounts/roles.ts';
import { newId } from '@vitrine/core/id/id.ts';
import { labelsAddress } from '@vitrine/core/labels/labels.calls.ts';
import { productTypes } from '@vitrine/core/products/product-views.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { agreementOf, filesOn, sellFiles } from '../../../test/sold-files.ts';
import { monthly, SubscriptionShop } from '../../../test/subscription-shop.ts';
import { couponsPath, makeDiscount, seeDiscount } from '../discounts/discounts.fixture.ts';
import { seller } from '../documents/documents.fixture.ts';
import { cardMails, cardsOfOrder, sellCards } from '../gift-cards/gift-cards.fixture.ts';
import { approve, give, placeDonation } from './donations.fixture.ts';
import { buyer, type TestShop } from './shop.fixture.ts';
import { TestedShop } from './tested-shop.fixture.ts';

let tested: TestedShop;
let shop: TestShop;
let club: SubscriptionShop;
let admin: TestClient;
beforeAll(async () => {
  tested = await TestedShop.open();
  shop = tested.shop;
  club = new SubscriptionShop(shop);
  await shop.settle({ seller });
  admin = await shop.server.signIn(shop.website);
});
afterAll(() => shop?.server.stop());

const html = { accept: 'text/html' };
const by = { paymentMethod: 'test' };
const roles = Object.keys(websiteRoles) as RoleName[];
const movements = (variantId: string) =>
  shop.query<{ reason: string }>(
    "SELECT reason FROM stock_changes WHERE website_id = $1 AND variant_id = $2 AND reason <> 'set'",
    variantId,
  );

async function bought(quantity = 1) {
  const bowl = await tested.sell();
  return { bowl, ...(await tested.payFor(await tested.memberWith(bowl, 'storeManager', quantity))) };
}

it.each(roles)(
  'PAYMENT-10: after the launch, a test is offered to %s only with the right to manage orders',
  async role => {
    const bowl = await tested.sell();
    const [before, stock] = [await tested.all(), await shop.stockOf(bowl)];
    const mayTest = hasPermission([websiteRoles[role]], 'orders.write');
    const member = await tested.memberWith(bowl, role, 2);
    expect((await member.get('/checkout', html)).text.includes('value="test"')).toBe(mayTest);
    const answer = await shop.place(member, by);
    expect(answer.status).toBe(mayTest ? 200 : 400);
    expect(await shop.stockOf(bowl)).toEqual(stock);
    if (mayTest) return;
    expect(answer.body).toMatchObject({ error: 'call.invalid' });
    expect(await tested.all()).toBe(before);
    const cart = await member.get('/api/commerce/shopping-cart');
    expect(cart.body).toMatchObject({ totalQuantity: 2 });
  },
);

it('PAYMENT-10: neither a visitor nor a site user is offered one, and the checkout says what a test does not do', async () => {
  const bowl = await tested.sell();
  const visitor = await shop.visitorWith(bowl);
  const before = await tested.all();
  const answer = await visitor.send('POST', '/api/commerce/orders', {
    body: { ...buyer, ...by },
    headers: { 'idempotency-key': newId() },
  });
  expect(answer.status).toBe(400);
  expect([await tested.all(), (await visitor.get('/checkout', html)).text.includes('value="test"')]).toEqual([
    before,
    false,
  ]);
  const { text } = await (await shop.employ(visitor)).get('/checkout', html);
  expect(text).toContain('This is a test: no stock is taken, and nothing is released or sent.');
  await shop.launch(false);
  const closed = await visitor.get('/checkout', html);
  expect(closed.text).toContain('value="test"');
  expect(closed.text).not.toContain('This is a test:');
  await shop.launch(true);
});

it('STOCK-19: a test after the launch holds and takes no stock, and gives none back, however it ends', async () => {
  const bowl = await tested.sell();
  const member = await tested.memberWith(bowl, 'storeManager', 2);
  const { order, paymentId } = await shop.pay(member);
  const untouched = { on_hand: 2, reserved: 0 };
  expect(await shop.stockOf(bowl)).toEqual(untouched);
  // A real buyer takes the last pieces meanwhile.
  expect((await shop.place(await shop.visitorWith(bowl, 2))).status).toBe(200);
  await shop.choose(member, paymentId, 'approve');
  await member.get(`/checkout/return/${paymentId}`);
  const placed = await shop.see(order.orderId);
  expect(placed).toMatchObject({ state: 'placed', isTest: true, isWithoutEffect: true, toSend: [] });
  expect(await shop.stockOf(bowl)).toEqual({ on_hand: 0, reserved: 0 });
  const [line] = placed.lines;
  const part = { refundId: newId(), amount: 100, shipping: 0, reason: '', isBuyerTold: false };
  const lines = [{ lineId: line?.id, quantity: 1 }];
  const refunded = await admin.post(`/api/orders/${order.orderId}/refund/part`, {
    ...part,
    lines,
    isRestocked: true,
  });
  expect(refunded.status).toBe(200);
  expect((await shop.see(order.orderId)).refunds).toMatchObject([{ isRestocked: false }]);
  expect((await admin.post(`/api/orders/${order.orderId}/cancellation`, {})).status).toBe(200);
  expect((await shop.see(order.orderId)).state).toBe('cancelled');
  expect(await shop.stockOf(bowl)).toEqual({ on_hand: 0, reserved: 0 });
  expect(await movements(bowl)).toEqual([{ reason: 'sold' }]);
  const other = await tested.memberWith(await tested.sell(3));
  const declined = await shop.pay(other);
  await shop.choose(other, declined.paymentId, 'decline');
  await other.get(`/checkout/return/${declined.paymentId}`);
  expect(await shop.see(declined.order.orderId)).toMatchObject({ state: 'cancelled', isWithoutEffect: true });
});

it('STOCK-19: stock that was held for another payment of the cart is free once the cart is paid by a test', async () => {
  const bowl = await tested.sell();
  const member = await tested.memberWith(bowl, 'storeManager', 2);
  shop.takeTests(false);
  await shop.pay(member);
  expect(await shop.stockOf(bowl)).toEqual({ on_hand: 2, reserved: 2 });
  shop.takeTests(true);
  const { order } = await shop.pay(member);
  expect(await shop.stockOf(bowl)).toEqual({ on_hand: 2, reserved: 0 });
  expect((await shop.see(order.orderId)).isWithoutEffect).toBe(true);
});

it('ORDER-51: it is never sent, also not with many others, nor labelled, packed or edited', async () => {
  const { orderId } = await bought();
  const before = await shop.see(orderId);
  expect(before.actions).toEqual(['refundPart', 'cancel']);
  const parcel = { carrier: '', trackingNumber: '', trackingAddress: '', note: '' };
  const body = { ...parcel, shipmentId: newId(), lines: [], isBuyerTold: true };
  for (const more of [{}, { isUnpaidAccepted: true }]) {
    const sent = await admin.post(`/api/orders/${orderId}/fulfilment`, { ...body, ...more });
    expect([sent.status, sent.body]).toMatchObject([409, { error: 'orders.test' }]);
  }
  const many = await admin.post('/api/orders/many', {
    action: 'fulfil',
    orderIds: [orderId],
    isBuyerTold: true,
  });
  expect(many.body).toMatchObject({
    done: 0,
    refused: [{ id: orderId, message: expect.stringContaining('test order') }],
  });
  const checked = await admin.post('/api/labels/check', { orderIds: [orderId] });
  expect([checked.status, checked.body]).toMatchObject([409, { error: 'labels.test' }]);
  expect((await admin.get(labelsAddress([orderId], 1))).status).toBe(409);
  const edit = await admin.get(`/api/orders/${orderId}/edit`);
  expect(edit.body).toMatchObject({ error: 'orderEdits.test' });
  expect(await shop.see(orderId)).toEqual(before);
  const { orders } = (await admin.get('/api/orders?fulfilment=toSend')).body as { orders: { id: string }[] };
  expect(orders.map(({ id }) => id)).not.toContain(orderId);
});

it('ORDER-51: a download stays closed, for the buyer, by new links and after a refund of a part', async () => {
  const { variantId } = await sellFiles(shop);
  const member = await tested.memberWith(variantId);
  const { orderId, page } = await tested.payFor(member, { downloads: await agreementOf(member) });
  expect(await shop.see(orderId)).toMatchObject({ state: 'placed', paymentState: 'captured' });
  expect(filesOn(await member.get(page, html))).toEqual([]);
  expect((await admin.get(`/api/orders/${orderId}/downloads`)).body).toMatchObject({
    downloads: { isOpen: false },
  });
  for (const act of ['mail', 'renewal'])
    expect((await admin.post(`/api/orders/${orderId}/downloads/${act}`, {})).status, act).toBeGreaterThan(
      399,
    );
  expect(await tested.count('downloads')).toBe(0);
  expect((await shop.mails()).some(({ body_text }) => body_text.includes('/checkout/downloads/'))).toBe(
    false,
  );
});

it('ORDER-51: it issues no gift card, begins no membership and no subscription, and counts as no donation', async () => {
  const card = await tested.payFor(await tested.memberWith(await sellCards(shop)));
  expect([await cardsOfOrder(shop, card.orderId), await cardMails(shop)]).toEqual([[], []]);
  const friends = { type: productTypes.paywall, title: 'Friends', variants: [{ price: 4000, stock: 10 }] };
  const { variants } = await shop.sell(friends);
  const membership = await tested.payFor(await tested.memberWith(variants[0] ?? ''));
  const { lines } = await shop.see(membership.orderId);
  await admin.post(`/api/orders/${membership.orderId}/refund/part`, {
    ...{ refundId: newId(), amount: 100, lines: [], shipping: 0, isRestocked: false, reason: '' },
    isBuyerTold: false,
  });
  await shop.server.runJobs();
  expect(lines).toHaveLength(1);
  expect(await tested.count('memberships')).toBe(0);
  const made = (
    await admin.post('/api/donation-funds', {
      title: 'Kiln',
      suggested: [1000],
      least: 500,
      most: 50_000,
      frequencies: ['once'],
    })
  ).body as {
    fund: { id: string };
  };
  const giver = await shop.employ(shop.server.client(shop.website));
  await give(giver, made.fund, { suggested: '1000', frequency: 'once' });
  const [next = ''] = await placeDonation(giver, by);
  await approve(shop, giver, next);
  expect(await tested.count('donations')).toBe(0);
  const plan = await tested.memberWith(await club.plan(monthly));
  const begun = await tested.payFor(plan, { recurring: await club.recurringOf(plan) });
  expect(await club.of(begun.orderId)).toEqual([]);
  expect(await tested.count('subscriptions')).toBe(0);
});

it('ORDER-51: it uses up no discount, and neither customers nor the books count it', async () => {
  const discount = await makeDiscount(shop, { code: 'ONCE', uses: 1 });
  const email = `${newId()}@example.com`;
  const member = await tested.memberWith(await tested.sell());
  await member.post(couponsPath, { code: 'ONCE' });
  const { orderId } = await tested.payFor(member, { email });
  expect((await shop.see(orderId)).totals.discounts).toHaveLength(1);
  expect(await seeDiscount(shop, discount.id)).toMatchObject({ used: 0, state: 'active' });
  const counted = await shop.query<{ orders: number; spent: object }>(
    'SELECT orders, spent FROM customers WHERE website_id = $1 AND email = $2',
    email,
  );
  expect(counted.filter(({ orders, spent }) => orders > 0 || Object.keys(spent).length > 0)).toEqual([]);
  const books = await shop.query<{ is_test: boolean }>(
    'SELECT DISTINCT is_test FROM ledger_postings WHERE website_id = $1 AND order_id = $2',
    orderId,
  );
  expect(books).toEqual([{ is_test: true }]);
});

it('PAYMENT-35: nobody is sent a link to pay for it', async () => {
  await shop.setUp('test', { settings: { capture: 'later' } });
  const member = await tested.memberWith(await tested.sell());
  const { order, paymentId } = await shop.pay(member);
  await shop.choose(member, paymentId, 'approve');
  await member.get(`/checkout/return/${paymentId}`);
  await shop.setUp('test', { settings: { capture: 'now' } });
  const path = `/api/orders/${order.orderId}`;
  expect((await admin.post(`${path}/void`, { paymentId })).status).toBe(200);
  const { balance } = (await admin.get(`${path}/balance`)).body as { balance: { amount: number } };
  expect(balance).toMatchObject({ amount: order.total, isPayable: false, link: null });
  const body = { version: 0, amount: balance.amount, isMailed: true };
  expect((await admin.post(`${path}/balance/link`, body)).body).toMatchObject({
    error: 'payments.testMixed',
  });
  expect((await admin.get(`${path}/balance`)).body).toMatchObject({ balance });
});
