import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import { englishOf } from '@vitrine/core/errors/english-of.ts';
import { newId } from '@vitrine/core/id/id.ts';
import { wordNotes } from '@vitrine/core/importing/import-report.ts';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { uploadBody } from '../../../test/upload-body.ts';
import { putCollection } from '../collections/index.ts';
import { type ImportKit, startImportKit, whileRefused } from './importing.fixture.ts';

let kit: ImportKit;
let website: Website;
beforeAll(async () => {
  kit = await startImportKit();
});
afterAll(() => kit?.stop());
beforeEach(async () => {
  website = await kit.server.createWebsite();
});

const head =
  'Product ID [Non Editable],Variant ID [Non Editable],Product Type [Non Editable],Product Page,Product URL,Title,Description,SKU,Option Name 1,Option Value 1,Price,Sale Price,On Sale,Stock,Categories,Tags,Weight,Length,Width,Height,Visible,Hosted Image URLs';
const row = (id: string, page: string) =>
  `${id},${id}-v,PHYSICAL,${page},${id},${id},,${id},,,5.00,0.00,No,3,,,0.0,0,0,0,Yes,`;
const catalogue = [head, row('bowl', 'store'), row('print', 'prints'), row('rug', 'outlet'), ''].join('\n');

const page = async (title: string) => {
  const slug = title.toLowerCase();
  const context = kit.server.context(website);
  return (await putCollection(context, { sourceKey: slug, type: collectionTypes.products, title, slug })).id;
};
const pages = async () =>
  (
    await kit.rows(
      website,
      'SELECT slug FROM collections WHERE website_id = $1 AND type = 13 AND deleted_at IS NULL ORDER BY slug',
    )
  ).map(({ slug }) => slug);
const shops = async () => {
  const rows = await kit.rows(
    website,
    `SELECT title, (SELECT array_agg(c.slug) FROM collections c WHERE c.website_id = p.website_id AND c.id = ANY (shop_ids)) AS shops
     FROM products p WHERE p.website_id = $1 AND deleted_at IS NULL ORDER BY title`,
  );
  return Object.fromEntries(rows.map(one => [one.title, one.shops]));
};
async function upload(text: string, fields: Record<string, string>) {
  const admin = await kit.server.signIn(website, 'websiteManager');
  const answer = await admin.send(
    'POST',
    '/api/imports',
    uploadBody('products.csv', Buffer.from(text), fields),
  );
  await kit.server.runJobs();
  return { admin, answer };
}

it('IMPORT-78: products go to the shop that was chosen, and to the main one by default', async () => {
  await page('Shop');
  const outlet = await page('Outlet');
  const plain = 'ID,Type,SKU,Name,Published,Regular price\n1,simple,mug,Mug,1,8\n';
  await upload(plain, { shop: outlet });
  expect(await shops()).toEqual({ Mug: ['outlet'] });
  await upload(`${plain}2,simple,cup,Cup,1,9\n`, {});
  expect(await shops()).toEqual({ Mug: ['outlet'], Cup: null });
  expect(await pages()).toEqual(['outlet', 'shop']);
});

it('IMPORT-78: an unknown shop is refused, and nothing changes', async () => {
  await page('Shop');
  const { answer } = await upload(catalogue, { shop: newId() });
  expect(answer).toMatchObject({ status: 400, body: { error: 'products.unknownShop' } });
  expect(await kit.count(website, 'imports')).toBe(0);
  expect(await shops()).toEqual({});
});

it('IMPORT-79: products stay in the shop that the file names, and others are reported', async () => {
  await page('Shop');
  await page('Outlet');
  const { admin } = await upload(catalogue, {});
  expect(await shops()).toEqual({ bowl: null, print: null, rug: ['outlet'] });
  const { imports } = (await admin.get('/api/imports')).body as {
    imports: { report: { warnings: { what: string; why: string }[] } }[];
  };
  const named = imports[0]?.report.warnings.filter(({ what }) => what.startsWith('Page of products'));
  expect(named?.map(({ what }) => what)).toEqual(['Page of products “store”', 'Page of products “prints”']);
  expect(await pages()).toEqual(['outlet', 'shop']);
});

it('IMPORT-79: missing shops are created if they are to be, once, and stay as their owner changes them', async () => {
  const first = await page('Shop');
  await page('Outlet');
  await upload(catalogue, { makeShops: 'true', publish: 'true' });
  expect(await shops()).toEqual({ bowl: ['store'], print: ['prints'], rug: ['outlet'] });
  const visitor = kit.server.client(await kit.server.reload(website));
  expect((await visitor.get('/prints/print', { accept: 'text/html' })).text).toContain('print');
  await kit.rows(website, `UPDATE collections SET slug = 'art' WHERE website_id = $1 AND slug = 'prints'`);
  await kit.server.services.database.query(
    `UPDATE products SET shop_ids = ARRAY[$2] WHERE website_id = $1 AND title = 'rug'`,
    [website.id, first],
  );
  await upload([catalogue, row('poster', 'prints'), ''].join('\n'), { makeShops: 'true' });
  expect(await shops()).toEqual({ bowl: ['store'], print: ['art'], poster: ['art'], rug: ['shop'] });
  expect(await pages()).toEqual(['art', 'outlet', 'shop', 'store']);
});

it('IMPORT-79: the operator’s command creates them too, on a website that has no shop yet', async () => {
  const done = await kit.run(website, catalogue, null, false, true);
  if (!done.ok) throw new Error(englishOf(done.error));
  expect(await pages()).toEqual(['outlet', 'prints', 'store']);
  expect(await shops()).toEqual({ bowl: ['store'], print: ['prints'], rug: ['outlet'] });
  const notes = wordNotes(done.value.report.warnings, 'en').filter(({ what }) => what.includes('“prints”'));
  expect(notes).toEqual([
    {
      what: 'Page of products “prints”',
      why: 'It was created, and has the products that the file puts there.',
    },
  ]);
});

it('IMPORT-79, IMPORT-42: an import that fails leaves no shop behind', async () => {
  await page('Shop');
  const { admin } = await whileRefused(kit.server, 'rug', () => upload(catalogue, { makeShops: 'true' }));
  const { imports } = (await admin.get('/api/imports')).body as { imports: { state: string }[] };
  expect(imports).toMatchObject([{ state: 'failed' }]);
  expect(await pages()).toEqual(['shop']);
  expect(await shops()).toEqual({});
});
