import type { CartReply } from '@vitrine/core/cart/cart-reply.ts';
import { productTypes } from '@vitrine/core/products/product-views.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestAnswer } from '../../../test/harness.ts';
import migration from '../tenancy/migrations/0007-tax-rules.sql?raw';
import { buyer, everywhere, TestShop, taxed } from './shop.fixture.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await TestShop.open();
});
beforeEach(() =>
  shop.settle({
    countries: ['DE', 'ES', 'US'],
    shippingZones: everywhere([{ id: 'post', name: 'Post', amount: 605 }]),
    tax: { isIncluded: true, rules: [], classes: [], eu: { home: 'DE' }, shipping: standard },
  }),
);
afterAll(() => shop?.server.stop());

const standard = { like: 'class', taxClass: 'standard' };
const cartPath = '/api/commerce/shopping-cart';
const cartOf = (answer: TestAnswer) => answer.body as CartReply;
const madrid = {
  ...buyer,
  country: 'ES',
  region: 'M',
  city: 'Madrid',
  line1: 'Calle 1',
  postalCode: '28013',
};
const business = { ...madrid, company: 'Cerámica SL', vatId: 'es x9999999-x' };

it('TAX-1, TAX-3: products are taxed by their class at the rates of the buyer’s country', async () => {
  const book = await shop.sell({ title: 'Book', taxClass: 'lower', variants: [{ price: 1040, stock: 5 }] });
  const free = await shop.sell({ title: 'Stamp', taxClass: 'zero', variants: [{ price: 100, stock: 5 }] });
  const gone = await shop.sell({ title: 'Bowl', taxClass: 'removed', variants: [{ price: 1210, stock: 5 }] });
  const gift = await shop.sell({ type: productTypes.giftCard, variants: [{ price: 5000 }] });
  const visitor = await shop.visitorWith(book.variants[0] ?? '');
  for (const { variants } of [free, gone, gift])
    await visitor.post(`${cartPath}/entries`, { variantId: variants[0], quantity: 1 });
  const order = await shop.see((await shop.order(visitor, madrid)).orderId);
  expect(order.lines.map(({ title, tax }) => [title, tax])).toEqual([
    ['Book', 40],
    ['Stamp', 0],
    ['Bowl', 210],
    ['Bowl', 0],
  ]);
  expect(order.totals.taxes.map(({ country, rate, base, amount }) => [country, rate, base, amount])).toEqual([
    ['ES', 4000, 1040, 40],
    ['ES', 21_000, 1815, 315],
  ]);
});

it('TAX-2, TAX-5: the cart lists the rules for its destination, the store’s own before those of the EU', async () => {
  await shop.settle({
    tax: { rules: [{ country: 'ES', postalCodes: '28*', rates: { standard: [{ rate: 20_000 }] } }] },
  });
  const { variants } = await shop.sell({ variants: [{ price: 12_000, stock: 5 }] });
  const visitor = await shop.visitorWith(variants[0] ?? '');
  expect(cartOf(await visitor.get(cartPath))).toMatchObject({
    shippingLocation: null,
    applicableTaxRules: [],
  });
  const place = { country: 'ES', region: 'M', postalCode: '28013' };
  const cart = cartOf(await visitor.put(`${cartPath}/shipping-location`, place));
  expect(cart.shippingLocation).toEqual(place);
  expect(cart.applicableTaxRules.map(({ postalCodes, rates }) => [postalCodes, rates.standard])).toEqual([
    ['28*', [{ name: '', rate: 20_000 }]],
    ['', [{ name: '', rate: 21_000 }]],
  ]);
  expect(cart.taxCents).toBe(2101);
});

it('TAX-6: a VAT id in a wrong form is refused with an example, and nothing is ordered; at home it changes no tax', async () => {
  const { variants } = await shop.sell({ variants: [{ price: 11_900, stock: 5 }] });
  const visitor = await shop.visitorWith(variants[0] ?? '');
  const before = await shop.countOrders();
  const refused = await shop.place(visitor, { ...business, vatId: 'ES12' });
  expect([refused.status, refused.body]).toMatchObject([
    400,
    { errors: { vatId: 'Enter a VAT ID with the letters of its country, such as DE123456789.' } },
  ]);
  expect(await shop.countOrders()).toEqual(before);
  const order = await shop.see((await shop.order(visitor, { vatId: ' de136.695.976 ' })).orderId);
  expect([order.vatId, order.totals.tax, order.totals.isReverseCharged]).toEqual([
    'DE136695976',
    1997,
    false,
  ]);
});

it('TAX-6: a store that does not sell across the EU neither asks for a VAT id nor keeps one', async () => {
  await shop.settle({ tax: { eu: null, rules: taxed({ ES: 21_000 }) } });
  const { variants } = await shop.sell();
  const visitor = await shop.visitorWith(variants[0] ?? '');
  expect((await visitor.get('/checkout', { accept: 'text/html' })).text).not.toContain('name="vatId"');
  const order = await shop.see((await shop.order(visitor, business)).orderId);
  expect([order.vatId, order.totals.isReverseCharged]).toEqual(['', false]);
  expect(order.totals.tax).toBeGreaterThan(0);
});

it('TAX-7: a business in another member state buys without tax; page, order, confirmation and mail say why', async () => {
  const { variants } = await shop.sell({ title: 'Vase', variants: [{ price: 12_100, stock: 5 }] });
  const visitor = await shop.visitorWith(variants[0] ?? '', 2);
  await visitor.send('POST', '/checkout', {
    body: new URLSearchParams({ ...business, intent: 'update' }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  const page = (await visitor.get('/checkout', { accept: 'text/html' })).text;
  expect(page).toContain('Reverse charge: prices are without tax, and the recipient accounts for it.');
  expect(page).toContain('€205.00');
  expect(page).toContain('value="es x9999999-x"');
  expect(cartOf(await visitor.get(cartPath))).toMatchObject({
    grandTotalCents: 20_500,
    taxCents: 0,
    entries: [{ unitPrice: { amount: 10_000 }, lineTotal: { amount: 20_000 } }],
    totals: { isReverseCharged: true },
  });
  const placed = await shop.order(visitor, { ...business, expectedTotal: 20_500 });
  const order = await shop.see(placed.orderId);
  expect(order.lines).toMatchObject([{ unitPrice: 10_000, listPrice: 10_000, total: 20_000, tax: 0 }]);
  expect([order.vatId, order.total, order.totals.tax]).toEqual(['ESX9999999X', 20_500, null]);
  const sentence = 'Reverse charge: no tax is charged. The recipient (ESX9999999X) accounts for it.';
  expect(order.explanation).toContain(sentence);
  const confirmation = (await visitor.get(placed.confirmation, { accept: 'text/html' })).text;
  expect(confirmation).toContain('ESX9999999X');
  expect(confirmation).toContain(sentence);
  const mail = (await shop.mails()).findLast(({ kind }) => kind === 'orders.confirmation');
  expect(mail?.body_text).toContain(sentence);
  expect(mail?.body_text).toContain('VAT ID: ESX9999999X');
});

it('TAX-4: tax is rounded once on the sum of everything with the same rate', async () => {
  const { variants } = await shop.sell({ variants: [{ price: 103, stock: 9 }] });
  const other = await shop.sell({ variants: [{ price: 103, stock: 9 }] });
  await shop.settle({
    shippingZones: everywhere([{ id: 'post', name: 'Post', amount: 0 }]),
    tax: { isIncluded: false },
  });
  const visitor = await shop.visitorWith(variants[0] ?? '');
  await visitor.post(`${cartPath}/entries`, { variantId: other.variants[0], quantity: 1 });
  const order = await shop.see((await shop.order(visitor, madrid)).orderId);
  // 21 % of 1.03 is 0.2163; of 2.06 it is 0.4326.
  expect([order.totals.tax, order.lines.map(({ tax }) => tax)]).toEqual([43, [22, 21]]);
});

it('TAX-10: the rate of each country becomes a rule; other settings and websites stay', async () => {
  const website = await shop.server.createWebsite();
  const { database } = shop.server.services;
  const tax = { isIncluded: false, rates: { DE: 1900, '*': 50 }, isShippingTaxed: false };
  await database.query('UPDATE websites SET settings = $2 WHERE id = $1', [
    website.id,
    JSON.stringify({ tagline: 'Pots', store: { currency: 'EUR', tax } }),
  ]);
  const before = await shop.server.reload(shop.website);
  await database.query(migration);
  const { settings } = await shop.server.reload(website);
  expect(settings.store.tax).toEqual({
    isIncluded: false,
    rules: ['*', 'DE'].map(country => ({
      country,
      region: '',
      postalCodes: '',
      rates: { standard: [{ name: '', rate: country === 'DE' ? 19_000 : 500 }] },
    })),
    classes: [],
    shipping: null,
    eu: null,
  });
  expect([settings.tagline, settings.store.currency]).toEqual(['Pots', 'EUR']);
  expect((await shop.server.reload(shop.website)).settings).toEqual(before.settings);
});
