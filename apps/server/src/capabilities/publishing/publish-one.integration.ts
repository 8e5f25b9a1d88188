import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import type { LiveState } from '@vitrine/core/collections/live-state.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { newId } from '@vitrine/core/id/id.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ServedSite, startServedSite } from '../../../test/served-site.ts';
import type { TestClient } from '../../../test/test-client.ts';

let site: ServedSite;
let editor: TestClient;
beforeAll(async () => {
  site = await startServedSite();
  editor = await site.server.signIn(site.website, 'editor');
});
afterAll(() => site?.server.stop());

interface Answered {
  readonly item: { id: Id; slug: string; state: string; title: string };
  readonly collection: { id: Id; slug: string };
  readonly live: LiveState;
  readonly alongWith: string[];
  readonly revision: { number: number };
}
const bodyOf = (answer: { body: unknown }) => answer.body as Answered;
const status = async (path: string) => (await site.ask(path)).status;
const addPost = async (title: string, listId: Id = site.blogId) =>
  bodyOf(await editor.post(`/api/collections/${listId}/items`, { title })).item;
const publishOne = (kind: string, id: Id, rest: object = {}) =>
  editor.post('/api/publishing/things', { kind, id, ...rest });
const liveOf = async (id: Id) => bodyOf(await editor.get(`/api/items/${id}`)).live;
const changes = async () =>
  (await editor.get('/api/publishing/changes')).body as {
    changes: { kind: string; title: string; change: string }[];
  };

it('PUBLISH-10: one post goes live alone, and everything else stays as visitors know it', async () => {
  const other = await addPost('Not yet');
  await editor.patch(`/api/items/${other.id}`, { state: 'published' });
  const post = await addPost('Spring glazes');
  expect(await liveOf(post.id)).toEqual({ state: 'none', at: null, isChanged: true });
  const done = await publishOne('post', post.id);
  expect(done.status).toBe(200);
  expect(bodyOf(done)).toMatchObject({ live: { state: 'live', isChanged: false }, alongWith: [] });
  expect([await status('/journal/spring-glazes'), await status('/journal/not-yet')]).toEqual([200, 404]);
  expect((await changes()).changes).toMatchObject([{ kind: 'post', title: 'Not yet', change: 'added' }]);

  await editor.patch(`/api/items/${post.id}`, { title: 'Summer glazes' });
  expect(await liveOf(post.id)).toMatchObject({ state: 'live', isChanged: true });
  expect((await site.ask('/journal/spring-glazes')).text).not.toContain('Summer glazes');
  await publishOne('post', post.id);
  expect((await site.ask('/journal/spring-glazes')).text).toContain('Summer glazes');

  // A normal revision: it is listed, and can be restored.
  const list = (await editor.get('/api/publishing/revisions')).body as {
    revisions: { note: string; id: Id }[];
  };
  expect(list.revisions[0]).toMatchObject({ note: 'Summer glazes', isPublished: true });
  expect((await editor.post(`/api/publishing/revisions/${list.revisions[1]?.id}/restore`)).status).toBe(200);
  expect((await site.ask('/journal/spring-glazes')).text).toContain('Spring glazes');
});

it('PUBLISH-11: the parents of a post or page are published with it, and named', async () => {
  const added = await editor.post('/api/collections', { type: collectionTypes.blog, title: 'Notes' });
  const post = await addPost('First note', bodyOf(added).collection.id);
  expect(bodyOf(await publishOne('post', post.id)).alongWith).toEqual(['Notes']);
  expect([await status('/notes'), await status('/notes/first-note')]).toEqual([200, 200]);
});

it('PUBLISH-10: a moved page also redirects from its old address', async () => {
  const added = await editor.post('/api/collections', { type: collectionTypes.page, title: 'Contact' });
  const { id } = bodyOf(added).collection;
  await publishOne('page', id);
  expect(await status('/contact')).toBe(200);
  await editor.patch(`/api/collections/${id}`, { slug: 'reach-us' });
  expect(await status('/contact')).toBe(200);
  await publishOne('page', id);
  expect([await status('/reach-us'), await status('/contact')]).toEqual([200, 301]);
});

it('PUBLISH-11: a deleted post is removed in favour of the one that took its address', async () => {
  const old = await addPost('Opening hours');
  await publishOne('post', old.id);
  await editor.delete(`/api/items/${old.id}`);
  expect(await status('/journal/opening-hours')).toBe(200);
  const next = await addPost('Opening hours');
  expect(next.slug).toBe('opening-hours');
  await editor.patch(`/api/items/${next.id}`, { excerpt: 'From nine to five' });
  expect((await publishOne('post', next.id)).status).toBe(200);
  expect((await site.ask('/journal/opening-hours')).text).toContain('From nine to five');
});

it('PUBLISH-12: a scheduled post goes live at its time without another publish, and lists show that', async () => {
  const post = await addPost('Open house');
  const at = new Date(site.server.services.clock.now().getTime() + 600_000).toISOString();
  expect(bodyOf(await publishOne('post', post.id, { at }))).toMatchObject({
    live: { state: 'scheduled', at, isChanged: false },
  });
  expect(await status('/journal/open-house')).toBe(404);
  site.server.moveClock({ minutes: 11 });
  expect(await status('/journal/open-house')).toBe(200);
  expect(await liveOf(post.id)).toEqual({ state: 'live', at, isChanged: false });
  const list = (await editor.get(`/api/collections/${site.blogId}/items`)).body as {
    live: Record<Id, LiveState>;
  };
  expect(list.live[post.id]).toEqual({ state: 'live', at, isChanged: false });
});

it('PUBLISH-10: an address that another live page still has is refused by name, and nothing changes', async () => {
  const pages = (await editor.get('/api/collections')).body as { collections: { id: Id; slug: string }[] };
  const about = pages.collections.find(one => one.slug === 'about')?.id ?? '';
  await editor.patch(`/api/collections/${about}`, { slug: 'who-we-are' });
  const added = await editor.post('/api/collections', {
    type: collectionTypes.page,
    title: 'About us',
    slug: 'about',
  });
  const before = await editor.get('/api/publishing/revisions');
  const refused = await publishOne('page', bodyOf(added).collection.id);
  expect(refused.body).toMatchObject({ error: 'publishing.addressInUse' });
  expect(refused.text).toContain('“About”');
  expect((await editor.get('/api/publishing/revisions')).body).toEqual(before.body);
  expect((await site.ask('/about')).text).toContain('Words of About');
  await editor.delete(`/api/collections/${bodyOf(added).collection.id}`);
  await editor.patch(`/api/collections/${about}`, { slug: 'about' });
});

it('PUBLISH-10: an unknown or deleted item, or one of an unpublished website, is refused', async () => {
  expect((await publishOne('post', newId())).status).toBe(404);
  const gone = await addPost('Gone');
  await editor.delete(`/api/items/${gone.id}`);
  expect((await publishOne('post', gone.id)).status).toBe(404);
  const bare = await site.server.createWebsite();
  const other = await site.server.signIn(bare, 'editor');
  const added = await other.post('/api/collections', { type: collectionTypes.page, title: 'Home' });
  const refused = await other.post('/api/publishing/things', {
    kind: 'page',
    id: bodyOf(added).collection.id,
  });
  expect([refused.status, refused.body]).toEqual([
    409,
    expect.objectContaining({ error: 'publishing.nothingLive' }),
  ]);
});

it('COLLECTION-17: the address of a post follows its title until it is published or edited by hand', async () => {
  const first = await addPost('Untitled');
  const second = await addPost('Untitled');
  expect([first.slug, second.slug]).toEqual(['untitled', 'untitled-2']);
  const titled = async (id: Id, patch: object) =>
    bodyOf(await editor.patch(`/api/items/${id}`, patch)).item.slug;
  expect(await titled(second.id, { title: 'Firing' })).toBe('firing');
  expect(await titled(first.id, { title: 'Firing' })).toBe('firing-2');
  expect(await titled(first.id, { slug: 'kiln-notes' })).toBe('kiln-notes');
  expect(await titled(first.id, { title: 'Other' })).toBe('kiln-notes');
  await publishOne('post', second.id);
  expect(await titled(second.id, { title: 'Firing again' })).toBe('firing');
  expect(await titled(second.id, { slug: 'firing-again' })).toBe('firing-again');
  await publishOne('post', second.id);
  const moved = await site.ask('/journal/firing');
  expect([moved.status, moved.headers.location]).toEqual([301, '/journal/firing-again']);
  const redirects = await editor.get('/api/redirects?limit=100');
  expect(redirects.text).not.toContain('untitled');
});

it('COLLECTION-17, PRODUCT-20: addresses of pages and products follow their titles likewise', async () => {
  const added = await editor.post('/api/collections', { type: collectionTypes.page, title: 'New page' });
  const { id } = bodyOf(added).collection;
  const renamed = async (title: string) =>
    bodyOf(await editor.patch(`/api/collections/${id}`, { title })).collection.slug;
  expect(await renamed('Studio')).toBe('studio');
  expect(await renamed('About')).toBe('about-2');
  await publishOne('page', id);
  expect(await renamed('Workshop')).toBe('about-2');

  const seller = await site.server.signIn(site.website, 'storeManager');
  const productOf = (answer: { body: unknown }) =>
    (answer.body as { product: { id: Id; slug: string } }).product;
  const cup = { title: 'New product', state: 4, variants: [{ price: 900, stock: 3 }] };
  const made = productOf(await seller.post('/api/products', cup));
  const change = async (body: object) => productOf(await seller.patch(`/api/products/${made.id}`, body)).slug;
  expect(await change({ title: 'Tall cup' })).toBe('tall-cup');
  expect(await change({ title: 'Tall mug', state: 1 })).toBe('tall-mug');
  expect(await change({ title: 'Taller mug' })).toBe('tall-mug');
  expect(await change({ slug: 'taller-mug' })).toBe('taller-mug');
  const moved = await site.ask('/shop/tall-mug');
  expect([moved.status, moved.headers.location]).toEqual([301, '/shop/taller-mug']);
});
