import { englishOf } from '@vitrine/core/errors/english-of.ts';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../../test/harness.ts';
import { uploadBody } from '../../../test/upload-body.ts';
import { assetFolder } from './asset-keys.ts';
import { findAssets, storeAsset } from './index.ts';

let server: TestServer;
let website: Website;
let editor: TestClient;

beforeAll(async () => {
  server = await startTestServer({
    environment: { MAX_IMAGE_MB: '1', MAX_FILE_MB: '1', MAX_VIDEO_MB: '1', MAX_IMAGE_MEGAPIXELS: '4' },
  });
  website = await server.createWebsite();
  editor = await server.signIn(website, 'editor');
});
afterAll(() => server?.stop());

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#808080' } })
    .jpeg()
    .withMetadata({ orientation: 6, exif: { IFD0: { Copyright: 'SECRET-PLACE' } } })
    .toBuffer();

async function upload(fileName: string, content: Uint8Array, fields: Record<string, string> = {}) {
  const { body, headers } = uploadBody(fileName, content, fields);
  return editor.send('POST', '/api/media', { body, headers });
}

async function countAssets(): Promise<number> {
  const [row] = await server.services.database.query<{ count: string }>(
    'SELECT count(*) AS count FROM assets WHERE website_id = $1',
    [website.id],
  );
  return Number(row?.count);
}

interface Listed {
  asset: { id: string; width: number; height: number; placeholder: string; hasAvif: boolean; alt: string };
}

it('MEDIA-5, MEDIA-7, MEDIA-8: an upload is rotated upright and has no metadata, a placeholder and a colour', async () => {
  const answer = await upload('Bowl.JPG', await photo(1200, 800), { alt: 'A bowl' });
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    asset: {
      kind: 'image',
      fileName: 'Bowl.JPG',
      contentType: 'image/jpeg',
      width: 800,
      height: 1200,
      alt: 'A bowl',
      focalPoint: { x: 0.5, y: 0.5 },
      color: '#808080',
      hasAvif: false,
    },
  });
  const { asset } = answer.body as Listed;
  expect(asset.placeholder).toMatch(/^data:image\/webp;base64,/);
  expect(asset.placeholder.length).toBeLessThanOrEqual(400);
  const visitor = server.client(website);
  for (const path of [`/media/${asset.id}/300w`, `/s/${asset.id}/Bowl.JPG`]) {
    const picture = await server.app.inject({ url: path, headers: { host: visitor.host } });
    expect(picture.statusCode).toBe(200);
    expect(picture.headers['content-type']).toBe('image/webp');
    expect(picture.headers['x-content-type-options']).toBe('nosniff');
    expect(picture.rawPayload.includes('SECRET-PLACE')).toBe(false);
    const { exif, orientation } = await sharp(picture.rawPayload).metadata();
    expect({ exif, orientation }).toEqual({ exif: undefined, orientation: undefined });
  }
});

it('MEDIA-1, MEDIA-9, MEDIA-11: all widths and AVIF are created by a job and chosen by Accept; ETag and immutable', async () => {
  const stored = await storeAsset(server.context(website), {
    fileName: 'wide.jpg',
    content: await sharp({ create: { width: 1800, height: 900, channels: 3, background: '#123456' } })
      .jpeg()
      .toBuffer(),
  });
  if (!stored.ok) throw new Error(englishOf(stored.error));
  const { id } = stored.value;
  const { host } = server.client(website);
  const ask = (width: string, accept: string, rest = {}) =>
    server.app.inject({ url: `/media/${id}/${width}`, headers: { host, accept, ...rest } });
  const before = await ask('1500w', 'image/avif,image/webp');
  expect([before.statusCode, before.headers['cache-control']]).toEqual([200, 'public, max-age=60']);
  await server.runJobs();
  const sizes = async (accept: string) => {
    const answers = [];
    for (const width of ['100w', '300w', '500w', '750w', '1000w', '1500w', '1800w', '2500w']) {
      const answer = await ask(width, accept);
      const found = await sharp(answer.rawPayload).metadata();
      answers.push(`${width} ${answer.headers['content-type']} ${found.width}`);
    }
    return answers;
  };
  expect(await sizes('image/webp')).toEqual(
    [100, 300, 500, 750, 1000, 1500, 1800]
      .map(width => `${width}w image/webp ${width}`)
      .concat('2500w image/webp 1800'),
  );
  expect(await sizes('image/avif,image/webp,*/*')).toEqual(
    [100, 300, 500, 750, 1000, 1500]
      .map(width => `${width}w image/avif ${width}`)
      .concat('1800w image/webp 1800', '2500w image/webp 1800'),
  );
  const avif = await ask('500w', 'image/avif');
  expect(avif.headers).toMatchObject({
    vary: 'Accept, Save-Data',
    etag: `"${id}-500-avif"`,
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const again = await ask('500w', 'image/avif', { 'if-none-match': `"${id}-500-avif"` });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  expect((await findAssets(server.context(website), [id])).get(id)).toMatchObject({
    hasAvif: true,
    width: 1800,
  });
});

it('MEDIA-2, MEDIA-3, MEDIA-6: a file that is too large, has too many pixels, is damaged or unknown is refused and leaves nothing', async () => {
  const before = await countAssets();
  const big = Buffer.alloc(1024 ** 2 + 1, 'a');
  const jpeg = await photo(600, 400);
  const cases: [string, Uint8Array, number, string][] = [
    ['notes.txt', big, 413, 'The file notes.txt is too large; the maximum allowed file size is 1 MB.'],
    [
      'big.jpg',
      Buffer.concat([jpeg, big]),
      413,
      'The file big.jpg is too large; the maximum allowed file size is 1 MB.',
    ],
    [
      'wall.png',
      await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
      413,
      'The file wall.png is too large; the maximum allowed image size is 4 megapixels. Make it smaller and upload it again.',
    ],
    [
      'cut.jpg',
      jpeg.subarray(0, jpeg.length / 2),
      422,
      'The file cut.jpg could not be read as an image: it is damaged or cut short. Save it again and upload that.',
    ],
    [
      'new.jxl',
      Buffer.from('\xff\x0amore', 'latin1'),
      415,
      'The file new.jxl does not appear to be a supported file type. It is a JPEG XL image, which browsers show poorly or not at all. Images may be JPEG, PNG, WebP, AVIF, GIF, TIFF, SVG, BMP or ICO: save it as one of them and upload that.',
    ],
    ['nothing.pdf', Buffer.alloc(0), 400, 'The file nothing.pdf is empty. Choose another one.'],
  ];
  for (const [name, bytes, status, message] of cases) {
    const answer = await upload(name, bytes);
    expect([name, answer.status, (answer.body as { message: string }).message]).toEqual([
      name,
      status,
      message,
    ]);
  }
  const noFile = await editor.post('/api/media', {});
  expect(noFile.status).toBe(400);
  expect(await countAssets()).toBe(before);
});

it('MEDIA-4, MEDIA-15: the content determines the type; SVG and unknown files are downloaded, sandboxed, and never shown', async () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><script>alert(1)</script><rect width="40" height="20" fill="#ff0000"/></svg>',
  );
  const { asset } = (await upload('photo.jpg', svg)).body as Listed;
  expect(asset).toMatchObject({ contentType: 'image/svg+xml', width: 1000, height: 500 });
  const { host } = server.client(website);
  const file = await server.app.inject({ url: `/s/${asset.id}/photo.jpg`, headers: { host } });
  expect(file.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-disposition': `attachment; filename="photo.jpg"; filename*=UTF-8''photo.jpg`,
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  const picture = await server.app.inject({ url: `/media/${asset.id}/300w`, headers: { host } });
  expect(picture.headers['content-type']).toBe('image/webp');

  const page = (await upload('index.html', Buffer.from('<html><script>alert(1)</script>'))).body as Listed;
  const served = await server.app.inject({ url: `/s/${page.asset.id}/index.html`, headers: { host } });
  expect(served.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(served.headers['content-security-policy']).toContain('sandbox');
});

it('MEDIA-16: files are served in parts', async () => {
  const { asset } = (await upload('tune.mp3', Buffer.concat([Buffer.from('ID3'), Buffer.alloc(997, 'x')])))
    .body as Listed;
  const { host } = server.client(website);
  const url = `/s/${asset.id}/tune.mp3`;
  const part = await server.app.inject({ url, headers: { host, range: 'bytes=0-2' } });
  expect([part.statusCode, part.body, part.headers['content-range'], part.headers['content-length']]).toEqual(
    [206, 'ID3', 'bytes 0-2/1000', '3'],
  );
  const tail = await server.app.inject({ url, headers: { host, range: 'bytes=-2' } });
  expect([tail.statusCode, tail.body]).toEqual([206, 'xx']);
  const beyond = await server.app.inject({ url, headers: { host, range: 'bytes=1000-' } });
  expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, 'bytes */1000']);
  const other = await server.app.inject({ url, headers: { host, range: 'bytes=0-2', 'if-range': '"old"' } });
  expect([other.statusCode, other.rawPayload.length]).toEqual([200, 1000]);
  const head = await server.app.inject({ method: 'HEAD', url, headers: { host } });
  expect([head.statusCode, head.headers['content-length'], head.rawPayload.length]).toEqual([200, '1000', 0]);
});

it('MEDIA-10: the same bytes imported twice are one asset; another website has its own', async () => {
  const content = Buffer.from('%PDF-1.7 the same');
  const first = await storeAsset(server.context(website), { fileName: 'a.pdf', content, isShared: true });
  const second = await storeAsset(server.context(website), { fileName: 'b.pdf', content, isShared: true });
  const other = await server.createWebsite();
  const third = await storeAsset(server.context(other), { fileName: 'a.pdf', content, isShared: true });
  if (!first.ok || !second.ok || !third.ok) throw new Error('not stored');
  expect(second.value.id).toBe(first.value.id);
  expect(third.value.id).not.toBe(first.value.id);
  expect((await findAssets(server.context(other), [first.value.id])).size).toBe(0);
});

it('MEDIA-12, MEDIA-13: texts change, deleting hides, restoring works within 30 days, then the file is gone', async () => {
  const { asset } = (await upload('cup.jpg', await photo(300, 200))).body as Listed;
  const version = (await server.reload(website)).contentVersion;
  const changed = await editor.patch(`/api/media/${asset.id}`, {
    alt: 'A cup',
    fileName: '../x/cup 2.jpg',
    focalPoint: { x: 0.2, y: 0.8 },
  });
  expect(changed.body).toMatchObject({
    asset: { alt: 'A cup', fileName: 'cup 2.jpg', focalPoint: { x: 0.2, y: 0.8 } },
  });
  expect((await server.reload(website)).contentVersion).toBe(version + 1);
  const search = await editor.get('/api/media?search=cup%202&kind=image');
  expect((search.body as { assets: { id: string }[] }).assets.map(one => one.id)).toEqual([asset.id]);

  const { host } = server.client(website);
  const show = async () =>
    (await server.app.inject({ url: `/media/${asset.id}/300w`, headers: { host } })).statusCode;
  expect(await show()).toBe(200);
  expect((await editor.delete(`/api/media/${asset.id}`)).status).toBe(204);
  expect(await show()).toBe(404);
  expect((await editor.delete(`/api/media/${asset.id}`)).status).toBe(404);
  expect((await editor.post(`/api/media/${asset.id}/restore`)).status).toBe(200);
  expect(await show()).toBe(200);

  expect((await editor.delete(`/api/media/${asset.id}`)).status).toBe(204);
  server.moveClock({ days: 31 });
  const late = await server.signIn(website, 'editor');
  expect((await late.post(`/api/media/${asset.id}/restore`)).status).toBe(404);
  await server.services.jobs.enqueue(
    server.services.database,
    { name: 'media.purge' },
    { websiteId: null, data: {} },
  );
  await server.runJobs();
  expect((await late.get(`/api/media/${asset.id}`)).status).toBe(404);
  const place = assetFolder({ websiteId: website.id, assetId: asset.id });
  expect(await server.services.files.size(`${place}original`)).toBe(null);
  server.moveClock({ days: -31 });
});

it('MEDIA-14: a replaced file has a new id and keeps its texts', async () => {
  const { asset } = (await upload('one.jpg', await photo(300, 200), { alt: 'One' })).body as Listed;
  const { body, headers } = uploadBody('two.jpg', await photo(200, 300));
  const replaced = await editor.send('POST', `/api/media/${asset.id}/replace`, { body, headers });
  expect(replaced.body).toMatchObject({
    asset: { alt: 'One', fileName: 'two.jpg', width: 300, height: 200 },
  });
  expect((replaced.body as Listed).asset.id).not.toBe(asset.id);
});

it('MEDIA-17: animated pictures stay animated, transparent ones have no placeholder', async () => {
  const frame = (color: string) =>
    sharp({ create: { width: 60, height: 40, channels: 3, background: color } })
      .png()
      .toBuffer();
  const gif = await sharp(await Promise.all([frame('#f00'), frame('#0f0')]), { join: { animated: true } })
    .gif({ loop: 0, delay: [100, 100] })
    .toBuffer();
  const { asset } = (await upload('moving.gif', gif)).body as Listed;
  expect(asset).toMatchObject({ width: 60, height: 40 });
  await server.runJobs();
  const { host } = server.client(website);
  const shown = await server.app.inject({
    url: `/media/${asset.id}/60w`,
    headers: { host, accept: 'image/avif' },
  });
  expect((await sharp(shown.rawPayload, { animated: true }).metadata()).pages).toBe(2);

  const clear = await sharp({ create: { width: 40, height: 40, channels: 4, background: '#ff000080' } })
    .png()
    .toBuffer();
  expect(((await upload('clear.png', clear)).body as Listed).asset.placeholder).toBe('');
});
