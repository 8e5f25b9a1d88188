import { newId } from '@vitrine/core/id/id.ts';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { plantProducts } from '../../../test/large-catalogue.ts';
import { rowsRead } from '../../../test/rows-read.ts';
import type { Context } from '../../context.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { findProductCards } from '../products/index.ts';
import { listReviewRows } from './listed-reviews.store.ts';
import { productReviews } from './product-reviews.ts';

const many = 20_000;
let shop: TestShop;
let context: Context;
let productId = '';
beforeAll(async () => {
  shop = await TestShop.open();
  // Each planted review would rate its product again; the ratings are planted as well.
  await shop.server.services.database.query('ALTER TABLE reviews DISABLE TRIGGER USER');
  const plant = (website: Website, product: string, count: number) =>
    shop.server.services.database.query(
      `INSERT INTO reviews (website_id, id, product_id, source, state, stars, title, body, author, submitted_at)
       SELECT $1, $4 || lpad(number::text, 12, '0'), $2, 'sample', 'published', 1 + number % 5, 'Review ' || number,
         'Words of some length about what was bought', 'Ann', timestamptz '2024-01-01' + number * interval '1 minute'
       FROM generate_series(1, $3::int) AS number`,
      [website.id, product, count, newId().slice(0, 12)],
    );
  productId = (await shop.sell({ title: 'Bowl', slug: 'bowl' })).id;
  const other = (await shop.sell({ title: 'Jar', slug: 'jar' })).id;
  await plant(shop.website, productId, many);
  await plant(shop.website, other, many);
  const neighbour = await TestShop.on(shop.server);
  await plant(neighbour.website, (await neighbour.sell()).id, many);
  // Ratings of a few products would be read all at once.
  await plantProducts(shop.server.services.database, shop.website, 500);
  await shop.server.services.database.query(
    `INSERT INTO product_ratings (website_id, product_id, samples)
     SELECT website_id, id, $2 FROM products WHERE website_id = $1`,
    [shop.website.id, many],
  );
  for (const table of ['reviews', 'product_ratings'])
    await shop.server.services.database.query(`VACUUM ANALYZE ${table}`);
  context = shop.server.context(shop.website);
});
afterAll(() => shop?.server.stop());

it('REVIEW-11: a page of the reviews of a product reads its own, beside many of others and of a neighbour', async () => {
  const rating = { counts: [0, 0, 0, 0, 0], samples: many } as const;
  for (const sort of ['newest', 'oldest', 'highest', 'lowest'] as const) {
    for (const page of [1, many / 10]) {
      const read = await rowsRead(context, async inside => {
        const found = await productReviews(inside, { productId, rating, page, sort });
        expect(found?.reviews).toHaveLength(10);
      });
      expect(read.reviews, `${sort} ${page}`).toBeLessThanOrEqual(30);
    }
  }
});

it('REVIEW-10: a card reads no review', async () => {
  const read = await rowsRead(context, inside => findProductCards(inside, { ids: [productId] }));
  expect([read.reviews ?? 0, read.product_ratings]).toEqual([0, 1]);
});

it('REVIEW-15: a page of the studio’s list reads only the reviews on it', async () => {
  const page = async (inside: Context) => {
    const { database, website } = inside;
    const listed = await listReviewRows(database, website.id, { isReported: false, search: '', limit: 50 });
    expect(listed).toMatchObject({ ok: true, value: { total: 2 * many } });
  };
  const plan = await rowsRead(context, page);
  // Those that are counted are in an index that has nothing else.
  expect(plan.products).toBeLessThanOrEqual(102);
});
