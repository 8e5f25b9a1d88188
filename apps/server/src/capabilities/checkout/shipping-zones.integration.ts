import type { CartReply } from '@vitrine/core/cart/cart-reply.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestAnswer, TestClient } from '../../../test/harness.ts';
import migration from '../tenancy/migrations/0008-shipping-zones.sql?raw';
import { buyer, everywhere, TestShop, taxed } from './shop.fixture.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await TestShop.open();
});
afterAll(() => shop?.server.stop());

const pickup = {
  line1: 'Kilnweg 3',
  postalCode: '10999',
  city: 'Berlin',
  country: 'DE',
  hours: 'Mon–Fri 10:00–18:00',
};
const zones = [
  {
    id: 'de',
    name: 'Germany',
    places: [{ country: 'DE' }],
    options: [
      {
        id: 'parcel',
        name: 'Parcel',
        by: 'weight',
        time: 'Three days',
        brackets: [
          { upTo: 2000, amount: 500 },
          { upTo: 5000, amount: 900 },
        ],
      },
      { id: 'collect', name: 'Pickup', pickup, time: 'Ready tomorrow' },
    ],
  },
  {
    id: 'berlin',
    name: 'Berlin',
    places: [{ country: 'DE', postalCodes: '10*' }],
    options: [{ id: 'bike', name: 'Bike', amount: 400, minimum: 3000 }],
  },
];
beforeEach(() =>
  shop.settle({
    countries: ['DE', 'FR', 'US'],
    shippingZones: zones,
    tax: { isIncluded: false, rules: taxed({ DE: 10_000, FR: 20_000 }), eu: null },
  }),
);

const path = '/api/commerce/shopping-cart';
const cartOf = (answer: TestAnswer) => answer.body as CartReply;
const locate = async (visitor: TestClient, country: string, postalCode = '') =>
  cartOf(await visitor.put(`${path}/shipping-location`, { country, postalCode }));
const offered = (cart: CartReply) => cart.shippingOptions.map(({ id, price }) => [id, price.amount]);
const munich = { ...buyer, city: 'München', postalCode: '80331' };
const sellBowl = (weight: number) => shop.sell({ variants: [{ price: 2000, stock: 20, weight }] });

it('SHIPPING-1, SHIPPING-2: the cart offers the options of its zone, by the weight of its goods and its value', async () => {
  const { variants } = await sellBowl(1.5);
  const visitor = await shop.visitorWith(variants[0] ?? '');
  expect(offered(cartOf(await visitor.get(path)))).toEqual([]);
  expect(offered(await locate(visitor, 'DE', '80331'))).toEqual([
    ['parcel', 500],
    ['collect', 0],
  ]);
  await visitor.post(`${path}/entries`, { variantId: variants[0], quantity: 1 });
  const heavier = cartOf(await visitor.get(path));
  expect([offered(heavier), heavier.shippingCostCents]).toEqual([
    [
      ['parcel', 900],
      ['collect', 0],
    ],
    900,
  ]);
  expect(offered(await locate(visitor, 'DE', '10115'))).toEqual([['bike', 400]]);
  await visitor.post(`${path}/entries`, { variantId: variants[0], quantity: 3 });
  const heavy = await locate(visitor, 'DE', '80331');
  expect([offered(heavy), heavy.selectedShippingOption]).toEqual([[['collect', 0]], 'collect']);
});

it('SHIPPING-3: an address that no zone covers is refused before the order, and nothing is ordered', async () => {
  const { variants } = await sellBowl(1);
  const visitor = await shop.visitorWith(variants[0] ?? '');
  const before = await shop.countOrders();
  const refused = await shop.place(visitor, { ...buyer, country: 'FR', postalCode: '75001', city: 'Paris' });
  const words = 'We do not ship to this address. Choose another country or check the postal code.';
  expect([refused.status, refused.body]).toMatchObject([400, { errors: { shippingOption: words } }]);
  const small = await shop.place(visitor);
  expect([small.status, small.body]).toMatchObject([
    400,
    { errors: { shippingOption: 'No shipping method is available for these items at this address.' } },
  ]);
  expect(await shop.countOrders()).toEqual(before);
  await locate(visitor, 'FR');
  const page = (await visitor.get('/checkout', { accept: 'text/html' })).text;
  expect(page).toContain(words);
  expect(page).not.toContain('value="place"');
  await locate(visitor, 'DE');
  expect((await visitor.get('/checkout', { accept: 'text/html' })).text).toContain('value="place"');
  expect((await shop.order(visitor, munich)).state).toBe('placed');
});

it('SHIPPING-3: goods that are not shipped can be ordered from everywhere', async () => {
  const { variants } = await shop.sell({ type: 2 });
  const visitor = await shop.visitorWith(variants[0] ?? '');
  expect((await shop.order(visitor, { ...buyer, country: 'FR' })).state).toBe('placed');
});

it('SHIPPING-4: an order that is collected needs no address, is taxed at the place, and says where and when', async () => {
  const { variants } = await sellBowl(1);
  const visitor = await shop.visitorWith(variants[0] ?? '');
  await locate(visitor, 'DE', '80331');
  await visitor.put(`${path}/shipping-option`, { shippingOption: 'collect' });
  const checkout = (await visitor.get('/checkout', { accept: 'text/html' })).text;
  expect(checkout).toContain('Kilnweg 3');
  expect(checkout).not.toContain('name="line1"');
  const placed = await shop.order(visitor, {
    ...{ email: buyer.email, name: buyer.name, country: 'DE', line1: '', city: '', postalCode: '' },
    shippingOption: 'collect',
  });
  const order = await shop.see(placed.orderId);
  expect([order.shippingName, order.totals.shipping, order.totals.tax, order.delivery.time]).toEqual([
    'Pickup',
    0,
    200,
    'Ready tomorrow',
  ]);
  const where = ['Kilnweg 3', '10999 Berlin', 'Germany', 'Mon–Fri 10:00–18:00'];
  expect(order.pickupLines).toEqual(where);
  const confirmation = (await visitor.get(placed.confirmation, { accept: 'text/html' })).text;
  expect(confirmation).toContain('Collect at');
  expect(confirmation).toContain('Ready tomorrow');
  const mail = (await shop.mails()).findLast(({ kind }) => kind === 'orders.confirmation');
  expect(mail?.body_text).toContain(`Collect it at:\n${where.join('\n')}`);
  expect(mail?.body_text).toContain('Pickup: Ready tomorrow');
  expect(mail?.body_text).not.toContain('Ships to:');
  // What was promised stays, whatever the store changes later.
  await shop.settle({ shippingZones: everywhere([{ id: 'collect', name: 'Other' }]) });
  expect((await shop.see(placed.orderId)).pickupLines).toEqual(where);
});

it('SHIPPING-5: the order and its mail keep the promised time of what is sent', async () => {
  const { variants } = await sellBowl(1);
  const visitor = await shop.visitorWith(variants[0] ?? '');
  const placed = await shop.order(visitor, { ...munich, shippingOption: 'parcel' });
  const order = await shop.see(placed.orderId);
  expect([order.shippingName, order.delivery, order.pickupLines]).toEqual([
    'Parcel',
    { time: 'Three days', pickup: null },
    [],
  ]);
  const mail = (await shop.mails()).findLast(({ kind }) => kind === 'orders.confirmation');
  expect(mail?.body_text).toContain('Parcel: Three days');
  expect(mail?.body_text).toContain('Ships to:');
});

it('SHIPPING-7: the options of a store from before are offered everywhere; other settings and websites stay', async () => {
  const website = await shop.server.createWebsite();
  const { database } = shop.server.services;
  const options = [{ id: 'post', name: 'Post', amount: 490, freeFrom: 6000 }];
  await database.query('UPDATE websites SET settings = $2 WHERE id = $1', [
    website.id,
    JSON.stringify({ tagline: 'Pots', store: { currency: 'EUR', shippingOptions: options } }),
  ]);
  const before = await shop.server.reload(shop.website);
  await database.query(migration);
  const { settings } = await shop.server.reload(website);
  expect(settings.store.shippingZones).toMatchObject([
    { places: [{ country: '*', postalCodes: '' }], options: [{ ...options[0], by: 'flat', pickup: null }] },
  ]);
  expect([settings.tagline, settings.store.currency]).toEqual(['Pots', 'EUR']);
  expect((await shop.server.reload(shop.website)).settings).toEqual(before.settings);
});
