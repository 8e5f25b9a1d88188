import { newId } from '@vitrine/core/id/id.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestAccount, TestClient } from '../../../test/harness.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import {
  cardsOfOrder,
  cardsPath,
  enterCard,
  issueCard,
  sellCards,
} from '../gift-cards/gift-cards.fixture.ts';

let shop: TestShop;
let admin: TestClient & { account: TestAccount };
beforeAll(async () => {
  shop = await TestShop.open();
  admin = await shop.server.signIn(shop.website);
});
afterAll(() => shop?.server.stop());

/** Paid by the test method, in full or what gift cards leave. */
async function paid(visitor: TestClient): Promise<{ orderId: string; paymentId: string }> {
  const { order, paymentId } = await shop.pay(visitor);
  await shop.choose(visitor, paymentId, 'approve');
  await visitor.get(`/checkout/return/${paymentId}`);
  await shop.server.runJobs();
  return { orderId: order.orderId, paymentId };
}
const boughtCards = async (quantity: number) => paid(await shop.visitorWith(await sellCards(shop), quantity));
async function atService(paymentId: string, act: string): Promise<void> {
  await shop.choose(admin, paymentId, act);
  await shop.server.runJobs();
}
const statesOf = async (orderId: string) => (await cardsOfOrder(shop, orderId)).map(({ state }) => state);

it('GIFTCARD-11: cards are disabled while their payment is disputed, and enabled again if the shop keeps the money', async () => {
  const { orderId, paymentId } = await boughtCards(3);
  const [, byOwner] = await cardsOfOrder(shop, orderId);
  await admin.put(`${cardsPath}/${byOwner?.id}/disabled`, { isDisabled: true });
  await atService(paymentId, 'service-dispute');
  expect(await statesOf(orderId)).toEqual(['disabled', 'disabled', 'disabled']);
  await atService(paymentId, 'service-dispute-won');
  expect(await statesOf(orderId)).toEqual(['active', 'disabled', 'active']);
});

it('GIFTCARD-11: cards whose payment is charged back stay disabled', async () => {
  const { orderId, paymentId } = await boughtCards(2);
  await atService(paymentId, 'service-dispute');
  await atService(paymentId, 'service-dispute-lost');
  expect(await statesOf(orderId)).toEqual(['disabled', 'disabled']);
});

it('GIFTCARD-11: cards are disabled once the whole order is refunded, at the service or without naming items', async () => {
  const there = await boughtCards(1);
  for (let part = 1; part <= 5; part += 1) {
    expect(await statesOf(there.orderId)).toEqual(['active']);
    await atService(there.paymentId, 'service-refund');
  }
  expect(await shop.see(there.orderId)).toMatchObject({ paymentState: 'refunded' });
  expect(await statesOf(there.orderId)).toEqual(['disabled']);

  const here = await boughtCards(1);
  const refund = (amount: number) =>
    admin.post(`/api/orders/${here.orderId}/refund/part`, { refundId: newId(), amount });
  expect((await refund(1000)).status).toBe(200);
  expect(await statesOf(here.orderId)).toEqual(['active']);
  expect((await refund(1500)).status).toBe(200);
  expect(await statesOf(here.orderId)).toEqual(['disabled']);
});

it('PAYMENT-27: an order of which a part was charged back says so, and is not sent as if it were paid', async () => {
  const { variants } = await shop.sell();
  const visitor = await shop.visitorWith(variants[0] ?? '');
  const { code } = await issueCard(shop, { amount: 1000 });
  await enterCard(visitor, code);
  const { orderId, paymentId } = await paid(visitor);
  expect(await shop.see(orderId)).toMatchObject({ paymentState: 'captured', paid: 2350 });
  await atService(paymentId, 'service-dispute-lost');
  const lost = await shop.see(orderId);
  expect(lost).toMatchObject({ paymentState: 'partlyChargedBack', state: 'placed', refundable: 1000 });
  expect(lost.actions).not.toContain('fulfil');
  expect(await admin.post(`/api/orders/${orderId}/fulfilment`, {})).toMatchObject({
    status: 409,
    body: { error: 'orders.notPaid' },
  });
  expect(await shop.see(orderId)).toEqual(lost);
});
