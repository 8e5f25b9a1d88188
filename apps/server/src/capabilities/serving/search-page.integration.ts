import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import { textOf } from '@vitrine/core/rich-text/rich-text.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { plantProducts } from '../../../test/large-catalogue.ts';
import { pageOf, textBlock } from '../../../test/page-fixtures.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { putCollection } from '../collections/index.ts';
import { indexAllProducts } from '../products/index.ts';
import { publish } from '../publishing/index.ts';

let shop: TestShop;
let foreign: TestShop;

beforeAll(async () => {
  shop = await TestShop.open();
  foreign = new TestShop(shop.server, await shop.server.createWebsite());
  await shopPage('Shop', null);
  await putCollection(shop.server.context(shop.website), {
    sourceKey: 'home',
    type: collectionTypes.page,
    title: 'Home',
    slug: 'home',
    navigation: 'main',
    document: pageOf(textBlock('Welcome')),
  });
  await putCollection(shop.server.context(shop.website), {
    sourceKey: 'care',
    type: collectionTypes.page,
    title: 'Caring for celadon',
    slug: 'care',
    document: pageOf(textBlock('Wash your pots by hand')),
  });
  await publishShop();
  await shop.sell({
    title: 'Moon jar',
    slug: 'moon-jar',
    excerpt: 'Two halves, joined.',
    description: textOf('Thrown in porcelain and fired for thirty hours.'),
    categories: ['Vases'],
    tags: ['celadon'],
    optionNames: ['Size'],
    variants: [
      { price: 12000, stock: 1, sku: 'JAR-S', optionValues: ['Small'] },
      { price: 18000, stock: 1, sku: 'JAR-L', optionValues: ['Large'] },
    ],
  });
  await shop.sell({ title: 'Jar lid', slug: 'jar-lid', variants: [{ price: 900, sku: 'LID-1' }] });
  await shop.sell({ title: 'Hidden jar', slug: 'hidden-jar', state: 4 });
  await foreign.sell({ title: 'Foreign jar', slug: 'foreign-jar' });
});
afterAll(() => shop?.server.stop());

async function shopPage(title: string, password: string | null) {
  await putCollection(shop.server.context(shop.website), {
    sourceKey: 'shop',
    type: collectionTypes.products,
    title,
    slug: 'shop',
    ...(password === null ? {} : { password }),
  });
}

async function publishShop() {
  await publish(shop.server.context(shop.website));
  shop.website = await shop.server.reload(shop.website);
}

const search = async (query: string, page = 1) =>
  (
    await shop.server
      .client(shop.website)
      .get(`/search?q=${encodeURIComponent(query)}&page=${page}&exact=yes`, {
        accept: 'text/html',
      })
  ).text;
/** Addresses of products in the order in which they are shown. */
const productsIn = (html: string) => [
  ...new Set([...html.matchAll(/href="\/shop\/(?:p\/)?([\w-]+)"/g)].map(found => found[1])),
];

it.each([
  ['title, by its stem', 'jars', ['moon-jar', 'jar-lid']],
  ['description', 'porcelain', ['moon-jar']],
  ['excerpt', '"two halves"', ['moon-jar']],
  ['category', 'vase', ['moon-jar']],
  ['SKU', 'jar-l', ['moon-jar']],
  ['SKU, whole', 'LID-1', ['jar-lid']],
  ['names of nodes, which nobody reads', 'paragraph', []],
  ['what is excluded', 'jar -lid', ['moon-jar']],
])('SERVE-6, PRODUCT-19: a product is found by its %s', async (_, query, products) => {
  expect(productsIn(await search(query))).toEqual(products);
});

it('PRODUCT-19: a changed product is found only by its new words, and after a change of language by its stems', async () => {
  const { id } = await shop.sell({ title: 'Kettle', slug: 'kettle' });
  expect(productsIn(await search('kettles'))).toEqual(['kettle']);
  const admin = await shop.server.signIn(shop.website);
  await admin.patch(`/api/products/${id}`, { title: 'Kannen' });
  expect(productsIn(await search('kettles'))).toEqual([]);
  expect(productsIn(await search('kanne'))).toEqual([]);
  for (const [language, products] of [
    ['de', ['kettle']],
    ['en', []],
  ] as const) {
    await admin.patch('/api/website/settings', { settings: { language } });
    await shop.server.runJobs();
    expect(productsIn(await search('kanne'))).toEqual(products);
  }
});

it('SERVE-6: products come before pages, with their lowest price, and all are counted', async () => {
  const html = await search('celadon');
  expect(html).toContain('2 results for “celadon”');
  expect(productsIn(html)).toEqual(['moon-jar']);
  expect(html.replace(/<[^>]+>/g, ' ')).toMatch(/from\s+€120\.00/);
  expect(html.indexOf('>Moon jar<')).toBeLessThan(html.indexOf('href="/care"'));
});

it('SERVE-6, PRODUCT-19: neither a hidden product nor another website’s is found', async () => {
  const html = await search('jar');
  expect(html).not.toContain('Hidden jar');
  expect(html).not.toContain('Foreign jar');
});

it('SERVE-6: pages of results continue from products to pages, each shown once', async () => {
  for (let number = 1; number <= 21; number += 1) {
    await shop.sell({ title: `Tile ${number}`, slug: `tile-${number}` });
  }
  await putCollection(shop.server.context(shop.website), {
    sourceKey: 'tiles',
    type: collectionTypes.page,
    title: 'About tiles',
    slug: 'tiles',
    document: pageOf(textBlock('Handmade')),
  });
  await publishShop();
  const [first, second] = [await search('tile'), await search('tile', 2)];
  expect(first).toContain('22 results for “tile”');
  expect([productsIn(first).length, first.includes('href="/tiles"')]).toEqual([20, false]);
  expect([productsIn(second).length, second.includes('href="/tiles"')]).toEqual([1, true]);
  expect(productsIn(first)).not.toContain(productsIn(second)[0]);
});

it('PRODUCT-25: if more than 1,000 products are found, the page says so and shows 1,000', async () => {
  const { website } = shop;
  await plantProducts(shop.server.services.database, website, 1100);
  await indexAllProducts(shop.server.context(website));
  expect(await search('turned')).toContain('More than 1,000 results for “turned”');
  expect(productsIn(await search('turned', 50))).toHaveLength(20);
  expect((await shop.server.client(website).get('/search?q=turned&page=51')).status).toBe(404);
});

it('SERVE-6: products of a shop behind a password are not found', async () => {
  await shopPage('Shop', 'open sesame');
  await publishShop();
  const html = await search('celadon');
  expect(productsIn(html)).toEqual([]);
  expect(html).toContain('href="/care"');
});
