import { afterAll, beforeAll, expect, it } from 'vitest';
import { agreementOf, filesOn, sellFiles } from '../../../test/sold-files.ts';
import { SubscriptionShop } from '../../../test/subscription-shop.ts';
import {
  cardMails,
  cardsOfOrder,
  enterCard,
  issueCard,
  seeCard,
  sellCards,
} from '../gift-cards/gift-cards.fixture.ts';
import type { TestShop } from './shop.fixture.ts';
import { TestedShop } from './tested-shop.fixture.ts';

let tested: TestedShop;
let shop: TestShop;
beforeAll(async () => {
  tested = await TestedShop.open();
  shop = tested.shop;
});
afterAll(() => shop?.server.stop());

const by = { paymentMethod: 'test' };
const html = { accept: 'text/html' };

it('ORDER-51: the fact is decided when it is placed: a rehearsal that is paid after the launch keeps its effects', async () => {
  const bowl = await tested.sell();
  const member = await tested.memberWith(bowl, 'viewer', 2);
  await shop.launch(false);
  const { order, paymentId } = await shop.pay(member);
  expect(await shop.stockOf(bowl)).toEqual({ on_hand: 2, reserved: 2 });
  await shop.launch(true);
  await shop.choose(member, paymentId, 'approve');
  await member.get(`/checkout/return/${paymentId}`);
  expect(await shop.see(order.orderId)).toMatchObject({
    ...{ state: 'placed', isTest: true, isWithoutEffect: false },
    actions: expect.arrayContaining(['fulfil', 'edit']),
  });
  expect(await shop.stockOf(bowl)).toEqual({ on_hand: 0, reserved: 0 });
  // The same cart, placed again after the launch, is another order.
  const other = await tested.memberWith(await tested.sell());
  await shop.launch(false);
  const first = await shop.order(other, by);
  await shop.launch(true);
  const second = await shop.order(other, by);
  expect(second.orderId).not.toBe(first.orderId);
  expect(await shop.see(first.orderId)).toMatchObject({ state: 'cancelled', isWithoutEffect: false });
  expect(await shop.see(second.orderId)).toMatchObject({ state: 'pending', isWithoutEffect: true });
});

it('GIFTCARD-4: after the launch a test card pays only for tests, and real cards and tests do not mix', async () => {
  const rehearsing = await tested.memberWith(await sellCards(shop, 2_000_000), 'viewer');
  await shop.launch(false);
  const sold = await tested.payFor(rehearsing);
  const [card] = await cardsOfOrder(shop, sold.orderId);
  const mail = (await cardMails(shop)).at(-1);
  const code = /Code: ([\w-]{19})/.exec(mail?.text ?? '')?.[1] ?? '';
  await shop.launch(true);
  const bowl = await tested.sell();
  const clerk = await tested.memberWith(bowl, 'viewer');
  const refused = await clerk.post('/api/commerce/shopping-cart/gift-cards', { code });
  expect((await shop.place(clerk, { paymentMethod: 'manual' })).status, refused.text).toBe(200);
  expect(await seeCard(shop, card?.id ?? '')).toMatchObject({
    giftCard: { isTest: true, balance: 2_000_000 },
  });
  const member = await tested.memberWith(bowl);
  await enterCard(member, code);
  const order = await shop.order(member, { paymentMethod: '' });
  expect(await shop.see(order.orderId)).toMatchObject({
    isTest: true,
    isWithoutEffect: true,
    actions: ['refundPart', 'cancel'],
  });
  expect(await shop.stockOf(bowl)).toEqual({ on_hand: 1, reserved: 0 });
  const real = await issueCard(shop);
  const mixed = await tested.memberWith(bowl);
  await enterCard(mixed, real.code);
  const before = await tested.all();
  const answer = await shop.place(mixed, by);
  expect([answer.status, answer.body]).toMatchObject([409, { error: 'checkout.testMixed' }]);
  expect([await tested.all(), (await seeCard(shop, real.giftCard.id)).giftCard.balance]).toEqual([
    before,
    5000,
  ]);
});

it('DOWNLOAD-6: what was downloaded in a rehearsal is closed by the launch', async () => {
  const { variantId } = await sellFiles(shop);
  const member = await tested.memberWith(variantId, 'viewer');
  await shop.launch(false);
  const { page } = await tested.payFor(member, { downloads: await agreementOf(member) });
  const files = filesOn(await member.get(page, html));
  expect(files.length).toBeGreaterThan(0);
  const [file = ''] = files;
  expect((await member.get(file, html)).status).toBe(200);
  await shop.launch(true);
  expect(filesOn(await member.get(page, html))).toEqual([]);
  expect((await member.get(file, html)).status).not.toBe(200);
});

it('SUBSCRIPTION-31: a subscription of before the launch is not renewed by its test card afterwards', async () => {
  const club = new SubscriptionShop(shop);
  const member = await tested.memberWith(await club.plan(), 'viewer');
  await shop.launch(false);
  const { orderId } = await tested.payFor(member, { recurring: await club.recurringOf(member) });
  const [begun] = await club.of(orderId);
  const id = begun?.id ?? '';
  await club.pass(32);
  expect(await club.orders(id)).toMatchObject([{ state: 'placed', captured: '2350' }]);
  await shop.launch(true);
  await club.pass(31);
  const [, renewal] = await club.orders(id);
  expect(renewal).toMatchObject({ captured: '0', tries: 1 });
  expect(renewal?.state).not.toBe('placed');
  const manager = await shop.employ(shop.server.client(shop.website));
  const page = await manager.get(club.page(id), { accept: 'text/html' });
  expect(page.text).not.toContain('Test payment');
  await club.post(id, { intent: 'pay', paymentMethod: 'test' }, manager);
  expect((await club.orders(id))[1]).toEqual(renewal);
});
