import { newId } from '@vitrine/core/id/id.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { mailOf, signUpVisitor } from '../site-users/site-users.fixture.ts';
import { TestShop } from './shop.fixture.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await TestShop.open();
});
afterAll(() => shop?.server.stop());

let count = 0;
/** A site user who also works on the website and so may use the test service. */
async function customer(): Promise<TestClient & { email: string }> {
  count += 1;
  const email = `buyer${count}@example.com`;
  const visitor = await signUpVisitor(shop.server, shop.website, email);
  const { xsrfToken } = (await visitor.get('/api/site-users/account')).body as { xsrfToken: string };
  visitor.cookies.set('crumb', xsrfToken);
  await visitor.signIn(await shop.server.createAccount({ website: shop.website, role: 'viewer' }));
  return Object.assign(visitor, { email });
}
async function fill(visitor: TestClient): Promise<void> {
  const { variants } = await shop.sell();
  const variantId = variants[0] ?? '';
  const added = await visitor.post('/api/commerce/shopping-cart/entries', { variantId, quantity: 1 });
  expect(added.status).toBe(200);
}
/** Pays with the test service and saves the method, with the result of later charges. */
async function keep(visitor: TestClient & { email: string }, choice = 'approve') {
  await fill(visitor);
  const { order, paymentId } = await shop.pay(visitor, { email: visitor.email, keepsMethod: 'on' });
  await shop.choose(visitor, paymentId, choice);
  await visitor.get(`/checkout/return/${paymentId}`);
  await shop.server.runJobs();
  return { order, paymentId };
}
const kept = async (visitor: TestClient) =>
  (
    (await visitor.get('/api/site-users/account/payment-methods')).body as {
      savedMethods: { id: string; label: string }[];
    }
  ).savedMethods;

it('PAYMENT-24: a signed-in buyer who agrees saves a payment method, sees it without its reference, and removes it', async () => {
  const ann = await customer();
  await keep(ann);
  const [saved] = await kept(ann);
  expect(await kept(ann)).toEqual([
    {
      id: expect.any(String),
      label: 'Test card •••• 4242',
      expires: '',
      isDefault: false,
      savedAt: '2026-03-02T10:00:00.000Z',
    },
  ]);
  const page = await ann.get('/account', { accept: 'text/html' });
  expect(page.text).toContain('Saved payment methods');
  expect(page.text).toContain('Test card •••• 4242');
  expect(page.text).not.toContain('test-card-');

  const stranger = await customer();
  const body = { savedMethodId: saved?.id };
  const path = '/api/site-users/account/payment-methods/removal';
  expect((await stranger.post(path, body)).status).toBe(404);
  expect((await shop.server.client(shop.website).post(path, body)).status).toBe(401);
  expect(await kept(ann)).toHaveLength(1);
  expect((await ann.post(path, body)).status).toBe(204);
  expect(await kept(ann)).toEqual([]);
  const { jobs, database } = shop.server.services;
  await jobs.enqueue(database, { name: 'payments.forget' }, { websiteId: null, data: {} });
  await shop.server.runJobs();
  const [row] = await shop.query<{ later: string }>(
    'SELECT later FROM test_gateway_payments WHERE website_id = $1 AND payment_id = $2',
    saved?.id,
  );
  expect(row?.later).toBe('forgotten');
  expect(await shop.query('SELECT id FROM forgotten_payment_methods WHERE website_id = $1')).toEqual([]);
});

it("PAYMENT-24: nothing is saved without agreement or without signing in, and nobody can pay with another's method", async () => {
  const ann = await customer();
  await fill(ann);
  const { paymentId } = await shop.pay(ann, {});
  await shop.choose(ann, paymentId, 'approve');
  await ann.get(`/checkout/return/${paymentId}`);
  const { variants } = await shop.sell();
  const nobody = await shop.visitorWith(variants[0] ?? '');
  const other = await shop.pay(nobody, { keepsMethod: 'on' });
  await shop.choose(nobody, other.paymentId, 'approve');
  await shop.server.runJobs();
  expect(await shop.query('SELECT id FROM saved_payment_methods WHERE website_id = $1')).toEqual([]);

  await keep(ann);
  const [saved] = await kept(ann);
  const thief = await customer();
  await fill(thief);
  await shop.employ(thief);
  const refused = await shop.place(thief, { paymentMethod: saved?.id });
  expect(refused).toMatchObject({ status: 400, body: { errors: { paymentMethod: 'Choose how to pay.' } } });
});

it('PAYMENT-24: a saved method is offered first, and pays without another page, unless the bank asks', async () => {
  for (const [choice, expected] of [
    ['approve', 'captured'],
    ['approve-later-declined', 'declined'],
    ['approve-later-challenged', 'challenged'],
  ] as const) {
    const ann = await customer();
    await keep(ann, choice);
    const [saved] = await kept(ann);
    await fill(ann);
    const checkout = await ann.get('/checkout', { accept: 'text/html' });
    expect(checkout.text).toContain(`Saved: ${saved?.label}`);
    expect(checkout.text).toContain('Save this payment method for next time');
    const updated = { intent: 'update', paymentMethod: String(saved?.id), keepsMethod: 'on' };
    await ann.send('POST', '/checkout', {
      body: new URLSearchParams(updated).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    const again = await ann.get('/checkout', { accept: 'text/html' });
    expect(again.text).toMatch(/name="keepsMethod"[^>]* checked/);
    expect(again.text).toMatch(
      new RegExp(`checked[^>]* value="${saved?.id}"|value="${saved?.id}"[^>]* checked`),
    );
    const order = await shop.order(ann, { paymentMethod: saved?.id });
    const paymentId = order.next.split('/').at(-1) ?? '';
    const [led, twice] = [await ann.get(order.next), await ann.get(order.next)];
    const page = expected === 'challenged' ? `/payments/test/${paymentId}` : `/checkout/return/${paymentId}`;
    expect([led.headers.location, twice.headers.location]).toEqual([page, page]);
    if (expected === 'challenged') {
      await shop.choose(ann, paymentId, 'approve-challenge');
      await ann.get(`/checkout/return/${paymentId}`);
    }
    const { paymentState, payments } = await shop.see(order.orderId);
    expect(paymentState).toBe(expected === 'challenged' ? 'captured' : expected);
    expect(payments).toHaveLength(1);
  }
});

/** An unpaid order of 23.50: its authorisation was released. */
async function unpaid(ann: TestClient & { email: string }) {
  await shop.setUp('test', { settings: { capture: 'later' } });
  await fill(ann);
  const { order, paymentId } = await shop.pay(ann, { email: ann.email });
  await shop.choose(ann, paymentId, 'approve');
  await ann.get(`/checkout/return/${paymentId}`);
  await shop.setUp('test', { settings: { capture: 'now' } });
  const admin = await shop.server.signIn(shop.website);
  await admin.post(`/api/orders/${order.orderId}/void`, { paymentId });
  const charge = async (savedMethodId: string | undefined, id = newId()) => {
    const body = { savedMethodId, paymentId: id };
    const answer = await admin.post(`/api/orders/${order.orderId}/charge`, body);
    return answer.body as { outcome?: string; error?: string };
  };
  return { orderId: order.orderId, charge };
}

it('PAYMENT-25: an unpaid amount is charged without the buyer: approved, declined, or confirmed by the buyer through an email', {
  tags: 'slow',
}, async () => {
  for (const [choice, outcome, state] of [
    ['approve', 'approved', 'captured'],
    ['approve-later-declined', 'declined', 'voided'],
    ['approve-later-challenged', 'needsBuyer', 'challenged'],
  ] as const) {
    const ann = await customer();
    await keep(ann, choice);
    const [saved] = await kept(ann);
    const { orderId, charge } = await unpaid(ann);
    const id = newId();
    expect((await shop.see(orderId)).chargeable).toEqual({
      amount: 2350,
      savedMethods: [{ id: saved?.id, label: saved?.label }],
    });
    const reason = outcome === 'declined' ? 'The test card has no money left.' : '';
    const answer = { outcome, reason };
    expect(await Promise.all([charge(saved?.id, id), charge(saved?.id, id)])).toContainEqual(answer);
    expect(await charge(saved?.id, id)).toEqual(answer);
    const order = await shop.see(orderId);
    expect(order.actions.includes('charge')).toBe(outcome === 'declined');
    expect(order.payments[1]?.declineReason).toBe(reason);
    expect(order.state).toBe('placed');
    expect(order.payments).toHaveLength(2);
    expect(order.payments[1]?.state).toBe(outcome === 'declined' ? 'declined' : state);
    if (outcome === 'declined')
      expect(order.timeline.at(-1)).toMatchObject({ kind: 'chargeDeclined', text: `€23.50 · ${reason}` });
    if (outcome === 'approved') {
      expect(order.timeline.at(-1)).toMatchObject({ kind: 'paid', text: '€23.50' });
      expect(await charge(saved?.id)).toMatchObject({ error: 'payments.nothingToPay' });
    }
    const mails = (await mailOf(shop.server, shop.website, ann.email)).filter(({ subject }) =>
      subject.startsWith('Confirm your payment'),
    );
    expect(mails).toHaveLength(outcome === 'needsBuyer' ? 1 : 0);
    if (outcome !== 'needsBuyer') continue;
    const path = /(\/payments\/\w+)/.exec(mails[0]?.text ?? '')?.[1] ?? '';
    const led = await ann.get(path);
    expect(led.headers.location).toBe(`/payments/test/${id}`);
    await shop.choose(ann, id, 'approve-challenge');
    await shop.server.runJobs();
    expect((await shop.see(orderId)).paymentState).toBe('captured');
  }
});

it("PAYMENT-25: nobody is charged for another's order, or with a removed method, and nothing changes", async () => {
  const [ann, bo] = [await customer(), await customer()];
  await keep(bo);
  const [bos] = await kept(bo);
  const { orderId, charge } = await unpaid(ann);
  const before = await shop.see(orderId);
  expect([before.chargeable, before.actions.includes('charge')]).toEqual([null, false]);
  expect(await charge(bos?.id)).toMatchObject({ error: 'call.notFound' });
  expect(await charge(newId())).toMatchObject({ error: 'call.notFound' });
  expect(await shop.see(orderId)).toEqual(before);
});

it('PAYMENT-24: when the site user is deleted, so are their methods, and the service is informed', async () => {
  const ann = await customer();
  await keep(ann);
  const [saved] = await kept(ann);
  await shop.query('DELETE FROM site_users WHERE website_id = $1 AND email = $2', ann.email);
  expect(
    await shop.query('SELECT id FROM forgotten_payment_methods WHERE website_id = $1 AND id = $2', saved?.id),
  ).toHaveLength(1);
});

it('PAYMENT-35: after the launch, nothing of an order is charged to a method that was saved by a test', async () => {
  const ann = await customer();
  await keep(ann);
  const [saved] = await kept(ann);
  const { orderId, charge } = await unpaid(ann);
  expect((await shop.see(orderId)).actions).toContain('charge');
  shop.takeTests(true);
  const before = await shop.see(orderId);
  expect(before.chargeable).toBeNull();
  expect(await charge(saved?.id)).toMatchObject({ error: 'payments.testMixed' });
  expect(await shop.see(orderId)).toEqual(before);
  shop.takeTests(false);
  expect(await charge(saved?.id)).toMatchObject({ outcome: 'approved' });
});
