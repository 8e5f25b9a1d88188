import type { Product } from '@vitrine/core/products/product.ts';
import type { ProductListing } from '@vitrine/core/products/products.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestAnswer, TestClient } from '../../../test/harness.ts';
import type { Database } from '../../database/database.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { freeSlugs } from './free-slugs.ts';
import { findProductCards, listProductCategories, upsertProducts } from './index.ts';

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await TestShop.open();
  admin = await shop.server.signIn(shop.website, 'storeManager');
});
afterAll(() => shop?.server.stop());

const context = () => shop.server.context(shop.website);
const productOf = (answer: TestAnswer) => (answer.body as { product: Product }).product;

it('PRODUCT-10, PRODUCT-16: products with one name are imported together, and each keeps its number when imported again', {
  tags: 'slow',
}, async () => {
  const vase = (sourceKey: string, title = 'Vase') => ({
    sourceKey,
    product: { title, state: 1 as const, variants: [{ price: 100, stock: 1 }] },
  });
  const keys = Array.from({ length: 300 }, (_, at) => `vase:${at}`);
  const slugsOf = (done: Awaited<ReturnType<typeof upsertProducts>>) =>
    done.ok ? done.value.map(one => one.slug) : done.error;
  const numbered = ['vase', ...Array.from({ length: 299 }, (_, at) => `vase-${at + 2}`)];
  expect(
    slugsOf(
      await upsertProducts(
        context(),
        keys.map(key => vase(key)),
      ),
    ),
  ).toEqual(numbered);
  const again = await upsertProducts(context(), [
    vase('vase:new'),
    ...keys.toReversed().map(key => vase(key)),
  ]);
  expect(slugsOf(again)).toEqual(['vase-301', ...numbered.toReversed()]);
  const twice = await upsertProducts(context(), [
    vase('vase:twice', 'Half \ud83c'),
    vase('vase:twice', 'Whole'),
  ]);
  expect(twice).toMatchObject({ ok: true, value: [{ isNew: true }, { isNew: false, slug: 'whole' }] });
  const found = await admin.get('/api/products?search=whole');
  expect((found.body as { products: ProductListing[] }).products.map(one => one.title)).toEqual(['Whole']);
});

it('PRODUCT-32: an import keeps the questions of a known product', async () => {
  const given = [
    { sourceKey: 'cup', product: { title: 'Asking cup', state: 1 as const, variants: [{ price: 100 }] } },
  ];
  const made = await upsertProducts(context(), given);
  const id = made.ok ? made.value[0]?.id : '';
  const form = [
    {
      id: 'q'.repeat(24),
      kind: 'text',
      label: 'Name inside',
      description: '',
      isRequired: true,
      placeholder: '',
    },
  ];
  expect((await admin.patch(`/api/products/${id}`, { form })).status).toBe(200);
  expect((await upsertProducts(context(), given)).ok).toBe(true);
  expect(productOf(await admin.get(`/api/products/${id}`)).form).toEqual(form);
});

it('PRODUCT-10: one more product of a name takes as much work after a thousand of them as after a few', {
  tags: 'slow',
}, async () => {
  const asked = async (title: string, before: number) => {
    const given = (from: number, count: number) =>
      Array.from({ length: count }, (_, at) => ({
        sourceKey: `${title}:${from + at}`,
        product: { title, state: 1 as const, variants: [{ price: 100 }] },
      }));
    expect((await upsertProducts(context(), given(0, before))).ok).toBe(true);
    let count = 0;
    const { database } = context();
    const counting: Database = {
      ...database,
      query: (sql, values) => {
        const [, slugs] = values ?? [];
        if (sql.includes('given_slug')) count += (slugs as readonly string[]).length;
        return database.query(sql, values);
      },
    };
    const wanted = given(before, 10).map(({ product }) => ({ wanted: product.title, product: null }));
    const slugs = await freeSlugs({ ...context(), database: counting }, wanted);
    expect(slugs[0]).toBe(`${title}-${before + 1}`);
    expect(new Set(slugs).size).toBe(10);
    return count;
  };
  expect(await asked('many', 1700)).toBeLessThanOrEqual(await asked('few', 300));
});

it('PRODUCT-16: an import updates by its source’s key, keeps ids, and refuses all if one breaks a rule', async () => {
  const given = (price: number, sourceKey = 'wc:1') => ({
    sourceKey,
    product: {
      title: 'Imported',
      state: 1 as const,
      optionNames: ['Size'],
      variants: [
        { price, optionValues: ['S'], stock: 5 },
        { price, optionValues: ['M'], stock: null },
      ],
      categories: ['Cups', 'Tea things'],
    },
  });
  const first = await upsertProducts(context(), [given(100)]);
  const before = productOf(
    await admin.get('/api/products?search=imported').then(async answer => {
      const [listing] = (answer.body as { products: ProductListing[] }).products;
      return admin.get(`/api/products/${listing?.id}`);
    }),
  );
  const again = await upsertProducts(context(), [given(150)]);
  expect([first, again]).toMatchObject([
    { ok: true, value: [{ isNew: true, id: before.id, slug: 'imported' }] },
    { ok: true, value: [{ isNew: false, id: before.id, slug: 'imported' }] },
  ]);
  const after = productOf(await admin.get(`/api/products/${before.id}`));
  expect(after.variants.map(one => [one.id, one.sku, one.price])).toEqual(
    before.variants.map(one => [one.id, one.sku, 150]),
  );
  const refused = await upsertProducts(context(), [given(200), given(-1, 'wc:2')]);
  expect(refused).toMatchObject({
    ok: false,
    error: { errors: { 'wc:2.variants.0.price': { code: 'fields.notBelowZero', values: { least: 0 } } } },
  });
  expect(productOf(await admin.get(`/api/products/${before.id}`)).variants[0]?.price).toBe(150);
  expect(await listProductCategories(context())).toEqual([
    { name: 'Cups', slug: 'cups' },
    { name: 'Tea things', slug: 'tea-things' },
  ]);
  expect((await findProductCards(context(), { category: 'Tea Things' })).map(card => card.id)).toEqual([
    before.id,
  ]);
  expect((await findProductCards(context(), { tag: 'none' })).length).toBe(0);
});
