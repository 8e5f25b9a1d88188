import { newId } from '@vitrine/core/id/id.ts';
import { areSlowTests } from '@vitrine/tools/slow-tests.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestShop } from '../../src/capabilities/checkout/shop.fixture.ts';
import { signWebhook } from '../../src/capabilities/payments/webhook-signature.ts';
import type { TestClient } from '../harness.ts';
import { openPayPalShop } from '../paypal-stand-in/paypal-shop.ts';
import type { PayPalStandIn } from '../paypal-stand-in/paypal-stand-in.ts';
import { openStripeShop } from '../stripe-stand-in/stripe-shop.ts';
import { type StripeStandIn, standInKeys } from '../stripe-stand-in/stripe-stand-in.ts';
import { type RowWatch, watchRows } from '../watch-rows.ts';
import { jsonOf, withoutContract } from './edge-values.ts';

/** One in so many, in the gate. */
const step = areSlowTests ? 1 : 23;
const timeout = areSlowTests ? 900_000 : 90_000;

interface Stage {
  readonly shop: TestShop;
  readonly rows: RowWatch;
  readonly admin: TestClient;
}
type Headers = Readonly<Record<string, string>>;

let stripe: StripeStandIn;
let paypal: PayPalStandIn;
let cards: Stage;
let accounts: Stage;
beforeAll(async () => {
  const [withCards, withAccounts] = [await openStripeShop(), await openPayPalShop()];
  stripe = withCards.stripe;
  paypal = withAccounts.paypal;
  await withCards.shop.setUp('test', { isEnabled: true });
  cards = await stageOf(withCards.shop);
  accounts = await stageOf(withAccounts.shop);
});
afterAll(async () => {
  await stripe?.close();
  await paypal?.close();
  await cards?.shop.server.stop();
  await accounts?.shop.server.stop();
});

async function stageOf(shop: TestShop): Promise<Stage> {
  return { shop, rows: await watchRows(shop.server), admin: await shop.server.signIn(shop.website) };
}

async function begun({ shop }: Stage, paymentMethod: string) {
  const { variants } = await shop.sell();
  const buyer = await shop.employ(await shop.visitorWith(variants[0] ?? ''));
  const order = await shop.order(buyer, { paymentMethod });
  const started = await buyer.get(order.next);
  const paymentId =
    (paymentMethod === 'test' ? String(started.headers.location) : order.next).split('/').at(-1) ?? '';
  return { buyer, order, paymentId };
}

/**
 * Sends each copy of the events with a part at an edge, signed like a real one, each with an id of its own unless that
 * is the part. A refused one changes nothing; after all of them the order can be read, and no job has failed.
 */
async function tellAll(
  { shop, rows, admin }: Stage,
  method: string,
  { events, sign, orderId }: { events: readonly object[]; sign: (raw: string) => Headers; orderId: string },
): Promise<void> {
  const client = shop.server.client(shop.website);
  const problems: string[] = [];
  let [at, refused] = [0, 0];
  for (const good of events) {
    for (const event of withoutContract(good)) {
      at += 1;
      if (at % step !== 0) continue;
      const isIdKept = (event as { id?: unknown }).id === (good as { id?: unknown }).id;
      const body = jsonOf(isIdKept ? { ...(event as object), id: newId() } : event);
      await rows.changed();
      const headers = { ...sign(body), 'content-type': 'application/json' };
      const answer = await client.send('POST', `/api/payments/webhooks/${method}`, { body, headers });
      const told = `${answer.status} ${body.slice(0, 700)} → ${answer.text.slice(0, 200)}`;
      if (answer.status >= 500) problems.push(told);
      if (answer.status === 400) {
        refused += 1;
        if (Object.keys((answer.body as { errors?: object }).errors ?? {}).length === 0) problems.push(told);
      }
      const changed = answer.status >= 400 ? await rows.changed() : [];
      if (changed.length > 0) problems.push(`${told} changed ${changed.join(', ')}`);
    }
  }
  await shop.server.runJobs({ retries: true });
  const failed = await shop.server.services.database.query(
    "SELECT name, output FROM jobs.job WHERE state IN ('failed', 'retry')",
  );
  expect(problems).toEqual([]);
  expect(failed).toEqual([]);
  expect(refused).toBeGreaterThan(0);
  expect((await admin.get(`/api/orders/${orderId}`)).status).toBe(200);
  expect((await admin.get('/api/overview')).status).toBeLessThan(500);
}

it('PAYMENT-35: no message of the test service is answered with a bug, whatever its fields', {
  timeout,
}, async () => {
  const { shop, admin } = cards;
  const { buyer, order, paymentId } = await begun(cards, 'test');
  await shop.choose(buyer, paymentId, 'captured');
  await buyer.get(`/checkout/return/${paymentId}`);
  await shop.server.runJobs();
  const [payment] = (await shop.see(order.orderId)).payments;
  const base = { id: newId(), paymentId, amount: payment?.amount ?? 0, currency: 'EUR' };
  const small = { ...base, amount: 1 };
  const events = [
    { ...base, outcome: 'captured', reason: '' },
    { ...small, about: 'refund', state: 'failed', reference: 'r', refundId: null },
    { ...small, about: 'refund', state: 'done', reference: 'r', refundId: null },
    {
      ...small,
      about: 'dispute',
      state: 'opened',
      reference: 'd',
      reason: 'x',
      answerBy: '2026-05-01T00:00:00.000Z',
    },
  ];
  const value = 'a secret that signs messages';
  await admin.put('/api/payments/methods/test/secrets/signingSecret', { value });
  const at = shop.server.services.clock.now();
  const sign = (raw: string) => ({ 'vitrine-signature': signWebhook(raw, { secret: value, at }) });
  await tellAll(cards, 'test', { events, sign, orderId: order.orderId });
});

it('PAYMENT-35, STRIPE-4: no message of Stripe is answered with a bug, whatever its fields', {
  timeout,
}, async () => {
  const { shop } = cards;
  const { buyer, order, paymentId } = await begun(cards, 'stripe');
  stripe.pay(paymentId);
  await buyer.get(`/checkout/return/${paymentId}`);
  const intent = stripe.intentOf(paymentId);
  const metadata = { website: shop.website.id, payment: paymentId };
  const back = { amount: 1, currency: 'eur', payment_intent: intent.id, metadata };
  const about = (type: string, object: object) => ({ id: newId(), object: 'event', type, data: { object } });
  const dispute = { id: 'dp_1', object: 'dispute', ...back, status: 'needs_response', reason: 'fraudulent' };
  const events = [
    about('payment_intent.succeeded', { ...intent, metadata }),
    about('setup_intent.succeeded', { id: 'seti_1', metadata: { ...metadata, setup: newId() } }),
    about('refund.failed', { id: 're_1', ...back, status: 'failed' }),
    about('refund.updated', { id: 're_1', ...back, status: 'succeeded' }),
    about('charge.dispute.created', { ...dispute, evidence_details: { due_by: 1_780_000_000 } }),
    about('charge.dispute.closed', { ...dispute, status: 'won', metadata: {} }),
  ];
  const at = shop.server.services.clock.now();
  const sign = (raw: string) => ({
    'stripe-signature': signWebhook(raw, { secret: standInKeys.webhookSecret, at }),
  });
  await tellAll(cards, 'stripe', { events, sign, orderId: order.orderId });
});

it('PAYMENT-35, PAYPAL-8: no message of PayPal is answered with a bug, whatever its fields', {
  timeout,
}, async () => {
  const { buyer, order, paymentId } = await begun(accounts, 'paypal');
  const atPayPal = paypal.books.orderOf(paymentId);
  paypal.books.approve(atPayPal);
  await buyer.get(`/checkout/return/${paymentId}`);
  const [capture] = atPayPal.purchase_units[0]?.payments?.captures ?? [];
  if (!capture) throw new Error('Nothing was captured.');
  const about = (event_type: string, resource: object) => ({ id: newId(), event_type, resource });
  const amount = { currency_code: 'EUR', value: '0.01' };
  const up = { rel: 'up', href: `https://api.paypal.com/v2/payments/captures/${capture.id}` };
  const events = [
    about('CHECKOUT.ORDER.APPROVED', atPayPal),
    about('PAYMENT.CAPTURE.COMPLETED', {
      ...capture,
      supplementary_data: { related_ids: { order_id: atPayPal.id } },
    }),
    about('PAYMENT.REFUND.FAILED', { id: 'R1', amount, custom_id: capture.custom_id, links: [up] }),
    about('PAYMENT.CAPTURE.REFUNDED', { id: 'R1', amount, links: [up] }),
    about('CUSTOMER.DISPUTE.CREATED', {
      dispute_id: 'PP-D-1',
      reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
      dispute_amount: amount,
      seller_response_due_date: '2026-05-01T00:00:00.000Z',
      disputed_transactions: [{ seller_transaction_id: capture.id, custom: capture.custom_id }],
    }),
  ];
  await tellAll(accounts, 'paypal', {
    events,
    sign: raw => paypal.signed(raw),
    orderId: order.orderId,
  });
});
