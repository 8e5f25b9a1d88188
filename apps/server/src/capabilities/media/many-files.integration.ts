import { englishOf } from '@vitrine/core/errors/english-of.ts';
import { newId } from '@vitrine/core/id/id.ts';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../../test/harness.ts';
import { storeAsset } from './index.ts';

let server: TestServer;
let website: Website;
let editor: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  website = await server.createWebsite();
  editor = await server.signIn(website, 'editor');
});
afterAll(() => server?.stop());

async function store(fileName: string, at = website): Promise<string> {
  const content = Buffer.from(`%PDF-1.7 ${fileName}`);
  const stored = await storeAsset(server.context(at), { fileName, content });
  if (!stored.ok) throw new Error(englishOf(stored.error));
  return stored.value.id;
}

const change = (ids: readonly string[], action: 'delete' | 'restore', who = editor) =>
  who.post('/api/media/bulk', { ids, action });
const listed = async () =>
  ((await editor.get('/api/media')).body as { assets: { id: string }[] }).assets
    .map(one => one.id)
    .toSorted();

it('MEDIA-23: many files are deleted and restored by one call, each id counted once', async () => {
  const ids = [await store('a.pdf'), await store('b.pdf'), await store('c.pdf')];
  const before = (await server.reload(website)).contentVersion;
  const answer = await change([...ids, ids[0] ?? ''], 'delete');
  expect([answer.status, answer.body]).toEqual([200, { changed: 3 }]);
  expect((await server.reload(website)).contentVersion).toBe(before + 1);
  expect(await listed()).toEqual([]);
  expect((await change(ids, 'restore')).body).toEqual({ changed: 3 });
  expect(await listed()).toEqual(ids.toSorted());
});

it('MEDIA-23: if one does not exist, is already deleted or belongs to another website, none is changed', async () => {
  const kept = await listed();
  const [one = ''] = kept;
  const other = await server.createWebsite();
  for (const missing of [newId(), await store('other.pdf', other)]) {
    const refused = await change([one, missing], 'delete');
    expect([refused.status, refused.body]).toMatchObject([404, { error: 'media.someMissing' }]);
    expect(await listed()).toEqual(kept);
  }
  const gone = await store('gone.pdf');
  await change([gone], 'delete');
  expect((await change([one, gone], 'delete')).status).toBe(404);
  expect((await change([one, gone], 'restore')).status).toBe(404);
  expect(await listed()).toEqual(kept);
  const viewer = await server.signIn(website, 'viewer');
  expect((await change([one], 'delete', viewer)).status).toBe(403);
  expect((await change([], 'delete')).status).toBe(400);
  expect(await listed()).toEqual(kept);
});
