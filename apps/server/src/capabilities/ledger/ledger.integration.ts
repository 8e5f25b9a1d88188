import { newId } from '@vitrine/core/id/id.ts';
import type { Posting } from '@vitrine/core/ledger/ledger.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestAccount, TestClient } from '../../../test/harness.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { webhookSecret } from '../payments/methods/test/test.method.ts';
import { signWebhook } from '../payments/webhook-signature.ts';

let shop: TestShop;
let admin: TestClient & { account: TestAccount };
let variants: string[];
beforeAll(async () => {
  shop = await TestShop.open();
  const rates = { standard: [{ rate: 19_000 }], reduced: [{ rate: 7_000 }], zero: [{ rate: 0 }] };
  await shop.settle({ tax: { rules: [{ country: 'DE', rates }] } });
  variants = await Promise.all(
    ['standard', 'reduced', 'zero'].map(async (taxClass, at) => {
      const made = await shop.sell({ taxClass, variants: [{ price: [1999, 333, 1][at] ?? 0, stock: null }] });
      return made.variants[0] ?? '';
    }),
  );
  admin = await shop.server.signIn(shop.website);
});
afterAll(() => shop?.server.stop());

const postingsOf = async (orderId: string): Promise<readonly Posting[]> => {
  const answer = await admin.get(`/api/orders/${orderId}/ledger`);
  return (answer.body as { postings: Posting[] }).postings;
};
const inBrief = (postings: readonly Posting[], kind: string) =>
  postings
    .filter(posting => posting.kind === kind)
    .map(({ account, rate, amount }) => [account, ...(rate === null ? [] : [rate]), amount]);
const sumOf = (postings: readonly Posting[], account: string, kind?: string) =>
  postings
    .filter(one => one.account === account && (kind === undefined || one.kind === kind))
    .reduce((sum, { amount }) => sum + amount, 0);
async function cart(quantities: readonly number[]) {
  const visitor = shop.server.client(shop.website);
  for (const [at, quantity] of quantities.entries())
    if (quantity > 0)
      await visitor.post('/api/commerce/shopping-cart/entries', { variantId: variants[at], quantity });
  return visitor;
}
const act = (orderId: string, verb: string, body: object) =>
  admin.post(`/api/orders/${orderId}/${verb}`, body);

it('LEDGER-1, LEDGER-3: money and sale are posted with the payment, with the tax by rate, and an order that nobody paid posts nothing', async () => {
  const { orderId } = await shop.order(await cart([1, 3, 2]));
  expect(await postingsOf(orderId)).toEqual([]);
  expect((await act(orderId, 'payment', {})).status).toBe(200);
  const postings = await postingsOf(orderId);
  expect(inBrief(postings, 'payment')).toEqual([
    ['money', 3500],
    ['customers', -3500],
  ]);
  expect(inBrief(postings, 'sale')).toEqual([
    ['customers', 3500],
    ['sales', -2616],
    ['shipping', -420],
    ['tax', 19_000, -399],
    ['tax', 7_000, -65],
  ]);
  expect(postings.filter(({ rate }) => rate !== null).map(({ base }) => base)).toEqual([-2100, -934]);
  expect((await act(orderId, 'payment', {})).status).toBe(409);
  expect(await postingsOf(orderId)).toEqual(postings);
});

it('LEDGER-2: an event that does not balance is refused, and nothing in the books is changed', async () => {
  const { orderId } = await shop.order(await cart([1, 0, 0]));
  await act(orderId, 'payment', {});
  const before = await postingsOf(orderId);
  const unbalanced = shop.query(
    `SELECT post_to_ledger($1, 'x', $2, '[{"account": "money", "amount": 1}]')`,
    JSON.stringify({ kind: 'correction', orderId, currency: 'EUR', at: '2026-03-02T10:00:00Z' }),
  );
  await expect(unbalanced).rejects.toMatchObject({ code: '23514' });
  for (const sql of ['UPDATE ledger_postings SET amount = 1', 'DELETE FROM ledger_postings'])
    await expect(shop.query(`${sql} WHERE website_id = $1 AND order_id = $2`, orderId)).rejects.toThrow(
      'never changed',
    );
  await shop.query('SELECT book_order($1, $2)', orderId);
  expect(await postingsOf(orderId)).toEqual(before);
});

it('LEDGER-4: a refund takes back its part of the sale when it is promised, and the money when it is sent', async () => {
  const { orderId } = await shop.order(await cart([1, 0, 0]));
  await act(orderId, 'payment', {});
  await act(orderId, 'refund/part', { refundId: newId(), amount: 500, shipping: 500 });
  const promised = await postingsOf(orderId);
  expect(inBrief(promised, 'credit')).toEqual([
    ['customers', -500],
    ['returns', 420],
    ['tax', 19_000, 80],
  ]);
  expect(inBrief(promised, 'refund')).toEqual([]);
  await act(orderId, 'refund/sent', { sentOn: '2026-03-02' });
  expect(inBrief(await postingsOf(orderId), 'refund')).toEqual([
    ['money', -500],
    ['customers', 500],
  ]);
});

it('LEDGER-4: cancelling a paid order takes back all of the sale, to the cent of each rate', async () => {
  const { orderId } = await shop.order(await cart([1, 3, 2]));
  await act(orderId, 'payment', {});
  expect((await act(orderId, 'cancellation', {})).status).toBe(200);
  const postings = await postingsOf(orderId);
  for (const rate of [19_000, 7_000, 0]) {
    const own = postings.filter(one => one.rate === rate);
    expect([
      own.reduce((sum, one) => sum + one.amount, 0),
      own.reduce((sum, one) => sum + one.base, 0),
    ]).toEqual([0, 0]);
  }
  expect(sumOf(postings, 'sales') + sumOf(postings, 'shipping') + sumOf(postings, 'returns')).toBe(0);
});

it('LEDGER-5: money that a bank takes back is withheld, then lost or returned', async () => {
  const { orderId, paymentId } = await paidAtService();
  const tell = (state: string) =>
    news({
      about: 'dispute',
      paymentId,
      amount: 700,
      state,
      reference: `d-${paymentId}`,
      reason: '',
      answerBy: null,
    });
  await tell('opened');
  expect(inBrief(await postingsOf(orderId), 'dispute')).toEqual([
    ['disputes', 700],
    ['money', -700],
  ]);
  await tell('lost');
  const postings = await postingsOf(orderId);
  expect([sumOf(postings, 'disputes'), sumOf(postings, 'chargebacks')]).toEqual([0, 700]);
  expect(postings.every(({ event }) => event !== '')).toBe(true);
});

async function paidAtService() {
  const visitor = await cart([1, 1, 0]);
  const { order, paymentId } = await shop.pay(visitor);
  await shop.choose(visitor, paymentId, 'approve');
  await visitor.get(`/checkout/return/${paymentId}`);
  return { orderId: order.orderId, paymentId };
}
async function news(event: object) {
  const body = JSON.stringify({ id: newId(), currency: 'EUR', ...event });
  const secret = await webhookSecret(shop.server.context(shop.website));
  const signature = signWebhook(body, { secret, at: shop.server.services.clock.now() });
  const headers = { 'content-type': 'application/json', 'vitrine-signature': signature };
  await shop.server.client(shop.website).send('POST', '/api/payments/webhooks/test', { body, headers });
  await shop.server.runJobs();
}
