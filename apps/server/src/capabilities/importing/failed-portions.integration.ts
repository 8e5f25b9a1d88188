import type { Website } from '@vitrine/core/tenancy/website.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type ImportKit, productsAsCsv, startImportKit, whileRefused } from './importing.fixture.ts';

let kit: ImportKit;
let website: Website;
beforeAll(async () => {
  kit = await startImportKit();
});
afterAll(() => kit?.stop());
beforeEach(async () => {
  website = await kit.server.createWebsite();
});

/** Everything an import records about products besides the products. */
const noted = async () => ({
  prints: await kit.rows(
    website,
    'SELECT source_key, print, source_print FROM import_prints WHERE website_id = $1 ORDER BY source_key',
  ),
  written: await kit.count(website, 'import_written'),
  portions: await kit.count(website, 'import_portions'),
  stock: await kit.rows(
    website,
    'SELECT variant_id, on_hand FROM stock WHERE website_id = $1 ORDER BY variant_id',
  ),
});

it('IMPORT-42: batches written before an error are undone, for new and changed products', {
  tags: 'slow',
}, async () => {
  expect((await kit.run(website, productsAsCsv(300))).ok).toBe(true);
  await kit.server.services.database.query(
    "UPDATE products SET title = 'My own' WHERE website_id = $1 AND source_key LIKE '%:product:7'",
    [website.id],
  );
  const before = { ...(await kit.everything(website)), ...(await noted()) };
  const next = productsAsCsv(600, { price: 2 });
  const failed = await whileRefused(kit.server, 'S-599', () => kit.run(website, next));
  expect(failed.ok ? null : failed.error.code).toBe('importing.stopped');
  expect({ ...(await kit.everything(website)), ...(await noted()) }).toEqual(before);
  const done = await kit.run(website, next);
  expect(done).toMatchObject({ ok: true, value: { report: { products: 600 } } });
  expect(done.ok && done.value.choices.map(({ key }) => key)).toEqual(['woocommerce:-:product:7']);
  expect(await kit.count(website, 'products')).toBe(600);
  expect(await noted()).toMatchObject({ written: 0, portions: 0 });
});
