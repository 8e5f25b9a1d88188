import type { Posting } from '@vitrine/core/ledger/ledger.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestAccount, TestClient } from '../../../test/harness.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { cartPath, enterCard, issueCard, runCardJob, sellCards } from '../gift-cards/gift-cards.fixture.ts';

let shop: TestShop;
let admin: TestClient & { account: TestAccount };
beforeAll(async () => {
  shop = await TestShop.open();
  admin = await shop.server.signIn(shop.website);
});
afterAll(() => shop?.server.stop());

const act = (path: string, body: object) => admin.post(path, body);
async function bookedOf(orderId: string, kind: Posting['kind']): Promise<[string, number][]> {
  const { body } = await admin.get(`/api/orders/${orderId}/ledger`);
  return (body as { postings: Posting[] }).postings
    .filter(posting => posting.kind === kind)
    .map(({ account, amount }) => [account, amount]);
}
/** What the books say is owed to the holders of cards, and the sum of the cards’ balances. */
async function owed(): Promise<number[]> {
  const [row] = await shop.query<{ booked: number; left: number }>(
    `SELECT -coalesce((SELECT sum(amount) FROM ledger_postings WHERE website_id = $1 AND account = 'giftCards'), 0)::int
       AS booked, coalesce((SELECT sum(amount) FROM gift_card_entries JOIN gift_cards ON gift_cards.id = card_id
       WHERE gift_card_entries.website_id = $1 AND NOT is_disabled), 0)::int AS left`,
  );
  return [row?.booked ?? 0, row?.left ?? 0];
}
async function fill(variantId: string, quantity = 1): Promise<TestClient> {
  const visitor = shop.server.client(shop.website);
  await visitor.post(`${cartPath}/entries`, { variantId, quantity });
  return visitor;
}

it('LEDGER-9: a card that is sold is owed to its holder, pays for an order, and is taken back with its line', async () => {
  const cards = await sellCards(shop, 2500);
  const { variants } = await shop.sell({ variants: [{ price: 1000, stock: null }] });
  const visitor = await fill(cards, 2);
  await visitor.post(`${cartPath}/entries`, { variantId: variants[0], quantity: 1 });
  const { orderId } = await shop.order(visitor);
  expect((await act(`/api/orders/${orderId}/payment`, {})).status).toBe(200);
  await shop.server.runJobs();
  expect(await bookedOf(orderId, 'sale')).toContainEqual(['giftCards', -5000]);
  expect(await bookedOf(orderId, 'sale')).toContainEqual(['sales', -841]);
  expect(await owed()).toEqual([5000, 5000]);
  expect((await act(`/api/orders/${orderId}/cancellation`, {})).status).toBe(200);
  expect(await bookedOf(orderId, 'credit')).toContainEqual(['giftCards', 5000]);
  expect(await owed()).toEqual([0, 0]);
});

it('LEDGER-9: what a person gives or takes, and what has expired, is in the books; the cards’ balances are what is owed', async () => {
  const before = await owed();
  const { giftCard, code } = await issueCard(shop, { amount: 3000 });
  expect(await owed()).toEqual(before.map(sum => sum + 3000));
  await act(`/api/gift-cards/${giftCard.id}/adjustments`, { amount: -500, reason: 'Too much' });
  expect(await owed()).toEqual(before.map(sum => sum + 2500));
  const { variants } = await shop.sell({ variants: [{ price: 700, stock: null }] });
  const visitor = await fill(variants[0] ?? '');
  await enterCard(visitor, code);
  const { orderId } = await shop.order(visitor);
  expect(await bookedOf(orderId, 'payment')).toContainEqual(['giftCards', expect.any(Number)]);
  expect(new Set(await owed()).size).toBe(1);
  await shop.query(
    `UPDATE gift_cards SET expires_at = '2020-01-01' WHERE website_id = $1 AND id = $2`,
    giftCard.id,
  );
  await runCardJob(shop, 'giftCards.expire');
  expect(await owed()).toEqual(before);
});
