import { newId } from '@vitrine/core/id/id.ts';
import type { Posting } from '@vitrine/core/ledger/ledger.ts';
import type { Receipt } from '@vitrine/core/point-of-sale/point-of-sale.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestShop } from '../checkout/shop.fixture.ts';
import { card, cash, lineOf, TestCounter } from './counter.fixture.ts';

let at: TestCounter;
let shop: TestShop;

beforeAll(async () => {
  shop = await TestShop.open();
  at = await TestCounter.of(shop);
});
afterAll(() => shop?.server.stop());

it('POS-11: orders are listed by where they were made', async () => {
  const staff = await shop.server.signIn(shop.website, 'storeManager');
  const channels = async (query: string) =>
    ((await staff.get(`/api/orders${query}`)).body as { orders: { channel: string }[] }).orders.map(
      ({ channel }) => channel,
    );
  const { orderId } = await at.sold({ lines: [lineOf(await at.sell(500, 5))], total: 500, tender: card });
  await shop.order(await shop.visitorWith(await at.sell(500, 5)));
  const atCounter = await channels('?channel=pointOfSale');
  expect(new Set(atCounter)).toEqual(new Set(['pointOfSale']));
  expect(new Set(await channels('?channel=website'))).toEqual(new Set(['website']));
  expect(new Set(await channels(''))).toEqual(new Set(['website', 'pointOfSale']));
  expect((await staff.get(`/api/orders/${orderId}`)).body).toMatchObject({
    order: { channel: 'pointOfSale' },
  });
  expect((await staff.get('/api/orders?channel=elsewhere')).status).toBe(400);
});

it('POS-12, ORDER-8: the receipt is in the language of the shop, explains its total, is mailed on request, and tells of refunds', async () => {
  await shop.speak('de');
  const lines = [lineOf(await at.sell(1190, 5), 2)];
  const receipt = await at.sold({ lines, email: 'bea@example.com', total: 2380, tender: cash(3000) });
  await shop.speak('en');
  const thanks = expect.stringContaining('Vielen Dank');
  expect(receipt).toMatchObject({ language: 'de', title: 'Beleg', shop: 'Kiln', thanks });
  expect(receipt.paid.map(({ words }) => words)).toEqual(['Bar erhalten', 'Rückgeld']);
  expect(receipt.explanation).toEqual({
    title: 'So kommt die Summe zustande:',
    sentences: [expect.stringMatching(/^Bowl: 2 × 11,90.€ = 23,80.€$/), expect.stringContaining('19 %')],
  });
  const mailed = async () => (await shop.mails()).filter(({ kind }) => kind === 'pointOfSale.receipt');
  expect((await mailed()).at(-1)).toMatchObject({
    recipient: 'bea@example.com',
    subject: expect.stringContaining('Ihr Beleg von'),
  });
  const { orderId } = await at.sold({ lines: [lineOf(await at.sell(500, 5))], total: 500, tender: card });
  const count = (await mailed()).length;
  const path = `/api/point-of-sale/receipts/${orderId}`;
  expect((await at.client.post(`${path}/mail`, { email: 'nobody' })).status).toBe(400);
  expect(await mailed()).toHaveLength(count);
  expect((await at.client.post(`${path}/mail`, { email: 'cy@example.com' })).status).toBe(204);
  expect((await mailed()).at(-1)).toMatchObject({
    recipient: 'cy@example.com',
    body_text: expect.stringContaining('A-17'),
  });
  const toBea = (await shop.mails()).filter(({ recipient }) => recipient === 'bea@example.com');
  expect(toBea.map(({ kind }) => kind)).toEqual(['pointOfSale.receipt']);
  const staff = await shop.server.signIn(shop.website, 'storeManager');
  const refund = { refundId: newId(), amount: 200, reason: '' };
  expect((await staff.post(`/api/orders/${orderId}/refund/part`, refund)).status).toBe(200);
  const after = (await at.client.get(path)).body as { receipt: Receipt };
  expect(after.receipt.refunded).toHaveLength(1);
});

it('POS-13: a day is closed by what the books say of cash and cards', async () => {
  shop.server.moveClock({ days: 3 });
  at.client = await shop.server.signIn(shop.website, 'salesperson');
  const variantId = await at.sell(1190, 20);
  const first = await at.sold({ lines: [lineOf(variantId, 2)], total: 2380, tender: cash(5000) });
  await at.sold({ lines: [lineOf(variantId)], total: 1190, tender: cash(1190) });
  await at.sold({ lines: [lineOf(variantId)], total: 1190, tender: card });
  const staff = await shop.server.signIn(shop.website, 'storeManager');
  const refund = { refundId: newId(), amount: 1190, reason: 'Broken' };
  await staff.post(`/api/orders/${first.orderId}/refund/part`, refund);
  await staff.post(`/api/orders/${first.orderId}/refund/sent`, { sentOn: '2026-03-05' });
  await shop.server.runJobs();
  const read = async (query = '') => (await at.client.get(`/api/point-of-sale/day${query}`)).body as DayReply;
  const day = await read();
  expect(day).toMatchObject({
    day: '2026-03-05',
    sums: [
      { method: 'cash', sales: 2, taken: 3570, refunded: 1190 },
      { method: 'card-reader', sales: 1, taken: 1190, refunded: 0 },
    ],
  });
  expect(day.sales.map(({ total }) => total)).toEqual([1190, 1190, 2380]);
  const page = await read('?limit=2');
  expect((await read(`?limit=2&cursor=${encodeURIComponent(page.next ?? '')}`)).sales).toHaveLength(1);
  expect((await read('?day=2026-03-06')).sales).toEqual([]);
  const { postings } = (await staff.get(`/api/orders/${first.orderId}/ledger`)).body as {
    postings: Posting[];
  };
  expect(postings.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  expect(
    postings.filter(({ account }) => account === 'money').map(({ detail, amount }) => [detail, amount]),
  ).toEqual([
    ['cash', 2380],
    ['cash', -1190],
  ]);
  expect(postings.filter(({ account }) => account === 'tax').every(({ country }) => country === 'DE')).toBe(
    true,
  );
});

interface DayReply {
  readonly sums: object[];
  readonly sales: { readonly total: number }[];
  readonly next: string | null;
}
