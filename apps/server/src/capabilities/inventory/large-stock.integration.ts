import { newId } from '@vitrine/core/id/id.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { plantProducts, settleCatalogue } from '../../../test/large-catalogue.ts';
import { rowsRead } from '../../../test/rows-read.ts';
import type { Context } from '../../context.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { holdStock, releaseStock, restock, takeStock, writeLevels } from './index.ts';
import { listWithExpired, releaseExpired } from './reservations.store.ts';

let shop: TestShop;
let context: Context;
beforeAll(async () => {
  shop = await TestShop.open();
  context = shop.server.context(shop.website);
  const { database } = shop.server.services;
  await plantProducts(database, shop.website, 10_000);
  await plantProducts(database, await shop.server.createWebsite(), 20_000);
  await settleCatalogue(database);
});
afterAll(() => shop?.server.stop());

it('STOCK-12, WALL-6: holding, selling and releasing read only the named stock, in a large shop next to a larger one', async () => {
  const variantIds = [newId(), newId()];
  await writeLevels(
    context,
    variantIds.map(variantId => ({ variantId, onHand: 1000 })),
    'set',
  );
  const items = variantIds.map(variantId => ({ variantId, quantity: 1 }));
  const holder = newId();
  const acts = {
    hold: (inside: Context) => holdStock(inside, { holder, items }),
    putBack: (inside: Context) => restock(inside, { items, orderId: newId() }),
    sell: (inside: Context) => takeStock(inside, { holder, items, orderId: newId() }),
    holdAndRelease: async (inside: Context) => {
      await holdStock(inside, { holder, items });
      await releaseStock(inside, holder);
    },
    expire: async (inside: Context) => {
      await holdStock(inside, { holder, items });
      const now = new Date(context.clock.now().getTime() + 86_400_000);
      await releaseExpired(inside.database, shop.website.id, { now, variantIds: null });
    },
  };
  for (const [name, act] of Object.entries(acts)) {
    const read = await rowsRead(context, act);
    expect(read.stock, name).toBeGreaterThan(0);
    expect(read.stock, name).toBeLessThanOrEqual(16);
    expect(read.stock_reservations ?? 0, name).toBeLessThanOrEqual(20);
  }
});

it('JOB-10: holders of expired reservations are found without reading the others', async () => {
  const { database } = shop.server.services;
  const others = [await shop.server.createWebsite(), await shop.server.createWebsite()];
  for (const { id } of others) {
    await database.query(
      `INSERT INTO stock_reservations (website_id, holder, variant_id, quantity, expires_at)
       SELECT $1, 'holder ' || n, 'variant', 1, $2::timestamptz + interval '1 hour' FROM generate_series(1, 5000) AS n`,
      [id, context.clock.now()],
    );
  }
  await database.query('ANALYZE stock_reservations');
  const [{ id: due } = { id: '' }] = others.slice(1);
  const list = (inside: Context, now: Date) =>
    listWithExpired(inside.database, { after: '', limit: 100 }, now);
  expect(await list(context, context.clock.now())).toEqual([]);
  await database.query(
    `UPDATE stock_reservations SET expires_at = $2 WHERE website_id = $1 AND holder = 'holder 1'`,
    [due, context.clock.now()],
  );
  expect(await list(context, context.clock.now())).toEqual([due]);
  const read = await rowsRead(context, inside => list(inside, context.clock.now()));
  expect(read.stock_reservations ?? 0).toBeLessThanOrEqual(20);
});
