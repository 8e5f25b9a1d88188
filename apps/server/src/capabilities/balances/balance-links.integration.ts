import type { Balance } from '@vitrine/core/balances/balances.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestBalances } from '../../../test/test-balances.ts';
import { TestShop } from '../checkout/shop.fixture.ts';

let shop: TestShop;
let balances: TestBalances;
beforeAll(async () => {
  shop = await TestShop.open();
  await shop.setUp('test', { isEnabled: true });
  balances = new TestBalances(shop, await shop.server.signIn(shop.website));
});
afterAll(() => shop?.server.stop());

const errorOf = ({ body }: { body: unknown }) => (body as { error?: string }).error;

it('BALANCE-1: staff make a link for what is left of an edited order, mail it, and make it valid for longer', async () => {
  const { orderId } = await balances.owing();
  expect(await balances.see(orderId)).toMatchObject({
    ...{ amount: 1850, currency: 'EUR', version: 1, isPayable: true, isBeingPaid: false, link: null },
  });
  const copied = await balances.link(orderId);
  const isLinkMail = ({ kind }: { kind: string }) => kind === 'orders.balance';
  expect((await shop.mails()).filter(isLinkMail)).toEqual([]);
  expect(await balances.link(orderId, true)).toBe(copied);
  const [mail] = (await shop.mails()).filter(isLinkMail);
  expect(mail).toMatchObject({
    recipient: 'ann@example.com',
    subject: expect.stringMatching(/^Pay for your/),
  });
  expect(mail?.body_text).toContain(copied);
  expect(mail?.body_text).toContain('€18.50');
  const { link } = await balances.see(orderId);
  expect(link).toMatchObject({ mailedAt: expect.any(String) });
  const { timeline } = await shop.see(orderId);
  const noted = timeline.filter(({ kind }) => kind === 'balanceLinkOffered');
  expect(noted.map(({ text }) => text)).toEqual(['€18.50', '€18.50 · ann@example.com']);
});

it('BALANCE-1: a link is refused with the reason, and nothing changes', async () => {
  const { orderId } = await balances.owing();
  const refuse = async (id: string, body: object, code: string) => {
    const before = await balances.stateOf(id);
    const answer = await balances.call(id, { version: 1, amount: 1850, ...body });
    expect([answer.status, errorOf(answer)]).toEqual([409, code]);
    expect(await balances.stateOf(id)).toEqual(before);
  };
  await refuse(orderId, { amount: 1849 }, 'balances.changedMeanwhile');
  await refuse(orderId, { version: 0 }, 'balances.changedMeanwhile');
  await shop.query("UPDATE orders SET email = '' WHERE website_id = $1 AND id = $2", orderId);
  await refuse(orderId, { isMailed: true }, 'balances.noEmail');
  expect((await balances.call(orderId, { version: 1, amount: 1850, isMailed: false })).status).toBe(200);
  await balances.edits.act(orderId, 'payment');
  await refuse(orderId, {}, 'balances.nothingOwed');
  const other = await balances.edits.ordered();
  await balances.edits.act(other.orderId, 'cancellation');
  await refuse(other.orderId, { version: 0, amount: 5100 }, 'balances.notPayable');
  const third = await balances.owing();
  for (const method of ['manual', 'test']) await shop.setUp(method, { isEnabled: false });
  await refuse(third.orderId, {}, 'checkout.noPayment');
  for (const method of ['manual', 'test']) await shop.setUp(method, { isEnabled: true });
});

it('BALANCE-2: a link that is changed, or opened on another website, is not found', async () => {
  const { orderId } = await balances.owing();
  const path = await balances.link(orderId);
  expect(path).toMatch(/^\/checkout\/balance\/[\w-]{67}$/);
  const elsewhere = shop.server.client(await shop.server.createWebsite());
  const before = await balances.stateOf(orderId);
  const answers = [
    await balances.visit(`${path}x`),
    await balances.visit(path.slice(0, -1)),
    await balances.visit('/checkout/balance/x'),
    await balances.visit(path, elsewhere),
    await balances.post(`${path}x`, { paymentMethod: 'manual', amount: '1850' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  expect(await balances.stateOf(orderId)).toEqual(before);
  const { headers, text } = await balances.visit(path);
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(text).toContain('noindex');
});

it('BALANCE-3: a link that was withdrawn, replaced by an edit, cancelled or paid says so, and pays nothing', {
  tags: 'slow',
}, async () => {
  const ends: [string, string, (order: { orderId: string; bowlLine: string }) => Promise<unknown>][] = [
    ['This link is no longer valid', 'withdrawn', ({ orderId }) => balances.withdraw(orderId)],
    ['This link is no longer valid', 'changed this order', order => balances.raise(order, 4)],
    [
      'This link is no longer valid',
      'cancelled',
      ({ orderId }) => balances.edits.act(orderId, 'cancellation'),
    ],
    ['This order is paid', '/checkout/status/', ({ orderId }) => balances.edits.act(orderId, 'payment')],
  ];
  for (const [title, words, end] of ends) {
    const order = await balances.owing();
    const path = await balances.link(order.orderId);
    expect((await balances.visit(path)).text).toContain('€18.50 is left to pay');
    await end(order);
    const { text } = await balances.visit(path);
    expect(text).toContain(title);
    expect(text).toContain(words);
    expect(text).not.toContain('Hauptstr');
    const before = await balances.stateOf(order.orderId);
    const posted = await balances.post(path, { paymentMethod: 'manual', amount: '1850' });
    expect(posted.headers.location).toBe(path);
    expect(await balances.stateOf(order.orderId)).toEqual(before);
    expect((await balances.see(order.orderId)).link).toBeNull();
  }
});

it('BALANCE-3: withdrawing ends a payment that was begun, and counts one that was captured at that moment', async () => {
  const { orderId, bowlLine } = await balances.owing();
  const who = shop.server.client(shop.website);
  await balances.begin(await balances.link(orderId), who);
  expect(await balances.see(orderId)).toMatchObject({ isBeingPaid: true });
  const refused = await balances.edits.preview(orderId, { quantities: [{ lineId: bowlLine, quantity: 1 }] });
  expect([refused.status, refused.body.error]).toEqual([409, 'orderEdits.paymentOpen']);
  expect((await balances.withdraw(orderId)).body).toMatchObject({
    balance: { amount: 1850, isBeingPaid: false, link: null },
  });
  expect((await balances.raise({ orderId, bowlLine }, 4)).status).toBe(200);
  expect((await balances.see(orderId)).amount).toBe(3700);
  const next = await balances.link(orderId);
  const taken = await balances.begin(next, who, 3700);
  await shop.choose(who, taken, 'late');
  expect(((await balances.withdraw(orderId)).body as { balance: Balance }).balance).toMatchObject({
    amount: 0,
  });
  await shop.server.runJobs();
  expect(await shop.see(orderId)).toMatchObject({ paymentState: 'captured', total: 8800 });
});

it('BALANCE-3: cancelling the order ends a payment that was begun, so that nobody pays for it', async () => {
  const { orderId } = await balances.owing();
  const who = shop.server.client(shop.website);
  const begun = await balances.begin(await balances.link(orderId), who);
  expect((await balances.edits.act(orderId, 'cancellation')).status).toBe(200);
  await shop.choose(who, begun, 'approve');
  await shop.server.runJobs();
  expect(await shop.see(orderId)).toMatchObject({
    state: 'cancelled',
    paid: 5100,
    refunded: 0,
    promised: 5100,
  });
});

it('BALANCE-3: a cancellation that is refused, since a part was sent, ends no payment', async () => {
  const { edits } = balances;
  const order = await edits.ordered();
  await edits.act(order.orderId, 'payment');
  await edits.act(order.orderId, 'fulfilment', { lines: [{ lineId: order.bowlLine, quantity: 1 }] });
  await balances.raise(order, 3);
  const path = await balances.link(order.orderId);
  const who = shop.server.client(shop.website);
  const begun = await balances.begin(path, who);
  const before = await balances.stateOf(order.orderId);
  const refused = await edits.act(order.orderId, 'cancellation');
  expect([refused.status, errorOf(refused)]).toEqual([409, 'orders.partlySent']);
  expect(await balances.stateOf(order.orderId)).toEqual(before);
  await shop.choose(who, begun, 'approve');
  await shop.server.runJobs();
  expect(await balances.see(order.orderId)).toMatchObject({ amount: 0 });
});

// Last: it moves the clock.
it('BALANCE-3: after 14 days a link pays nothing, and another one can be made', async () => {
  const { orderId } = await balances.owing();
  const path = await balances.link(orderId);
  shop.server.moveClock({ days: 14 });
  balances = new TestBalances(shop, await shop.server.signIn(shop.website));
  expect((await balances.visit(path)).text).toContain('This link has expired');
  const before = await balances.stateOf(orderId);
  expect((await balances.post(path, { paymentMethod: 'manual', amount: '1850' })).headers.location).toBe(
    path,
  );
  expect(await balances.stateOf(orderId)).toEqual(before);
  const next = await balances.link(orderId);
  expect(next).not.toBe(path);
  expect((await balances.visit(next)).text).toContain('€18.50');
});
