import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import { productInputSchema } from '@vitrine/core/products/product.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { ImportedShop, tableOf } from '../../../../test/imported-shop.ts';
import { keepFile } from '../../../../test/sold-files.ts';
import { storePicture } from '../../../../test/store-picture.ts';
import { putCollection } from '../../collections/index.ts';
import { filledProduct, filledVariant, showing } from './filled-product.fixture.ts';

let server: TestServer;
let kit: ImportedShop;
/** Another website, whose pictures are fetched. */
const asked: string[] = [];
const elsewhere = createServer(async (request, reply) => {
  asked.push(request.url ?? '');
  if (!request.url?.endsWith('.png')) reply.writeHead(404).end();
  else
    reply.end(
      await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a53' } })
        .png()
        .toBuffer(),
    );
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>(done => elsewhere.listen(0, '127.0.0.1', done));
  const host = `127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
  origin = `http://${host}`;
  server = await startTestServer({ environment: { FETCH_ALLOWED_HOSTS: host } });
});
afterAll(async () => {
  elsewhere.close();
  await server?.stop();
});
beforeEach(async () => {
  kit = await ImportedShop.on(server);
});

/** Every field filled, with a picture, a file, a related product and the shop’s page of its own website. */
async function sellFilled(): Promise<string> {
  const { shop } = kit;
  const context = server.context(shop.website);
  const picture = await storePicture(context);
  const { id: assetId } = await keepFile(shop);
  const { id: relatedId } = await shop.sell({ title: 'Related' });
  const page = { sourceKey: 'prints', type: collectionTypes.products, title: 'Prints', slug: 'prints' };
  const shopId = (await putCollection(context, page)).id;
  const { id: _, version, createdAt, updatedAt, deletedAt, variants, ...product } = filledProduct;
  const input = productInputSchema.parse({
    ...product,
    downloads: { ...product.downloads, files: [{ id: 'f'.repeat(24), assetId }] },
    ...showing(picture),
    imageIds: [picture],
    shopIds: [shopId],
    relatedIds: [relatedId],
    variants: variants.map(({ id: _, reserved, ...variant }) => ({
      ...variant,
      imageId: variant.imageId === null ? null : picture,
    })),
  });
  return (await shop.sell(input)).id;
}

describe('there and back', () => {
  it('PRODUCTFILE-1, PRODUCTFILE-3, CSV-2: a file that nobody edited changes nothing', async () => {
    const id = await sellFilled();
    const before = await kit.product(id);
    expect(before.variants[0]).toMatchObject({ sku: filledVariant.sku, plan: filledVariant.plan });
    const done = await kit.preview(await kit.export());
    expect(done).toMatchObject({
      state: 'ready',
      total: 2,
      same: 2,
      new: 0,
      changed: 0,
      faulty: 0,
      unread: [],
    });
    expect(await kit.products(done)).toEqual([]);
    const refused = await kit.admin.post(`/api/product-imports/${done.id}/apply`, {});
    expect([refused.status, refused.body]).toMatchObject([409, { error: 'productImports.notReady' }]);
    expect(await kit.product(id)).toEqual(before);
  });

  it('PRODUCTFILE-3, PRODUCTFILE-7, PRODUCTFILE-10: one edited price is all that is changed, and is undone', async () => {
    const id = await sellFilled();
    const before = await kit.product(id);
    const preview = await kit.preview((await kit.export()).replace('1234.56', '1234.5'));
    expect(preview).toMatchObject({ state: 'ready', same: 1, changed: 1, new: 0, faulty: 0 });
    expect(await kit.products(preview)).toMatchObject([
      {
        productId: id,
        state: 'changed',
        changes: [{ column: 'Price', variant: '-2', from: '1234.56', to: '1234.50' }],
      },
    ]);
    expect(await kit.product(id)).toEqual(before);
    expect(await kit.apply(preview)).toMatchObject({ state: 'done', done: 1, kept: 0 });
    const { version, updatedAt, ...after } = await kit.product(id);
    expect(after).toEqual({
      ...Object.fromEntries(Object.entries(before).filter(([name]) => name in after)),
      variants: before.variants.map(one => (one.price === 123_456 ? { ...one, price: 123_450 } : one)),
    });
    expect(version).toBe(before.version + 1);
    expect(await kit.undo(preview)).toMatchObject({ state: 'undone', undone: 1, undoKept: 0 });
    expect((await kit.product(id)).variants).toEqual(before.variants);
    const again = await kit.admin.post(`/api/product-imports/${preview.id}/undo`);
    expect([again.status, again.body]).toMatchObject([409, { error: 'productImports.notToUndo' }]);
  });

  it('PRODUCTFILE-1, PRODUCTFILE-9: another website gets equal products', { tags: 'slow' }, async () => {
    const { id } = await kit.shop.sell({ title: 'First', relatedIds: [] });
    const context = server.context(kit.shop.website);
    const { id: _, version, createdAt, updatedAt, deletedAt, downloads, shopIds, ...rest } = filledProduct;
    const picture = await storePicture(context);
    await kit.shop.sell({
      ...rest,
      ...showing(null),
      relatedIds: [id],
      imageIds: [picture],
      variants: rest.variants.map(({ id: _, reserved, ...one }) => ({ ...one, imageId: null })),
    });
    const { variants: [cup] = [] } = await kit.shop.sell({
      title: 'A cup',
      variants: [{ sku: 'CUP', price: 5 }],
    });
    expect(cup).toBeDefined();
    const other = await ImportedShop.on(server);
    const preview = await other.preview((await kit.export()).replaceAll(/https?:[^ ,]+\/s\/[^ ,]+/g, ''));
    expect(await other.products(preview)).toMatchObject([
      { state: 'new' },
      { state: 'new' },
      { state: 'new' },
    ]);
    expect(await other.apply(preview)).toMatchObject({ state: 'done', new: 3, done: 3, kept: 0 });
    const plain = async (shop: ImportedShop) => {
      const all = await shop.all();
      const titles = new Map(all.map(one => [one.id, one.title]));
      return all.map(({ id: _, version, createdAt, updatedAt, imageIds, variants, relatedIds, ...one }) => ({
        ...one,
        related: relatedIds.map(id => titles.get(id)),
        variants: variants.map(({ id: _, ...variant }) => variant),
      }));
    };
    expect(await plain(other)).toEqual(await plain(kit));
    expect(await other.preview(await kit.export())).toMatchObject({ new: 0 });
  });
});

it('PRODUCTFILE-9: a picture of another website is fetched once, when the import is applied', async () => {
  const text = tableOf(
    'Vitrine 1,Title,SKU,Price,Pictures,Picture',
    `product,Bowl,B,1,${origin}/s/${'x'.repeat(24)}/bowl.png ${origin}/side.png,${origin}/side.png`,
    `product,Lost,L,1,${origin}/lost.jpg,`,
  );
  const preview = await kit.preview(text);
  expect(preview).toMatchObject({ state: 'ready', new: 2, faulty: 0 });
  expect(asked).toEqual([]);
  expect(await kit.apply(preview)).toMatchObject({ done: 2, kept: 1 });
  expect([...asked].sort()).toEqual([`/lost.jpg`, `/s/${'x'.repeat(24)}/bowl.png`, '/side.png']);
  const [bowl, ...others] = await kit.all();
  expect(others).toEqual([]);
  expect(bowl).toMatchObject({ title: 'Bowl', imageIds: [expect.any(String), expect.any(String)] });
  expect(bowl?.variants[0]?.imageId).toBe(bowl?.imageIds[1]);
  expect(await kit.preview(text)).toMatchObject({ same: 1, new: 1 });
  expect(await kit.preview(await kit.export())).toMatchObject({ same: 1, new: 0, changed: 0 });
});

it('PRODUCTFILE-2: a spreadsheet’s semicolons, decimal commas, dates and UTF-16 are read, and HTML in a description', async () => {
  const text = tableOf(
    'Vitrine 1;Title;Description;Price;Sale Price;On Sale;Sale Ends;Plan;State',
    'product;Bowl;"<p>Very <strong>soft</strong></p>";18,5;12;YES;2099-12-24;every 2 weeks, 3 times;Published',
    'product;Cup;"Two',
    'lines";9;;;;;Draft',
  );
  const preview = await kit.preview(Buffer.from(`\uFEFF${text}`, 'utf16le'));
  expect(preview).toMatchObject({ new: 2, faulty: 0 });
  await kit.apply(preview);
  expect(await kit.all()).toMatchObject([
    {
      title: 'Bowl',
      state: 1,
      plan: { billingPeriod: { value: 2, unit: 'week' }, numBillingCycles: 3 },
      description: {
        content: [{ content: [{ text: 'Very ' }, { text: 'soft', marks: [{ type: 'bold' }] }] }],
      },
      variants: [{ price: 1850, salePrice: 1200, isOnSale: true, saleUntil: '2099-12-24T00:00:00.000Z' }],
    },
    { title: 'Cup', state: 4, description: { content: [{ type: 'paragraph' }, { type: 'paragraph' }] } },
  ]);
});

describe('what stays', () => {
  it('PRODUCTFILE-4, PRODUCTFILE-5: without a column or a row nothing is lost', async () => {
    const id = await sellFilled();
    const before = await kit.product(id);
    const [first] = before.variants;
    const text = tableOf(
      'Vitrine 1,Product ID,Variant ID,Excerpt,Weight (kg),Colour?',
      `product,${id},${first?.id},,2.5,red`,
    );
    const preview = await kit.preview(text);
    expect(preview).toMatchObject({ changed: 1, unread: ['Colour?'] });
    await kit.apply(preview);
    const after = await kit.product(id);
    expect(after).toEqual({
      ...before,
      version: before.version + 1,
      updatedAt: after.updatedAt,
      excerpt: '',
      variants: before.variants.map((one, at) => (at === 0 ? { ...one, weight: 2.5 } : one)),
    });
  });

  it('PRODUCTFILE-3, PRODUCTFILE-5: products are found by SKU, new variants are added, and none is deleted', async () => {
    const { id } = await kit.shop.sell({
      title: 'Bowl',
      optionNames: ['Size'],
      variants: [{ sku: 'B-S', optionValues: ['S'], price: 100, stock: 4 }],
    });
    await kit.shop.sell({ title: 'Left alone', variants: [{ sku: 'L', price: 5 }] });
    const preview = await kit.preview(
      tableOf(
        'Vitrine 1,Title,SKU,Option Name 1,Option Value 1,Price,Stock',
        'product,Bowl,b-s,Size,S,1,4',
        'variant,,B-M,,M,"1,50",unlimited',
        'product,Jar,J,,,3,2',
      ),
    );
    expect(preview).toMatchObject({ changed: 1, new: 1, faulty: 0 });
    await kit.apply(preview);
    expect((await kit.product(id)).variants).toMatchObject([
      { sku: 'b-s', price: 100, stock: 4 },
      { sku: 'B-M', price: 150, stock: null, optionValues: ['M'] },
    ]);
    expect((await kit.all()).map(({ title }) => title)).toEqual(['Bowl', 'Jar', 'Left alone']);
    expect(await kit.undo(preview)).toMatchObject({ undone: 2, undoKept: 0 });
    expect((await kit.all()).map(({ title, variants }) => [title, variants.length])).toEqual([
      ['Bowl', 1],
      ['Left alone', 1],
    ]);
  });

  it('PRODUCTFILE-11: stock that nobody edited is not written over what was sold, and edited stock by the difference', async () => {
    const sold = await kit.shop.sell({ title: 'A', variants: [{ sku: 'A', price: 100, stock: 10 }] });
    const counted = await kit.shop.sell({ title: 'B', variants: [{ sku: 'B', price: 100, stock: 10 }] });
    const text = (await kit.export())
      .replace(/(\r\nproduct,[^\r]*,A,[^\r]*?,)1\.00,/, '$12.00,')
      .replace(/(\r\nproduct,[^\r]*,B,[^\r]*),10,10,/, '$1,7,10,');
    const sell = async (variant = '') => {
      await kit.shop.order(await kit.shop.visitorWith(variant, 2));
    };
    await sell(sold.variants[0]);
    const preview = await kit.preview(text);
    expect((await kit.products(preview)).map(({ changes }) => changes)).toMatchObject([
      [{ column: 'Price', from: '1.00', to: '2.00' }],
      [{ column: 'Stock', from: '10', to: '7' }],
    ]);
    await sell(counted.variants[0]);
    await kit.apply(preview);
    expect((await kit.product(sold.id)).variants[0]).toMatchObject({ stock: 8, price: 200 });
    expect((await kit.product(counted.id)).variants[0]?.stock).toBe(5);
    const history = await kit.admin.get(`/api/inventory/movements?variant=${counted.variants[0]}`);
    expect((history.body as { movements: object[] }).movements[0]).toMatchObject({
      change: -3,
      reason: 'imported',
      actor: kit.admin.account.email,
    });
    await kit.undo(preview);
    expect((await kit.product(counted.id)).variants[0]?.stock).toBe(8);
    expect((await kit.product(sold.id)).variants[0]).toMatchObject({ stock: 8, price: 100 });
  });

  it('PRODUCTFILE-6: a look or a video with a picture that is not in the library is a fault of its cell', async () => {
    const id = await sellFilled();
    const before = await kit.product(id);
    const strange = 'z'.repeat(24);
    const [{ imageId = '' } = {}] = before.optionStyles.flatMap(({ images = [] }) => images);
    const preview = await kit.preview((await kit.export()).replaceAll(imageId, strange));
    const faulty = (await kit.products(preview)).find(({ state }) => state === 'faulty');
    const columns = (faulty?.faults ?? []).map(({ column }) => column);
    expect(columns).toEqual(expect.arrayContaining(['Option Styles', 'Videos']));
    expect(await kit.product(id)).toEqual(before);
  });
});
