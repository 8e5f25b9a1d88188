import type { DraftOrder } from '@vitrine/core/draft-orders/draft-order.ts';
import { newId } from '@vitrine/core/id/id.ts';
import type { Posting } from '@vitrine/core/ledger/ledger.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { buyer, TestShop } from '../checkout/shop.fixture.ts';

let shop: TestShop;
let staff: TestClient;
beforeAll(async () => {
  shop = await TestShop.open();
  staff = await shop.server.signIn(shop.website);
});
afterAll(() => shop?.server.stop());

/** An order of 11.90 with 1.90 tax. */
async function placed(payment: string): Promise<string> {
  const custom = { title: 'Engraving', taxClass: 'standard', isShipped: false };
  const lines = [{ id: newId(), variantId: null, custom, quantity: 1, unitPrice: 1190 }];
  const made = await staff.post('/api/draft-orders', { customer: buyer, lines });
  const { draft } = made.body as { draft: DraftOrder };
  const body = { version: draft.version, total: draft.total, payment };
  const answer = await staff.post(`/api/draft-orders/${draft.id}/place`, body);
  return (answer.body as { order: { orderId: string } }).order.orderId;
}

async function postingsOf(orderId: string): Promise<unknown[]> {
  const { postings } = (await staff.get(`/api/orders/${orderId}/ledger`)).body as { postings: Posting[] };
  return postings.map(({ kind, account, amount }) => [kind, account, amount]);
}

const act = (orderId: string, verb: string, body: object = {}) =>
  staff.post(`/api/orders/${orderId}/${verb}`, body);

const paidAndSold = [
  ['payment', 'money', 1190],
  ['payment', 'customers', -1190],
  ['sale', 'customers', 1190],
  ['sale', 'sales', -1000],
  ['sale', 'tax', -190],
];
const credit = [
  ['credit', 'customers', -595],
  ['credit', 'returns', 500],
  ['credit', 'tax', 95],
];
const sorted = (rows: readonly unknown[]) => rows.map(row => JSON.stringify(row)).toSorted();

it.each(['cash', 'card-reader', 'invoice'])(
  'DRAFTORDER-10: money taken by %s is posted once, and a refund is made by hand',
  async payment => {
    const orderId = await placed(payment);
    if (payment === 'invoice') {
      expect(await postingsOf(orderId)).toEqual([]);
      expect(await shop.see(orderId)).toMatchObject({ paid: 0, payments: [{ state: 'awaited' }] });
      expect((await act(orderId, 'payment')).status).toBe(200);
    }
    expect(sorted(await postingsOf(orderId))).toEqual(sorted(paidAndSold));
    expect((await act(orderId, 'payment')).status).toBe(409);
    const refund = { refundId: newId(), amount: 595, reason: 'Scratched' };
    expect((await act(orderId, 'refund/part', refund)).status).toBe(200);
    const credited = [...paidAndSold, ...credit];
    expect(sorted(await postingsOf(orderId))).toEqual(sorted(credited));
    const before = await shop.see(orderId);
    expect(before).toMatchObject({ refunded: 0, promised: 595 });
    expect((await act(orderId, 'refund/sent', { sentOn: '2026-03-02' })).status).toBe(200);
    await shop.server.runJobs();
    const after = await postingsOf(orderId);
    expect(sorted(after)).toEqual(
      sorted([...credited, ['refund', 'money', -595], ['refund', 'customers', 595]]),
    );
    expect(await shop.see(orderId)).toMatchObject({ paid: 1190, refunded: 595 });
    const tooMuch = await act(orderId, 'refund/part', { ...refund, refundId: newId(), amount: 596 });
    expect(tooMuch.status).toBeGreaterThanOrEqual(400);
    expect(await postingsOf(orderId)).toEqual(after);
  },
);
