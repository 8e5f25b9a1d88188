import { createHash } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { storeAsset } from './index.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());

const seen = async (site: Website, path: string, accept: string) => {
  const { host } = server.client(site);
  const answer = await server.app.inject({ url: path, headers: { host, accept } });
  return [answer.statusCode, answer.headers['content-type'], answer.rawPayload] as const;
};
const storeOfPlatform = async (site: Website, content: Uint8Array) => {
  const stored = await storeAsset(server.context(site), {
    fileName: 'shelf.png',
    content,
    isOfPlatform: true,
  });
  if (!stored.ok) throw new Error(stored.error.message);
  return stored.value;
};
/** A picture that no other test has. */
const shelf = () =>
  sharp({
    create: {
      width: 700,
      height: 400,
      channels: 3,
      background: '#345',
      noise: { type: 'gaussian', mean: 120, sigma: 30 },
    },
  })
    .png()
    .toBuffer();

it('MEDIA-24: what was made for one website serves the next, which draws nothing and has files of its own', async () => {
  const content = await shelf();
  const [first, second] = [await server.createWebsite(), await server.createWebsite()];
  const one = await storeOfPlatform(first, content);
  await server.runJobs();
  const drawing = vi.spyOn(server.services.imageProcesses, 'run');
  const other = await storeOfPlatform(second, content);
  await server.runJobs();
  expect(drawing).not.toHaveBeenCalled();
  drawing.mockRestore();
  const { id: _, createdAt: __, ...facts } = other;
  expect(one).toMatchObject(facts);
  await rm(join(server.dataDir, 'media', first.id), { recursive: true });
  for (const [accept, type] of [
    ['image/webp', 'image/webp'],
    ['image/avif,image/webp', 'image/avif'],
  ] as const) {
    const [status, contentType, bytes] = await seen(second, `/media/${other.id}/500w`, accept);
    expect([status, contentType]).toEqual([200, type]);
    expect((await sharp(bytes).metadata()).width).toBe(500);
  }
});

it('MEDIA-24: where something of it is missing it is made again; a picture of somebody’s is kept for nobody', async () => {
  const content = await shelf();
  const [first, second] = [await server.createWebsite(), await server.createWebsite()];
  await storeOfPlatform(first, content);
  const made = join(server.dataDir, 'media', 'made', `1-${sha256Of(content)}`);
  await rm(join(made, '300.webp'));
  const again = await storeOfPlatform(second, content);
  expect(await seen(second, `/media/${again.id}/300w`, 'image/webp')).toMatchObject([200, 'image/webp', {}]);
  expect(await readdir(made)).toContain('300.webp');
  const own = await shelf();
  await storeAsset(server.context(first), { fileName: 'own.png', content: own });
  await server.runJobs();
  expect(await readdir(join(made, '..'))).not.toContain(`1-${sha256Of(own)}`);
});

function sha256Of(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
