import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { enterCode, makeDiscount } from '../discounts/discounts.fixture.ts';
import { enterCard, issueCard } from '../gift-cards/gift-cards.fixture.ts';

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await TestShop.open();
  admin = await shop.server.signIn(shop.website);
  await shop.settle({
    countries: ['DE', 'ES'],
    tax: {
      isIncluded: true,
      rules: [],
      classes: [],
      eu: { home: 'DE' },
      shipping: { like: 'class', taxClass: 'standard' },
    },
  });
});
afterAll(() => shop?.server.stop());

async function exported(email: string): Promise<Record<string, string>[]> {
  const answer = await admin.get(`/api/orders/export.csv?search=${email}`);
  return parse(answer.text, { bom: true, columns: true });
}

it('ORDER-49: a row says how it was paid and taxed, with which code, in which language, and what travels', async () => {
  const { variants } = await shop.sell({ variants: [{ price: 1850, stock: 9 }] });
  const book = await shop.sell({ taxClass: 'reduced', variants: [{ price: 1070, stock: 9 }] });
  const visitor = await shop.visitorWith(variants[0] ?? '', 2);
  await visitor.post('/api/commerce/shopping-cart/entries', { variantId: book.variants[0], quantity: 1 });
  await makeDiscount(shop, { code: 'SPRING' });
  await enterCode(visitor, 'SPRING');
  await enterCard(visitor, (await issueCard(shop, { amount: 1000 })).code);
  const { orderId } = await shop.order(visitor, { email: 'accounts@example.com' });
  await admin.put(`/api/orders/${orderId}/language`, { language: 'fr' });
  await admin.post(`/api/orders/${orderId}/payment`, {});
  const { lines } = await shop.see(orderId);
  for (const trackingNumber of ['=1+1', 'T-2'])
    await admin.post(`/api/orders/${orderId}/fulfilment`, {
      lines: [{ lineId: lines[0]?.id, quantity: 1 }],
      trackingNumber,
    });
  const [row = {}] = await exported('accounts@example.com');
  expect(Object.keys(row).slice(-10)).toEqual([
    'Item total',
    'VAT ID',
    'Reverse charge',
    'Payment methods',
    'Paid by gift card',
    'Discount codes',
    'Tax by rate',
    'Tracking numbers',
    'Channel',
    'Language',
  ]);
  expect(row).toMatchObject({
    'VAT ID': '',
    'Reverse charge': 'no',
    'Payment methods': 'Gift card, Bank transfer or pay on collection',
    'Paid by gift card': '10.00',
    'Discount codes': 'SPRING',
    Tax: '6.75',
    'Tax by rate': '19 %: 6.12; 7 %: 0.63',
    'Tracking numbers': "'=1+1, T-2",
    Channel: 'website',
    Language: 'fr',
  });
});

it('ORDER-49: an order without tax names the VAT ID of the business that accounts for it', async () => {
  const { variants } = await shop.sell({ variants: [{ price: 12_100, stock: 9 }] });
  await shop.order(await shop.visitorWith(variants[0] ?? ''), {
    email: 'business@example.com',
    country: 'ES',
    region: 'M',
    city: 'Madrid',
    postalCode: '28013',
    company: 'Cerámica SL',
    vatId: 'ESX9999999X',
  });
  const [row] = await exported('business@example.com');
  expect(row).toMatchObject({
    'VAT ID': 'ESX9999999X',
    'Reverse charge': 'yes',
    'Payment methods': 'Bank transfer or pay on collection',
    'Paid by gift card': '0.00',
    'Discount codes': '',
    'Tax by rate': '',
    'Tracking numbers': '',
    Language: 'en',
  });
});
