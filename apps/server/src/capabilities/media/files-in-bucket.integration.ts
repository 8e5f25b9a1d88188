import type { Id } from '@vitrine/core/id/id.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BucketServer, startBucketServer } from '../../../test/bucket-server.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { uploadBody } from '../../../test/upload-body.ts';
import { capabilities } from '../../capabilities.ts';
import { createLog } from '../../log.ts';
import { startServer } from '../../start-server.ts';
import { placeOf, vitrine } from '../backups/backups.fixture.ts';
import { removeAssets } from './index.ts';

let bucket: BucketServer;
let server: TestServer;
beforeAll(async () => {
  bucket = await startBucketServer();
  server = await startTestServer({ environment: { MEDIA_URL: bucket.address('one'), ...bucket.access } });
});
afterAll(async () => {
  await server?.stop();
  await bucket?.remove();
});

const picture = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#a53' } })
    .png()
    .toBuffer();

async function keys(below = ''): Promise<string[]> {
  const found: string[] = [];
  for await (const { key } of server.services.files.list(below)) found.push(key);
  return found.toSorted();
}

const assetOf = ({ body }: { body: unknown }) => (body as { asset: { id: string } }).asset;

async function editor() {
  const website = await server.createWebsite();
  const admin = await server.signIn(website);
  const upload = async (fileName: string, content: Buffer) => {
    const { body, headers } = uploadBody(fileName, content);
    return admin.send('POST', '/api/media', { body, headers });
  };
  return { website, admin, upload };
}

it('STORE-1: pictures and files are uploaded to a bucket, created, served, in part too, and removed', async () => {
  const { website, admin, upload } = await editor();
  const image = assetOf(await upload('red.png', await picture()));
  const notes = assetOf(await upload('notes.pdf', Buffer.from('%PDF-1.4 some words')));
  await server.runJobs();
  expect(await keys(`${website.id}/${image.id}/`)).toEqual(
    [
      '100.avif',
      '100.webp',
      '300.avif',
      '300.webp',
      '500.avif',
      '500.webp',
      '750.avif',
      '750.webp',
      '900.avif',
      '900.webp',
      'original',
    ].map(name => `${website.id}/${image.id}/${name}`),
  );
  const shown = await admin.get(`/media/${image.id}/500w`, { accept: 'image/webp' });
  expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(Number(shown.headers['content-length'])).toBe(
    await server.services.files.size(`${website.id}/${image.id}/500.webp`),
  );
  const part = await admin.get(`/s/${notes.id}/notes.pdf`, { range: 'bytes=9-12' });
  expect([part.status, part.text]).toEqual([206, 'some']);
  await server.services.files.remove(`${website.id}/`);
  expect(await keys(`${website.id}/`)).toEqual([]);
});

it('MEDIA-24, MEDIA-25, MEDIA-29: private files in a bucket are sent through the server, only by links and in parts', async () => {
  const { website, admin, upload } = await editor();
  const { id } = assetOf(await upload('sold.pdf', Buffer.from('%PDF-1.4 some words')));
  await admin.post('/api/media/bulk', { ids: [id], action: 'makePrivate' });
  const visitor = server.client(website);
  expect((await visitor.get(`/s/${id}/sold.pdf`)).status).toBe(404);
  const made = (await admin.post(`/api/media/${id}/link`, {})).body as { address: string };
  const { origin, pathname, search } = new URL(made.address);
  expect(origin).toBe(`http://${visitor.host}`);
  const part = await visitor.get(pathname + search, { range: 'bytes=9-12' });
  expect([part.status, part.text, part.headers['cache-control']]).toEqual([206, 'some', 'private, no-store']);
});

it('STORE-3: while the bucket is unavailable visitors are asked to come back, uploads leave nothing, and everything works again afterwards', {
  tags: 'slow',
}, async () => {
  const { website, admin, upload } = await editor();
  const image = assetOf(await upload('red.png', await picture()));
  const notes = assetOf(await upload('notes.pdf', Buffer.from('%PDF-1.4 some words')));
  const before = (await admin.get('/api/media')).body;
  await bucket.close();
  const visitor = server.client(website);
  for (const path of [`/media/${image.id}/500w`, `/s/${notes.id}/notes.pdf`]) {
    for (const accept of ['text/html', '*/*']) {
      const away = await visitor.get(path, { accept, range: 'bytes=0-3' });
      expect([away.status, away.headers['retry-after'], away.headers.etag]).toEqual([503, '5', undefined]);
      expect(away.headers['cache-control']).toBe('no-store');
      expect(away.headers['content-range']).toBeUndefined();
    }
  }
  for (const [name, content] of [
    ['blue.png', await picture()],
    ['more.pdf', Buffer.from('%PDF-1.4 more words')],
  ] as const) {
    const refused = await upload(name, content);
    expect([refused.status, refused.body]).toMatchObject([
      503,
      { error: 'call.storeAway', message: expect.stringContaining('nothing was saved') },
    ]);
  }
  expect((await admin.get('/api/media')).body).toEqual(before);
  for (let again = 0; again < 4; again += 1) await server.runJobs({ retries: true }).catch(() => undefined);
  await bucket.reopen();
  expect(await keys(`${website.id}/`)).toEqual(
    expect.arrayContaining([`${website.id}/${notes.id}/original`]),
  );
  await server.runJobs({ retries: true });
  const [row] = await server.services.database.query(
    'SELECT problem, are_variants_due, cardinality(avif_widths) > 0 AS made FROM assets WHERE website_id = $1 AND id = $2',
    [website.id, image.id],
  );
  expect(row).toEqual({ problem: '', are_variants_due: false, made: true });
  expect((await visitor.get(`/media/${image.id}/500w`)).status).toBe(200);
  expect((await upload('blue.png', await picture())).status).toBe(200);
});

it('STORE-8: bytes of files deleted for good while the bucket is unavailable are removed once it is back', async () => {
  const { website, admin, upload } = await editor();
  const notes = assetOf(await upload('notes.pdf', Buffer.from('%PDF-1.4 some words')));
  const kept = assetOf(await upload('kept.pdf', Buffer.from('%PDF-1.4 other words')));
  expect((await admin.delete(`/api/media/${notes.id}`)).status).toBeLessThan(300);
  await server.runJobs();
  await bucket.close();
  const context = server.context(website);
  expect(await removeAssets(context, [notes.id as Id, kept.id as Id])).toEqual([notes.id]);
  await bucket.reopen();
  expect(await keys(`${website.id}/`)).toContain(`${website.id}/${notes.id}/original`);
  await server.runJobs({ retries: true });
  expect(await keys(`${website.id}/`)).toEqual([`${website.id}/${kept.id}/original`]);
});

it('STORE-4: doctor and the server start name a wrong bucket or key, and how to fix it', async () => {
  const settings = { ...placeOf(server), PORT: '0', ...bucket.access };
  const check = async (MEDIA_URL: string, more: Record<string, string> = {}) => {
    const answer = await vitrine({ ...settings, ...more, MEDIA_URL }, 'doctor', '--json');
    return answer.json().checks.find((one: { name: string }) => one.name === 'Files');
  };
  expect(await check(bucket.address('one'))).toMatchObject({ isFine: true, mend: '' });
  const nowhere = bucket.address().replace('//media/', '//nowhere/');
  const words = 'The bucket nowhere cannot be used: there is no such bucket. Make it first.';
  expect(await check(nowhere)).toMatchObject({ isFine: false, mend: words });
  expect(await check(bucket.address(), { MEDIA_S3_KEY_ID: 'other' })).toMatchObject({
    isFine: false,
    mend: expect.stringContaining('Check MEDIA_S3_KEY_ID.'),
  });
  for (const wrong of [
    's3://BAD',
    'https://example.com/bucket',
    's3://media/?endpoint=nowhere',
    's3://media/?key=a',
  ]) {
    const refused = await vitrine({ ...settings, MEDIA_URL: wrong }, 'doctor');
    expect([refused.code, refused.err]).toEqual([
      1,
      expect.stringContaining('MEDIA_URL: Must be a folder, or a bucket'),
    ]);
  }
  const started = await startServer({
    configuration: {
      ...server.configuration,
      MEDIA_URL: nowhere,
      PORT: 0,
      DATABASE_URL: placeOf(server).DATABASE_URL,
    },
    capabilities,
    assetsDir: server.dataDir,
    log: createLog({ LOG_LEVEL: 'silent' }),
  });
  expect(started).toMatchObject({
    ok: false,
    error: { code: 'configuration.cannotStart', values: { why: words } },
  });
});

it('SERVERS-7: doctor warns when the key is in the data folder of one server while files are in a bucket', async () => {
  const keyCheck = async (more: Record<string, string>) => {
    const answer = await vitrine(
      { ...placeOf(server), PORT: '0', ...bucket.access, ...more },
      'doctor',
      '--json',
    );
    return answer.json().checks.find((one: { name: string }) => one.name === 'Secret key');
  };
  const MEDIA_URL = bucket.address('one');
  expect(await keyCheck({ MEDIA_URL })).toMatchObject({
    isFine: true,
    mend: expect.stringContaining('SECRET_KEY'),
  });
  expect(await keyCheck({ MEDIA_URL, SECRET_KEY: 'a key of 32 characters or even more' })).toBeUndefined();
  expect(await keyCheck({})).toBeUndefined();
});
