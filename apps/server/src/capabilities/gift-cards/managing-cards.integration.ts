import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { cardMails, cardsOfOrder, cardsPath, issueCard, seeCard, sellCards } from './gift-cards.fixture.ts';

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await TestShop.open();
});
afterAll(() => shop?.server.stop());
beforeEach(async () => {
  shop = await TestShop.on(shop.server);
  admin = await shop.server.signIn(shop.website);
});

it('GIFTCARD-9: cards are listed a page at a time, found by last characters, recipient, order and state', async () => {
  const made = [];
  for (const recipientName of ['Ann', 'Bob', 'Eve']) made.push(await issueCard(shop, { recipientName }));
  const list = async (query = '') => {
    const { body } = await admin.get(`${cardsPath}${query}`);
    return body as { giftCards: { id: string; recipientName: string }[]; next: string | null };
  };
  const names = async (query: string) => (await list(query)).giftCards.map(one => one.recipientName);
  const first = await list('?limit=2');
  expect(first.giftCards.map(one => one.recipientName)).toEqual(['Eve', 'Bob']);
  expect(await names(`?limit=2&cursor=${first.next}`)).toEqual(['Ann']);
  expect(await names(`?search=${made[1]?.code.slice(-4).toLowerCase()}`)).toEqual(['Bob']);
  expect(await names('?search=ev')).toEqual(['Eve']);
  await admin.put(`${cardsPath}/${made[0]?.giftCard.id}/disabled`, { isDisabled: true });
  expect(await names('?state=disabled')).toEqual(['Ann']);
  const order = await shop.order(await shop.visitorWith(await sellCards(shop)));
  await admin.post(`/api/orders/${order.orderId}/payment`, {});
  const found = await list(`?search=%23${order.number}`);
  expect(found.giftCards).toMatchObject([{ orderId: order.orderId }]);
  const neighbour = await TestShop.on(shop.server);
  const stranger = await neighbour.server.signIn(neighbour.website);
  expect((await stranger.get(`${cardsPath}/${made[0]?.giftCard.id}`)).status).toBe(404);
});

it('GIFTCARD-9: only managers of the store issue and change cards; others change nothing', async () => {
  const { giftCard } = await issueCard(shop);
  const editor = await shop.server.signIn(shop.website, 'editor');
  const path = `${cardsPath}/${giftCard.id}`;
  const answers = [
    await editor.get(cardsPath),
    await editor.post(cardsPath, { amount: 5000 }),
    await editor.post(`${path}/adjustments`, { amount: 100, reason: 'Gift' }),
    await editor.put(`${path}/disabled`, { isDisabled: true }),
    await editor.put(`${path}/validity`, { validUntil: null }),
    await editor.post(`${path}/mails`, {}),
  ];
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(403));
  expect((await seeCard(shop, giftCard.id)).giftCard).toEqual(giftCard);
  const manager = await shop.server.signIn(shop.website, 'storeManager');
  expect((await manager.post(cardsPath, { amount: 5000 })).status).toBe(200);
});

it('GIFTCARD-10: a balance is adjusted with a reason and never below zero; each act is in the audit log', async () => {
  const { code, giftCard } = await issueCard(shop, { recipientEmail: 'bob@example.com' });
  const path = `${cardsPath}/${giftCard.id}`;
  const adjust = (amount: number, reason = 'Worn') => admin.post(`${path}/adjustments`, { amount, reason });
  expect((await adjust(-1500)).body).toMatchObject({ giftCard: { balance: 3500 } });
  const tooMuch = await adjust(-3501);
  expect([tooMuch.status, tooMuch.body]).toMatchObject([409, { error: 'giftCards.tooLittleLeft' }]);
  expect((await adjust(100, ' ')).status).toBe(400);
  expect((await adjust(0)).status).toBe(400);
  const both = await Promise.all([adjust(-3000), adjust(-3000)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  await admin.put(`${path}/validity`, { validUntil: '2099-12-31' });
  await admin.post(`${path}/mails`, {});
  await admin.put(`${path}/disabled`, { isDisabled: true });
  const refused = await admin.post(`${path}/mails`, {});
  expect([refused.status, refused.body]).toMatchObject([409, { error: 'giftCards.notUsable' }]);
  await admin.put(`${path}/disabled`, { isDisabled: false });
  const { giftCard: seen, entries } = await seeCard(shop, giftCard.id);
  expect(seen).toMatchObject({ balance: 500, state: 'active', expiresAt: '2100-01-01T00:00:00.000Z' });
  expect(entries[0]).toMatchObject({ kind: 'adjusted', amount: -3000, reason: 'Worn' });
  const mails = await cardMails(shop);
  expect(mails.map(({ to }) => to)).toEqual(['bob@example.com', 'bob@example.com']);
  for (const { text } of mails) expect(text).toContain(code);
  const acts = await shop.query<{ act: string }>(
    `SELECT act FROM audit_log WHERE website_id = $1 AND act LIKE 'giftCard.%' ORDER BY id`,
  );
  expect(acts.map(({ act }) => act.replace('giftCard.', ''))).toEqual([
    'issued',
    'adjusted',
    'adjusted',
    'validityChanged',
    'sent',
    'disabled',
    'enabled',
  ]);
  const byHand = await issueCard(shop);
  const nobody = await admin.post(`${cardsPath}/${byHand.giftCard.id}/mails`, {});
  expect(nobody.body).toMatchObject({ error: 'giftCards.notMailed' });
});

it('GIFTCARD-11: cards whose purchase is refunded are disabled, as many as items were refunded', async () => {
  const variantId = await sellCards(shop);
  const order = await shop.order(await shop.visitorWith(variantId, 3));
  await admin.post(`/api/orders/${order.orderId}/payment`, {});
  const [first] = await cardsOfOrder(shop, order.orderId);
  await admin.post(`${cardsPath}/${first?.id}/adjustments`, { amount: -1000, reason: 'Spent' });
  const lineId = (await shop.see(order.orderId)).lines[0]?.id;
  const refunded = await admin.post(`/api/orders/${order.orderId}/refund/part`, {
    refundId: 'a'.repeat(24),
    amount: 2500,
    lines: [{ lineId, quantity: 1 }],
    reason: '',
  });
  expect(refunded.status).toBe(200);
  const states = async () => (await cardsOfOrder(shop, order.orderId)).map(({ state }) => state);
  expect(await states()).toEqual(['active', 'active', 'disabled']);
  await admin.post(`/api/orders/${order.orderId}/refund`, { reason: '' });
  expect(await states()).toEqual(['disabled', 'disabled', 'disabled']);
});
