import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestShop } from '../checkout/shop.fixture.ts';
import { followSalesJob } from './products.jobs.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await TestShop.open();
});
afterAll(() => shop?.server.stop());

it('PRICE-7: the starting price for lists is counted again when a sale has ended', async () => {
  const { id, variants } = await shop.sell({ variants: [{ price: 2000, salePrice: 1500, isOnSale: true }] });
  const startingPrice = async () => {
    const [row] = await shop.query<{ price: number }>(
      'SELECT starting_price AS price FROM product_totals WHERE website_id = $1 AND product_id = $2',
      id,
    );
    return row?.price;
  };
  expect(await startingPrice()).toBe(1500);
  // As if time had passed since it was written: the database looks at its own clock.
  const alter = (what: string) =>
    shop.server.services.database.query(`ALTER TABLE variants ${what} TRIGGER count_changed`);
  await alter('DISABLE');
  await shop.query(
    `UPDATE variants SET sale_until = now() - interval '1 minute' WHERE website_id = $1 AND id = $2`,
    variants[0],
  );
  await alter('ENABLE');
  expect(await startingPrice()).toBe(1500);
  const realNow = { ...shop.server.context(shop.website), clock: { now: () => new Date() } };
  expect(await followSalesJob.listDue?.(realNow, { after: '', limit: 10 })).toEqual([shop.website.id]);
  await followSalesJob.run(realNow, {} as never, () => false);
  expect(await startingPrice()).toBe(2000);
});
