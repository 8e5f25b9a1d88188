import { newId } from '@vitrine/core/id/id.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { TestShop } from '../checkout/shop.fixture.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await TestShop.open();
});
afterAll(() => shop?.server.stop());

const service = 'https://undeclared.example';

async function begin() {
  const { variants } = await shop.sell();
  const visitor = await shop.visitorWith(variants[0] ?? '');
  await visitor.send('POST', '/checkout', {
    body: 'intent=update&email=ann%40example.com&country=DE&paymentMethod=test',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  return { visitor, bowl: variants[0] ?? '', ...(await shop.pay(visitor)) };
}

/** The report of a browser, as the policy of a payment's page requests it. */
const report = (visitor: TestClient, paymentId: string, more: object = {}) =>
  visitor.send('POST', `/payments/${paymentId}/blocked`, {
    body: JSON.stringify({
      'csp-report': {
        'blocked-uri': `${service}/frames/1`,
        'effective-directive': 'frame-src',
        ...more,
      },
    }),
    headers: { 'content-type': 'application/csp-report' },
  });
const checkoutOf = async (visitor: TestClient) =>
  (await visitor.get('/checkout', { accept: 'text/html' })).text;
const methodsOf = async () => {
  const admin = await shop.server.signIn(shop.website);
  const { methods } = (await admin.get('/api/payments/methods')).body as {
    methods: { id: string; blocked: { origin: string; at: string } | null }[];
  };
  return Object.fromEntries(methods.map(({ id, blocked }) => [id, blocked?.origin ?? null]));
};

it('PAYMENT-23: after the browser blocked part of a payment’s page, an unpaid payment is ended; buyer and owner are told', async () => {
  const { visitor, bowl, order, paymentId } = await begin();
  const page = await visitor.get(`/payments/test/${paymentId}`, { accept: 'text/html' });
  expect(page.headers['content-security-policy']).toContain(`; report-uri /payments/${paymentId}/blocked`);
  expect((await report(visitor, paymentId)).status).toBe(204);
  expect((await shop.see(order.orderId)).state).toBe('pending');
  const back = await visitor.get(`/checkout/return/${paymentId}`);
  expect(back.headers.location).toBe('/checkout#problems');
  const text = await checkoutOf(visitor);
  expect(text).toContain('cannot be reached on this website. Nothing was charged.');
  expect(text).not.toContain('We have not heard');
  const chosen = [...text.matchAll(/<input[^>]*name="paymentMethod"[^>]*>/g)].map(([input]) => input);
  expect(
    chosen.filter(input => input.includes('checked')).map(input => /value="(\w+)"/.exec(input)?.[1]),
  ).toEqual(['manual']);
  const { state, payments, timeline } = await shop.see(order.orderId);
  expect([state, payments[0]?.state, payments[0]?.captured]).toEqual(['cancelled', 'expired', 0]);
  expect(timeline.at(-1)?.text).toContain(service);
  expect((await shop.stockOf(bowl)).reserved).toBe(0);
  expect(await methodsOf()).toMatchObject({ test: service, manual: null });
  // Nothing can be paid at the service any more.
  await shop.choose(visitor, paymentId, 'approve');
  await shop.server.runJobs();
  expect((await shop.see(order.orderId)).paid).toBe(0);
});

it('PAYMENT-23: a payment that was made all the same stays made, and the owner no longer sees a problem', async () => {
  const { visitor, order, paymentId } = await begin();
  expect((await report(visitor, paymentId)).status).toBe(204);
  await shop.choose(visitor, paymentId, 'approve');
  await visitor.get(`/checkout/return/${paymentId}`);
  expect(await shop.see(order.orderId)).toMatchObject({ state: 'placed', paymentState: 'captured' });
  expect((await methodsOf()).test).toBeNull();
});

it('PAYMENT-23: reports of other pages, of other addresses and of ended payments change nothing', async () => {
  const { visitor, order, paymentId } = await begin();
  const stored = () =>
    shop.query<{ blocked_origin: string }>(
      'SELECT blocked_origin FROM payments WHERE website_id = $1 AND id = $2',
      paymentId,
    );
  for (const more of [
    { 'blocked-uri': 'inline' },
    { 'blocked-uri': 'chrome-extension://abc/x.js' },
    { 'effective-directive': 'img-src' },
    { 'blocked-uri': 7 },
  ])
    expect((await report(visitor, paymentId, more)).status).toBe(404);
  expect((await report(visitor, newId())).status).toBe(404);
  expect((await report(visitor, 'no-id')).status).toBe(404);
  expect(await stored()).toEqual([{ blocked_origin: '' }]);
  await shop.choose(visitor, paymentId, 'decline');
  await visitor.get(`/checkout/return/${paymentId}`);
  expect((await report(visitor, paymentId)).status).toBe(204);
  expect(await stored()).toEqual([{ blocked_origin: '' }]);
  expect((await shop.see(order.orderId)).state).toBe('cancelled');
});
