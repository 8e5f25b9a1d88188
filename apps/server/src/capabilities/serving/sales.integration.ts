import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestShop } from '../checkout/shop.fixture.ts';
import { putCollection } from '../collections/index.ts';
import { publish } from '../publishing/index.ts';

let shop: TestShop;
/** The database notes prices by its own clock. */
const start = new Date();
const inHours = (hours: number) => new Date(start.getTime() + hours * 3_600_000).toISOString();

beforeAll(async () => {
  shop = await TestShop.open({ now: start });
  await putCollection(shop.server.context(shop.website), {
    sourceKey: 'shop',
    type: collectionTypes.products,
    title: 'Shop',
    slug: 'shop',
  });
  await publish(shop.server.context(shop.website), { note: '' });
  shop.website = await shop.server.reload(shop.website);
});
afterAll(() => shop?.server.stop());

const read = async (path: string) =>
  (await shop.server.client(shop.website).get(path, { accept: 'text/html' })).text
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ');
const card = async (title: string) => {
  const list = await read('/shop');
  return list.slice(list.indexOf(title), list.indexOf(title) + 120);
};

it('PRICE-7: card, cached page, cart and order change at the very moment a sale begins and ends', async () => {
  const sale = { price: 2000, salePrice: 1500, isOnSale: true, saleFrom: inHours(1), saleUntil: inHours(2) };
  const { variants } = await shop.sell({
    title: 'Dated',
    slug: 'dated',
    variants: [{ ...sale, stock: 9 }],
  });
  const visitor = await shop.visitorWith(variants[0] ?? '');
  const subtotal = async () =>
    ((await visitor.get('/api/commerce/shopping-cart')).body as { subtotalCents: number }).subtotalCents;
  const expectPrice = async (shown: string, hidden: string, amount: number) => {
    for (const text of [await read('/shop/dated'), await card('Dated')]) {
      expect(text).toContain(shown);
      expect(text).not.toContain(hidden);
    }
    expect(await subtotal()).toBe(amount);
  };
  await expectPrice('€20.00', '€15.00', 2000);
  shop.server.moveClock({ hours: 1 });
  for (const text of [await read('/shop/dated'), await card('Dated')]) expect(text).toContain('€15.00');
  expect(await subtotal()).toBe(1500);
  const other = await shop.visitorWith(variants[0] ?? '');
  await shop.order(other);
  const [order] = await shop.query<{ lines: object[] }>('SELECT lines FROM orders WHERE website_id = $1');
  expect(order?.lines).toMatchObject([{ unitPrice: 1500 }]);
  shop.server.moveClock({ hours: 1 });
  await expectPrice('€20.00', '€15.00', 2000);
});

it('PRICE-8: the database notes each price, and visitors see the lowest of the 30 days before a sale', async () => {
  const { id, variants } = await shop.sell({ title: 'Noted', slug: 'noted', variants: [{ price: 2000 }] });
  const admin = await shop.server.signIn(shop.website, 'storeManager');
  const change = async (variant: object) => {
    const { status } = await admin.patch(`/api/products/${id}`, {
      variants: [{ id: variants[0], ...variant }],
    });
    expect(status).toBe(200);
  };
  // Days ago, as the history of a shop.
  const age = (days: number) =>
    shop.query(
      `UPDATE variant_prices SET since = since - make_interval(days => $3) WHERE website_id = $1 AND variant_id = $2`,
      variants[0],
      days,
    );
  await age(20);
  await change({ price: 1700 });
  await age(10);
  await change({ price: 2100 });
  await age(5);
  await change({ price: 2100, sku: 'SAME' });
  expect(await read('/shop/noted')).not.toContain('Lowest price');
  await change({ price: 2100, salePrice: 1800, isOnSale: true });
  await age(1);
  for (const text of [await read('/shop/noted'), await card('Noted')])
    expect(text).toContain('Lowest price in the last 30 days: €17.00');
  const [count] = await shop.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM variant_prices WHERE website_id = $1 AND variant_id = $2',
    variants[0],
  );
  expect(count).toEqual({ count: 4 });
  await change({ price: 2100, salePrice: 1800, isOnSale: false });
  expect(await read('/shop/noted')).not.toContain('Lowest price');
});

it('PRICE-9: a price of an amount is on the card, the page and in the cart, and follows the sale', async () => {
  const perUnit = { amount: 250, unit: 'g' as const, per: 'kg' as const };
  const { variants } = await shop.sell({
    title: 'Clay',
    slug: 'clay',
    variants: [{ price: 1560, salePrice: 1250, isOnSale: true, perUnit, stock: 5 }],
  });
  for (const text of [await read('/shop/clay'), await card('Clay')]) expect(text).toContain('€50.00 / kg');
  const visitor = await shop.visitorWith(variants[0] ?? '');
  expect((await visitor.get('/cart', { accept: 'text/html' })).text).toContain('€50.00 / kg');
});

it('PRICE-7, PRICE-9: dates and contents that make no sense are refused by name, and nothing is changed', async () => {
  const admin = await shop.server.signIn(shop.website, 'storeManager');
  const { id } = await shop.sell({ title: 'Plain', slug: 'plain', variants: [{ price: 1000 }] });
  const before = (await admin.get(`/api/products/${id}`)).body;
  for (const [variant, field] of [
    [{ saleFrom: inHours(2), saleUntil: inHours(1) }, 'variants.0.saleUntil'],
    [{ saleFrom: 'soon' }, 'variants.0.saleFrom'],
    [{ perUnit: { amount: 0, unit: 'g', per: 'kg' } }, 'variants.0.perUnit.amount'],
    [{ perUnit: { amount: 1, unit: 'g', per: 'l' } }, 'variants.0.perUnit.per'],
  ] as const) {
    const refused = await admin.patch(`/api/products/${id}`, { variants: [{ price: 900, ...variant }] });
    expect(refused.status).toBe(400);
    expect(Object.keys((refused.body as { errors: object }).errors)).toEqual([field]);
  }
  expect((await admin.get(`/api/products/${id}`)).body).toEqual(before);
});
