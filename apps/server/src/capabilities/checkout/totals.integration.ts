import type { CartReply } from '@vitrine/core/cart/cart-reply.ts';
import type { Order } from '@vitrine/core/orders/order.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { everywhere, TestShop, taxed } from './shop.fixture.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await TestShop.open();
});
beforeEach(async () => {
  shop = await TestShop.on(shop.server);
});
afterAll(() => shop?.server.stop());

const path = '/api/commerce/shopping-cart';
const sold = async (more: Parameters<TestShop['sell']>[0] = {}) => (await shop.sell(more)).variants[0] ?? '';
/** A cart of these, as its call returns it when the destination is known. */
async function cartOf(lines: readonly (readonly [variantId: string, quantity: number])[], country = 'DE') {
  const visitor = shop.server.client(shop.website);
  for (const [variantId, quantity] of lines) await visitor.post(`${path}/entries`, { variantId, quantity });
  await visitor.put(`${path}/shipping-location`, { country });
  return { visitor, cart: await read(visitor) };
}
const read = async (visitor: Awaited<ReturnType<TestShop['visitorWith']>>) =>
  (await visitor.get(path)).body as CartReply;
const errorsOf = (answer: { status: number; body: unknown }) =>
  [answer.status, (answer.body as { errors?: Record<string, string> }).errors] as const;

it('CART-1, CART-3: the subtotal is price times quantity, shipping is charged once, and free from its subtotal', async () => {
  await shop.settle({
    shippingZones: everywhere([{ id: 'post', name: 'Post', amount: 500, freeFrom: 4000 }]),
  });
  const [bowl, cup] = [await sold(), await sold({ variants: [{ price: 99, stock: 10 }] })];
  const { cart, visitor } = await cartOf([
    [bowl, 2],
    [cup, 3],
  ]);
  expect([cart.subtotalCents, cart.shippingCostCents, cart.grandTotalCents]).toEqual([3997, 500, 4497]);
  await visitor.post(`${path}/entries`, { variantId: cup, quantity: 1 });
  const more = await read(visitor);
  expect([more.subtotalCents, more.shippingCostCents, more.grandTotalCents]).toEqual([4096, 0, 4096]);
});

it('CART-3: a cart with nothing to send pays no shipping', async () => {
  const { cart } = await cartOf([[await sold({ type: 2 }), 1]]);
  expect([cart.totals.shipping, cart.grandTotalCents]).toEqual([null, 1850]);
});

it('CART-4, CART-6, CART-24: tax is included in prices or added to them, rounded once, and everything adds up', async () => {
  const [bowl, cup] = [await sold(), await sold({ variants: [{ price: 33, stock: 100 }] })];
  for (const [isIncluded, tax, total] of [
    [true, 623, 3901],
    [false, 741, 4642],
  ] as const) {
    await shop.settle({ tax: { rules: taxed({ DE: 19_000 }), isIncluded } });
    const { totals } = (
      await cartOf([
        [bowl, 1],
        [cup, 47],
      ])
    ).cart;
    expect([totals.tax?.amount, totals.total.amount]).toEqual([tax, total]);
    expect(totals.taxes.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(tax);
    const parts = totals.subtotal.amount + (totals.shipping?.amount ?? 0) + (isIncluded ? 0 : tax);
    expect(parts).toBe(total);
  }
});

it('MONEY-4: half a cent of tax is a whole one, and less than half is none', async () => {
  const shippingZones = everywhere([{ id: 'post', name: 'Post', amount: 0 }]);
  await shop.settle({ shippingZones, tax: { rules: taxed({ DE: 1000 }), isIncluded: false } });
  for (const [price, tax] of [
    [49, 0],
    [50, 1],
    [149, 1],
    [150, 2],
  ] as const) {
    const { totals } = (await cartOf([[await sold({ variants: [{ price, stock: 1 }] }), 1]])).cart;
    expect([price, totals.tax?.amount]).toEqual([price, tax]);
  }
});

it('MONEY-5: the tax of an order is split over its lines to the cent, the first of equal fractions rounded up', async () => {
  const shippingZones = everywhere([{ id: 'post', name: 'Post', amount: 0 }]);
  const admin = await shop.server.signIn(shop.website);
  for (const [rate, prices, parts] of [
    [3333, [100, 100, 100], [34, 33, 33]],
    [500, [30, 70], [2, 3]],
    [1000, [10, 34, 66], [1, 3, 7]],
    [10, [100, 100, 400], [0, 0, 1]],
  ] as const) {
    await shop.settle({ shippingZones, tax: { rules: taxed({ DE: rate * 10 }), isIncluded: false } });
    const lines: [string, number][] = [];
    for (const price of prices) lines.push([await sold({ variants: [{ price, stock: 1 }] }), 1]);
    const { orderId } = await shop.order((await cartOf(lines)).visitor);
    const { order } = (await admin.get(`/api/orders/${orderId}`)).body as { order: Order };
    expect(order.lines.map(({ tax }) => tax)).toEqual(parts);
    expect(order.totals.tax).toBe(parts.reduce<number>((sum, part) => sum + part, 0));
  }
});

it('CART-5, CART-18: the rate is that of the destination, and open until it is known', async () => {
  await shop.settle({ countries: ['DE', 'US', 'FR'], tax: { rules: taxed({ DE: 19_000, '*': 5000 }) } });
  const bowl = await sold();
  const taxTo = async (country: string) => (await cartOf([[bowl, 1]], country)).cart.totals;
  expect((await taxTo('DE')).taxes.map(({ rate }) => rate)).toEqual([19_000]);
  expect((await taxTo('FR')).taxes.map(({ rate }) => rate)).toEqual([5000]);
  const nowhere = await read(await shop.visitorWith(bowl));
  expect([nowhere.totals.isTaxOpen, nowhere.totals.tax]).toEqual([true, null]);
});

it('CART-7: the order explains every cent of its total', async () => {
  const order = await shop.order(await shop.visitorWith(await sold(), 2));
  const admin = await shop.server.signIn(shop.website);
  const seen = ((await admin.get(`/api/orders/${order.orderId}`)).body as { order: Order }).order;
  expect(seen.totals.total).toBe(4200);
  const mail = (await shop.mails()).find(({ recipient }) => recipient === 'ann@example.com');
  for (const words of ['2 × €18.50 = €37.00', 'Post: €5.00', '19 % inside €42.00 = €6.71'])
    expect(mail?.body_text).toContain(words);
});

it('MONEY-2: a currency that no store sells in is refused, and the store keeps its own', async () => {
  const admin = await shop.server.signIn(shop.website);
  const change = (currency: string) =>
    admin.patch('/api/website/settings', { settings: { store: { currency } } });
  for (const currency of ['KRW', 'eur', '']) expect((await change(currency)).status).toBe(400);
  const { cart } = await cartOf([[await sold(), 1]]);
  expect(cart.totals.total.currency).toBe('EUR');
  expect((await change('ZAR')).status).toBe(200);
});

it.each([
  ['EUR', 'en', '€18.50'],
  ['JPY', 'en', '¥1,850'],
  ['EUR', 'de', '18,50 €'],
])('MONEY-3, MONEY-7: a page shows 1850 in %s, in %s, as %j', async (currency, language, words) => {
  await shop.settle({ currency });
  await shop.speak(language);
  const page = await (await shop.visitorWith(await sold())).get('/cart', { accept: 'text/html' });
  expect(page.text.replaceAll('\u00a0', ' ')).toContain(words);
});

const american = { country: 'US', region: 'OR', postalCode: '97204', city: 'Portland', line1: '1 Main St' };

it.each([
  ['an unknown country', { country: 'XX' }, 'country'],
  ['a short ZIP code', { ...american, postalCode: '9720' }, 'postalCode'],
  ['no state', { ...american, region: '' }, 'region'],
  ['a German code of four digits', { postalCode: '1011' }, 'postalCode'],
  ['a country that is not shipped to', { country: 'FR', postalCode: '75001' }, 'country'],
  ['no street', { line1: '' }, 'line1'],
  ['a name that is too long', { name: 'x'.repeat(300) }, 'name'],
  ['a telephone number of letters', { phone: 'call me' }, 'phone'],
])(
  'ADDRESS-1 to ADDRESS-5, ADDRESS-8: %s is refused next to its field, and nothing is ordered',
  async (_, address, field) => {
    const visitor = await shop.visitorWith(await sold());
    const [status, errors] = errorsOf(await shop.place(visitor, address));
    expect([status, Object.keys(errors ?? {})]).toEqual([400, [field]]);
    expect(errors?.[field]).toMatch(/\.$/);
    expect(await shop.countOrders()).toEqual({});
  },
);

it('ADDRESS-2, ADDRESS-4, ADDRESS-7: an address is stored and written as is usual in its country', async () => {
  await shop.settle({ countries: ['DE', 'US', 'HK'] });
  const written = async (address: object) => {
    const order = await shop.order(await shop.visitorWith(await sold()), { ...address });
    const { text } = await shop.server.client(shop.website).get(order.confirmation, { accept: 'text/html' });
    return { text, address: (await shop.see(order.orderId)).address };
  };
  const there = await written({ ...american, postalCode: '97204-1234' });
  expect(there.text).toContain('Portland, OR 97204-1234');
  expect((await written({})).text).toContain('10115 Berlin');
  const hongKong = await written({
    country: 'HK',
    region: 'Kowloon',
    city: 'Mong Kok',
    postalCode: '999077',
  });
  expect(hongKong.address).toMatchObject({ country: 'HK', postalCode: '' });
});

it.each([
  ['US', 'en', ['ZIP code', 'State']],
  ['GB', 'en', ['Postcode', 'Town or city']],
  ['US', 'da', ['ZIP-kode', 'Delstat']],
])('ADDRESS-1, ADDRESS-6: the checkout to %s in %s asks for %j', async (country, language, labels) => {
  await shop.settle({ countries: [country] });
  await shop.speak(language);
  const visitor = await shop.visitorWith(await sold());
  const page = await visitor.get('/checkout', { accept: 'text/html' });
  for (const label of labels) expect(page.text).toContain(label);
});
