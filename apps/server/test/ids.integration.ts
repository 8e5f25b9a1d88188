import type { Collection } from '@vitrine/core/collections/collection.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from './harness.ts';

let server: TestServer;
let editor: TestClient;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());
beforeEach(async () => {
  editor = await server.signIn(await server.createWebsite(), 'websiteManager');
});

async function add(title: string): Promise<Collection> {
  const answer = await editor.post('/api/collections', { type: 10, title });
  if (answer.status !== 200) throw new Error(answer.text);
  return (answer.body as { collection: Collection }).collection;
}

const listed = async () => (await editor.get('/api/collections')).body as { collections: Collection[] };

it('ID-1 to ID-3: what is made has an id of its time that rises, and nothing else is taken for one', async () => {
  const from = Date.now();
  const ids: string[] = [];
  for (let at = 0; at < 20; at += 1) ids.push((await add(`Page ${at}`)).id);
  for (const id of ids) {
    expect(id).toMatch(/^[0-9a-z]{24}$/);
    // Ids that rise within one millisecond may be a little ahead of the clock.
    const at = Number.parseInt(id.slice(0, 9), 36);
    expect([id, at >= from, at <= Date.now() + 1000]).toEqual([id, true, true]);
  }
  expect(ids).toEqual([...new Set(ids)].toSorted());
  const [id = ''] = ids;
  for (const other of [id.toUpperCase(), id.slice(1), `${id}0`, `${id.slice(1)}%0A`, `${id.slice(1)}-`]) {
    const refused = await editor.delete(`/api/collections/${other}`);
    expect([other, refused.status, refused.body]).toMatchObject([other, 400, { error: 'call.invalid' }]);
  }
  expect((await listed()).collections).toHaveLength(20);
});
