import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { ImportedShop } from '../../../../test/imported-shop.ts';

let server: TestServer;
let kit: ImportedShop;
beforeAll(async () => {
  server = await startTestServer();
  kit = await ImportedShop.on(server);
});
afterAll(() => server?.stop());

it('PRODUCTFILE-16, PRODUCT-8: pounds and inches come back, also from a website with kilograms', {
  tags: 'slow',
}, async () => {
  const { shop } = kit;
  await shop.settle({ unitSystem: 1 });
  const size = { length: 25.4, width: 10, height: 0.333 };
  // As the field for 0.07 lbs stored it.
  const typed = await kit.admin.post('/api/products', {
    title: 'Anvil',
    variants: [{ sku: 'ANVIL', price: 100, weight: 0.07 * 0.45359237, size }],
  });
  const { id } = (typed.body as { product: { id: string } }).product;
  const before = await kit.product(id);
  const pounds = await kit.export();
  const lines = pounds.split('\r\n').map(line => line.split(','));
  const cell = (header: string) => lines[1]?.[lines[0]?.indexOf(header) ?? -1];
  expect([cell('Weight (lbs)'), cell('Length (in)'), cell('Weight (kg)')]).toEqual(['0.07', '10', undefined]);
  expect(await kit.preview(pounds)).toMatchObject({ state: 'ready', same: 1, changed: 0, unread: [] });
  await shop.settle({ unitSystem: 2 });
  expect(await kit.preview(await kit.export())).toMatchObject({ same: 1, changed: 0, faulty: 0 });
  expect(await kit.preview(pounds)).toMatchObject({ same: 1, changed: 0, unread: [] });
  const heavier = await kit.preview(pounds.replace(',0.07,', ',2,'));
  expect(await kit.products(heavier)).toMatchObject([
    { changes: [{ column: 'Weight (kg)', to: '0.90718474' }] },
  ]);
  expect(await kit.apply(heavier)).toMatchObject({ state: 'done', done: 1 });
  expect((await kit.product(id)).variants[0]).toMatchObject({ weight: 0.90718474, size });
  await kit.undo(heavier);
  expect((await kit.product(id)).variants).toEqual(before.variants);
  const metric = await kit.export();
  const other = await ImportedShop.on(server);
  await other.apply(await other.preview(pounds));
  expect((await other.all())[0]?.variants[0]).toMatchObject({ size });
  const both = pounds.replace('Weight (lbs)', 'Weight (kg),Weight (lbs)');
  expect((await other.preview(both)).state).toBe('failed');
  expect(metric).toContain('Weight (kg)');
});
