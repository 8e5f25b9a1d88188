import type { Collection } from '@vitrine/core/collections/collection.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../../test/harness.ts';

let server: TestServer;
let editor: TestClient;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());
beforeEach(async () => {
  editor = await server.signIn(await server.createWebsite(), 'websiteManager');
});

async function add(title: string, rest: object = {}): Promise<Collection> {
  const answer = await editor.post('/api/collections', { type: 10, title, ...rest });
  if (answer.status !== 200) throw new Error(answer.text);
  return (answer.body as { collection: Collection }).collection;
}

const listed = async () => (await editor.get('/api/collections')).body;

it('COLLECTION-3: a title gives a valid address in any script, and what is no address is refused', async () => {
  const titles = ['Über uns!', '日本語 ページ', 'العربية', "Don't panic", 'Cart', '!!!'];
  const made: string[] = [];
  for (const title of titles) made.push((await add(title)).slug);
  expect(made).toEqual(['uber-uns', '日本語-ページ', 'العربية', 'dont-panic', 'page', 'page-2']);
  expect((await add('Team', { slug: '/about/our_team.v2/' })).slug).toBe('about/our_team.v2');
  const before = await listed();
  for (const slug of ['About', 'a b', 'a/../b', '.well-known', 'api/x', 'cart', 'a//b', 'a?b', 'a%2fb']) {
    const refused = await editor.post('/api/collections', { type: 10, title: 'X', slug });
    expect([slug, refused.status, refused.body]).toMatchObject([
      slug,
      400,
      { errors: { slug: expect.any(String) } },
    ]);
  }
  expect(await listed()).toEqual(before);
});
