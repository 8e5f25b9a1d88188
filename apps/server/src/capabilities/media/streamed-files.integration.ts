import { randomBytes } from 'node:crypto';
import { readdir, stat, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../../test/harness.ts';
import { uploadBody } from '../../../test/upload-body.ts';

let server: TestServer;
let editor: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  editor = await server.signIn(await server.createWebsite(), 'editor');
});
afterAll(() => server?.stop());

const megabyte = 1024 ** 2;
const film = Buffer.concat([Buffer.from('000000186674797069736f6d', 'hex'), randomBytes(24 * megabyte)]);

async function largestFile(): Promise<number> {
  const files = await readdir(server.dataDir, { recursive: true, withFileTypes: true });
  const sizes = files
    .filter(file => file.isFile())
    .map(file =>
      stat(join(file.parentPath, file.name)).then(
        ({ size }) => size,
        () => 0,
      ),
    );
  return Math.max(0, ...(await Promise.all(sizes)));
}

it('STORE-2: an upload is on the disk in parts before it has ended, and is read back unchanged', async () => {
  const { body, headers } = uploadBody('film.mp4', film);
  const { port } = server.app.server.address() as AddressInfo;
  const answered = Promise.withResolvers<string>();
  const sending = request(
    {
      ...{ host: '127.0.0.1', port, method: 'POST', path: '/api/media' },
      headers: {
        host: editor.host,
        cookie: [...editor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-csrf-token': editor.cookies.get('crumb') ?? '',
        'content-length': body.byteLength,
        ...headers,
      },
    },
    async answer => answered.resolve(Buffer.concat(await answer.toArray()).toString('utf8')),
  );
  sending.write(body.subarray(0, 20 * megabyte));
  await expect.poll(largestFile).toBeGreaterThan(18 * megabyte);
  expect(await largestFile()).toBeLessThanOrEqual(20 * megabyte);
  sending.end(body.subarray(20 * megabyte));
  const { asset } = JSON.parse(await answered.promise) as { asset: { id: string; bytes: number } };
  expect(asset.bytes).toBe(film.byteLength);
  const back = await editor.get(`/s/${asset.id}/film.mp4`);
  expect([back.status, back.bytes.equals(film)]).toEqual([200, true]);
});

it.each([
  '/s/../../secret.txt',
  '/s/..%2f..%2fsecret.txt',
  '/s/%2e%2e/%2e%2e/secret.txt',
  '/media/..%2f..%2fsecret.txt',
  '/media/../../secret.txt',
  '/media/..%5c..%5csecret.txt/300w',
  '/s/%00/secret.txt',
])('FOLDER-1: the address %s leads to no file outside the folder', async path => {
  for (const folder of [server.dataDir, join(server.dataDir, 'media')])
    await writeFile(join(folder, 'secret.txt'), 'not to be seen').catch(() => undefined);
  const { status, text } = await editor.get(path);
  expect([status === 404 || status === 400, text.includes('not to be seen')]).toEqual([true, false]);
});
