/** @module-tag slow */
import { newId } from '@vitrine/core/id/id.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RowsRead, rowsRead } from '../../../test/rows-read.ts';
import { buyFiles, filesOn, sellFiles, take } from '../../../test/sold-files.ts';
import type { Context } from '../../context.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { listProductsSelling } from '../products/index.ts';
import {
  countDownloads,
  countOfFile,
  lockGrant,
  readGrants,
  renewGrants,
  replaceInGrants,
} from './downloads.store.ts';

let shop: TestShop;
let context: Context;
let orderId: string;
beforeAll(async () => {
  shop = await TestShop.open();
  const { database } = shop.server.services;
  const { variantId } = await sellFiles(shop);
  const order = await buyFiles(shop, variantId);
  orderId = order.orderId;
  const visitor = shop.server.client(shop.website);
  const [address = ''] = filesOn(await visitor.get(order.confirmation, { accept: 'text/html' }));
  await take(visitor, address);
  const neighbour = await shop.server.createWebsite();
  // One order with one download, copied: 200 here, 100,000 for the neighbour.
  for (const [id, count] of [
    [shop.website.id, 200],
    [neighbour.id, 100_000],
  ] as const) {
    await database.query(
      `INSERT INTO download_grants (website_id, order_id, line_id, product_id, files, limit_each, link_days, links_until, counted_from, created_at)
       SELECT $2, 'order' || n, line_id, product_id, files, limit_each, link_days, links_until, counted_from, created_at
       FROM download_grants, generate_series(1, $3::int) AS n WHERE website_id = $1 AND order_id = $4`,
      [shop.website.id, id, count, orderId],
    );
    await database.query(
      `INSERT INTO downloads (website_id, id, order_id, line_id, file_id, asset_id, client, at)
       SELECT $2, 'download' || n, 'order' || n, line_id, file_id, asset_id, client, at
       FROM downloads, generate_series(1, $3::int) AS n WHERE website_id = $1 AND order_id = $4`,
      [shop.website.id, id, count, orderId],
    );
  }
  for (const table of ['download_grants', 'downloads', 'products'])
    await database.query(`VACUUM ANALYZE ${table}`);
  context = shop.server.context(shop.website);
});
afterAll(() => shop?.server.stop());

it('DOWNLOAD-9, WALL-6: downloads are counted next to a far larger neighbour by reading only their own rows', async () => {
  const [grant] = await readGrants(context.database, context.website.id, [orderId]);
  const lineId = grant?.line_id ?? '';
  const assetId = grant?.files[0]?.assetId ?? '';
  const now = context.clock.now();
  const works: Record<string, [keyof RowsRead, number, (inside: Context) => Promise<unknown>]> = {
    'the grants of an order': [
      'download_grants',
      2,
      ({ database, website }) => readGrants(database, website.id, [orderId]),
    ],
    'a lock': [
      'download_grants',
      2,
      ({ database, website }) => lockGrant(database, website.id, { orderId, lineId }),
    ],
    'the count of an order': [
      'downloads',
      2,
      ({ database, website }) => countDownloads(database, website.id, orderId),
    ],
    'the count of a file': [
      'downloads',
      2,
      ({ database, website }) =>
        countOfFile(database, website.id, {
          orderId,
          lineId,
          assetId,
          client: '',
          from: now,
          begunAfter: now,
        }),
    ],
    'a renewal': [
      'download_grants',
      4,
      ({ database, website }) => renewGrants(database, website.id, { orderId, now }),
    ],
    'a replaced file': [
      'download_grants',
      410,
      ({ database, website }) => replaceInGrants(database, website.id, { from: newId(), to: newId() }),
    ],
    'products that sell a file': [
      'products',
      4,
      ({ database, website }) => listProductsSelling(database, website.id, [assetId]),
    ],
  };
  for (const [name, [table, most, work]] of Object.entries(works)) {
    const read = await rowsRead(context, work);
    expect(read[table] ?? 0, name).toBeLessThanOrEqual(most);
  }
});
