import { productTypes } from '@vitrine/core/products/product-views.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import {
  cardMails,
  cardsOfOrder,
  cardsPath,
  issueCard,
  postForm,
  runCardJob,
  seeCard,
  sellCards,
} from './gift-cards.fixture.ts';

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

const fields = {
  name: 'answer.giftrecipientname0000000',
  email: 'answer.giftrecipientemail000000',
  message: 'answer.giftrecipientmessage0000',
};

it('GIFTCARD-3: each piece of a paid order becomes one card, once, worth what was paid', async () => {
  const variantId = await sellCards(shop);
  const order = await shop.order(await shop.visitorWith(variantId, 3));
  expect(await cardsOfOrder(shop, order.orderId)).toEqual([]);
  await admin.post(`/api/orders/${order.orderId}/payment`, {});
  const cards = await cardsOfOrder(shop, order.orderId);
  expect(
    cards.map(({ balance, issued, orderId, orderNumber }) => [balance, issued, orderId, orderNumber]),
  ).toEqual(Array(3).fill([2500, 2500, order.orderId, order.number]));
  // Nothing of it is sent, so that it is completed; a later look at it issues nothing more.
  expect((await shop.see(order.orderId)).state).toBe('completed');
  expect((await cardMails(shop)).map(({ to }) => to)).toEqual(Array(3).fill('ann@example.com'));
  const page = await shop.server.client(shop.website).get(order.confirmation);
  for (const card of cards) expect(page.text).toContain(card.lastCharacters);
  expect(page.text).toContain('Your gift cards');
});

it('GIFTCARD-3: its page asks for the recipient with and without script, and a recipient has a name', async () => {
  const variantId = await sellCards(shop);
  const visitor = shop.server.client(shop.website);
  const refused = await postForm(visitor, '/cart/entries', { variantId, [fields.email]: 'bob@example.com' });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain('Enter the name of the recipient.');
  expect(refused.text).toContain('value="bob@example.com"');
  const day = { year: '2001', month: '1', day: '2' };
  const past = await visitor.post('/api/commerce/shopping-cart/entries', {
    variantId,
    answers: { giftrecipientname0000000: 'Bob', giftrecipientday00000000: day },
  });
  expect([past.status, past.body]).toMatchObject([
    400,
    { errors: { giftrecipientday00000000: 'Choose today or a later day, at most a year from now.' } },
  ]);
  expect((await visitor.get('/api/commerce/shopping-cart')).body).toMatchObject({ totalQuantity: 0 });
  const added = await postForm(visitor, '/cart/entries', {
    variantId,
    [fields.name]: 'Bob',
    [fields.email]: 'bob@example.com',
    [fields.message]: 'Joy',
  });
  expect(added.status).toBe(303);
  const cart = await visitor.get('/api/commerce/shopping-cart');
  expect(cart.body).toMatchObject({
    entries: [{ choices: ['For Bob (bob@example.com)', '“Joy”'] }],
    hasDigital: false,
    requiresShipping: false,
  });
});

it('MAIL-22: a stranger’s name that a mail program would make a link of is in no greeting', async () => {
  const variantId = await sellCards(shop);
  const visitor = shop.server.client(shop.website);
  const date = new Date(shop.server.services.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10);
  const recipient = { name: 'Win at evil.example', email: 'bob@example.com', date, message: 'All the best' };
  await visitor.post('/api/commerce/shopping-cart/entries', { variantId, choices: { recipient } });
  const order = await shop.order(visitor, { name: 'https://evil.example' });
  await admin.post(`/api/orders/${order.orderId}/payment`, {});
  shop.server.moveClock({ days: 2 });
  await runCardJob(shop, 'giftCards.send');
  const [mail] = await cardMails(shop);
  expect(mail?.to).toBe('bob@example.com');
  expect(mail?.text).toContain('“All the best”');
  expect(mail?.text).not.toContain('evil');
  expect(mail?.text).not.toContain('Hello');
});

it('GIFTCARD-2, GIFTCARD-7: it is mailed on its day in the language of the website, once, and its code lies nowhere in plain', async () => {
  await shop.speak('de');
  admin = await shop.server.signIn(shop.website);
  const variantId = await sellCards(shop);
  const visitor = shop.server.client(shop.website);
  const now = shop.server.services.clock.now();
  const date = new Date(now.getTime() + 5 * 86_400_000).toISOString().slice(0, 10);
  const recipient = { name: 'Bob', email: 'bob@example.com', date, message: 'Alles Gute' };
  await visitor.post('/api/commerce/shopping-cart/entries', { variantId, choices: { recipient } });
  const order = await shop.order(visitor);
  await admin.post(`/api/orders/${order.orderId}/payment`, {});
  const [card] = await cardsOfOrder(shop, order.orderId);
  expect(card).toMatchObject({ mailedTo: 'bob@example.com', sendsAt: `${date}T08:00:00.000Z`, sentAt: null });
  await runCardJob(shop, 'giftCards.send');
  expect(await cardMails(shop)).toEqual([]);
  shop.server.moveClock({ days: 6 });
  await runCardJob(shop, 'giftCards.send');
  await runCardJob(shop, 'giftCards.send');
  const [mail, ...more] = await cardMails(shop);
  expect(more).toEqual([]);
  expect(mail?.to).toBe('bob@example.com');
  expect(mail?.subject).toMatch(/^Ein Gutschein über 25,00\s€ für Test website$/);
  for (const words of ['Hallo Bob', 'Ann Lee schenkt Ihnen', '“Alles Gute”', '/cart/gift-card'])
    expect(mail?.text).toContain(words);
  const code = /Code: ([\w-]{19})/.exec(mail?.text ?? '')?.[1] ?? '';
  expect(code.endsWith(card?.lastCharacters ?? '?')).toBe(true);
  const stored = [
    await shop.query('SELECT * FROM gift_cards WHERE website_id = $1'),
    await shop.query('SELECT * FROM outbox WHERE website_id = $1'),
    await shop.query('SELECT * FROM audit_log WHERE website_id = $1'),
  ];
  for (const written of [code, code.replaceAll('-', '')])
    expect(JSON.stringify(stored)).not.toContain(written);
});

it('GIFTCARD-8: anyone who has a code sees what is left, by a posted form, and tries are limited', async () => {
  const { code, giftCard } = await issueCard(shop, { amount: 1250, validUntil: '2099-12-31' });
  const visitor = shop.server.client(shop.website);
  expect((await visitor.get('/cart/gift-card')).text).toContain('Enter its code to see what is left on it.');
  const seen = await postForm(visitor, '/cart/gift-card', { code: code.toLowerCase() });
  expect(seen.status).toBe(200);
  expect(seen.text).toContain('€12.50 is left on this gift card.');
  expect(seen.text).toContain('It is valid until December 31, 2099.');
  const unknown = await postForm(visitor, '/cart/gift-card', { code: 'ABCD' });
  expect([unknown.status, unknown.text]).toEqual([
    422,
    expect.stringContaining('No gift card has this code.'),
  ]);
  await admin.put(`${cardsPath}/${giftCard.id}/disabled`, { isDisabled: true });
  expect((await postForm(visitor, '/cart/gift-card', { code })).text).toContain('can no longer be used');
  const limited = await TestShop.open({ environment: { IS_RATE_LIMITED: 'true' } });
  const guesser = limited.server.client(limited.website);
  const answers = [];
  for (let at = 0; at < 31; at += 1)
    answers.push((await postForm(guesser, '/cart/gift-card', { code: 'ABCD' })).text);
  expect(answers.at(-2)).toContain('No gift card has this code.');
  expect(answers.at(-1)).toContain('You have entered too many codes.');
  await limited.server.stop();
});

it('GIFTCARD-8: what is left is taken off once the last day is over, once', async () => {
  const day = (days: number) =>
    new Date(shop.server.services.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const { giftCard } = await issueCard(shop, { validUntil: day(1) });
  const kept = await issueCard(shop, { validUntil: day(30) });
  await runCardJob(shop, 'giftCards.expire');
  expect((await seeCard(shop, giftCard.id)).giftCard).toMatchObject({ balance: 5000, state: 'active' });
  shop.server.moveClock({ days: 3 });
  await runCardJob(shop, 'giftCards.expire');
  await runCardJob(shop, 'giftCards.expire');
  const seen = await seeCard(shop, giftCard.id);
  expect(seen.giftCard).toMatchObject({ balance: 0, state: 'expired' });
  expect(seen.entries.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['expired', -5000],
    ['issued', 5000],
  ]);
  expect((await seeCard(shop, kept.giftCard.id)).giftCard.balance).toBe(5000);
});

it('GIFTCARD-4: a card of a test payment pays only where test payments are offered', async () => {
  await shop.setUp('test', { isEnabled: true });
  shop.takeTests(true);
  const visitor = await shop.employ(await shop.visitorWith(await sellCards(shop)));
  await shop.launch(false);
  const { order, paymentId } = await shop.pay(visitor);
  await shop.choose(visitor, paymentId, 'approve');
  await visitor.get(`/checkout/return/${paymentId}`);
  await shop.launch(true);
  const [card] = await cardsOfOrder(shop, order.orderId);
  expect(card).toMatchObject({ isTest: true, balance: 2500 });
  const code = /Code: ([\w-]{19})/.exec((await cardMails(shop))[0]?.text ?? '')?.[1] ?? '';
  const bowl = (await shop.sell()).variants[0] ?? '';
  const paysFor = async (buyer: TestClient) => {
    const { body } = await buyer.post('/api/commerce/shopping-cart/gift-cards', { code });
    return (body as { giftCards: { reason: string | null }[] }).giftCards[0]?.reason;
  };
  expect(await paysFor(await shop.visitorWith(bowl))).toBe('This gift card was bought with a test payment.');
  expect(await paysFor(await shop.employ(await shop.visitorWith(bowl)))).toBe(null);
  shop.takeTests(false);
});

it('CHECKOUT-31: the address of a gift card shows it with its variant; anything else is not found', async () => {
  const { id, variants } = await shop.sell({
    title: 'Gift card',
    type: productTypes.giftCard,
    optionNames: ['Amount'],
    variants: [
      { optionValues: ['€25'], price: 2500, sku: 'GIFT-25' },
      { optionValues: ['€50'], price: 5000, sku: 'GIFT-50' },
    ],
  });
  const bowl = await shop.sell();
  const neighbour = await TestShop.on(shop.server);
  const visitor = shop.server.client(shop.website);
  const open = (query: Record<string, string>) =>
    visitor.get(`/checkout/giftcard?${new URLSearchParams(query)}`);
  const websiteId = shop.website.id;
  const chosen = await open({ websiteId, giftCardProductId: id, sku: 'GIFT-50' });
  expect(chosen.status).toBe(200);
  expect(chosen.text).toContain(`<option value="${variants[1]}" selected=""`);
  expect((await open({ websiteId, giftCardProductId: id })).text).toContain(
    `<option value="${variants[0]}" selected=""`,
  );
  for (const query of [
    {},
    { websiteId },
    { giftCardProductId: id },
    { websiteId, giftCardProductId: 'x' },
    { websiteId, giftCardProductId: bowl.id },
    { websiteId, giftCardProductId: id, sku: 'GIFT-99' },
    { websiteId: neighbour.website.id, giftCardProductId: id },
  ])
    expect((await open(query)).status, JSON.stringify(query)).toBe(404);
  expect((await visitor.get('/checkout/giftcard?sku=a&sku=b&websiteId=1')).status).toBe(404);
});
