import type { IssuedDocument } from '@vitrine/core/documents/document.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { TestBalances } from '../../../test/test-balances.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { seller } from '../documents/documents.fixture.ts';
import { sumOf } from '../order-edits/edits.fixture.ts';
import { statusPath } from '../orders/index.ts';
import { settlePayment } from '../payments/index.ts';

let shop: TestShop;
let admin: TestClient;
let balances: TestBalances;
beforeAll(async () => {
  shop = await TestShop.open();
  await shop.setUp('test', { isEnabled: true });
  await shop.settle({ seller });
  admin = await shop.server.signIn(shop.website);
  balances = new TestBalances(shop, admin);
});
afterAll(() => shop?.server.stop());

const visitor = () => shop.server.client(shop.website);
const statusOf = (orderId: string) => statusPath(shop.server.context(shop.website), orderId);
const begunOf = async (orderId: string) =>
  (await shop.see(orderId)).payments.filter(({ method }) => method === 'test');

it('BALANCE-4: the page shows the order and every method of the shop; after a declined payment it pays again', async () => {
  const { orderId } = await balances.owing();
  const path = await balances.link(orderId);
  const who = await shop.employ(visitor());
  const { text } = await balances.visit(path, who);
  for (const words of [
    '€18.50 is left to pay',
    'Bowl',
    '€69.50',
    'value="manual"',
    'value="test"',
    'Pay €18.50',
  ])
    expect(text).toContain(words);
  expect(text).not.toContain('value="invoice"');
  const declined = await balances.begin(path, who);
  await shop.choose(who, declined, 'decline');
  expect((await balances.back(declined, who)).headers.location).toBe(`${path}#problems`);
  const again = await balances.visit(path, who);
  expect(again.text).toMatch(/<title>Error: Pay for order/);
  expect(again.text).toContain('The payment was declined');
  expect(await shop.see(orderId)).toMatchObject({ paymentState: 'partlyPaid', paid: 5100, awaited: 1850 });
  const paid = await balances.begin(path, who);
  await shop.choose(who, paid, 'approve');
  expect((await balances.back(paid, who)).headers.location).toBe(statusOf(orderId));
  const order = await shop.see(orderId);
  expect(order).toMatchObject({
    state: 'placed',
    paymentState: 'captured',
    paid: 6950,
    awaited: 0,
    promised: 0,
  });
  expect(order.timeline.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['balanceLinkOffered', 'declined', 'paid']),
  );
  expect((await balances.edits.act(orderId, 'fulfilment', { isBuyerTold: false })).status).toBe(200);
  // Somebody else who knows the address of the payment does not see the order.
  expect((await balances.back(paid, visitor())).headers.location).toBe('/cart?notice=ordered');
  expect((await balances.back(declined, visitor())).headers.location).toBe('/cart?notice=declined');
});

it('BALANCE-4: by transfer the buyer gets the instructions, and the link stays until the money is there', async () => {
  const { orderId } = await balances.owing();
  const path = await balances.link(orderId);
  const posted = await balances.post(path, { paymentMethod: 'manual', amount: '1850' });
  expect(posted.headers.location).toBe(statusOf(orderId));
  const page = await balances.visit(statusOf(orderId));
  for (const words of ['Pay to DE00 1234.', '€18.50 is left to pay', path])
    expect(page.text).toContain(words);
  const awaited = (await shop.see(orderId)).payments.filter(({ state }) => state === 'awaited');
  expect(awaited).toMatchObject([{ method: 'manual', amount: 1850 }]);
  await balances.edits.act(orderId, 'payment');
  expect((await balances.visit(statusOf(orderId))).text).not.toContain(path);
});

it('BALANCE-4: another amount, an unknown method and a method of staff pay nothing, and the page says what is left', async () => {
  const { orderId } = await balances.owing();
  const path = await balances.link(orderId);
  const before = await balances.stateOf(orderId);
  for (const fields of [
    { paymentMethod: 'manual', amount: '1' },
    { paymentMethod: 'invoice', amount: '1850' },
    { paymentMethod: 'unheard-of', amount: '1850' },
    { paymentMethod: 'manual' },
  ])
    expect((await balances.post(path, fields)).headers.location).toMatch(path);
  expect(await balances.stateOf(orderId)).toEqual(before);
  expect((await balances.visit(`${path}?amount=old`)).text).toContain('The amount to pay has changed');
});

it('BALANCE-5: however often and in parallel it is posted, one payment is open, and another method ends it first', async () => {
  const { orderId } = await balances.owing();
  const path = await balances.link(orderId);
  const who = await shop.employ(visitor());
  const answers = await Promise.all(
    Array.from({ length: 6 }, () =>
      balances.post(path, { paymentMethod: 'test', amount: '1850' }, shop.tab(who)),
    ),
  );
  const pages = new Set(answers.map(({ headers }) => headers.location));
  expect([...pages]).toEqual([expect.stringMatching(/^\/payments\//)]);
  expect(await begunOf(orderId)).toMatchObject([{ state: 'created', amount: 1850 }]);
  await balances.post(path, { paymentMethod: 'manual', amount: '1850' }, who);
  expect(await begunOf(orderId)).toMatchObject([{ state: 'expired' }]);
  expect(await shop.see(orderId)).toMatchObject({ paid: 5100, awaited: 1850 });
});

it('BALANCE-5: an answer that comes late, twice or after a transfer is booked once, and what is too much goes back', async () => {
  const { orderId } = await balances.owing();
  const path = await balances.link(orderId);
  const who = await shop.employ(visitor());
  const first = await balances.begin(path, who);
  await shop.choose(who, first, 'time-out');
  // Nothing is heard: the buyer is told so, and staff record the transfer that came instead.
  expect((await balances.back(first, who)).headers.location).toBe(`${path}#problems`);
  expect((await balances.visit(path, who)).text).toContain('We have not heard from the payment service');
  await balances.edits.act(orderId, 'payment');
  expect(await shop.see(orderId)).toMatchObject({ paid: 6950, awaited: 0 });
  const context = shop.server.context(shop.website);
  for (let time = 0; time < 3; time += 1) {
    await settlePayment(context, { paymentId: first, outcome: 'captured' });
    await shop.server.runJobs();
  }
  const order = await shop.see(orderId);
  expect(order).toMatchObject({ total: 6950, paid: 8800, returned: 1850 });
  expect(order.timeline.filter(({ kind }) => kind === 'overpaid')).toMatchObject([{ text: '€18.50' }]);
  const booked = await balances.edits.booked(orderId);
  expect(sumOf(booked, 'customers', ['payment'])).toBe(-8800);
  expect(
    booked.filter(({ event, account }) => event === `payment:${first}` && account === 'customers'),
  ).toHaveLength(1);
});

it('BALANCE-5: money of a declined payment goes back and pays nothing, and one that never answers ends after a day', async () => {
  const { orderId } = await balances.owing();
  const path = await balances.link(orderId);
  const who = await shop.employ(visitor());
  const declined = await balances.begin(path, who);
  await shop.choose(who, declined, 'decline');
  await shop.server.runJobs();
  await settlePayment(shop.server.context(shop.website), { paymentId: declined, outcome: 'captured' });
  await shop.server.runJobs();
  expect(await shop.see(orderId)).toMatchObject({
    paymentState: 'partlyPaid',
    refunded: 1850,
    awaited: 1850,
  });
  expect(await balances.see(orderId)).toMatchObject({ amount: 1850 });
  const silent = await balances.begin(path, who);
  await shop.choose(who, silent, 'time-out');
  shop.server.moveClock({ hours: 25 });
  balances = new TestBalances(shop, await shop.server.signIn(shop.website));
  await shop.server.services.jobs.enqueue(
    shop.server.services.database,
    { name: 'checkout.reconcile' },
    { websiteId: null, data: {} },
  );
  await shop.server.runJobs();
  expect(await begunOf(orderId)).toMatchObject([{ state: 'late' }, { state: 'expired' }]);
  expect(await balances.see(orderId)).toMatchObject({ amount: 1850, isBeingPaid: false });
});

it('BALANCE-5: the books, the invoice and the order follow what was paid by the link', async () => {
  const { orderId } = await balances.owing();
  const who = await shop.employ(visitor());
  const paid = await balances.begin(await balances.link(orderId), who);
  await shop.choose(who, paid, 'approve');
  await shop.server.runJobs();
  const booked = await balances.edits.booked(orderId);
  expect(sumOf(booked, 'customers')).toBe(0);
  expect(sumOf(booked, 'customers', ['payment'])).toBe(-6950);
  const answer = await balances.edits.admin.get(`/api/orders/${orderId}/documents`);
  const { documents } = answer.body as { documents: IssuedDocument[] };
  expect(documents.map(({ kind }) => kind)).toEqual(['invoice', 'creditNote', 'invoice']);
});

it('BALANCE-4: the email and the page are in the language of the order', async () => {
  const { orderId } = await balances.owing();
  await balances.edits.admin.put(`/api/orders/${orderId}/language`, { language: 'de' });
  const path = await balances.link(orderId, true);
  const mail = (await shop.mails()).findLast(({ kind }) => kind === 'orders.balance');
  expect(mail?.subject).toMatch(/^Ihre Bestellung \d+ bezahlen$/);
  const { text } = await balances.visit(path);
  expect(text).toContain('lang="de"');
  expect(text).toContain('Es sind noch 18,50');
  await balances.withdraw(orderId);
  expect((await balances.visit(path)).text).toContain('Der Shop hat ihn zurückgezogen');
});

it('PAYMENT-35: after the launch, what is left of an order is paid by no test, whoever asks', async () => {
  const { orderId } = await balances.owing();
  const path = await balances.link(orderId);
  const who = await shop.employ(visitor());
  shop.takeTests(true);
  expect((await balances.visit(path, who)).text).not.toContain('value="test"');
  const before = await balances.stateOf(orderId);
  const asked = await balances.post(path, { paymentMethod: 'test', amount: '1850' }, who);
  expect(asked.headers.location).toBe(path);
  expect(await balances.stateOf(orderId)).toEqual(before);
  await shop.setUp('manual', { isEnabled: false });
  const { amount, version } = await balances.see(orderId);
  const offered = await balances.call(orderId, { version, amount, isMailed: false });
  expect(offered.body).toMatchObject({ error: 'checkout.noPayment' });
  await shop.setUp('manual', { isEnabled: true });
  await shop.launch(false);
  expect((await balances.visit(path, who)).text).toContain('value="test"');
  await shop.launch(true);
  shop.takeTests(false);
});
