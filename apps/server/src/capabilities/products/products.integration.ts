import { newId } from '@vitrine/core/id/id.ts';
import { type Product, publishStates } from '@vitrine/core/products/product.ts';
import type { ProductListing } from '@vitrine/core/products/products.calls.ts';
import type { StructuredContent } from '@vitrine/core/products/structured-content.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestAnswer, TestClient } from '../../../test/harness.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { findProductDetail } from './index.ts';

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await TestShop.open();
  admin = await shop.server.signIn(shop.website, 'storeManager');
});
afterAll(() => shop?.server.stop());

const context = () => shop.server.context(shop.website);
const productOf = (answer: TestAnswer) => (answer.body as { product: Product }).product;
const cup = { title: 'Cup', state: 1, variants: [{ price: 900, stock: 3 }] };
const titles = (answer: TestAnswer) =>
  (answer.body as { products: ProductListing[] }).products.map(product => product.title);

it('PRODUCT-4, PRODUCT-10: SKU and address are generated; a taken address gets a number, a requested one is refused', async () => {
  const first = productOf(await admin.post('/api/products', cup));
  expect([first.slug, first.variants[0]?.sku]).toEqual(['cup', expect.stringMatching(/^SQ\d{7}$/)]);
  expect(productOf(await admin.post('/api/products', cup)).slug).toBe('cup-2');
  const refused = await admin.post('/api/products', { ...cup, slug: 'cup' });
  expect(refused.body).toMatchObject({
    error: 'products.slugTaken',
    errors: { slug: 'This address is already taken.' },
  });
  const other = await admin.post('/api/products', { ...cup, title: 'Other' });
  expect((await admin.patch(`/api/products/${productOf(other).id}`, { slug: 'cup' })).status).toBe(409);
  expect(productOf(await admin.get(`/api/products/${productOf(other).id}`)).slug).toBe('other');
});

it.each([18.5, -1, '1850'])(
  'MONEY-1: a price of %j is refused by name, and no product is created',
  async price => {
    const title = `Refused ${price}`;
    const refused = await admin.post('/api/products', { ...cup, title, variants: [{ price }] });
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body)).toContain('variants.0.price');
    const { products } = (await admin.get('/api/products')).body as { products: ProductListing[] };
    expect(products.filter(product => product.title === title)).toEqual([]);
  },
);

it('PRODUCT-7, PRODUCT-14: visitors see a published product immediately', async () => {
  const made = productOf(await admin.post('/api/products', { ...cup, title: 'Hidden cup', state: 4 }));
  expect(await findProductDetail(context(), 'hidden-cup')).toBe(null);
  const { contentVersion } = await shop.server.reload(shop.website);
  await admin.patch(`/api/products/${made.id}`, { state: 1 });
  expect((await shop.server.reload(shop.website)).contentVersion).toBe(contentVersion + 1);
  expect(await findProductDetail(context(), 'hidden-cup')).toMatchObject({ id: made.id });
  const publishAt = new Date(shop.server.services.clock.now().getTime() + 60_000).toISOString();
  await admin.patch(`/api/products/${made.id}`, { state: 2, publishAt });
  expect(await findProductDetail(context(), made.id)).toBe(null);
  shop.server.moveClock({ minutes: 1 });
  expect(await findProductDetail(context(), made.id)).toMatchObject({ title: 'Hidden cup' });
});

it('PRODUCT-15: a change based on an older version is refused and changes nothing', async () => {
  const made = productOf(await admin.post('/api/products', { ...cup, title: 'Versions' }));
  await admin.patch(`/api/products/${made.id}`, { title: 'Second', version: 1 });
  const refused = await admin.patch(`/api/products/${made.id}`, { title: 'Third', version: 1 });
  expect(refused.body).toMatchObject({ error: 'call.conflict', version: 2 });
  expect(productOf(await admin.get(`/api/products/${made.id}`)).title).toBe('Second');
});

it('PRODUCT-5: the table of variants is replaced as a whole; ids stay, foreign ones are refused', async () => {
  const variants = [
    { price: 100, optionValues: ['S'], stock: 1 },
    { price: 200, optionValues: ['M'], stock: 2 },
  ];
  const made = productOf(
    await admin.post('/api/products', { ...cup, title: 'Sizes', optionNames: ['Size'], variants }),
  );
  const [small, medium] = made.variants;
  const changed = productOf(
    await admin.patch(`/api/products/${made.id}`, {
      variants: [
        { id: medium?.id, price: 250, optionValues: ['Medium'], stock: 2 },
        { price: 300, optionValues: ['L'], stock: null },
      ],
    }),
  );
  expect(changed.variants.map(one => [one.id === medium?.id, one.price, one.stock])).toEqual([
    [true, 250, 2],
    [false, 300, null],
  ]);
  const foreign = await admin.patch(`/api/products/${made.id}`, {
    variants: [{ id: small?.id, price: 1, optionValues: ['S'] }],
  });
  expect(foreign.body).toMatchObject({ error: 'products.unknownVariant' });
  const invalid = await admin.patch(`/api/products/${made.id}`, { optionNames: ['Size', 'Colour'] });
  expect([invalid.status, Object.keys((invalid.body as { errors: object }).errors)]).toEqual([
    400,
    ['variants.0.optionValues', 'variants.1.optionValues'],
  ]);
  expect(productOf(await admin.get(`/api/products/${made.id}`)).variants).toEqual(changed.variants);
  const unknown = await admin.patch(`/api/products/${made.id}`, { imageIds: [newId()] });
  expect(unknown.body).toMatchObject({ error: 'products.unknownImage' });
});

it('STOCK-10: pieces sold during an edit stay sold', async () => {
  const {
    id,
    variants: [bowl = ''],
  } = await shop.sell({ title: 'Edited', variants: [{ price: 100, stock: 10 }] });
  await shop.order(await shop.visitorWith(bowl, 2));
  const save = (stock: number, stockSeen?: number) =>
    admin.patch(`/api/products/${id}`, { variants: [{ id: bowl, price: 100, stock, stockSeen }] });
  await save(15, 10);
  expect((await shop.stockOf(bowl)).on_hand).toBe(13);
  await save(15);
  expect((await shop.stockOf(bowl)).on_hand).toBe(15);
});

it('PRODUCT-9: a deleted product is hidden, can be restored as hidden within 30 days, then is gone', async () => {
  const {
    id,
    variants: [bowl = ''],
  } = await shop.sell({ title: 'Short lived' });
  const visitor = await shop.visitorWith(bowl);
  expect((await admin.delete(`/api/products/${id}`)).status).toBe(204);
  expect((await admin.delete(`/api/products/${id}`)).status).toBe(404);
  expect(await findProductDetail(context(), id)).toBe(null);
  expect((await visitor.get('/api/commerce/shopping-cart')).body).toMatchObject({
    canCheckOut: false,
    entries: [{ isAvailable: false, message: 'No longer available. Remove it to check out.' }],
  });
  expect((await admin.post(`/api/products/${id}/restore`)).body).toMatchObject({ product: { state: 4 } });
  await admin.delete(`/api/products/${id}`);
  shop.server.moveClock({ days: 30 });
  admin = await shop.server.signIn(shop.website, 'storeManager');
  expect((await admin.post(`/api/products/${id}/restore`)).body).toMatchObject({
    error: 'products.restoreTooLate',
  });
  shop.server.moveClock({ seconds: 1 });
  await shop.server.services.jobs.enqueue(
    shop.server.services.database,
    { name: 'products.purge' },
    { websiteId: null, data: {} },
  );
  await shop.server.runJobs();
  expect((await admin.get(`/api/products/${id}`)).status).toBe(404);
  expect(await shop.query('SELECT FROM stock WHERE website_id = $1 AND variant_id = $2', bowl)).toEqual([]);
});

it('PRODUCT-17: a copy is hidden and has its own address and SKUs', async () => {
  const { id } = await shop.sell({ title: 'Original', variants: [{ price: 100, sku: 'ORIG', stock: 2 }] });
  const copy = productOf(await admin.post(`/api/products/${id}/duplicate`));
  expect(copy).toMatchObject({ title: 'Original (copy)', slug: 'original-copy', state: 4 });
  expect(copy.variants[0]).toMatchObject({ price: 100, stock: 2, sku: expect.stringMatching(/^SQ/) });
});

it('PRODUCT-6: the list calls a published product Available, a scheduled one Scheduled, a draft Hidden, any other Unsupported', async () => {
  const { published, scheduled, draft, private: hidden, needsReview } = publishStates;
  for (const [at, state] of [published, scheduled, draft, hidden, needsReview].entries())
    await shop.sell({
      title: `Labelled ${at}`,
      state,
      publishAt: state === scheduled ? '2040-01-01T00:00:00.000Z' : null,
    });
  const { products } = (await admin.get('/api/products?search=labelled&sort=title')).body as {
    products: ProductListing[];
  };
  expect(products.map(({ label }) => label)).toEqual([
    'Available',
    'Scheduled',
    'Hidden',
    'Unsupported',
    'Unsupported',
  ]);
});

it('PRODUCT-18: a list is searched, filtered and sorted', async () => {
  const other = await TestShop.open();
  const keeper = await other.server.signIn(other.website, 'storeManager');
  await other.sell({
    title: 'B 100% bowl',
    variants: [{ price: 300, stock: 0, sku: 'ONE' }],
    categories: ['Bowls'],
  });
  await other.sell({ title: 'A bowl', variants: [{ price: 500, stock: 2 }], tags: ['new'] });
  await other.sell({ title: 'Course', type: 3, state: 4, variants: [{ price: 100, stock: null }] });
  const list = async (query: string) => titles(await keeper.get(`/api/products?${query}`));
  expect(await list('search=bowl&sort=title')).toEqual(['A bowl', 'B 100% bowl']);
  expect(await list('search=100%25')).toEqual(['B 100% bowl']);
  expect(await list('search=one')).toEqual(['B 100% bowl']);
  expect(await list('category=bowls')).toEqual(['B 100% bowl']);
  expect(await list('tag=New')).toEqual(['A bowl']);
  expect(await list('state=4')).toEqual(['Course']);
  expect(await list('type=3')).toEqual(['Course']);
  expect(await list('stock=soldOut')).toEqual(['B 100% bowl']);
  expect(await list('sort=price&direction=descending')).toEqual(['A bowl', 'B 100% bowl', 'Course']);
  expect(await list('sort=stock')).toEqual(['B 100% bowl', 'A bowl', 'Course']);
  const bulk = async (action: object) => {
    const all = (await keeper.get('/api/products')).body as { products: ProductListing[] };
    return (await keeper.post('/api/products/bulk', { ids: all.products.map(one => one.id), action })).body;
  };
  expect(await bulk({ kind: 'setState', state: 1 })).toEqual({ changed: 1 });
  expect(await bulk({ kind: 'addCategory', name: 'All' })).toEqual({ changed: 3 });
  expect(await bulk({ kind: 'removeCategory', name: 'bowls' })).toEqual({ changed: 1 });
  expect((await keeper.get('/api/products/terms')).body).toMatchObject({
    categories: [{ name: 'All', count: 3 }],
  });
  expect(await bulk({ kind: 'delete' })).toEqual({ changed: 3 });
  expect(await list('isDeleted=true')).toHaveLength(3);
  await other.server.stop();
});

it('PRODUCT-22: the display style of an option is stored, follows its option, and reaches visitors and copies', async () => {
  const colors = [{ value: 'Ash', color: '#C8C0B4' }];
  const variants = ['Ash', 'Black'].map(value => ({ price: 900, optionValues: ['S', value] }));
  const styled = {
    ...cup,
    title: 'Styled cup',
    optionNames: ['Size', 'Glaze'],
    optionStyles: [
      { display: 'buttons', colors: [] },
      { display: 'swatches', colors },
    ],
    variants,
  };
  const made = productOf(await admin.post('/api/products', styled));
  const glaze = { display: 'swatches', colors: [{ value: 'Ash', color: '#c8c0b4' }] };
  expect(made.optionStyles).toEqual([{ display: 'buttons', colors: [] }, glaze]);
  expect((await findProductDetail(context(), made.id))?.options[1]?.values).toEqual([
    { value: 'Ash', color: '#c8c0b4', image: null },
    { value: 'Black', color: '#1c1b1a', image: null },
  ]);
  expect(productOf(await admin.post(`/api/products/${made.id}/duplicate`, {})).optionStyles[1]).toEqual(
    glaze,
  );
  const without = ['Ash', 'Black'].map(value => ({ price: 900, optionValues: [value] }));
  const patched = await admin.patch(`/api/products/${made.id}`, {
    optionNames: ['Glaze'],
    variants: without,
  });
  expect(productOf(patched).optionStyles).toEqual([glaze]);
});

it('PRODUCT-22: an invalid colour, or a style without an option, is refused by name and changes nothing', async () => {
  const made = productOf(await admin.post('/api/products', { ...cup, title: 'Plain cup' }));
  const path = `/api/products/${made.id}`;
  const style = (color: string) => ({ display: 'swatches', colors: [{ value: 'Ash', color }] });
  const bad = await admin.patch(path, { optionStyles: [style('url(//evil)')] });
  expect(bad).toMatchObject({
    status: 400,
    body: { errors: { 'optionStyles.0.colors.0.color': 'Enter the colour as # and six digits.' } },
  });
  const many = await admin.patch(path, { optionStyles: [style('#ffffff')] });
  expect([many.status, Object.keys((many.body as { errors: object }).errors)]).toEqual([
    400,
    ['optionStyles'],
  ]);
  expect(productOf(await admin.get(path))).toMatchObject({ version: made.version, optionStyles: [] });
});

it('PRODUCT-33: a digital product is described by its own price, others by their variants', async () => {
  const contentOf = (answer: TestAnswer) =>
    (answer.body as { structuredContent: StructuredContent }).structuredContent;
  const variants = [{ price: 900, salePrice: 700, isOnSale: true, stock: 0, sku: 'PDF' }];
  const digital = await admin.post('/api/products', { ...cup, type: 2, variants });
  const own = { productType: 2, variants: [], priceCents: 900, salePriceCents: 700, onSale: true };
  expect(contentOf(digital)).toEqual(own);
  expect(contentOf(await admin.get(`/api/products/${productOf(digital).id}`))).toEqual(own);
  expect(contentOf(await admin.post('/api/products', { ...cup, variants })).variants).toEqual([
    {
      price: 900,
      salePrice: 700,
      onSale: true,
      qtyInStock: 0,
      unlimited: false,
      sku: 'PDF',
      optionValues: [],
    },
  ]);
});

it('PRODUCT-33: the list describes its products so too, for a program that asks for it', async () => {
  const variants = [{ price: 900, salePrice: 700, isOnSale: true, stock: 4, sku: 'LISTED' }];
  const made = productOf(await admin.post('/api/products', { ...cup, title: 'Listed twice', variants }));
  const listed = async (more: string) => {
    const answer = await admin.get(`/api/products?search=Listed+twice${more}`);
    return (answer.body as { products: Record<string, unknown>[] }).products[0];
  };
  const one = (await admin.get(`/api/products/${made.id}`)).body as { structuredContent: StructuredContent };
  expect(one.structuredContent.variants[0]).toMatchObject({ onSale: true, qtyInStock: 4, sku: 'LISTED' });
  expect((await listed('&isStructured=true'))?.structuredContent).toEqual(one.structuredContent);
  expect(await listed('')).not.toHaveProperty('structuredContent');
});
