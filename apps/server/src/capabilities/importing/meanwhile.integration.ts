import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { englishOf } from '@vitrine/core/errors/english-of.ts';
import type { Refusal } from '@vitrine/core/errors/result.ts';
import { newId } from '@vitrine/core/id/id.ts';
import { wordNotes } from '@vitrine/core/importing/import-report.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import type { Database } from '../../database/database.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { deleteAsset } from '../media/index.ts';
import { countProducts, searchProducts } from '../products/index.ts';
import { type ImportKit, productsAsCsv, startImportKit, whileRefused } from './importing.fixture.ts';
import { insertImport } from './importing.store.ts';
import { importByOperator } from './index.ts';
import { runImport } from './run-import.ts';

let kit: ImportKit;
let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  kit = await startImportKit();
});
afterAll(() => kit?.stop());
beforeEach(async () => {
  shop = await TestShop.on(kit.server);
  admin = await shop.server.signIn(shop.website, 'admin');
});

/** Imports; `meanwhile` runs once, as soon as so many batches are written. */
async function run(text: string, meanwhile?: () => Promise<unknown>, portions = 1) {
  const path = join(shop.server.dataDir, 'products.csv');
  await writeFile(path, text);
  const context = shop.server.context(await shop.server.reload(shop.website));
  let isDone = meanwhile === undefined;
  const database: Database = {
    ...context.database,
    transaction: async work => {
      const value = await context.database.transaction(work);
      if (!isDone && (await count('import_portions')) === portions) {
        isDone = true;
        await meanwhile?.();
      }
      return value;
    },
  };
  return importByOperator(
    { ...context, database },
    { path, mediaBase: kit.mediaBase, isPublished: true, tell: () => undefined },
  );
}

const failing = (text: string, meanwhile?: () => Promise<unknown>, portions = 1) =>
  whileRefused(shop.server, 'S-299', () => run(text, meanwhile, portions));
const count = async (table: string) =>
  Number(
    (await shop.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${table} WHERE website_id = $1`))[0]?.n,
  );
const productOf = async (number: number) => {
  const [row] = await shop.query<{ id: string; title: string; state: number; variant: string }>(
    `SELECT products.id, title, state, variants.id AS variant FROM products
       JOIN variants ON variants.website_id = $1 AND product_id = products.id
     WHERE products.website_id = $1 AND source_key LIKE $2 ORDER BY variants.position`,
    `%:product:${number}`,
  );
  if (!row) throw new Error(`Product ${number} exists.`);
  return row;
};
const stockOf = async (variantId: string) =>
  (
    await shop.query<{ on_hand: number }>(
      'SELECT on_hand FROM stock WHERE website_id = $1 AND variant_id = $2',
      variantId,
    )
  )[0]?.on_hand;
const change = async (number: number, body: object) =>
  expect((await admin.patch(`/api/products/${(await productOf(number)).id}`, body)).status).toBe(200);
const errorOf = (done: { ok: boolean; error?: Refusal }) => done.error && englishOf(done.error);
/** The newest import as the studio shows it. */
const newest = async () => {
  const body = (await admin.get('/api/imports')).body as {
    imports: {
      state: string;
      error: string;
      report: { products: number; warnings: { what: string; why: string }[] } | null;
    }[];
  };
  return body.imports[0];
};
const everything = async () => ({
  products: await shop.query<{ id: string; title: string }>(
    'SELECT id, title, slug, state, categories, description FROM products WHERE website_id = $1 ORDER BY id',
  ),
  variants: await shop.query(
    'SELECT id, product_id, price, sku FROM variants WHERE website_id = $1 ORDER BY id',
  ),
  stock: await shop.query(
    'SELECT variant_id, on_hand, reserved FROM stock WHERE website_id = $1 ORDER BY variant_id',
  ),
  texts: await shop.query('SELECT product_id FROM product_texts WHERE website_id = $1 ORDER BY product_id'),
  prints: await shop.query(
    'SELECT source_key, print FROM import_prints WHERE website_id = $1 ORDER BY source_key',
  ),
  written: await count('import_written'),
  portions: await count('import_portions'),
});

it('IMPORT-73: new products are shown all at once when the import finishes, in lists, searches and for buyers', async () => {
  const visitor = shop.server.client(shop.website);
  const seen = async () => {
    const context = shop.server.context(shop.website);
    const page = { limit: 5, offset: 0 };
    return {
      listed: await countProducts(context, null),
      inCategory: await countProducts(context, { kind: 'category', slug: 'shelf-1' }),
      found: (await searchProducts(context, { ...page, query: 'bowl' })).total,
      shelf: (await visitor.get('/shop/category/shelf-1', { accept: 'text/html' })).status,
    };
  };
  await shop.query('UPDATE websites SET launched_at = now() WHERE id = $1');
  expect((await run(productsAsCsv(1))).ok).toBe(true);
  let during: Awaited<ReturnType<typeof seen>> | undefined;
  let hidden: Record<string, unknown>[] = [];
  const done = await run(productsAsCsv(300), async () => {
    during = await seen();
    hidden = await shop.query('SELECT DISTINCT state FROM products WHERE website_id = $1 ORDER BY state');
    const { variant } = await productOf(2);
    const refused = await visitor.post('/api/commerce/shopping-cart/entries', {
      variantId: variant,
      quantity: 1,
    });
    expect(refused.status).not.toBe(200);
  });
  expect(errorOf(done)).toBeUndefined();
  expect(hidden).toEqual([{ state: 1 }, { state: 4 }]);
  expect(during).toEqual({ listed: 1, inCategory: 0, found: 1, shelf: 404 });
  expect(await shop.query('SELECT DISTINCT state FROM products WHERE website_id = $1')).toEqual([
    { state: 1 },
  ]);
  expect(await seen()).toEqual({ listed: 300, inCategory: 15, found: 300, shelf: 200 });
  expect(await count('product_texts')).toBe(300);
  // The next import sees no change by a person.
  const again = await run(productsAsCsv(300));
  expect(again.ok && [again.value.choices, wordNotes(again.value.report.warnings, 'en')]).toEqual([[], []]);
});

it('IMPORT-75: what a person changed while an import was running survives its failure and is named', {
  tags: 'slow',
}, async () => {
  expect((await run(productsAsCsv(3))).ok).toBe(true);
  const before = await everything();
  const failed = await failing(productsAsCsv(300, { price: 2 }), async () => {
    await change(2, { title: 'My own' });
    await change(7, { title: 'New and mine' });
  });
  expect(errorOf(failed)).toBe(
    'Something unexpected went wrong. The import was undone, except for 2 products that were changed or ordered in the meantime; they are named in the report. Start the import again.',
  );
  expect(await newest()).toMatchObject({
    state: 'failed',
    error: errorOf(failed),
    report: {
      products: 0,
      warnings: [
        {
          what: 'product “My own”',
          why: 'It was changed here while the import was running, so it stayed as it is.',
        },
        {
          what: 'product “New and mine”',
          why: 'It was changed here while the import was running, so it stayed as it is.',
        },
      ],
    },
  });
  expect(await productOf(2)).toMatchObject({ title: 'My own', state: 1 });
  expect(await productOf(7)).toMatchObject({ title: 'New and mine', state: 4 });
  const after = await everything();
  expect(after.products).toHaveLength(4);
  expect(after.products.filter(({ title }) => title === 'Bowl')).toEqual(
    before.products.filter(({ id }) => after.products.find(one => one.id === id)?.title === 'Bowl'),
  );
  // A second failure changes nothing, and the import that succeeds keeps both changes.
  expect((await failing(productsAsCsv(300, { price: 2 }))).ok).toBe(false);
  expect(await everything()).toEqual(after);
  const done = await run(productsAsCsv(300, { price: 2 }));
  expect(errorOf(done)).toBeUndefined();
  expect([await productOf(2), await productOf(7)]).toMatchObject([
    { title: 'My own' },
    { title: 'New and mine' },
  ]);
  expect(await count('products')).toBe(300);
});

it('IMPORT-75: a product that was ordered while an import was running stays, and its order shows it', async () => {
  let orderId = '';
  const failed = await failing(productsAsCsv(300), async () => {
    const { id, variant } = await productOf(7);
    // Shown by hand, bought, and hidden again.
    await change(7, { state: 1 });
    orderId = (await shop.order(await shop.visitorWith(variant))).orderId;
    await change(7, { state: 4 });
    await shop.query(
      'UPDATE import_written SET version = (SELECT version FROM products WHERE website_id = $1 AND id = $2) WHERE website_id = $1 AND source_key LIKE $3',
      id,
      '%:product:7',
    );
  });
  expect(failed.ok).toBe(false);
  expect((await newest())?.report?.warnings).toEqual([
    { what: 'product “Bowl”', why: 'It was ordered while the import was running, so it stayed as it is.' },
  ]);
  expect(await shop.query('SELECT title FROM products WHERE website_id = $1')).toEqual([{ title: 'Bowl' }]);
  expect((await shop.see(orderId)).lines).toMatchObject([{ title: 'Bowl', unitPrice: 750 }]);
  expect((await admin.get(`/api/products/${(await productOf(7)).id}`)).status).toBe(200);
});

it('IMPORT-75: pieces sold while an import was running stay sold when it fails', {
  tags: 'slow',
}, async () => {
  expect((await run(productsAsCsv(9))).ok).toBe(true);
  const { variant } = await productOf(8);
  expect(await stockOf(variant)).toBe(7);
  const next = productsAsCsv(300).replace(
    'S-7,Bowl,1,visible,"<p>Bowl 7</p>",7,',
    'S-7,Bowl,1,visible,"<p>Bowl 7</p>",20,',
  );
  const failed = await failing(next, async () => {
    expect(await stockOf(variant)).toBe(20);
    await shop.order(await shop.visitorWith(variant, 3));
  });
  expect(errorOf(failed)).toContain('The website was not changed.');
  expect(await stockOf(variant)).toBe(4);
});

it('IMPORT-72: an import that was killed while it was undone writes all of its products when it runs again', {
  tags: 'slow',
}, async () => {
  const path = join(shop.server.dataDir, 'killed.csv');
  await writeFile(path, productsAsCsv(600));
  const context = shop.server.context(shop.website);
  const importId = newId();
  const begun = { id: importId, fileName: 'killed.csv', isCommand: false, now: context.clock.now() };
  await insertImport(context.database, context.website.id, begun);
  const given = {
    importId,
    file: { fileName: 'killed.csv', path },
    folder: shop.server.dataDir,
    mediaBase: null,
    isPublished: true,
    replaces: false,
  };
  let isDead = false;
  const alive = <Value>(work: () => Promise<Value>): Promise<Value> =>
    isDead ? Promise.reject(new Error('killed')) : work();
  const dying: Database = {
    ...context.database,
    query: (sql, values) => alive(() => context.database.query(sql, values)),
    transaction: work =>
      alive(async () => {
        const value = await context.database.transaction(work);
        isDead = (await count('import_written')) > 0 && (await count('import_portions')) === 0;
        return value;
      }),
  };
  await whileRefused(shop.server, 'S-599', () =>
    expect(runImport({ ...context, database: dying }, given)).rejects.toThrow('killed'),
  );
  expect([await count('products'), await count('import_written')]).toEqual([275, 275]);
  expect(errorOf(await runImport(context, given))).toBeUndefined();
  expect(await count('products')).toBe(600);
  expect(await shop.query('SELECT DISTINCT state FROM products WHERE website_id = $1')).toEqual([
    { state: 1 },
  ]);
});

it('IMPORT-74: a picture that is deleted while an import is running is left out and reported', {
  tags: 'slow',
}, async () => {
  const rows = productsAsCsv(300).split('\n');
  const table = rows.map((row, at) => {
    if (at === 0) return `${row},Images`;
    return at === 280 ? `${row},https://sample.example/files/a.png` : `${row},`;
  });
  const done = await run(table.join('\n'), async () => {
    const [asset] = await shop.query<{ id: string }>('SELECT id FROM assets WHERE website_id = $1');
    expect((await deleteAsset(shop.server.context(shop.website), asset?.id ?? '')).ok).toBe(true);
  });
  expect(done.ok && wordNotes(done.value.report.warnings, 'en')).toEqual([
    {
      what: 'product “Bowl”',
      why: 'One of its pictures was deleted while the import was running; it was left out.',
    },
  ]);
  expect(
    await shop.query(
      'SELECT count(*)::int AS n, sum(cardinality(image_ids))::int AS images FROM products WHERE website_id = $1',
    ),
  ).toEqual([{ n: 300, images: 0 }]);
});
