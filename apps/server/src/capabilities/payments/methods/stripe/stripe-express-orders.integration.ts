import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestClient } from '../../../../../test/harness.ts';
import { berlin, ExpressShop, wallet } from '../../../../../test/stripe-stand-in/express-shop.ts';
import { everywhere, type TestShop, taxed } from '../../../checkout/shop.fixture.ts';

let express: ExpressShop;
let shop: TestShop;
beforeAll(async () => {
  express = await ExpressShop.open();
  ({ shop } = express);
});
afterAll(() => express?.close());
beforeEach(() =>
  shop.settle({
    terms: { terms: '', privacy: '', withdrawal: '' },
    shippingZones: everywhere([
      { id: 'post', name: 'Post', amount: 500 },
      { id: 'fast', name: 'Courier', amount: 1200 },
    ]),
    tax: { rules: taxed({ DE: 19_000 }) },
  }),
);

const back = (buyer: TestClient, returnTo: string) => buyer.get(returnTo);
const orderOf = async (paymentId: string) => {
  const [row] = await shop.query<{ order_id: string }>(
    'SELECT order_id FROM payments WHERE website_id = $1 AND id = $2',
    paymentId,
  );
  return shop.see(row?.order_id ?? '');
};
const checkoutOf = async (buyer: TestClient) => (await express.page(buyer, '/checkout')).text;

it('EXPRESS-4: a wallet orders as the button of the checkout does: one order, one payment, confirmed when its buyer returns', async () => {
  const { variants } = await shop.sell();
  const buyer = await express.buyerOf(variants[0] ?? '', 2);
  const { idempotencyKey, amount } = await express.quote(buyer, { ...berlin, shippingOption: 'fast' });
  expect(amount).toBe(4900);
  const body = { shippingOption: 'fast', idempotencyKey };
  const { clientSecret, paymentId, returnTo } = await express.order(buyer, body);
  const intent = express.stripe.intentOf(paymentId);
  expect([clientSecret, intent.amount]).toEqual([intent.client_secret, 4900]);
  const again = await Promise.all([express.order(buyer, body), express.order(buyer, body)]);
  expect(new Set(again.map(one => one.paymentId))).toEqual(new Set([paymentId]));
  expect(await shop.stockOf(variants[0] ?? '')).toEqual({ on_hand: 10, reserved: 2 });
  express.stripe.pay(paymentId);
  expect((await back(buyer, returnTo)).headers.location).toMatch(/^\/checkout\/order\//);
  expect(await orderOf(paymentId)).toMatchObject({
    state: 'placed',
    paymentState: 'captured',
    total: 4900,
    email: wallet.email,
    shippingName: 'Courier',
    address: { name: 'Ann Lee', line1: 'Hauptstr. 1', city: 'Berlin', country: 'DE' },
  });
  expect(await shop.stockOf(variants[0] ?? '')).toEqual({ on_hand: 8, reserved: 0 });
  const replay = await express.order(buyer, body);
  expect([replay.clientSecret, replay.returnTo]).toEqual([
    null,
    expect.stringMatching(/^\/checkout\/order\//),
  ]);
  expect(await shop.countOrders()).toEqual({ placed: 1 });
});

it('EXPRESS-4: the message of the service is enough', async () => {
  const buyer = await express.buyer();
  const { paymentId } = await express.order(buyer);
  express.stripe.pay(paymentId);
  const { body, headers } = express.stripe.event(
    'payment_intent.succeeded',
    express.stripe.intentOf(paymentId),
    {
      at: shop.server.services.clock.now(),
    },
  );
  await shop.server.client(shop.website).send('POST', '/api/payments/webhooks/stripe', { body, headers });
  await shop.server.runJobs();
  expect(await orderOf(paymentId)).toMatchObject({ state: 'placed', paymentState: 'captured' });
});

it('EXPRESS-5: another total than the wallet showed is refused, and the checkout shows the new one with what the wallet gave', async () => {
  const { variants } = await shop.sell();
  const buyer = await express.buyerOf(variants[0] ?? '');
  const { idempotencyKey } = await express.quote(buyer);
  const before = await express.traces(variants[0] ?? '');
  await shop.settle({ shippingZones: everywhere([{ id: 'post', name: 'Post', amount: 900 }]) });
  const refused = await express.place(buyer, { idempotencyKey });
  expect(refused.body).toMatchObject({ error: 'checkout.totalChanged' });
  expect(await express.traces(variants[0] ?? '')).toEqual(before);
  const page = await checkoutOf(buyer);
  expect(page).toContain('€27.50');
  expect(page).toContain('value="ann@example.com"');
});

it('EXPRESS-5: what was typed at the checkout and no wallet gives stays, after a refused order and after a begun one', async () => {
  const { variants } = await shop.sell();
  const buyer = await express.buyerOf(variants[0] ?? '');
  const typed = {
    ...{ name: 'Bo Lund', line1: 'Elsewhere 9', city: 'Bonn', country: 'DE', postalCode: '53111' },
    ...{ company: 'Lund GmbH', phone: '+49 30 123456', note: 'Ring twice' },
    ...{ billingName: 'Lund Accounting', billingLine1: 'Ring 5', billingCity: 'Kiel', billingCountry: 'DE' },
  };
  await buyer.send('POST', '/checkout', {
    body: new URLSearchParams({ intent: 'update', billingShown: 'on', ...typed }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
  });
  const read = async () => {
    const page = await checkoutOf(buyer);
    return (names: readonly string[]) =>
      Object.fromEntries(
        names.map(name => [name, new RegExp(` name="${name}"[^>]* value="([^"]*)"`).exec(page)?.[1]]),
      );
  };
  const [ofWallet, kept] = [
    ['name', 'line1', 'city', 'email'],
    ['company', 'phone', 'billingName', 'billingLine1', 'billingCity'],
  ];
  const expected = Object.fromEntries(kept.map(name => [name, typed[name as keyof typeof typed]]));
  expect((await express.place(buyer, { idempotencyKey: 'not ours' })).status).toBe(409);
  const refused = await read();
  expect(refused(kept)).toEqual(expected);
  expect(refused(ofWallet)).toEqual({
    name: 'Ann Lee',
    line1: 'Hauptstr. 1',
    city: 'Berlin',
    email: 'ann@example.com',
  });
  expect(await checkoutOf(buyer)).toContain('Ring twice');
  await express.order(buyer);
  expect((await read())(kept)).toEqual(expected);
});

it('EXPRESS-5: a delivery that the quote did not price, an amount of the browser’s own, and a key that is not ours change nothing', async () => {
  const { variants } = await shop.sell();
  const buyer = await express.buyerOf(variants[0] ?? '');
  const { idempotencyKey } = await express.quote(buyer);
  const before = await express.traces(variants[0] ?? '');
  const codes = [];
  for (const more of [
    { shippingOption: 'fast' },
    { shippingOption: 'address' },
    { idempotencyKey: idempotencyKey.replace('-2350-', '-1-') },
    { idempotencyKey: 'a'.repeat(24) },
    { country: 'FR' },
  ]) {
    const { body } = await express.place(buyer, { idempotencyKey, ...more });
    codes.push((body as { error: string }).error);
  }
  expect(codes).toEqual([
    'checkout.totalChanged',
    'call.invalid',
    'checkout.expressGone',
    'checkout.expressGone',
    'call.invalid',
  ]);
  expect(await express.traces(variants[0] ?? '')).toEqual(before);
  const { paymentId } = await express.order(buyer, {
    idempotencyKey,
    expectedToPay: 1,
    expectedTotal: 1,
    paymentMethod: 'manual',
  });
  expect(express.stripe.intentOf(paymentId).amount).toBe(2350);
});

it('EXPRESS-5: stock that is gone, a closed shop, and terms that are not ticked are refused with their reasons', async () => {
  const { variants } = await shop.sell({ variants: [{ price: 1850, stock: 1 }] });
  const id = variants[0] ?? '';
  const buyer = await express.buyerOf(id);
  const { idempotencyKey } = await express.quote(buyer);
  await shop.settle({ terms: { terms: '/terms', privacy: '', withdrawal: '' } });
  const before = await express.traces(id);
  const unticked = await express.place(buyer, { idempotencyKey });
  expect(unticked.body).toMatchObject({ error: 'call.invalid', errors: { terms: expect.any(String) } });
  expect(await express.traces(id)).toEqual(before);
  const [, terms = ''] = /id="checkout-terms"[^>]*value="([^"]+)"/.exec(await checkoutOf(buyer)) ?? [];
  await shop.settle({ isOpen: false });
  expect((await express.place(buyer, { idempotencyKey, terms })).body).toMatchObject({
    error: 'checkout.storeClosed',
  });
  await shop.settle({ isOpen: true });
  expect(await express.traces(id)).toEqual(before);
  await shop.query('UPDATE stock SET on_hand = 0 WHERE website_id = $1 AND variant_id = $2', id);
  expect((await express.place(buyer, { idempotencyKey, terms })).body).toMatchObject({
    error: 'checkout.cartChanged',
  });
  await shop.query('UPDATE stock SET on_hand = 1 WHERE website_id = $1 AND variant_id = $2', id);
  expect(await express.traces(id)).toEqual(before);
  const { paymentId } = await express.order(buyer, { idempotencyKey, terms });
  expect((await orderOf(paymentId)).terms).toMatchObject({ version: terms });
});

it('EXPRESS-5: a wallet that was turned off in the meantime orders nothing, and the checkout says so', async () => {
  const { variants } = await shop.sell();
  const buyer = await express.buyerOf(variants[0] ?? '');
  const { idempotencyKey } = await express.quote(buyer);
  const before = await express.traces(variants[0] ?? '');
  await express.turn(false);
  const refused = await express.place(buyer, { idempotencyKey });
  await express.turn(true);
  expect(refused.body).toMatchObject({ error: 'checkout.expressGone' });
  expect(await express.traces(variants[0] ?? '')).toEqual(before);
  expect(await checkoutOf(buyer)).toContain('Express checkout is no longer possible for this cart.');
});

it('EXPRESS-7: a declined payment leads back to the checkout with its reason, the cart and what the wallet gave', async () => {
  const buyer = await express.buyer();
  const { paymentId, returnTo } = await express.order(buyer);
  express.stripe.pay(paymentId, '4000000000000002');
  expect((await back(buyer, returnTo)).headers.location).toBe('/checkout#problems');
  const page = await checkoutOf(buyer);
  expect(page).toContain('Your card was declined.');
  expect(page).toContain('value="Hauptstr. 1"');
  expect((await orderOf(paymentId)).state).toBe('cancelled');
  const next = await express.order(buyer);
  express.stripe.pay(next.paymentId);
  expect((await back(buyer, next.returnTo)).headers.location).toMatch(/^\/checkout\/order\//);
});

it('EXPRESS-7: a service that cannot be reached leaves the order to be asked about later', {
  tags: 'slow',
}, async () => {
  const buyer = await express.buyer();
  express.stripe.swallowsNext = true;
  const { clientSecret, returnTo } = await express.order(buyer);
  expect(clientSecret).toBeNull();
  expect((await back(buyer, returnTo)).headers.location).toBe('/checkout#problems');
  expect(await checkoutOf(buyer)).toContain('value="ann@example.com"');
});
