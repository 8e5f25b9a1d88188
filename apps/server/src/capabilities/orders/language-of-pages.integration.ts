import { productTypes } from '@vitrine/core/products/product-views.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buyFiles, filesOn, mailedLink, sellFiles } from '../../../test/sold-files.ts';
import { SubscriptionShop } from '../../../test/subscription-shop.ts';
import type { TestShop } from '../checkout/shop.fixture.ts';
import { cardMails } from '../gift-cards/gift-cards.fixture.ts';

let club: SubscriptionShop;
let shop: TestShop;
beforeAll(async () => {
  club = await SubscriptionShop.open();
  shop = club.shop;
  await shop.setUp('test', { isEnabled: true });
});
afterAll(() => shop?.server.stop());
beforeEach(() => shop.speak('de'));

const html = { accept: 'text/html' };
const german = /<html[^>]* lang="de"/;
const english = /<html[^>]* lang="en"/;

it('ORDER-43: the page of downloads, also of an expired link, is in the language of the order', async () => {
  const { variantId } = await sellFiles(shop, { linkDays: 7 });
  const order = await buyFiles(shop, variantId);
  await shop.speak('en');
  const visitor = shop.server.client(shop.website);
  const page = await visitor.get(await mailedLink(shop), html);
  expect(page.text).toMatch(german);
  const [file = ''] = filesOn(await visitor.get(order.confirmation, html));
  shop.server.moveClock({ days: 8 });
  const expired = await visitor.get(file, html);
  expect(expired.status).toBe(410);
  expect(expired.text).toMatch(german);
  expect((await visitor.get('/checkout/downloads/x', html)).text).toMatch(english);
});

it('ORDER-43: the page of a subscription and what it refuses are in the language of its first order', async () => {
  const row = await club.one(await club.plan());
  await shop.speak('en');
  expect((await club.visitor().get(club.page(row.id), html)).text).toMatch(german);
  const cancelling = await club.visitor().get(`${club.page(row.id)}?ask=cancel`, html);
  expect(cancelling.text).toMatch(german);
  const refused = await club.post(row.id, { intent: 'address', name: '' });
  expect(refused.text).toMatch(german);
  expect((await club.visitor().get(`${club.page(row.id)}x`, html)).text).toMatch(english);
});

it('ORDER-43: a payment that was begun in a language stays in it', async () => {
  const { variants } = await shop.sell({ variants: [{ price: 185_000, stock: 5 }] });
  const visitor = await shop.visitorWith(variants[0] ?? '');
  const { paymentId } = await shop.pay(visitor);
  await shop.speak('en');
  expect((await visitor.get(`/payments/test/${paymentId}`, html)).text).toContain('1.855,00\u00a0€');
});

it('GIFTCARD-7: the mail with a card is in the language of the order, and of the website if staff issued it', async () => {
  const { variants } = await shop.sell({
    title: 'Gutschein',
    type: productTypes.giftCard,
    variants: [{ price: 2500, stock: null }],
  });
  const visitor = shop.server.client(shop.website);
  const recipient = { name: 'Ida', email: 'ida@example.com', message: 'Alles Gute', date: null };
  const added = await visitor.post('/api/commerce/shopping-cart/entries', {
    ...{ variantId: variants[0], quantity: 1 },
    choices: { recipient },
  });
  expect(added.status).toBe(200);
  const { orderId } = await shop.order(visitor);
  await shop.speak('en');
  const staff = await shop.server.signIn(shop.website);
  expect((await staff.post(`/api/orders/${orderId}/payment`, {})).status).toBe(200);
  const issued = { amount: 5000, recipientName: 'Ben', recipientEmail: 'ben@example.com' };
  expect((await staff.post('/api/gift-cards', issued)).status).toBe(200);
  const mails = await cardMails(shop);
  const textTo = (address: string) => mails.find(({ to }) => to === address)?.text;
  expect(textTo('ida@example.com')).toContain('Ihr Code');
  expect(textTo('ben@example.com')).toMatch(/^Code: /m);
});
