import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import { type Id, newId } from '@vitrine/core/id/id.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { changeCollection, putCollection } from '../collections/index.ts';
import { publish } from '../publishing/index.ts';
import { upsertProducts } from './index.ts';

let shop: TestShop;
let admin: TestClient;
let visitor: TestClient;
let main: Id;
let second: Id;
beforeAll(async () => {
  shop = await TestShop.open();
});
afterAll(() => shop?.server.stop());

beforeEach(async () => {
  shop = await TestShop.on(shop.server);
  main = await page('Shop');
  await put('Bowl', ['Kitchen']);
  await put('Plate', ['Kitchen', 'Table']);
  await put('Rug', ['Floor']);
  await goLive();
  admin = await shop.server.signIn(shop.website, 'storeManager');
  visitor = shop.server.client(shop.website);
});

const context = () => shop.server.context(shop.website);
async function page(title: string): Promise<Id> {
  const slug = title.toLowerCase();
  return (await putCollection(context(), { sourceKey: slug, type: collectionTypes.products, title, slug }))
    .id;
}
async function put(title: string, categories: string[]): Promise<void> {
  const product = { title, state: 1 as const, categories, tags: ['New'], variants: [{ price: 1000 }] };
  expect((await upsertProducts(context(), [{ sourceKey: title, product }])).ok).toBe(true);
}
async function goLive(): Promise<void> {
  await publish(context());
  shop.website = await shop.server.reload(shop.website);
  await shop.server.runJobs();
  shop.website = await shop.server.reload(shop.website);
}
async function openSecond(): Promise<void> {
  second = await page('Outlet');
  await goLive();
}
const idsOf = async (...titles: string[]): Promise<Id[]> => {
  const rows = await shop.query<{ id: Id; title: string }>(
    'SELECT id, title FROM products WHERE website_id = $1',
  );
  return titles.map(title => rows.find(row => row.title === title)?.id ?? '');
};
const act = async (titles: string[], action: object) =>
  admin.post('/api/products/bulk', { ids: await idsOf(...titles), action });
const listed = async (address: string) => {
  const { text } = await visitor.get(address);
  return [...text.matchAll(/class="summary-link" href="([^"]*)">([^<]*)/g)].map(
    ([, at, title]) => `${title} ${at}`,
  );
};
const shopsOf = async (title: string) => {
  const [row] = await shop.query<{ shop_ids: Id[] }>(
    `SELECT shop_ids FROM products WHERE website_id = $1 AND title = '${title}'`,
  );
  return row?.shop_ids;
};

it('SHOPS-1: one shop shows all products, and of several the oldest those of no other', async () => {
  expect(await listed('/shop')).toEqual(['Bowl /shop/bowl', 'Plate /shop/plate', 'Rug /shop/rug']);
  await openSecond();
  expect(await listed('/shop')).toEqual(['Bowl /shop/bowl', 'Plate /shop/plate', 'Rug /shop/rug']);
  expect(await listed('/outlet')).toEqual([]);
  expect((await act(['Rug'], { kind: 'moveToShop', shopId: second })).status).toBe(200);
  expect(await listed('/shop')).toEqual(['Bowl /shop/bowl', 'Plate /shop/plate']);
  expect(await listed('/outlet')).toEqual(['Rug /outlet/rug']);
});

it('SHOPS-2: an unknown shop is refused, and nothing changes', async () => {
  await openSecond();
  const [bowl] = await idsOf('Bowl');
  for (const shopId of [newId(), ...(await idsOf('Plate'))]) {
    const refused = await act(['Bowl', 'Rug'], { kind: 'moveToShop', shopId });
    expect(refused.body).toMatchObject({ error: 'products.unknownShop' });
    expect((await admin.patch(`/api/products/${bowl}`, { shopIds: [main, shopId] })).status).toBe(400);
    const created = await admin.post('/api/products', {
      title: 'Cup',
      shopIds: [shopId],
      variants: [{ price: 1 }],
    });
    expect(created.status).toBe(400);
  }
  expect(await shopsOf('Bowl')).toEqual([]);
  expect(await idsOf('Cup')).toEqual(['']);
});

it('SHOPS-3: a product has one address, and those below its other and former shops lead there', async () => {
  await openSecond();
  await act(['Bowl'], { kind: 'addToShop', shopId: second });
  expect(await listed('/outlet')).toEqual(['Bowl /shop/bowl']);
  expect((await visitor.get('/outlet/bowl')).headers.location).toBe('/shop/bowl');
  await act(['Bowl'], { kind: 'moveToShop', shopId: second });
  const moved = await visitor.get('/shop/bowl');
  expect([moved.status, moved.headers.location]).toEqual([301, '/outlet/bowl']);
  const [bowl] = await idsOf('Bowl');
  await admin.patch(`/api/products/${bowl}`, { slug: 'basin' });
  expect((await visitor.get('/outlet/bowl')).headers.location).toBe('/outlet/basin');
});

it('SHOPS-4: lists of a shop have its products, categories and numbers alone', async () => {
  await openSecond();
  await act(['Plate', 'Rug'], { kind: 'moveToShop', shopId: second });
  expect(await listed('/outlet/category/kitchen')).toEqual(['Plate /outlet/plate']);
  expect(await listed('/shop/category/kitchen')).toEqual(['Bowl /shop/bowl']);
  expect(await listed('/outlet/tag/new')).toEqual(['Plate /outlet/plate', 'Rug /outlet/rug']);
  const { text } = await visitor.get('/outlet');
  expect(text).toContain('/outlet/category/floor');
  expect((await visitor.get('/shop')).text).not.toContain('/shop/category/floor');
  expect((await visitor.get('/shop/category/floor')).status).toBe(404);
  expect(await listed('/outlet?category=table')).toEqual(['Plate /outlet/plate']);
  const counts = await shop.query<{ slug: string; shown: number }>(
    `SELECT slug, sum(shown)::int AS shown FROM product_counts WHERE website_id = $1 AND kind = 'shop'
     GROUP BY slug HAVING sum(shown) > 0`,
  );
  const shown = new Map(counts.map(row => [row.slug, row.shown]));
  expect([shown.get(main), shown.get(second), shown.get(`${second}/category:kitchen`)]).toEqual([1, 2, 1]);
});

it('SHOPS-4: until the job has run, pages show what they did', async () => {
  second = await page('Outlet');
  await publish(context());
  shop.website = await shop.server.reload(shop.website);
  expect(await listed('/shop')).toHaveLength(3);
});

it('SHOPS-5: the trail and «Continue Shopping» lead to the shop of the product', async () => {
  await openSecond();
  await act(['Rug'], { kind: 'moveToShop', shopId: second });
  const { text } = await visitor.get('/outlet/rug');
  expect(text).toMatch(/<a[^>]* href="\/outlet"[^>]*>Outlet<\/a>/);
  const [rug] = await idsOf('Rug');
  const [variant] = await shop.query<{ id: Id }>(
    `SELECT id FROM variants WHERE website_id = $1 AND product_id = '${rug}'`,
  );
  await visitor.post('/api/commerce/shopping-cart/entries', { variantId: variant?.id, quantity: 1 });
  expect((await visitor.get('/cart')).text).toMatch(/href="\/outlet"[^>]*>\s*Continue Shopping/);
  const gifts = await admin.post('/api/product-collections', { name: 'Gifts' });
  expect(gifts.body).toMatchObject({ collection: { address: '/shop/collection/gifts' } });
  expect((await visitor.get('/outlet/collection/gifts')).headers.location).toBe('/shop/collection/gifts');
});

it('SHOPS-6: products of a deleted shop are found in the main one, and return with it', async () => {
  await openSecond();
  await act(['Rug'], { kind: 'moveToShop', shopId: second });
  const owner = await shop.server.signIn(shop.website);
  expect((await owner.delete(`/api/collections/${second}`)).status).toBe(204);
  expect(await listed('/outlet')).toEqual(['Rug /outlet/rug']);
  await goLive();
  expect(await listed('/shop')).toEqual(['Bowl /shop/bowl', 'Plate /shop/plate', 'Rug /shop/rug']);
  expect((await visitor.get('/outlet')).headers.location).toBe('/shop');
  expect((await visitor.get('/outlet/rug')).headers.location).toBe('/shop/rug');
  expect((await owner.post(`/api/collections/${second}/restore`, {})).status).toBe(200);
  await goLive();
  expect(await listed('/outlet')).toEqual(['Rug /outlet/rug']);
  expect(await listed('/shop')).toEqual(['Bowl /shop/bowl', 'Plate /shop/plate']);
});

it('SHOPS-7: the sitemap leaves out the products of a hidden or locked shop', async () => {
  await openSecond();
  await act(['Rug'], { kind: 'moveToShop', shopId: second });
  expect((await visitor.get('/sitemap.xml')).text).toContain('/outlet/rug<');
  await changeCollection(context(), { collectionId: second, password: 'opensesame' });
  await goLive();
  const { text } = await visitor.get('/sitemap.xml');
  expect([text.includes('/outlet/rug<'), text.includes('/shop/bowl<')]).toEqual([false, true]);
});

it('SHOPS-8: moving tells where products were, which undoes it; the list can be narrowed to a shop', async () => {
  await openSecond();
  const moved = await act(['Bowl', 'Rug'], { kind: 'moveToShop', shopId: second });
  const { changed, shopsBefore } = moved.body as { changed: number; shopsBefore: object[] };
  expect([changed, shopsBefore.length]).toEqual([2, 2]);
  const inShop = async (id: Id) => {
    const { body } = await admin.get(`/api/products?shop=${id}`);
    const { products, total } = body as { products: { title: string }[]; total: number };
    return [total, ...products.map(({ title }) => title)];
  };
  expect((await admin.get('/api/products/shops')).body).toEqual({
    shops: [
      { id: main, title: 'Shop', count: 1 },
      { id: second, title: 'Outlet', count: 2 },
    ],
  });
  expect([await inShop(main), await inShop(second)]).toEqual([
    [1, 'Plate'],
    [2, 'Bowl', 'Rug'],
  ]);
  expect((await act(['Bowl', 'Rug'], { kind: 'setShops', shops: shopsBefore })).body).toMatchObject({
    changed: 2,
  });
  expect([await shopsOf('Bowl'), await shopsOf('Rug')]).toEqual([[], []]);
  expect((await act(['Bowl'], { kind: 'moveToShop', shopId: second })).body).toMatchObject({ changed: 1 });
  expect((await act(['Bowl'], { kind: 'moveToShop', shopId: second })).body).toEqual({
    changed: 0,
    shopsBefore: [],
  });
});

it('SHOPS-9: a copy, an import and an export keep the shops of a product', async () => {
  await openSecond();
  await act(['Rug'], { kind: 'moveToShop', shopId: second });
  await put('Rug', ['Floor']);
  expect(await shopsOf('Rug')).toEqual([second]);
  const [rug] = await idsOf('Rug');
  await admin.post(`/api/products/${rug}/duplicate`, {});
  expect(await shopsOf('Rug (copy)')).toEqual([second]);
  const { text } = await admin.get('/api/products/export.csv');
  const [headers = '', ...rows] = text.split('\r\n');
  const row = rows.find(one => one.includes(`,${rug},`))?.split(',');
  expect(row?.[headers.split(',').indexOf('Shops')]).toBe('outlet');
});
