import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import { newId } from '@vitrine/core/id/id.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { plantProducts, settleCatalogue } from '../../../test/large-catalogue.ts';
import { ReviewedShop } from '../../../test/reviewed-shop.ts';
import { rowsRead } from '../../../test/rows-read.ts';
import type { Context } from '../../context.ts';
import { putCollection } from '../collections/index.ts';
import { indexAllProducts } from '../products/index.ts';
import ratings from '../products/migrations/0034-ratings-of-lists.sql?raw';
import { publish } from '../publishing/index.ts';
import { numberOf } from './filter-numbers.fixture.ts';
import { nothingUnlocked } from './unlocked.ts';
import { watchServing } from './watched-serving.fixture.ts';

const serving = watchServing();
let reviewed: ReviewedShop;
let orderId: string;
const ids = new Map<string, string>();

beforeAll(async () => {
  reviewed = await ReviewedShop.open({ capabilities: serving.capabilities });
  const { shop } = reviewed;
  const context = shop.server.context(shop.website);
  await putCollection(context, {
    sourceKey: 'shop',
    type: collectionTypes.products,
    title: 'Shop',
    slug: 'shop',
  });
  await publish(context);
  shop.website = await shop.server.reload(shop.website);
  ({ orderId } = await reviewed.buy());
  await shop.query('UPDATE products SET state = 4 WHERE website_id = $1');
  await indexAllProducts(context);
  for (const [title, more] of Object.entries({
    'Great mug': { categories: ['Mugs'], position: 4, price: 3000 },
    'Fine bowl': { categories: ['Bowls'], position: 3, price: 2000 },
    'Poor mug': { categories: ['Mugs'], position: 2, price: 1000 },
    'Plain jar': { position: 1, price: 1000 },
    'Sample vase': { position: 0, price: 1000 },
  })) {
    const { price, ...rest } = more;
    const { id } = await shop.sell({ title, ...rest, variants: [{ price, stock: 1 }] });
    ids.set(title, id);
  }
  for (const [title, stars] of [
    ['Great mug', [5, 5, 4]],
    ['Fine bowl', [4]],
    ['Poor mug', [1, 2]],
  ] as const)
    for (const one of stars) await review(title, one);
  await review('Plain jar', 5, { state: 'pending' });
  await review('Sample vase', 5, { isSample: true });
});
afterAll(() => reviewed?.shop.server.stop());

async function review(
  title: string,
  stars: number,
  { state = 'published', isSample = false } = {},
): Promise<string> {
  const id = newId();
  await reviewed.shop.query(
    `INSERT INTO reviews (website_id, id, product_id, order_id, line_id, source, state, stars, title, body, author, submitted_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, '', '', 'Ann', now())`,
    id,
    ids.get(title),
    isSample ? null : orderId,
    isSample ? null : id,
    isSample ? 'sample' : 'purchase',
    state,
    stars,
  );
  return id;
}

const page = async (address: string) => (await reviewed.visit(address)).text;
const titlesIn = (html: string) =>
  [...html.matchAll(/class="summary-link" href="[^"]*">([^<]*)/g)].map(([, title]) => title);
const listed = async (address: string) => titlesIn(await page(address));
const numbers = (html: string) => ['4', '3', '2', '1'].map(stars => numberOf(html, stars));

it('FILTER-10: a list is narrowed to products with so many stars and more, by their published reviews of buyers', async () => {
  expect(await listed('/shop?rating=4')).toEqual(['Fine bowl', 'Great mug']);
  expect(await listed('/shop?rating=2')).toEqual(['Fine bowl', 'Great mug']);
  expect(await listed('/shop?rating=1')).toEqual(['Poor mug', 'Fine bowl', 'Great mug']);
  expect(await listed('/shop/category/mugs?rating=3')).toEqual(['Great mug']);
  expect(await listed('/search?q=mug&rating=3')).toEqual(['Great mug']);
  for (const wrong of ['0', '5', '-1', '3.5', 'x'])
    expect(await listed(`/shop?rating=${wrong}`)).toHaveLength(5);
  const html = await page('/shop?rating=4');
  expect(html).toMatch(
    /<a class="filter-chip" href="\/shop"[^>]*aria-label="Remove the filter 4 stars and up"/,
  );
});

it('FILTER-10: “Best rated” begins with the highest average, of equal ones with that of more reviews; unrated ones are last', async () => {
  const [first, second, third, ...rest] = await listed('/shop?sort=rating');
  expect([first, second, third]).toEqual(['Great mug', 'Fine bowl', 'Poor mug']);
  expect(new Set(rest)).toEqual(new Set(['Plain jar', 'Sample vase']));
  expect(await listed('/shop?sort=rating&category=mugs')).toEqual(['Great mug', 'Poor mug']);
  const more = [await review('Fine bowl', 5)];
  expect(await listed('/shop?sort=rating&rating=4')).toEqual(['Great mug', 'Fine bowl']);
  for (const stars of [5, 5, 5, 4]) more.push(await review('Fine bowl', stars));
  expect((await listed('/shop?sort=rating&rating=3'))[0]).toBe('Fine bowl');
  await reviewed.shop.query('DELETE FROM reviews WHERE website_id = $1 AND id = ANY ($2)', more);
  expect((await listed('/shop?sort=rating&rating=2'))[0]).toBe('Great mug');
});

it('FILTER-11: the numbers of stars follow the other choices, and those of others follow the stars', async () => {
  expect(numbers(await page('/shop'))).toEqual(['2', '2', '2', '3']);
  const mugs = await page('/shop?category=mugs&rating=4');
  expect(numbers(mugs)).toEqual(['1', '1', '1', '2']);
  expect([numberOf(mugs, 'mugs'), numberOf(mugs, 'bowls')]).toEqual(['1', '1']);
  expect(numbers(await page('/shop?from=25'))).toEqual(['1', '1', '1', '1']);
  const sorts = await page('/shop/category/bowls?from=1');
  expect(sorts).toContain('>Best rated</option>');
});

it('FILTER-12: a review that is published or rejected changes the lists at once', async () => {
  const id = await review('Plain jar', 5, { state: 'pending' });
  expect(await listed('/shop?rating=4')).not.toContain('Plain jar');
  const put = (state: string) => reviewed.admin.put(`/api/reviews/${id}/state`, { state });
  expect((await put('published')).status).toBe(200);
  await expect.poll(() => listed('/shop?rating=4')).toContain('Plain jar');
  expect((await put('rejected')).status).toBe(200);
  await expect.poll(() => listed('/shop?rating=4')).not.toContain('Plain jar');
});

it('FILTER-12: the migration keeps the ratings of existing products as the trigger does', async () => {
  const kept = () =>
    reviewed.shop.query('SELECT product_id, rating FROM product_totals WHERE website_id = $1 ORDER BY 1');
  const written = await kept();
  expect(written).toContainEqual({ product_id: ids.get('Great mug'), rating: 47_000_003 });
  await reviewed.shop.query('UPDATE product_totals SET rating = 0 WHERE website_id = $1');
  for (const [statement] of ratings.matchAll(/^UPDATE product_totals [^;]+;/gm))
    await reviewed.shop.server.services.database.query(statement);
  expect(await kept()).toEqual(written);
});

it('FILTER-10: an owner who shows no reviews has no filter by them', async () => {
  await reviewed.shop.settle({ reviews: { isShown: false } });
  const html = await page('/shop?rating=4&sort=rating');
  expect(titlesIn(html)).toHaveLength(5);
  expect([html.includes('Best rated'), html.includes('Any rating')]).toEqual([false, false]);
  await reviewed.shop.settle({ reviews: { isShown: true } });
  expect(await listed('/shop?rating=4')).toHaveLength(2);
});

it('FILTER-4: the best rated of a large shop are read in their order, next to a larger one', {
  tags: 'slow',
}, async () => {
  const { shop } = reviewed;
  const { database } = shop.server.services;
  const neighbour = await shop.server.createWebsite();
  await plantProducts(database, shop.website, 1500);
  await plantProducts(database, neighbour, 6000);
  for (const website of [shop.website, neighbour]) await indexAllProducts(shop.server.context(website));
  await database.query("UPDATE product_totals SET rating = 45000001 WHERE product_id LIKE 'product%1'");
  await settleCatalogue(database);
  const make = (query: string) => async (inside: Context) => {
    const place = { path: '/shop', origin: 'https://shop.test', isPreview: false, unlocked: nothingUnlocked };
    expect(
      await serving.server().make(inside, { ...place, query: new URLSearchParams(query) }),
    ).toMatchObject({
      status: 200,
    });
  };
  for (const query of ['sort=rating', 'rating=4&sort=rating', 'rating=4']) {
    const read = await rowsRead(shop.server.context(shop.website), make(query));
    expect(read.product_totals ?? 0, query).toBeLessThanOrEqual(6100);
    expect(read.products ?? 0, query).toBeLessThanOrEqual(3200);
  }
});
