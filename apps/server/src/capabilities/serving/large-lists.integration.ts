import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { plantProducts, settleCatalogue } from '../../../test/large-catalogue.ts';
import { rowsRead } from '../../../test/rows-read.ts';
import { type Context, within } from '../../context.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { putCollection } from '../collections/index.ts';
import { indexAllProducts, upsertProducts } from '../products/index.ts';
import { publish } from '../publishing/index.ts';
import { numberOf } from './filter-numbers.fixture.ts';
import { nothingUnlocked } from './unlocked.ts';
import { watchServing } from './watched-serving.fixture.ts';

const serving = watchServing();
let shop: TestShop;
let visitor: TestClient;
let admin: TestClient;
beforeAll(async () => {
  shop = await TestShop.open({ capabilities: serving.capabilities });
  const { database } = shop.server.services;
  const shopList = {
    sourceKey: 'shop',
    type: collectionTypes.products,
    title: 'Shop',
    slug: 'shop',
  } as const;
  await putCollection(shop.server.context(shop.website), shopList);
  await publish(shop.server.context(shop.website));
  const neighbour = await shop.server.createWebsite();
  await plantProducts(database, shop.website, 1500);
  await plantProducts(database, neighbour, 6000);
  for (const website of [shop.website, neighbour]) await indexAllProducts(shop.server.context(website));
  await countLists();
  await settleCatalogue(database);
  shop.website = await shop.server.reload(shop.website);
  visitor = shop.server.client(shop.website);
  admin = await shop.server.signIn(shop.website);
});
afterAll(() => shop?.server.stop());

async function countLists(): Promise<void> {
  const { database, jobs } = shop.server.services;
  await jobs.enqueue(database, { name: 'products.lists' }, { websiteId: null, data: {} });
  await shop.server.runJobs();
}

const page = async (address: string) => (await visitor.get(address)).text;
/** How many are in Bowls, in stock and on sale, as the page of the whole shop says. */
async function shown(): Promise<(string | undefined)[]> {
  const html = await page('/shop');
  return ['bowls', 'in', 'yes'].map(value => numberOf(html, value));
}
const changes = () =>
  shop.query<{ transaction: string }>(
    'SELECT transaction::text FROM product_list_changes WHERE website_id = $1',
  );
const idOf = (name: string, at: number) => `${name}${String(at).padStart(24 - name.length, '0')}`;

const make =
  (path: string, query = '') =>
  (inside: Context) =>
    serving.server().make(inside, {
      path,
      query: new URLSearchParams(query),
      origin: 'https://shop.test',
      isPreview: false,
      unlocked: nothingUnlocked,
    });

it('FILTER-9, WALL-6: a large list without chosen filters reads the products on its page alone, next to a larger shop', async () => {
  const context = shop.server.context(shop.website);
  for (const [path, query] of [
    ['/shop', ''],
    ['/shop', 'page=62'],
    ['/shop/category/bowls', ''],
    ['/shop/category/bowls', 'page=30'],
  ] as const) {
    expect(await make(path, query)(context), path).toMatchObject({ status: 200 });
    const read = await rowsRead(context, make(path, query));
    expect(read.products, `${path}?${query}`).toBeLessThanOrEqual(50);
    expect([read.product_facets, read.product_totals], `${path}?${query}`).toEqual([undefined, undefined]);
    expect(read.product_list_counts).toBeLessThanOrEqual(10);
  }
});

it('FILTER-9, FILTER-4: a search that finds more than are counted, and its filters, read the found products alone', async () => {
  const context = shop.server.context(shop.website);
  for (const query of ['q=bowl', 'q=bowl&stock=in']) {
    const read = await rowsRead(context, make('/search', query));
    expect(read.product_facets, query).toBeLessThanOrEqual(2100);
    expect(read.product_totals, query).toBeLessThanOrEqual(2100);
  }
});

it('FILTER-9: the numbers of a large list follow whatever changes in it, with the next count, on pages drawn before', async () => {
  expect(await shown()).toEqual(['735', '1485', undefined]);
  expect(await changes()).toEqual([]);
  const expectThen = async (what: string, numbers: (string | undefined)[]) => {
    expect(await changes(), what).not.toEqual([]);
    await shown();
    await countLists();
    await expect.poll(shown, { message: what }).toEqual(numbers);
    expect(await changes(), what).toEqual([]);
  };
  await shop.order(await shop.visitorWith(idOf('variant', 1)));
  await expectThen('the last piece is sold', ['735', '1484', undefined]);
  await shop.order(await shop.visitorWith(idOf('variant', 50)));
  expect(await changes(), 'one of many pieces is sold').toEqual([]);
  const reduced = { price: 1002, salePrice: 900, isOnSale: true, stock: 2 };
  await admin.patch(`/api/products/${idOf('product', 2)}`, { variants: [reduced] });
  await expectThen('a sale', ['735', '1484', '1']);
  await admin.patch(`/api/products/${idOf('product', 4)}`, { state: 4 });
  await expectThen('hidden', ['734', '1483', '1']);
  await admin.patch(`/api/products/${idOf('product', 6)}`, { categories: [] });
  await expectThen('taken out of its category', ['733', '1483', '1']);
  await admin.delete(`/api/products/${idOf('product', 8)}`);
  await expectThen('deleted', ['732', '1482', '1']);
  const publishAt = new Date(shop.server.services.clock.now().getTime() + 60_000).toISOString();
  await admin.patch(`/api/products/${idOf('product', 4)}`, { state: 2, publishAt });
  await countLists();
  expect(await shown(), 'scheduled').toEqual(['732', '1482', '1']);
  shop.server.moveClock({ minutes: 2 });
  const { database, jobs } = shop.server.services;
  await jobs.enqueue(database, { name: 'products.show' }, { websiteId: null, data: {} });
  await shop.server.runJobs();
  await expectThen('its time has come', ['733', '1483', '1']);
});

it('FILTER-9: an import notes one change for each transaction, however many products it writes', async () => {
  const before = await changes();
  const given = Array.from({ length: 60 }, (_, at) => ({
    sourceKey: `new:${at}`,
    product: {
      title: `New ${at}`,
      state: 1 as const,
      categories: ['New'],
      variants: [{ price: 300, stock: 1 }],
    },
  }));
  const written = await shop.server.context(shop.website).database.transaction(async transaction => {
    const inside = within(shop.server.context(shop.website), transaction);
    return upsertProducts(inside, given);
  });
  expect(written.ok).toBe(true);
  expect(await changes()).toHaveLength(before.length + 1);
});

it('FILTER-9: changes of the same moment do not wait for each other, and a count forgets none that it has not seen', async () => {
  await countLists();
  const before = Number((await shown())[1]);
  const context = shop.server.context(shop.website);
  const sellOut = (inside: Context, at: number) =>
    inside.database.query('UPDATE stock SET on_hand = 0 WHERE website_id = $1 AND variant_id = $2', [
      shop.website.id,
      idOf('variant', at),
    ]);
  await context.database.transaction(async first => {
    await sellOut(within(context, first), 10);
    await context.database.transaction(async second => {
      await sellOut(within(context, second), 12);
    });
    await countLists();
    expect(await changes()).toEqual([]);
  });
  expect(Number((await shown())[1])).toBe(before - 1);
  expect(await changes()).toHaveLength(1);
  await countLists();
  await expect.poll(async () => Number((await shown())[1])).toBe(before - 2);
});

it('FILTER-9: a list that has become short is counted when it is drawn', async () => {
  const keptOf = (slug: string) =>
    shop.query('SELECT FROM product_list_counts WHERE website_id = $1 AND slug = $2', slug);
  expect(await keptOf('bowls')).toHaveLength(1);
  await shop.query(
    `UPDATE products SET categories = '{}', category_slugs = '{}' WHERE website_id = $1 AND category_slugs = '{bowls}'
       AND position > 200`,
  );
  await indexAllProducts(shop.server.context(shop.website));
  await countLists();
  expect(await keptOf('bowls')).toEqual([]);
  expect(Number(numberOf(await page('/shop/category/bowls'), 'in'))).toBeLessThan(100);
});
