import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestAnswer, type TestClient, type TestServer } from '../../../test/harness.ts';
import { pageOf, textBlock } from '../../../test/page-fixtures.ts';
import { putItem } from '../collections/index.ts';
import { upsertProducts } from './index.ts';

let server: TestServer;
let website: Website;
let admin: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  website = await server.createWebsite();
  admin = await server.signIn(website);
});
afterAll(() => server?.stop());

/** As many at the same moment as the pool has connections, and more. */
const many = Array.from({ length: 12 }, (_, at) => at);
const atOnce = (send: (at: number) => Promise<TestAnswer>) => Promise.all(many.map(send));
const numbered = (slug: string) => [slug, ...many.slice(1).map(at => `${slug}-${at + 1}`)].toSorted();
const slugsOf = (answers: readonly TestAnswer[], noun: string) =>
  answers.map(({ status, body, text }) => {
    expect(status, text).toBe(200);
    return (body as Record<string, { slug: string }>)[noun]?.slug;
  });
const statuses = (answers: readonly TestAnswer[]) => answers.map(({ status }) => status).toSorted();
const oneOf = (status: number, rest: number) => [status, ...many.slice(1).map(() => rest)].toSorted();

it('PRODUCT-29: products created at the same moment with one title all exist, each with its own address', async () => {
  const bowl = { title: 'Bowl', state: 1, variants: [{ price: 900, stock: 3 }] };
  expect(slugsOf(await atOnce(() => admin.post('/api/products', bowl)), 'product').toSorted()).toEqual(
    numbered('bowl'),
  );
  const { id } = (
    (await admin.post('/api/products', { ...bowl, title: 'Vase' })).body as { product: { id: string } }
  ).product;
  const copies = await atOnce(() => admin.post(`/api/products/${id}/duplicate`));
  expect(slugsOf(copies, 'product').toSorted()).toEqual(numbered('vase-copy'));
});

it('PRODUCT-29: an address requested several times at the same moment is assigned once, the other requests are refused with a message', async () => {
  const named = { title: 'Jug', slug: 'the-jug', state: 1, variants: [{ price: 900, stock: 3 }] };
  const made = await atOnce(() => admin.post('/api/products', named));
  expect(statuses(made)).toEqual(oneOf(200, 409));
  expect(made.find(({ status }) => status === 409)?.body).toMatchObject({ error: 'products.slugTaken' });
  const others = slugsOf(
    await atOnce(at => admin.post('/api/products', { ...named, slug: `jug-${at}` })),
    'product',
  );
  const renamed = await Promise.all(
    others.map(async slug => {
      const { products } = (await admin.get(`/api/products?search=${slug}`)).body as {
        products: { id: string; slug: string }[];
      };
      const id = products.find(product => product.slug === slug)?.id;
      return admin.patch(`/api/products/${id}`, { slug: 'renamed-jug' });
    }),
  );
  expect(statuses(renamed)).toEqual(oneOf(200, 409));
});

it('PRODUCT-29: imports and manually created products at the same moment each get their own address', async () => {
  const cup = { title: 'Cup', state: 1 as const, variants: [{ price: 900, stock: 3 }] };
  const [imported, ...made] = await Promise.all([
    upsertProducts(
      server.context(website),
      many.map(at => ({ sourceKey: `test:cup:${at}`, product: cup })),
    ),
    ...many.map(() => admin.post('/api/products', cup)),
  ]);
  if (!imported.ok) throw new Error('Nothing was imported.');
  const all = [...imported.value.map(({ slug }) => slug), ...slugsOf(made, 'product')];
  expect(new Set(all).size).toBe(2 * many.length);
});

it('COLLECTION-21: pages, lists and posts created at the same moment with one title each have their own address', async () => {
  const pages = await atOnce(() =>
    admin.post('/api/collections', { type: collectionTypes.page, title: 'Visit' }),
  );
  expect(slugsOf(pages, 'collection').toSorted()).toEqual(numbered('visit'));
  const { collection } = (await admin.post('/api/collections', { type: collectionTypes.blog, title: 'Log' }))
    .body as {
    collection: { id: string };
  };
  const posts = await atOnce(() =>
    admin.post(`/api/collections/${collection.id}/items`, { title: 'Firing' }),
  );
  expect(slugsOf(posts, 'item').toSorted()).toEqual(numbered('firing'));
  const put = await Promise.all(
    many.map(at =>
      putItem(server.context(website), {
        sourceKey: `test:same:${at}`,
        collectionId: collection.id,
        title: 'Glazing',
        slug: 'glazing',
        state: 'published',
        document: pageOf(textBlock('Words')),
      }),
    ),
  );
  expect(put.map(({ slug }) => slug).toSorted()).toEqual(numbered('glazing'));
});

it('TENANCY-15: of several requests for one address of the platform at the same moment, one gets it', async () => {
  const sites = await Promise.all(many.map(() => server.createWebsite()));
  const admins = await Promise.all(sites.map(site => server.signIn(site)));
  const renamed = await atOnce(
    at => admins[at]?.put('/api/website/subdomain', { subdomain: 'wanted' }) as Promise<TestAnswer>,
  );
  expect(statuses(renamed)).toEqual(oneOf(200, 409));
  expect(renamed.find(({ status }) => status !== 200)?.body).toMatchObject({
    error: 'tenancy.subdomainTaken',
  });
});
