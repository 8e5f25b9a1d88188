import { type CollectionType, collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import { type Id, newId } from '@vitrine/core/id/id.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { ImportedShop, tableOf } from '../../../../test/imported-shop.ts';
import { changeCollection, putCollection } from '../../collections/index.ts';

let server: TestServer;
let kit: ImportedShop;
let main: Id;
let outlet: Id;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());
beforeEach(async () => {
  kit = await ImportedShop.on(server, 'websiteManager');
  main = await page('Shop');
  outlet = await page('Outlet');
});

const context = () => server.context(kit.shop.website);
async function page(title: string, type: CollectionType = collectionTypes.products): Promise<Id> {
  const slug = title.toLowerCase();
  return (await putCollection(context(), { sourceKey: slug, type, title, slug })).id;
}
const pages = () =>
  kit.shop.query<{ id: Id; slug: string; title: string; type: number }>(
    'SELECT id, slug, title, type FROM collections WHERE website_id = $1 AND deleted_at IS NULL ORDER BY id',
  );
const shops = async () => Object.fromEntries((await kit.all()).map(one => [one.title, one.shopIds]));
const file = (...rows: string[]) => tableOf('Vitrine 1,Title,Address,SKU,Price,Shops', ...rows);
const apply = (id: string, body: object) => kit.admin.post(`/api/product-imports/${id}/apply`, body);

describe('the shop of new products', () => {
  const text = file('product,Bowl,bowl,B,1,', 'product,Rug,rug,R,1,outlet', 'product,Cup,cup,C,1,shop');

  it('PRODUCTFILE-12: it is the chosen one, if the file names none, and the main one by default', {
    tags: 'slow',
  }, async () => {
    const preview = await kit.preview(text);
    expect(preview).toMatchObject({ new: 3, newShops: [], makesShops: false });
    expect(await kit.apply(preview, { shopId: outlet })).toMatchObject({ state: 'done', done: 3, kept: 0 });
    expect(await shops()).toEqual({ Bowl: [outlet], Rug: [outlet], Cup: [main] });
    await kit.undo(preview);
    expect(await shops()).toEqual({});
    const again = await kit.preview(file('product,Jar,jar,J,1,', 'product,Rug,mat,M,1,outlet'));
    await kit.apply(again);
    expect(await shops()).toEqual({ Jar: [], Rug: [outlet] });
  });

  it('PRODUCTFILE-12: a product that is here stays in its shops, whichever is chosen', async () => {
    await kit.apply(await kit.preview(text));
    const dearer = tableOf('Vitrine 1,Title,SKU,Price', 'product,Rug,R,2', 'product,Vase,V,2');
    await kit.apply(await kit.preview(dearer), { shopId: outlet });
    expect(await shops()).toEqual({ Bowl: [], Rug: [outlet], Cup: [main], Vase: [outlet] });
  });

  it('PRODUCTFILE-12: a page that is no shop of this website is refused, and nothing changes', async () => {
    const about = await page('About', collectionTypes.page);
    const other = await ImportedShop.on(server);
    const foreign = await putCollection(server.context(other.shop.website), {
      sourceKey: 'x',
      type: collectionTypes.products,
      title: 'X',
      slug: 'x',
    });
    const preview = await kit.preview(text);
    for (const shopId of [about, foreign.id, newId()]) {
      const refused = await apply(preview.id, { shopId });
      expect([refused.status, refused.body]).toMatchObject([400, { error: 'products.unknownShop' }]);
    }
    expect(await kit.see(preview.id)).toMatchObject({ state: 'ready', done: 0 });
    expect(await kit.all()).toEqual([]);
  });
});

describe('shops that are not here', () => {
  const text = file(
    'product,Bowl,bowl,B,1,',
    'product,Print,print,P,1,prints outlet',
    'product,Poster,poster,Q,1,prints',
    'product,Lost,lost,L,abc,lost-shop',
  );

  it('PRODUCTFILE-13: they are named, and their products are left out if they are not to be created', async () => {
    const preview = await kit.preview(text);
    expect(preview).toMatchObject({ state: 'ready', new: 3, faulty: 1, newShops: ['prints'] });
    const before = await pages();
    const done = await kit.apply(preview);
    expect(done).toMatchObject({ state: 'done', done: 3, kept: 2, makesShops: false });
    expect(await shops()).toEqual({ Bowl: [] });
    expect((await kit.products(done)).filter(({ state }) => state === 'kept')).toMatchObject([
      { title: 'Print', why: 'A shop that it names is not among the pages of this website.' },
      { title: 'Poster' },
    ]);
    expect(await pages()).toEqual(before);
  });

  it('PRODUCTFILE-13: they are created if their owner agrees, and undone with the import', {
    tags: 'slow',
  }, async () => {
    await kit.shop.sell({ title: 'Plate', variants: [{ sku: 'PLATE', price: 100 }] });
    const before = await pages();
    const moved = `${text}product,Plate,plate,PLATE,1,posters\r\n`;
    const preview = await kit.preview(moved);
    expect(preview).toMatchObject({ new: 3, changed: 1, newShops: ['prints', 'posters'] });
    const [plate] = (await kit.products(preview)).filter(({ state }) => state === 'changed');
    expect(plate?.changes).toMatchObject([{ column: 'Shops', from: '', to: 'posters' }]);
    expect(await kit.apply(preview, { makesShops: true })).toMatchObject({
      done: 4,
      kept: 0,
      makesShops: true,
    });
    const made = (await pages()).filter(({ id }) => before.every(one => one.id !== id));
    expect(made.map(({ slug, title, type }) => [slug, title, type])).toEqual([
      [expect.any(String), expect.any(String), 13],
      [expect.any(String), expect.any(String), 13],
    ]);
    expect(made.map(({ title }) => title).sort()).toEqual(['Posters', 'Prints']);
    const idOf = (slug: string) => made.find(one => one.slug === slug)?.id;
    expect(await shops()).toEqual({
      Bowl: [],
      Plate: [idOf('posters')],
      Print: [idOf('prints'), outlet],
      Poster: [idOf('prints')],
    });
    expect(await kit.preview(moved)).toMatchObject({ same: 4, new: 0, changed: 0, newShops: [] });
    expect(await kit.undo(preview)).toMatchObject({ state: 'undone', undone: 4, undoKept: 0 });
    expect(await pages()).toEqual(before);
    expect(await shops()).toEqual({ Plate: [] });
  });

  it('PRODUCTFILE-13: a created shop that somebody changed or used since stays', async () => {
    const preview = await kit.preview(
      file('product,Print,print,P,1,prints', 'product,Poster,poster,Q,1,posters', 'product,Map,map,M,1,maps'),
    );
    await kit.apply(preview, { makesShops: true });
    const idOf = async (slug: string) => (await pages()).find(one => one.slug === slug)?.id ?? '';
    const prints = await idOf('prints');
    server.moveClock({ seconds: 1 });
    const renamed = await changeCollection(context(), {
      collectionId: await idOf('posters'),
      title: 'Our posters',
    });
    expect(renamed.ok).toBe(true);
    await kit.shop.sell({ title: 'Own', shopIds: [prints] });
    await kit.undo(preview);
    expect((await pages()).map(({ slug }) => slug).sort()).toEqual(['outlet', 'posters', 'prints', 'shop']);
    expect(await shops()).toEqual({ Own: [prints] });
  });

  it('PRODUCTFILE-13: without the right to edit pages, or at an address that was taken, nothing is created', async () => {
    const preview = await kit.preview(text);
    const before = await pages();
    const manager = await server.signIn(kit.shop.website, 'storeManager');
    const refused = await manager.post(`/api/product-imports/${preview.id}/apply`, { makesShops: true });
    expect([refused.status, refused.body]).toMatchObject([403, { error: 'call.forbidden' }]);
    expect(await pages()).toEqual(before);
    await page('Prints', collectionTypes.page);
    const taken = await apply(preview.id, { makesShops: true });
    expect([taken.status, taken.body]).toMatchObject([
      409,
      { error: 'productImports.shopAddressTaken', message: expect.stringContaining('“prints”') },
    ]);
    expect(await kit.see(preview.id)).toMatchObject({ state: 'ready', done: 0, makesShops: false });
    expect(await pages()).toHaveLength(before.length + 1);
    expect(await kit.all()).toEqual([]);
    const faulty = await kit.preview(text);
    expect(faulty).toMatchObject({ new: 1, faulty: 3, newShops: [] });
  });
});

describe('the file of faults', () => {
  const text = tableOf(
    'Vitrine 1,Title,Tags,Option Name 1,Option Value 1,SKU,Price',
    'product,=Bowl,,Size,S,B,abc',
    'variant,,new,,M,B2,1',
    ...Array.from({ length: 30 }, (_, at) => `variant,,,,X${at},B-${at},x`),
    'product,Good,,,,G,1',
    'product,Jar,,,,J,',
  );

  it('PRODUCTFILE-14: it has each fault by row, column and product, in the reader’s language', async () => {
    const { id } = await kit.preview(text);
    const [bowl] = await kit.products({ id });
    expect([bowl?.faults.length, bowl?.more]).toEqual([20, 12]);
    const answer = await kit.admin.get(`/api/product-imports/${id}/faults.csv`, { 'accept-language': 'de' });
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="faults-[\d-]+\.csv"$/);
    const lines = answer.text
      .replace(/^\uFEFF/, '')
      .trimEnd()
      .split('\r\n');
    expect(lines).toHaveLength(1 + 32 + 1);
    expect(lines[0]).toBe('Row,Column,Product,Fault');
    expect(lines[1]).toBe(`2,Price,'=Bowl,Schreiben Sie einen Preis wie 18.50.`);
    expect(lines.at(-2)).toMatch(/^33,Price,'=Bowl,/);
    expect(lines.at(-1)).toMatch(/^35,Price,Jar,/);
  });

  it('PRODUCTFILE-14: it is refused to others than those who import products, and on another website', async () => {
    const { id } = await kit.preview(text);
    const path = `/api/product-imports/${id}/faults.csv`;
    expect((await server.client(kit.shop.website).get(path)).status).toBe(401);
    const editor = await server.signIn(kit.shop.website, 'editor');
    expect((await editor.get(path)).status).toBe(403);
    const other = await ImportedShop.on(server);
    expect((await other.admin.get(path)).status).toBe(404);
    expect((await kit.admin.get(`/api/product-imports/${newId()}/faults.csv`)).status).toBe(404);
  });

  it('PRODUCTFILE-15: what belongs to the product is a fault in another row than its first', async () => {
    const { id } = await kit.preview(text);
    const [bowl] = await kit.products({ id });
    expect(bowl?.faults[1]).toEqual({
      line: 3,
      column: 'Tags',
      why: 'This belongs to the product, in its first row. Clear the cell in this row.',
    });
    expect(await kit.apply({ id })).toMatchObject({ done: 1, faulty: 2 });
    expect((await kit.all()).map(({ title }) => title)).toEqual(['Good']);
  });
});
