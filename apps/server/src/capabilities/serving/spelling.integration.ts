import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { plantProducts, settleCatalogue } from '../../../test/large-catalogue.ts';
import { pageOf, textBlock } from '../../../test/page-fixtures.ts';
import { rowsRead } from '../../../test/rows-read.ts';
import type { Context } from '../../context.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { putCollection } from '../collections/index.ts';
import { correctSearch, indexAllProducts } from '../products/index.ts';
import { listProducts } from '../products/list-products.ts';
import words from '../products/migrations/0033-words.sql?raw';
import { publish } from '../publishing/index.ts';

let shop: TestShop;
let foreign: TestShop;
beforeAll(async () => {
  shop = await TestShop.open();
  foreign = new TestShop(shop.server, await shop.server.createWebsite());
  await shopPage(null);
  for (const [title, more] of Object.entries({
    'Everyday mug': { tags: ['Celadon'] },
    'Porcelain teapot': { categories: ['Tableware'] },
    'Tea bowl': {},
    'Tee stand': {},
    'Große Schüssel': { slug: 'schuessel' },
    'Café cup': {},
    'Hidden lanterns': { state: 4 as const },
    'Later baskets': { state: 2 as const, publishAt: '2099-01-01T00:00:00.000Z' },
  }))
    await shop.sell({ title, ...more });
  await foreign.sell({ title: 'Foreign candlestick' });
});
afterAll(() => shop?.server.stop());

async function shopPage(password: string | null) {
  const context = shop.server.context(shop.website);
  await putCollection(context, {
    sourceKey: 'shop',
    type: collectionTypes.products,
    title: 'Shop',
    slug: 'shop',
    ...(password === null ? {} : { password }),
  });
  await publish(context);
  shop.website = await shop.server.reload(shop.website);
}

const page = async (query: string, more = '') =>
  (await shop.server.client(shop.website).get(`/search?q=${encodeURIComponent(query)}${more}`)).text;
const titlesIn = (html: string) =>
  [...html.matchAll(/class="summary-link" href="[^"]*">([^<]*)/g)].map(([, title]) => title);
const correctionIn = (html: string) => /Showing results for “([^”]*)”/.exec(html)?.[1];
const keptWords = (of: TestShop = shop) =>
  of.query<{ word: string }>('SELECT word, form FROM product_words WHERE website_id = $1 ORDER BY word');

it.each([
  ['a missing letter', 'everday mug', 'everyday mug', 'Everyday mug'],
  ['a missing letter of a long word', 'porcelan', 'porcelain', 'Porcelain teapot'],
  ['a missing letter near the end', 'teapt', 'teapot', 'Porcelain teapot'],
  ['a letter too many', 'teappot', 'teapot', 'Porcelain teapot'],
  ['swapped letters', 'taepot', 'teapot', 'Porcelain teapot'],
  ['a wrong first letter', 'reapot', 'teapot', 'Porcelain teapot'],
  ['two wrong letters of a long word', 'procelian', 'porcelain', 'Porcelain teapot'],
  ['several words', 'porcelan TEAPT', 'porcelain teapot', 'Porcelain teapot'],
  ['a tag', 'celadno', 'celadon', 'Everyday mug'],
  ['a category', 'tablewear', 'tableware', 'Porcelain teapot'],
])('SPELLING-1: %s is corrected, and the page says so', async (_, query, corrected, title) => {
  const html = await page(query);
  expect(correctionIn(html)).toBe(corrected);
  expect(titlesIn(html)).toEqual([title]);
  expect(html).toContain('>1 product</p>');
});

it('SPELLING-1: a link searches for exactly what was typed, and finds nothing', async () => {
  const html = await page('everday mug');
  expect(html).toContain(
    '<a class="link" href="/search?q=everday%20mug&amp;exact=yes" rel="nofollow">Search instead for “everday mug”</a>',
  );
  const exact = await page('everday mug', '&exact=yes');
  expect([correctionIn(exact), titlesIn(exact)]).toEqual([undefined, []]);
  expect(exact).toContain('Try fewer or other words.');
});

it('SPELLING-1: a corrected search can be filtered, and stays corrected when the filter leaves nothing', async () => {
  const cheap = await page('porcelan', '&from=1');
  expect([correctionIn(cheap), titlesIn(cheap)]).toEqual(['porcelain', ['Porcelain teapot']]);
  const dear = await page('porcelan', '&from=100000');
  expect([correctionIn(dear), titlesIn(dear)]).toEqual(['porcelain', []]);
  expect(dear).toContain('No product matches all of these filters.');
  expect(dear).toContain('<input type="hidden" name="q" value="porcelan"/>');
});

it.each([
  ['schuessel', 'schüssel', 'Große Schüssel'],
  ['schussel', 'schüssel', 'Große Schüssel'],
  ['grosse schüssell', 'große schüssel', 'Große Schüssel'],
  ['cafe', 'café', 'Café cup'],
])('SPELLING-2: “%s” finds “%s”', async (query, corrected, title) => {
  const html = await page(query);
  expect([correctionIn(html), titlesIn(html)]).toEqual([corrected, [title]]);
});

it.each([
  ['a known word', 'bowl mugs'],
  ['a word of three letters', 'mgu'],
  ['too many wrong letters', 'tabot'],
  ['a number', '12345'],
  ['an SKU', 'EVERDAY-1'],
  ['a phrase', '"everday mug"'],
  ['an excluded word', 'porcelain -teapot'],
  ['a word beside one that nothing is near to', 'everday xylophones'],
])('SPELLING-3: %s is not corrected', async (_, query) => {
  const html = await page(query);
  expect([correctionIn(html), titlesIn(html)]).toEqual([undefined, []]);
});

it('SPELLING-3: nothing is corrected while a page has the word', async () => {
  const context = shop.server.context(shop.website);
  await putCollection(context, {
    sourceKey: 'word',
    type: collectionTypes.page,
    title: 'The word celedon',
    slug: 'word',
    document: pageOf(textBlock('Spelled in another way')),
  });
  expect(correctionIn(await page('celedon'))).toBe('celadon');
  await publish(context);
  shop.website = await shop.server.reload(shop.website);
  const html = await page('celedon');
  expect([correctionIn(html), html.includes('The word celedon')]).toEqual([undefined, true]);
});

it('SPELLING-4: words of hidden, coming and foreign products are never offered', async () => {
  for (const query of ['lantens', 'baskets', 'baskest', 'candelstick']) {
    const html = await page(query);
    expect(correctionIn(html), query).toBeUndefined();
    expect(html).not.toMatch(/lanterns|candlestick/i);
  }
});

it('SPELLING-5: words come and go with the products that have them, and those of before are kept alike', async () => {
  const admin = await shop.server.signIn(shop.website);
  const { id } = await shop.sell({ title: 'Porcelain jug', slug: 'jug' });
  const has = async (word: string) => (await keptWords()).some(one => one.word === word);
  expect([await has('porcelain'), await has('jug')]).toEqual([true, true]);
  const [teapot] = await shop.query<{ id: string }>(
    "SELECT id FROM products WHERE website_id = $1 AND title = 'Porcelain teapot'",
  );
  await admin.patch(`/api/products/${teapot?.id}`, { title: 'Stoneware teapot' });
  expect([await has('porcelain'), await has('stoneware')]).toEqual([true, true]);
  await admin.delete(`/api/products/${id}`);
  expect([await has('porcelain'), await has('jug')]).toEqual([false, false]);
  expect(correctionIn(await page('porcelan'))).toBeUndefined();
  await admin.post(`/api/products/${id}/restore`, {});
  expect(await has('jug')).toBe(true);
  await admin.patch(`/api/products/${teapot?.id}`, { title: 'Porcelain teapot' });
  expect(correctionIn(await page('porcelan'))).toBe('porcelain');
  const written = await keptWords();
  await shop.query('DELETE FROM product_words WHERE website_id = $1');
  for (const [statement] of words.matchAll(/^INSERT INTO [^;]+;/gm))
    await shop.server.services.database.query(`${statement.slice(0, -1)} ON CONFLICT DO NOTHING`);
  expect(await keptWords()).toEqual(written);
});

it('SPELLING-6: the studio corrects a search that finds nothing, hidden products too, unless it is to be exact', async () => {
  const admin = await shop.server.signIn(shop.website);
  const list = async (search: string, more = '') => {
    const { body } = await admin.get(`/api/products?search=${encodeURIComponent(search)}${more}`);
    const { corrected, products } = body as { corrected: string | null; products: { title: string }[] };
    return [corrected, products.map(({ title }) => title)];
  };
  expect(await list('everday mug')).toEqual(['everyday mug', ['Everyday mug']]);
  expect(await list('lantens')).toEqual(['lanterns', ['Hidden lanterns']]);
  expect(await list('schuesel')).toEqual(['schüssel', ['Große Schüssel']]);
  expect(await list('everday mug', '&isExact=true')).toEqual([null, []]);
  expect(await list('lantens', '&state=1')).toEqual([null, []]);
  expect(await list('everyd')).toEqual([null, ['Everyday mug']]);
});

it('SPELLING-4: products of a shop behind a password are not named', async () => {
  await shopPage('open sesame');
  expect(correctionIn(await page('everday mug'))).toBeUndefined();
  await shopPage(null);
});

it('SPELLING-7, WALL-6: a correction reads few rows, in a large shop next to a larger one', {
  tags: 'slow',
}, async () => {
  const { database } = shop.server.services;
  const [large, neighbour] = [await shop.server.createWebsite(), await shop.server.createWebsite()];
  await plantProducts(database, large, 1800);
  await plantProducts(database, neighbour, 4000);
  await database.query(
    `UPDATE products SET title = title || ' ' || left(translate(md5(id), '0123456789', 'ghijklmnop'), 5) WHERE website_id = ANY ($1)`,
    [[large.id, neighbour.id]],
  );
  for (const website of [large, neighbour]) await indexAllProducts(shop.server.context(website));
  await settleCatalogue(database);
  const inLarge = shop.server.context(large);
  const correct = (query: string) => (inside: Context) => correctSearch(inside, query);
  for (const [query, corrected] of [
    ['bowll', 'bowl'],
    ['nubmer', 'number'],
    ['Truned', null],
  ] as const) {
    expect(await correct(query)(inLarge), query).toBe(corrected);
    const read = await rowsRead(inLarge, correct(query));
    expect(read.product_words ?? 0, query).toBeLessThanOrEqual(200);
    expect(read.products ?? 0, query).toBe(0);
  }
  const list = (search: string) => (inside: Context) =>
    listProducts(inside, {
      ...{ search, isExact: false, isDeleted: false, sort: 'title', direction: 'ascending', limit: 20 },
    });
  expect(await list('nubmer 1711')(inLarge)).toMatchObject({ value: { corrected: 'number 1711', total: 1 } });
  const read = await rowsRead(inLarge, list('nubmer 1711'));
  expect([read.product_words ?? 0, read.products ?? 0].map(rows => rows <= 200)).toEqual([true, true]);
});
