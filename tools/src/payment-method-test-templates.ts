/** The service in the tests. */
export const standIn = `
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MethodStandIn } from '../../method-stand-in.fixture.ts';

interface Payment {
  outcome: string | null;
  reason?: string;
  amount: number;
  capturesLater: boolean;
  isKept?: boolean;
  returnTo: string;
}

/** Stands in for the service: in its memory, on a port of this machine. */
export async function standIn(): Promise<MethodStandIn> {
  const payments = new Map<string, Payment>();
  const forgotten = new Set<string>();
  const pay = (payment: Payment) => {
    payment.outcome ??= payment.capturesLater ? 'authorised' : 'captured';
  };
  const charge = (payment: Payment, reference: string) => {
    if (payments.get(reference)?.isKept && !forgotten.has(reference)) return pay(payment);
    Object.assign(payment, { outcome: 'declined', reason: 'Nothing is kept by this reference.' });
  };
  const server = createServer(async (request, answer) => {
    const [, part = '', id = '', act] = (request.url ?? '').split('/');
    const body = request.method === 'POST' ? JSON.parse(await textOf(request)) : null;
    if (part === 'kept') forgotten.add(id);
    if (part === 'payments' && body && (act ?? 'charge') === 'charge' && !payments.has(id))
      payments.set(id, { outcome: null, ...body });
    const payment = payments.get(id);
    if (payment && act === 'cancellation' && payment.outcome !== 'captured') payment.outcome = 'voided';
    if (payment && act === 'captures') payment.outcome = 'captured';
    if (payment?.outcome === null && act === 'charge') charge(payment, body.reference);
    const isPaid = payment?.outcome === 'captured' || payment?.outcome === 'authorised';
    const kept = isPaid && payment?.isKept ? { reference: id, label: 'Card of the stand-in' } : null;
    const { outcome = null, reason = '' } = payment ?? {};
    const page = \`\${addressOf(server.address())}/pages/\${id}\`;
    answer.setHeader('content-type', 'application/json');
    const reference = \`__NAME__-\${body?.id}\`;
    answer.end(JSON.stringify({ page, outcome, reason, kept, reference }));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    settings: { address: addressOf(server.address()) },
    secrets: { apiKey: 'key of the stand-in', signingSecret: 'secret of the stand-in' },
    approve(paymentId) {
      const payment = payments.get(paymentId);
      if (payment) pay(payment);
    },
    close: () => new Promise(resolve => void server.close(() => resolve())),
  };
}

function addressOf(address: AddressInfo | string | null): string {
  return typeof address === 'object' && address !== null ? \`http://127.0.0.1:\${address.port}\` : '';
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
`;

/** The test that an order is paid by it. */
export const test = `
import { newId } from '@vitrine/core/id/id.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../../../test/harness.ts';
import { TestShop } from '../../../checkout/shop.fixture.ts';
import { signUpVisitor } from '../../../site-users/site-users.fixture.ts';
import { setSecret } from '../../method-secrets.ts';
import type { MethodStandIn } from '../../method-stand-in.fixture.ts';
import { signWebhook } from '../../webhook-signature.ts';
import { standIn } from './__NAME__.fixture.ts';

const id = '__NAME__';

let shop: TestShop;
let service: MethodStandIn;
beforeAll(async () => {
  [shop, service] = await Promise.all([TestShop.open(), standIn()]);
  await shop.setUp(id, { isEnabled: true, settings: service.settings });
  for (const [secret, value] of Object.entries(service.secrets))
    await setSecret(shop.server.context(shop.website), { method: id, secret, value });
});
afterAll(async () => {
  await service?.close();
  await shop?.server.stop();
});

async function visitorWithBowl(): Promise<TestClient> {
  const { variants } = await shop.sell();
  return shop.visitorWith(variants[0] ?? '');
}

/** Led to the page of the service with script off; its payment. */
async function begin(visitor: Promise<TestClient> | TestClient = visitorWithBowl(), more: object = {}) {
  const buyer = await visitor;
  const order = await shop.order(buyer, { paymentMethod: id, ...more });
  const page = await buyer.get(order.next);
  const checkout = await buyer.get('/checkout', { accept: 'text/html' });
  return { visitor: buyer, order, page, checkout, paymentId: order.next.split('/').at(-1) ?? '' };
}

async function paid(visitor?: TestClient, more: object = {}) {
  const begun = await begin(visitor, more);
  service.approve(begun.paymentId);
  await begun.visitor.get(\`/checkout/return/\${begun.paymentId}\`);
  return begun;
}

/** A message of the service, signed as it signs; the status of the answer. */
async function tell(news: object): Promise<number> {
  const body = JSON.stringify({ eventId: newId(), currency: 'EUR', ...news });
  const at = shop.server.services.clock.now();
  const signature = signWebhook(body, { secret: service.secrets.signingSecret ?? '', at });
  const headers = { 'content-type': 'application/json', [\`\${id}-signature\`]: signature };
  const client = shop.server.client(shop.website);
  const { status } = await client.send('POST', \`/api/payments/webhooks/\${id}\`, { body, headers });
  await shop.server.runJobs();
  return status;
}

it('PAYMENT-28: an order is paid on the page of the service, which the checkout may lead to', async () => {
  const { visitor, order, page, checkout, paymentId } = await begin();
  const { address } = service.settings;
  expect([page.status, page.headers.location]).toEqual([303, \`\${address}/pages/\${paymentId}\`]);
  const policy = String(checkout.headers['content-security-policy']).split('; ');
  expect(policy).toContain(\`form-action 'self' \${address}\`);
  service.approve(paymentId);
  await visitor.get(\`/checkout/return/\${paymentId}\`);
  expect(await shop.see(order.orderId)).toMatchObject({ state: 'placed', paymentState: 'captured' });
  const admin = await shop.server.signIn(shop.website);
  await admin.post(\`/api/orders/\${order.orderId}/refund/part\`, { refundId: newId(), amount: 100 });
  expect((await shop.see(order.orderId)).refunds).toMatchObject([{ amount: 100, state: 'done' }]);
});

it('PAYMENT-28: the bank’s reason for a declined payment is stored with it', async () => {
  const { order, paymentId } = await begin();
  const reason = 'The card has expired.';
  const news = { about: 'payment', paymentId, outcome: 'declined', amount: order.total, reason };
  expect(await tell(news)).toBe(200);
  const { payments, timeline } = await shop.see(order.orderId);
  expect(payments).toMatchObject([{ state: 'declined', declineReason: reason }]);
  expect(timeline.at(-1)?.text).toContain(reason);
});

it('PAYMENT-28: signed messages of the service pay, refund and dispute an order', async () => {
  const { order, paymentId } = await begin();
  const payment = { about: 'payment', paymentId, outcome: 'captured', amount: order.total };
  expect(await tell(payment)).toBe(200);
  expect(await shop.see(order.orderId)).toMatchObject({ state: 'placed', paymentState: 'captured' });
  const refund = { about: 'refund', paymentId, amount: 300, state: 'done', reference: 'r-1', refundId: null };
  expect(await tell(refund)).toBe(200);
  const dispute = { about: 'dispute', paymentId, amount: 900, reference: 'd-1' };
  const answerBy = '2030-01-01T00:00:00Z';
  expect(await tell({ ...dispute, state: 'opened', reason: 'Not known to the buyer.', answerBy })).toBe(200);
  expect(await shop.see(order.orderId)).toMatchObject({
    refunds: [{ amount: 300, state: 'done', reference: 'r-1' }],
    disputes: [{ amount: 900, state: 'opened', reason: 'Not known to the buyer.' }],
  });
  expect(await tell({ ...dispute, state: 'won', reason: '', answerBy: null })).toBe(200);
  expect((await shop.see(order.orderId)).disputes).toMatchObject([{ state: 'won' }]);
  expect(await tell({ about: 'weather', paymentId, amount: 1 })).toBe(400);
});

it('PAYMENT-28: a buyer keeps it, pays by it again without its page, and removes it', async () => {
  const visitor = await signUpVisitor(shop.server, shop.website, 'keeper@example.com');
  const { xsrfToken } = (await visitor.get('/api/site-users/account')).body as { xsrfToken: string };
  visitor.cookies.set('crumb', xsrfToken);
  const fill = async () => {
    const { variants } = await shop.sell();
    await visitor.post('/api/commerce/shopping-cart/entries', { variantId: variants[0], quantity: 1 });
  };
  const path = '/api/site-users/account/payment-methods';
  const kept = async () =>
    ((await visitor.get(path)).body as { savedMethods: { id: string; label: string }[] }).savedMethods;
  await fill();
  await paid(visitor, { keepsMethod: 'on' });
  await shop.server.runJobs();
  const [saved] = await kept();
  expect(saved?.label).toBe('Card of the stand-in');
  await fill();
  const again = await begin(visitor, { paymentMethod: saved?.id });
  expect(again.page.headers.location).toBe(\`/checkout/return/\${again.paymentId}\`);
  await visitor.get(\`/checkout/return/\${again.paymentId}\`);
  expect(await shop.see(again.order.orderId)).toMatchObject({ state: 'placed', paymentState: 'captured' });
  expect((await visitor.post(\`\${path}/removal\`, { savedMethodId: saved?.id })).status).toBe(204);
  expect(await kept()).toEqual([]);
});
`;
