import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { uploadBody } from '../../../test/upload-body.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());

/** A bitmap of 40 × 30 in one colour, 24 bits a pixel. */
function bitmap(compression = 0): Buffer {
  const header = Buffer.alloc(54);
  header.write('BM');
  header.writeUInt32LE(54, 10);
  header.writeUInt32LE(40, 14);
  header.writeInt32LE(40, 18);
  header.writeInt32LE(30, 22);
  header.writeUInt16LE(1, 26);
  header.writeUInt16LE(24, 28);
  header.writeUInt32LE(compression, 30);
  return Buffer.concat([header, Buffer.alloc(120 * 30, Buffer.from([0x33, 0x55, 0xaa]))]);
}

function icon(picture: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, picture]);
}

it('MEDIA-19: a bitmap and an icon become ordinary pictures; a compressed bitmap is refused by name', async () => {
  const website = await server.createWebsite();
  const editor = await server.signIn(website);
  const upload = (name: string, bytes: Buffer) => editor.send('POST', '/api/media', uploadBody(name, bytes));
  const taken = await upload('old.bmp', bitmap());
  expect(taken.body).toMatchObject({
    asset: { kind: 'image', contentType: 'image/png', width: 40, height: 30, color: '#aa5533' },
  });
  const { id } = (taken.body as { asset: { id: string } }).asset;
  const shown = await server.client(website).get(`/media/${id}/40w`);
  expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/webp']);

  const png = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#aa5533' } })
    .png()
    .toBuffer();
  expect((await upload('favicon.ico', icon(png, 64))).body).toMatchObject({
    asset: { kind: 'image', contentType: 'image/png', width: 64, height: 64 },
  });

  const refused = await upload('packed.bmp', bitmap(1));
  expect([refused.status, (refused.body as { message: string }).message]).toEqual([
    415,
    'The file packed.bmp does not appear to be a supported file type. It is a compressed Windows bitmap (BMP), which browsers show poorly or not at all. Images may be JPEG, PNG, WebP, AVIF, GIF, TIFF, SVG, BMP or ICO: save it as one of them and upload that.',
  ]);
  expect((await upload('cut.bmp', bitmap().subarray(0, 500))).status).toBe(422);
  const { assets } = (await editor.get('/api/media')).body as { assets: { fileName: string }[] };
  expect(assets.map(({ fileName }) => fileName).sort()).toEqual(['favicon.ico', 'old.bmp']);
});
