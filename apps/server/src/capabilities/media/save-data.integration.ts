import { englishOf } from '@vitrine/core/errors/english-of.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { storeAsset } from './index.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());

it('IMAGE-16: for a client that requests less data the next narrower width is sent, and caches are informed', async () => {
  const website = await server.createWebsite();
  const stored = await storeAsset(server.context(website), {
    fileName: 'wide.jpg',
    content: await sharp({ create: { width: 900, height: 300, channels: 3, background: '#123456' } })
      .jpeg()
      .toBuffer(),
  });
  if (!stored.ok) throw new Error(englishOf(stored.error));
  await server.runJobs();
  const { host } = server.client(website);
  const widthOf = async (asked: string, saving: string) => {
    const headers = { host, accept: 'image/webp', 'save-data': saving };
    const answer = await server.app.inject({ url: `/media/${stored.value.id}/${asked}`, headers });
    expect(answer.headers.vary).toBe('Accept, Save-Data');
    return (await sharp(answer.rawPayload).metadata()).width;
  };
  const widths = async (saving: string) => {
    const found = [];
    for (const asked of ['100w', '300w', '750w', '900w', '2500w']) found.push(await widthOf(asked, saving));
    return found;
  };
  expect(await widths('off')).toEqual([100, 300, 750, 900, 900]);
  expect(await widths('on')).toEqual([100, 100, 500, 750, 750]);
});
