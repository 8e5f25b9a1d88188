import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { ImportedShop, importIn, tableOf } from '../../../../test/imported-shop.ts';
import { uploadBody } from '../../../../test/upload-body.ts';

let server: TestServer;
let kit: ImportedShop;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());
beforeEach(async () => {
  kit = await ImportedShop.on(server);
});

describe('what is refused', () => {
  it('PRODUCTFILE-6: products with faults are left out as a whole, and listed by row and column', async () => {
    const { id } = await kit.shop.sell({ title: 'Bowl', slug: 'bowl', variants: [{ sku: 'B', price: 100 }] });
    const gone = await kit.shop.sell({ title: 'Gone' });
    await kit.admin.delete(`/api/products/${gone.id}`);
    const own = (await kit.export()).includes('nothing') ? '' : 'https://elsewhere.example/a.png';
    const preview = await kit.preview(
      tableOf(
        'Vitrine 1,Product ID,Title,Address,SKU,Price,Option Name 1,Option Value 1,Related Products,Files,Shops,Tax Class,Currency,Pictures',
        `product,${id},Bowl,bowl,B,abc,,,,,,,,`,
        `product,${gone.id},Gone,,,1,,,,,,,,`,
        'product,,Cup,bowl,,1,,,,,,,,',
        'product,,Jar,jar,,1,,,no-such,x/y,No-Where,luxury,USD,not-an-address',
        `product,,Vase,vase,,1,Size,S,,,,,,`,
        `variant,,,,,1,,S,,,,,,`,
        `product,${id},Again,again,,1,,,,,,,,`,
        `product,,Good,good,G,1,,,jar,,,,EUR,`,
        `product,,Far,far,F,1,,,,,,,,${own}`,
      ),
    );
    expect(preview).toMatchObject({ state: 'ready', total: 8, new: 2, faulty: 6, changed: 0 });
    const faulty = (await kit.products(preview)).filter(({ state }) => state === 'faulty');
    expect(
      faulty.map(({ line, title, faults }) => [line, title, faults.map(one => `${one.line} ${one.column}`)]),
    ).toEqual([
      [2, 'Bowl', ['2 Price']],
      [3, 'Gone', ['3 Product ID']],
      [4, 'Cup', ['4 Address']],
      [5, 'Jar', ['5 Pictures', '5 Shops', '5 Related Products', '5 Files', '5 Tax Class', '5 Currency']],
      [6, 'Vase', ['7 Option Value 1']],
      [8, 'Again', ['8 Product ID']],
    ]);
    expect(faulty[0]?.faults[0]?.why).toBe('Write a price such as 18.50.');
    const german = await kit.admin.get(`/api/product-imports/${preview.id}/products?state=faulty&limit=1`, {
      'accept-language': 'de',
    });
    expect(german.body).toMatchObject({
      total: 6,
      products: [{ faults: [{ why: 'Schreiben Sie einen Preis wie 18.50.' }] }],
    });
    const done = await kit.apply(preview);
    expect(done).toMatchObject({ state: 'done', done: 2, kept: 1 });
    const [kept] = (await kit.products(done)).filter(({ state }) => state === 'kept');
    expect(kept).toMatchObject({ title: 'Far', why: expect.stringContaining('could not be fetched') });
    expect((await kit.all()).map(({ title, variants }) => [title, variants[0]?.price])).toEqual([
      ['Bowl', 100],
      ['Good', 100],
    ]);
  });

  it('PRODUCTFILE-7, PRODUCTFILE-10: what somebody changed or deleted since stays as they left it', async () => {
    const sell = (title: string) => kit.shop.sell({ title, variants: [{ sku: title, price: 100 }] });
    const [a, b, c] = [await sell('A'), await sell('B'), await sell('C')];
    const preview = await kit.preview((await kit.export()).replaceAll(',1.00,', ',2.00,'));
    expect(preview).toMatchObject({ changed: 3 });
    await kit.admin.patch(`/api/products/${a.id}`, { title: 'A2' });
    await kit.admin.delete(`/api/products/${b.id}`);
    expect(await kit.apply(preview)).toMatchObject({ done: 3, kept: 2 });
    expect((await kit.products(preview)).map(({ state, why }) => [state, why])).toEqual([
      ['kept', 'Somebody changed it since it was compared.'],
      ['kept', 'It was deleted in the meantime.'],
      ['updated', ''],
    ]);
    expect(await kit.product(a.id)).toMatchObject({ title: 'A2', variants: [{ price: 100 }] });
    await kit.admin.patch(`/api/products/${c.id}`, { excerpt: 'By hand' });
    expect(await kit.undo(preview)).toMatchObject({ state: 'undone', undone: 0, undoKept: 1 });
    expect(await kit.product(c.id)).toMatchObject({ excerpt: 'By hand', variants: [{ price: 200 }] });
  });

  it('PRODUCTFILE-10: stock that was sold below what the import added stays, and is listed', async () => {
    const { id, variants } = await kit.shop.sell({ variants: [{ sku: 'A', price: 100, stock: 2 }] });
    const preview = await kit.preview(tableOf('Vitrine 1,SKU,Stock', 'product,A,9'));
    await kit.apply(preview);
    await kit.shop.order(await kit.shop.visitorWith(variants[0] ?? '', 8));
    expect(await kit.undo(preview)).toMatchObject({ state: 'undone', undone: 0, undoKept: 1 });
    expect(await kit.products(preview)).toMatchObject([
      { state: 'undoKept', why: 'More of it was sold since than there was before.' },
    ]);
    expect((await kit.product(id)).variants[0]?.stock).toBe(1);
  });

  it('PRODUCTFILE-8: what is no products file is refused with the reason, and changes nothing', async () => {
    const failed = await kit.preview('Title,Price\nBowl,1\n');
    expect(failed).toMatchObject({ state: 'failed', total: 0 });
    expect(failed.error).toContain('is not a products file of Vitrine');
    const large = await kit.upload(Buffer.alloc(65 * 1024 ** 2, 'a'));
    expect([large.status, large.body]).toMatchObject([413, { error: 'productImports.tooLarge' }]);
    const elsewhere = await (await server.signIn(kit.shop.website, 'websiteManager')).send(
      'POST',
      '/api/imports',
      uploadBody('products.csv', Buffer.from(await kit.export())),
    );
    expect([elsewhere.status, elsewhere.body]).toMatchObject([400, { error: 'importing.productsFile' }]);
    expect(await kit.all()).toEqual([]);
    const general = await kit.admin.get('/api/product-imports');
    expect(general.body).toMatchObject({ total: 1, imports: [{ state: 'failed' }] });
  });

  it('PRODUCTFILE-3: one at a time, for people who may change products, and it can be stopped', async () => {
    const text = tableOf('Vitrine 1,Title,Price', 'product,Bowl,1');
    const begun = importIn(await kit.upload(text));
    const second = await kit.upload(text);
    expect([second.status, second.body]).toMatchObject([409, { error: 'productImports.underWay' }]);
    const early = await kit.admin.post(`/api/product-imports/${begun.id}/apply`, {});
    expect([early.status, early.body]).toMatchObject([409, { error: 'productImports.notReady' }]);
    const stopped = importIn(await kit.admin.post(`/api/product-imports/${begun.id}/stop`));
    expect(stopped.state).toBe('stopped');
    await server.runJobs();
    expect(await kit.see(begun.id)).toMatchObject({ state: 'stopped', read: 0 });
    const again = await kit.admin.post(`/api/product-imports/${begun.id}/stop`);
    expect([again.status, again.body]).toMatchObject([409, { error: 'productImports.notRunning' }]);
    const reader = await server.signIn(kit.shop.website, 'viewer');
    expect((await reader.get('/api/product-imports')).status).toBe(403);
    expect(await kit.all()).toEqual([]);
  });
});
