import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import { type Id, newId } from '@vitrine/core/id/id.ts';
import type { Category, ListedCategory } from '@vitrine/core/products/category.ts';
import type { Trashed } from '@vitrine/core/trash/trash.calls.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestAnswer, TestClient } from '../../../test/harness.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { putCollection } from '../collections/index.ts';
import { storeAsset } from '../media/index.ts';
import { publish } from '../publishing/index.ts';
import { upsertProducts } from './index.ts';

let shop: TestShop;
let admin: TestClient;
let visitor: TestClient;
beforeAll(async () => {
  shop = await TestShop.open();
});
afterAll(() => shop?.server.stop());

beforeEach(async () => {
  shop = await TestShop.on(shop.server);
  const context = shop.server.context(shop.website);
  await putCollection(context, {
    sourceKey: 'shop',
    type: collectionTypes.products,
    title: 'Shop',
    slug: 'shop',
  });
  await put('Round bowl', ['Bowls', 'New']);
  await put('Flat plate', ['Plates']);
  await publish(context);
  shop.website = await shop.server.reload(shop.website);
  admin = await shop.server.signIn(shop.website, 'storeManager');
  visitor = shop.server.client(shop.website);
});

const put = async (title: string, categories: string[]) => {
  const product = { title, state: 1 as const, categories, variants: [{ price: 1000 }] };
  const context = shop.server.context(shop.website);
  expect((await upsertProducts(context, [{ sourceKey: title, product }])).ok).toBe(true);
};
const tree = async () =>
  ((await admin.get('/api/categories')).body as { categories: ListedCategory[] }).categories;
const named = async (name: string) => {
  const found = (await tree()).find(one => one.name === name);
  if (!found) throw new Error(`There is no category ${name}.`);
  return found;
};
const idOf = async (name: string) => (await named(name)).id;
const create = (name: string, parentId: Id | null = null) =>
  admin.post('/api/categories', { name, parentId });
const categoryOf = (answer: TestAnswer) => (answer.body as { category: Category }).category;
const move = async (name: string, below: string | null, index = 0) =>
  admin.post(`/api/categories/${await idOf(name)}/move`, {
    parentId: below === null ? null : await idOf(below),
    index,
  });
const change = async (name: string, settings: object) =>
  admin.patch(`/api/categories/${await idOf(name)}`, settings);
const names = async () => {
  const all = await tree();
  const below = (parentId: Id | null): string[] =>
    all
      .filter(one => one.parentId === parentId)
      .flatMap(one => [one.name, ...below(one.id).map(name => `- ${name}`)]);
  return below(null);
};
const titlesIn = (html: string) =>
  [...html.matchAll(/class="summary-link" href="[^"]*">([^<]*)/g)].map(([, title]) => title);
const listed = async (address: string) => titlesIn((await visitor.get(address)).text);

it('CATEGORY-1: categories are created at the top or below another, last among those beside them', async () => {
  expect(await names()).toEqual(['Bowls', 'New', 'Plates']);
  const made = await create('Tableware');
  expect(categoryOf(made)).toMatchObject({ name: 'Tableware', slug: 'tableware', parentId: null });
  await create('Outlet', categoryOf(made).id);
  await create('Bowls', categoryOf(made).id);
  expect(await names()).toEqual(['Bowls', 'New', 'Plates', 'Tableware', '- Outlet', '- Bowls']);
  const terms = (await tree()).filter(one => one.name === 'Bowls').map(({ term, slug }) => [term, slug]);
  expect(terms.toSorted()).toEqual([
    ['bowls', 'bowls'],
    ['bowls-2', 'bowls-2'],
  ]);
});

it('CATEGORY-1, CATEGORY-2: a name that is taken beside it or too long, and an unknown parent, are refused', async () => {
  const before = await tree();
  expect((await create('bowls')).body).toMatchObject({
    error: 'categories.nameTaken',
    message: 'This category already exists.',
    errors: { name: 'This category already exists.' },
  });
  expect((await create('x'.repeat(26))).status).toBe(400);
  expect((await create(' ')).status).toBe(400);
  expect((await create('Lost', newId())).body).toMatchObject({ error: 'categories.unknownParent' });
  expect((await change('Bowls', { name: 'Plates' })).body).toMatchObject({ error: 'categories.nameTaken' });
  expect((await change('Bowls', { name: 'y'.repeat(26) })).body).toMatchObject({
    error: 'categories.nameTooLong',
  });
  expect(await tree()).toEqual(before);
});

it('CATEGORY-1: a website has at most 10,000 categories, and products cannot add more', async () => {
  await shop.query(
    `INSERT INTO product_categories (website_id, id, term, slug, name, word, path, position, created_at, updated_at)
     SELECT $1, lpad('c' || n, 24, '0'), 'c' || n, 'c' || n, 'c' || n, 'c' || n, ARRAY['c' || n], n, now(), now()
     FROM generate_series(1, 9997) AS n`,
  );
  expect(await tree()).toHaveLength(10_000);
  expect((await create('One more')).body).toMatchObject({ error: 'categories.tooMany' });
  await put('Odd cup', ['Unheard']);
  expect(await tree()).toHaveLength(10_000);
});

it('CATEGORY-2: a longer name that was imported stays when other things change', async () => {
  const long = 'Everything for a well laid table';
  await put('Cloth', [long]);
  expect((await change(long, { name: long, description: 'Linen.' })).status).toBe(200);
  expect(categoryOf(await admin.get(`/api/categories/${await idOf(long)}`))).toMatchObject({
    name: long,
    description: 'Linen.',
  });
});

it('CATEGORY-3: a category is moved below another and among those beside it, never below itself or too deep', async () => {
  await create('Tableware');
  expect((await move('Plates', 'Tableware')).status).toBe(204);
  expect((await move('Bowls', 'Tableware')).status).toBe(204);
  expect(await names()).toEqual(['New', 'Tableware', '- Bowls', '- Plates']);
  await move('Bowls', 'Tableware', 1);
  await move('Tableware', null, 0);
  const arranged = ['Tableware', '- Plates', '- Bowls', 'New'];
  expect(await names()).toEqual(arranged);
  expect((await move('Tableware', 'Bowls')).body).toMatchObject({ error: 'categories.belowItself' });
  expect((await move('Tableware', 'Tableware')).body).toMatchObject({ error: 'categories.belowItself' });
  expect((await admin.post(`/api/categories/${newId()}/move`, { parentId: null, index: 0 })).status).toBe(
    404,
  );
  expect(await names()).toEqual(arranged);
});

it('CATEGORY-3: the tree has at most eight levels, with all that is moved along', async () => {
  let parentId: Id | null = null;
  for (let level = 1; level <= 7; level += 1)
    parentId = categoryOf(await create(`Level ${level}`, parentId)).id;
  await create('Under bowls', await idOf('Bowls'));
  const before = await tree();
  expect((await move('Bowls', 'Level 7')).body).toMatchObject({ error: 'categories.tooDeep' });
  expect(await tree()).toEqual(before);
  expect((await move('Plates', 'Level 7')).status).toBe(204);
  expect((await create('Level 9', await idOf('Plates'))).body).toMatchObject({ error: 'categories.tooDeep' });
});

it('CATEGORY-4, CATEGORY-6: visitors see text, path and children, and the products below, once these are indexed', async () => {
  await create('Tableware');
  expect((await visitor.get('/shop/category/tableware')).text).not.toContain('Round bowl');
  await move('Bowls', 'Tableware');
  await move('Plates', 'Tableware', 1);
  await change('Tableware', { description: 'For every day.', seoTitle: 'Plates and bowls' });
  await shop.server.runJobs();
  const page = (await visitor.get('/shop/category/tableware')).text;
  expect(titlesIn(page)).toEqual(['Round bowl', 'Flat plate']);
  expect(page).toContain('For every day.');
  expect(page).toContain('<title>Plates and bowls');
  expect(page).toContain('href="/shop/category/bowls"');
  expect((await visitor.get('/shop/category/bowls')).text).toContain('href="/shop/category/tableware"');
  expect(await named('Tableware')).toMatchObject({ count: 2 });
  await move('Plates', null);
  await shop.server.runJobs();
  expect(await listed('/shop/category/tableware')).toEqual(['Round bowl']);
  expect(await named('Tableware')).toMatchObject({ count: 1 });
});

it('CATEGORY-5: an old address leads to the new one, and an address in use is refused', async () => {
  expect((await change('Bowls', { slug: 'plates' })).body).toMatchObject({
    error: 'categories.slugTaken',
    errors: { slug: 'This address is already taken.' },
  });
  expect((await named('Bowls')).slug).toBe('bowls');
  expect((await change('Bowls', { slug: 'schalen', name: 'Schalen' })).status).toBe(200);
  const old = await visitor.get('/shop/category/bowls');
  expect([old.status, old.headers.location]).toEqual([301, '/shop/category/schalen']);
  await shop.server.runJobs();
  expect(await listed('/shop/category/schalen')).toEqual(['Round bowl']);
  expect((await visitor.get('/shop')).text).toContain('>Schalen<');
});

it('CATEGORY-5: a picture must be in the media library', async () => {
  expect((await change('Bowls', { imageId: newId(), description: 'No.' })).body).toMatchObject({
    error: 'categories.unknownImage',
  });
  expect(categoryOf(await admin.get(`/api/categories/${await idOf('Bowls')}`)).description).toBe('');
});

it('CATEGORY-5: a picture shows on the page at once, and its file says that the category uses it', async () => {
  const context = shop.server.context(shop.website);
  const content = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const stored = await storeAsset(context, { fileName: 'bowls.png', content });
  const imageId = stored.ok ? stored.value.id : '';
  const id = await idOf('Bowls');
  expect((await change('Bowls', { imageId })).status).toBe(200);
  expect((await visitor.get('/shop/category/bowls')).text).toContain(imageId);
  const editor = await shop.server.signIn(shop.website, 'websiteManager');
  expect((await editor.get(`/api/media/${imageId}/uses`)).text).toContain(id);
});

it('CATEGORY-7: a deleted category takes those below along, and products get both back on restore', async () => {
  await create('Tableware');
  await move('Bowls', 'Tableware');
  await shop.server.runJobs();
  const id = await idOf('Tableware');
  expect((await admin.delete(`/api/categories/${id}`)).status).toBe(204);
  expect((await admin.delete(`/api/categories/${id}`)).status).toBe(404);
  await shop.server.runJobs();
  expect(await names()).toEqual(['New', 'Plates']);
  expect((await visitor.get('/shop/category/bowls')).status).toBe(404);
  expect(await listed('/shop/category/new')).toEqual(['Round bowl']);
  const { things } = (await admin.get('/api/trash?kind=category')).body as { things: Trashed[] };
  expect(things).toMatchObject([{ kind: 'category', id, title: 'Tableware' }]);
  expect((await admin.post(`/api/categories/${id}/restore`)).status).toBe(204);
  await shop.server.runJobs();
  expect(await names()).toEqual(['New', 'Plates', 'Tableware', '- Bowls']);
  expect(await listed('/shop/category/bowls')).toEqual(['Round bowl']);
  expect((await admin.post(`/api/categories/${id}/restore`)).status).toBe(404);
});

it('CATEGORY-7: a category whose parent is gone is restored at the top', async () => {
  await create('Tableware');
  await move('Bowls', 'Tableware');
  const bowls = await idOf('Bowls');
  await admin.delete(`/api/categories/${bowls}`);
  shop.server.moveClock({ minutes: 1 });
  await admin.delete(`/api/categories/${await idOf('Tableware')}`);
  expect((await admin.post(`/api/trash/category/${bowls}/restore`)).status).toBe(204);
  await shop.server.runJobs();
  expect(await named('Bowls')).toMatchObject({ parentId: null });
  expect(await listed('/shop/category/bowls')).toEqual(['Round bowl']);
});

it('CATEGORY-7: a category removed for good leaves its products, at once or after 30 days', async () => {
  const wordsOf = () =>
    shop.query<{ categories: string[] }>(
      'SELECT categories FROM products WHERE website_id = $1 AND title = $2',
      'Round bowl',
    );
  const bowls = await idOf('Bowls');
  expect((await admin.delete(`/api/trash/category/${bowls}`)).status).toBe(404);
  await admin.delete(`/api/categories/${bowls}`);
  expect((await admin.delete(`/api/trash/category/${bowls}`)).status).toBe(204);
  expect((await admin.post(`/api/categories/${bowls}/restore`)).status).toBe(404);
  await shop.server.runJobs();
  expect(await wordsOf()).toEqual([{ categories: ['New'] }]);
  const fresh = await idOf('New');
  await admin.delete(`/api/categories/${fresh}`);
  shop.server.moveClock({ days: 31 });
  admin = await shop.server.signIn(shop.website, 'storeManager');
  expect((await admin.post(`/api/categories/${fresh}/restore`)).status).toBe(404);
});

it('CATEGORY-8: only those who may change products change categories, and every change is recorded', async () => {
  const viewer = await shop.server.signIn(shop.website, 'viewer');
  const before = await tree();
  expect((await viewer.post('/api/categories', { name: 'Mine' })).status).toBe(403);
  expect((await viewer.delete(`/api/categories/${await idOf('Bowls')}`)).status).toBe(403);
  expect(await tree()).toEqual(before);
  await change('Bowls', { description: 'Deep.' });
  const acts = await shop.query<{ act: string }>(
    `SELECT act FROM audit_log WHERE website_id = $1 AND act LIKE 'category.%'`,
  );
  expect(acts).toEqual([{ act: 'category.changed' }]);
});

it('PRODUCT-41: a search finds a product by the names of its categories and of all above them', async () => {
  await create('Tableware');
  await move('Bowls', 'Tableware');
  await shop.server.runJobs();
  expect(await listed('/search?q=tableware')).toEqual(['Round bowl']);
  await change('Tableware', { name: 'Crockery' });
  await shop.server.runJobs();
  expect(await listed('/search?q=crockery')).toEqual(['Round bowl']);
});
