import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestShop } from '../../checkout/shop.fixture.ts';
import { changeSettings } from '../../tenancy/index.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await TestShop.open();
  await changeSettings(shop.server.context(shop.website), { settings: { language: 'de' } });
  shop.website = await shop.server.reload(shop.website);
});
afterAll(() => shop?.server.stop());

it('MESSAGES-4, ORDER-6: emails about an order are in the language of the website', async () => {
  const { variants } = await shop.sell({ title: 'Schale' });
  const visitor = await shop.visitorWith(variants[0] ?? '', 2);
  const order = await shop.order(visitor, { note: 'Zweimal klingeln' });
  const admin = await shop.server.signIn(shop.website);
  await admin.post(`/api/orders/${order.orderId}/payment`, {});
  await admin.post(`/api/orders/${order.orderId}/fulfilment`, { carrier: 'DHL', trackingNumber: '0034' });
  const { number } = await shop.see(order.orderId);
  const mails = await shop.mails();
  expect(mails.map(mail => [mail.kind, mail.subject])).toEqual([
    ['orders.confirmation', `Ihre Bestellung ${number} bei Test website`],
    ['orders.notice', `Neue Bestellung ${number} von Ann Lee`],
    ['orders.fulfilled', `Ihre Bestellung ${number} ist unterwegs`],
  ]);
  const [confirmation, notice, fulfilled] = mails.map(mail => mail.body_text);
  expect(confirmation).toContain('So bezahlen Sie:\nPay to DE00 1234.');
  expect(confirmation).toMatch(/Zwischensumme: 37,00\s€/);
  expect(confirmation).toMatch(
    /So kommt die Summe zustande:\nSchale: 2 × 18,50\s€ = 37,00\s€\nPost: 5,00\s€\nSteuer \(DE\) von 19 %, enthalten in 42,00\s€ = 6,71\s€, kaufmännisch gerundet/,
  );
  expect(notice).toContain('Anmerkung: Zweimal klingeln');
  expect(fulfilled).toContain('Sendung: DHL 0034');
});

it('ORDER-6: if a website names no address, its notices go to the people who manage its orders', async () => {
  const { server } = shop;
  const contactEmail = '';
  await changeSettings(server.context(shop.website), { settings: { contactEmail } });
  shop.website = await server.reload(shop.website);
  const seller = await server.createAccount({ website: shop.website, role: 'storeManager' });
  const writer = await server.createAccount({ website: shop.website, role: 'editor' });
  const before = (await shop.mails()).length;
  const { variants } = await shop.sell({ title: 'Becher' });
  await shop.order(await shop.visitorWith(variants[0] ?? ''));
  const notices = (await shop.mails()).slice(before).filter(mail => mail.kind === 'orders.notice');
  const told = notices.map(mail => mail.recipient);
  expect(told).toContain(seller.email);
  expect(told).not.toContain(writer.email);
  expect(told).not.toContain('');
});
