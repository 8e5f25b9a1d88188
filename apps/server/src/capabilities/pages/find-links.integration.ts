import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import type { Place } from '@vitrine/core/pages/pages.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../../test/harness.ts';

let server: TestServer;
let editor: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  editor = await server.signIn(await server.createWebsite(), 'admin');
});
afterAll(() => server?.stop());

const make = async (path: string, body: object, of: string): Promise<{ id: string; slug: string }> => {
  const answer = await editor.post(path, body);
  return (answer.body as Record<string, { id: string; slug: string }>)[of] ?? { id: '', slug: '' };
};
const page = (title: string, more: object = {}) =>
  make('/api/collections', { type: collectionTypes.page, title, ...more }, 'collection');
const linkTo = (address: string) => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'here', marks: [{ type: 'link', attrs: { href: address, target: null } }] },
      ],
    },
  ],
});
const product = (title: string, more: object = {}) =>
  make('/api/products', { title, type: 1, variants: [{ price: 100 }], ...more }, 'product');
const linked = async (...ids: string[]) => {
  const { body } = await editor.post('/api/links', { ids });
  return (body as { places: Place[] }).places.map(place => `${place.kind} ${place.title}`);
};

it('TRASH-8: links to a page, post or product are named, but neither those on itself nor on deleted pages', async () => {
  const about = await page('About');
  const blog = await make('/api/collections', { type: collectionTypes.blog, title: 'News' }, 'collection');
  const post = await make(`/api/collections/${blog.id}/items`, { title: 'First' }, 'item');
  const bowl = await product('Bowl');
  expect(await linked(about.id)).toEqual([]);
  const lid = await product('Lid', { description: linkTo(`/${about.slug}#team`) });
  await product('Jar', { description: linkTo(`/${blog.slug}/${post.slug}`) });
  await product('Cup', { description: linkTo(`/shop/${bowl.slug}`) });
  await product('Near', { description: linkTo(`/${about.slug}-us`) });
  await make(
    '/api/collections',
    { type: collectionTypes.link, title: 'Team', linkAddress: `/${about.slug}` },
    'collection',
  );
  expect(await linked(about.id)).toEqual(['page Team', 'product Lid']);
  expect(await linked(post.id)).toEqual(['product Jar']);
  expect(await linked(bowl.id, about.id)).toEqual(['page Team', 'product Cup', 'product Lid']);
  expect(await linked(bowl.id, lid.id)).toEqual(['product Cup']);
  await editor.delete(`/api/products/${lid.id}`);
  expect(await linked(about.id)).toEqual(['page Team']);
});

it('TRASH-8: another website is not searched, and a person without a role is refused', async () => {
  const about = await page('Elsewhere');
  await product('Here', { description: linkTo(`/${about.slug}`) });
  const other = await server.signIn(await server.createWebsite(), 'admin');
  const { body } = await other.post('/api/links', { ids: [about.id] });
  expect(body).toEqual({ places: [] });
  const visitor = server.client(await server.createWebsite());
  expect((await visitor.post('/api/links', { ids: [about.id] })).status).toBe(401);
});
