import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { englishOf } from '@vitrine/core/errors/english-of.ts';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { storeAsset } from '../../src/capabilities/media/index.ts';
import { startTestServer, type TestServer } from '../harness.ts';

const images = join(import.meta.dirname, '../../../../../shared/data/images');

/** Not decodable, or a bomb, in a format that browsers can show: refused with a reason. */
const refused = [
  /^example\.heic$/,
  /^heic-fuzz\//,
  /17000x17000\.avif$/,
  /sample\.cur$/,
  /\.jp2$/,
  /decompression_bomb\.(gif|ico)$/,
  /truncated\.(gif|jpg|png)$/,
  /truncated_jpeg\.jpg$/,
  /broken(_data_stream)?\.png$/,
  /corrupt-header\.jpg$/,
  /invalid_multiframe\.gif$/,
  /star\.avifs$/,
];
/** Stored as plain files: compressed drawings and colour profiles are not images to us. */
const files = [/\.svgz$/, /\.icc$/];

const paths = list(images).map(path => path.slice(images.length + 1));

let server: TestServer;
let website: Website;
beforeAll(async () => {
  server = await startTestServer();
  website = await server.createWebsite();
});
afterAll(() => server?.stop());

it.each(paths)('MEDIA-18: %s', async path => {
  const content = readFileSync(join(images, path));
  const stored = await storeAsset(server.context(website), { fileName: path, content });
  if (refused.some(pattern => pattern.test(path))) {
    expect(stored.ok).toBe(false);
    if (!stored.ok) {
      expect(stored.error.code).toMatch(/^media\.(heic|unsupported|damaged|tooManyPixels)$/);
      expect(englishOf(stored.error)).toContain('The file ');
    }
    return;
  }
  if (!stored.ok) throw new Error(englishOf(stored.error));
  if (files.some(pattern => pattern.test(path))) {
    expect(stored.value.kind).toBe('file');
    return;
  }
  const { id, width, height, color } = stored.value;
  expect(color).toMatch(/^#[0-9a-f]{6}$/);
  const { host } = server.client(website);
  const shown = await server.app.inject({ url: `/media/${id}/300w`, headers: { host } });
  expect(shown.statusCode).toBe(200);
  const found = await sharp(shown.rawPayload).metadata();
  expect(Math.abs(found.width / found.height - width / height)).toBeLessThan((width / height) * 0.15);
  expect([found.exif, found.xmp, found.iptc, found.icc]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  if (path.startsWith('exif/Landscape')) expect([width, height]).toEqual([1800, 1200]);
  if (path.startsWith('xss-metadata'))
    expect(shown.rawPayload.toString('latin1')).not.toMatch(/alert|script|onerror/i);
});

it('MEDIA-18: after all of them the server still answers', async () => {
  expect((await server.app.inject({ url: '/healthz' })).statusCode).toBe(200);
});

function list(folder: string): string[] {
  return readdirSync(folder).flatMap(name => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? list(path) : [path];
  });
}
