import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../../test/harness.ts';
import { uploadBody } from '../../../test/upload-body.ts';
import { changeStorageLimit } from './index.ts';

const megabyte = 1024 ** 2;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ environment: { WEBSITE_STORAGE_MB: '3' } });
});
afterAll(() => server?.stop());

const upload = (browser: TestClient, fileName: string, bytes: number) =>
  browser.send('POST', '/api/media', uploadBody(fileName, randomBytes(bytes)));

async function opened() {
  const website = await server.createWebsite();
  const browser = await server.signIn(website);
  const storage = async () => (await browser.get('/api/media-storage')).body;
  const folder = join(server.dataDir, 'media', website.id);
  const kept = async () =>
    (await readdir(folder, { recursive: true })).filter(name => name.endsWith('original')).length;
  return { website, browser, storage, kept };
}

it('MEDIA-21: a file that does not fit is refused with the used storage and a solution, and nothing of it is kept', async () => {
  const { browser, storage, kept } = await opened();
  expect((await upload(browser, 'one.bin', 2 * megabyte)).status).toBe(200);
  const refused = await upload(browser, 'two.bin', 2 * megabyte);
  expect(refused).toMatchObject({ status: 413, body: { error: 'media.storageFull' } });
  expect(JSON.stringify(refused.body)).toMatch(/two\.bin.*2 MB of 3 MB.*Delete files.*operator/);
  expect(await storage()).toEqual({ usedBytes: 2 * megabyte, deletedBytes: 0, allowedBytes: 3 * megabyte });
  expect(await kept()).toBe(1);
});

it('MEDIA-21: of two parallel uploads that only fit singly, one is accepted', async () => {
  const { browser, storage, kept } = await opened();
  // No row is stored before all of them have read the used storage, or wait to.
  const gate = new Client(server.connection);
  await gate.connect();
  await gate.query('BEGIN');
  await gate.query('LOCK TABLE assets IN SHARE ROW EXCLUSIVE MODE');
  const uploads = ['a.bin', 'b.bin', 'c.bin'].map(name => upload(browser, name, 2 * megabyte));
  const waiting = `SELECT count(*)::int AS count FROM pg_locks
    WHERE NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
  await expect.poll(async () => (await gate.query(waiting)).rows).toEqual([{ count: 3 }]);
  await gate.query('COMMIT');
  await gate.end();
  const answers = await Promise.all(uploads);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 413, 413]);
  expect(await storage()).toMatchObject({ usedBytes: 2 * megabyte });
  expect(await kept()).toBe(1);
});

it('MEDIA-21: a replacement counts, a deleted file counts until it is gone, and the operator can raise the limit', async () => {
  const { browser, storage, website } = await opened();
  const { body } = await upload(browser, 'one.bin', 2 * megabyte);
  const { id } = (body as { asset: { id: string } }).asset;
  const replacement = uploadBody('new.bin', randomBytes(2 * megabyte));
  expect((await browser.send('POST', `/api/media/${id}/replace`, replacement)).status).toBe(413);
  await browser.delete(`/api/media/${id}`);
  expect(await storage()).toMatchObject({ usedBytes: 2 * megabyte, deletedBytes: 2 * megabyte });
  await changeStorageLimit(server.context(website), 5);
  expect((await upload(browser, 'two.bin', 2 * megabyte)).status).toBe(200);
  expect(await storage()).toMatchObject({ usedBytes: 4 * megabyte, allowedBytes: 5 * megabyte });
  expect((await browser.post('/api/media-trash/empty')).body).toEqual({ removed: 1 });
  expect(await storage()).toMatchObject({ usedBytes: 2 * megabyte, deletedBytes: 0 });
  await changeStorageLimit(server.context(website), null);
  expect(await storage()).toMatchObject({ allowedBytes: 3 * megabyte });
});
