import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BucketServer, startBucketServer } from '../../test/bucket-server.ts';
import type { Files } from './files.ts';
import { openStores, type Stores } from './open-stores.ts';

let bucket: BucketServer;
let folder: string;
beforeAll(async () => {
  bucket = await startBucketServer();
  folder = await mkdtemp(join(tmpdir(), 'vitrine-files-'));
});
afterAll(async () => {
  await bucket.remove();
  await rm(folder, { recursive: true });
});

let number = 0;
const places = {
  folder: () => ({ DATA_DIR: join(folder, String(number)) }),
  bucket: () => ({ DATA_DIR: folder, MEDIA_URL: bucket.address(`some/${number}`), ...bucket.access }),
};

describe.each(['folder', 'bucket'] as const)('files in a %s', kind => {
  let stores: Stores;
  let files: Files;
  beforeEach(async () => {
    number += 1;
    stores = await openStores({
      MEDIA_URL: undefined,
      MEDIA_S3_KEY_ID: undefined,
      MEDIA_S3_SECRET: undefined,
      ...places[kind](),
    });
    files = stores.media;
    return () => stores.close();
  });
  const read = async (key: string, range?: { start: number; end: number }) => {
    const stream = await files.read(key, range);
    return stream === null ? null : text(stream);
  };
  const keys = async (below?: string) => {
    const found: string[] = [];
    for await (const { key, bytes, at } of files.list(below)) {
      expect(bytes).toBe(await files.size(key));
      expect(Math.abs(Date.now() - at)).toBeLessThan(60_000);
      found.push(key);
    }
    return found.toSorted();
  };

  it('STORE-1, FOLDER-1: plain keys are written, read, in parts too, measured, listed and removed', async () => {
    expect(await keys()).toEqual([]);
    expect(await files.write('site/asset/a.webp', Buffer.from('0123456789'))).toEqual({ bytes: 10 });
    expect(await files.write('site/asset/b.webp', Readable.from(['one ', 'two']))).toEqual({ bytes: 7 });
    await files.write('site/asset/empty', Readable.from([]));
    await files.write('site-two/asset/a.webp', Buffer.from('other'));
    await stores.exports.write('kiln-2026-04-01.tar.gz', Buffer.from('archive'));
    expect(await read('site/asset/a.webp')).toBe('0123456789');
    expect(await read('site/asset/a.webp', { start: 2, end: 4 })).toBe('234');
    expect(await read('site/asset/b.webp', { start: 4, end: 6 })).toBe('two');
    expect(await read('site/asset/empty')).toBe('');
    expect(await files.size('site/asset/b.webp')).toBe(7);
    expect(await keys('site/asset/')).toEqual(['site/asset/a.webp', 'site/asset/b.webp', 'site/asset/empty']);
    await files.remove('site/asset/a.webp');
    for (const none of ['site/asset/a.webp', 'site/asset', 'site']) {
      expect(await read(none)).toBeNull();
      expect(await files.size(none)).toBeNull();
    }
    await files.remove('site/');
    await files.remove('site/never/was');
    expect(await keys()).toEqual(['site-two/asset/a.webp']);
    expect(await text((await stores.exports.read('kiln-2026-04-01.tar.gz')) ?? Readable.from([]))).toBe(
      'archive',
    );
  });

  it.each([
    '../outside',
    'a/../../outside',
    '/etc/passwd',
    'a//b',
    '.hidden',
    'a/.hidden',
    '',
    '/',
    'a\\b',
    'a\0b',
    'a b',
    'x'.repeat(200),
  ])('FOLDER-1: “%s” is not a key', async key => {
    await expect(files.write(key, Buffer.from('x'))).rejects.toThrow('is not a file key');
    await expect(files.read(key)).rejects.toThrow('is not a file key');
    await expect(files.size(key)).rejects.toThrow('is not a file key');
    await expect(files.remove(key)).rejects.toThrow('is not a file key');
    expect(await keys()).toEqual([]);
  });

  it('FOLDER-2: a failed write leaves the old content and nothing of itself', async () => {
    await files.write('site/a.txt', Buffer.from('old'));
    for (const bytes of [1, 20 * 1024 * 1024]) {
      const breaking = Readable.from(
        (function* () {
          yield Buffer.alloc(bytes);
          throw new Error('the upload was cut');
        })(),
      );
      await expect(files.write('site/a.txt', breaking)).rejects.toThrow('the upload was cut');
      expect(await read('site/a.txt')).toBe('old');
      expect(await keys()).toEqual(['site/a.txt']);
    }
  });

  it('FOLDER-2: a file that is still being written does not exist yet', async () => {
    const begun = Promise.withResolvers<void>();
    const more = Promise.withResolvers<void>();
    const writing = files.write(
      'site/a.txt',
      Readable.from(
        (async function* () {
          yield Buffer.alloc(20 * 1024 * 1024);
          begun.resolve();
          await more.promise;
          yield Buffer.from('the end');
        })(),
      ),
    );
    await begun.promise;
    expect(await files.size('site/a.txt')).toBeNull();
    expect(await keys()).toEqual([]);
    more.resolve();
    expect(await writing).toEqual({ bytes: 20 * 1024 * 1024 + 7 });
    expect(await keys()).toEqual(['site/a.txt']);
  });

  it('STORE-2: a file is uploaded in parts and read back unchanged', async () => {
    const large = randomBytes(40 * 1024 * 1024 + 5);
    const pieces = Array.from({ length: 41 }, (_, at) =>
      large.subarray(at * 1024 ** 2, (at + 1) * 1024 ** 2),
    );
    expect(await files.write('site/film.mp4', Readable.from(pieces))).toEqual({ bytes: large.byteLength });
    const back = await buffer((await files.read('site/film.mp4')) ?? Readable.from([]));
    expect(large.equals(back)).toBe(true);
    const part = await files.read('site/film.mp4', { start: 20_000_000, end: 20_000_009 });
    expect(await buffer(part ?? Readable.from([]))).toEqual(large.subarray(20_000_000, 20_000_010));
  });

  it('STORE-4: a usable store passes the check, which leaves nothing behind', async () => {
    await stores.check();
    expect(await keys()).toEqual([]);
  });
});

it('FOLDER-3: only the owner can read written files', async () => {
  number += 1;
  const { media } = await openStores({
    MEDIA_URL: undefined,
    MEDIA_S3_KEY_ID: undefined,
    MEDIA_S3_SECRET: undefined,
    ...places.folder(),
  });
  await media.write('site/a.txt', Buffer.from('mine'));
  expect((await stat(join(media.place, 'site', 'a.txt'))).mode & 0o077).toBe(0);
});

it('FOLDER-2: parallel readers see the old or the new file, never a part', async () => {
  number += 1;
  const { media } = await openStores({
    MEDIA_URL: undefined,
    MEDIA_S3_KEY_ID: undefined,
    MEDIA_S3_SECRET: undefined,
    ...places.folder(),
  });
  const [old, fresh] = ['a'.repeat(300_000), 'b'.repeat(300_000)];
  await media.write('site/a.txt', Buffer.from(old));
  const path = join(media.place, 'site', 'a.txt');
  const writing = media.write('site/a.txt', Readable.from([fresh.slice(0, 100_000), fresh.slice(100_000)]));
  const seen = new Set<boolean>();
  let isWritten = false;
  const settled = writing.finally(() => {
    isWritten = true;
  });
  do {
    const now = await readFile(path, 'utf8');
    seen.add(now === old || now === fresh);
  } while (!isWritten);
  await settled;
  expect(await readFile(path, 'utf8')).toBe(fresh);
  expect([...seen]).toEqual([true]);
  expect(await readdir(join(media.place, 'site'))).toEqual(['a.txt']);
});

describe('STORE-4: problems with a bucket are reported, with a solution', () => {
  const problemOf = async (MEDIA_URL: string, access: object = bucket.access) => {
    const stores = await openStores({
      DATA_DIR: folder,
      MEDIA_S3_KEY_ID: undefined,
      MEDIA_S3_SECRET: undefined,
      ...access,
      MEDIA_URL,
    });
    return stores.check().then(
      () => null,
      error => ({ isRefusal: error.isRefusal, message: error.message }),
    );
  };

  it('STORE-4: no such bucket, another key, another server, no server', async () => {
    const nowhere = bucket.address().replace('//media/', '//nowhere/');
    expect(await problemOf(nowhere)).toEqual({
      isRefusal: true,
      message: 'The bucket nowhere cannot be used: there is no such bucket. Make it first.',
    });
    expect(await problemOf(bucket.address(), { ...bucket.access, MEDIA_S3_KEY_ID: 'other' })).toEqual({
      isRefusal: true,
      message: 'The bucket media cannot be used: the key is not known. Check MEDIA_S3_KEY_ID.',
    });
    expect(await problemOf('s3://media?endpoint=http://127.0.0.1:9')).toEqual({
      isRefusal: false,
      message: 'The bucket media cannot be used: nothing answers. Check endpoint= in MEDIA_URL.',
    });
  });

  it('STORE-3: a missing bucket is not a missing file', async () => {
    const stores = await openStores({
      DATA_DIR: folder,
      ...bucket.access,
      MEDIA_URL: bucket.address().replace('//media/', '//nowhere/'),
    });
    await expect(stores.media.size('site/a.txt')).rejects.toThrow('there is no such bucket');
    await expect(stores.media.read('site/a.txt')).rejects.toThrow('there is no such bucket');
    await expect(stores.media.write('site/a.txt', Buffer.from('x'))).rejects.toThrow(
      'there is no such bucket',
    );
    await expect(stores.media.remove('site/')).rejects.toThrow('there is no such bucket');
  });
});
