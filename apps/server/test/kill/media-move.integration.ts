import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { allowedTime } from '@vitrine/tools/until.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { vitrine } from '../../src/capabilities/backups/backups.fixture.ts';
import type { Files } from '../../src/files/files.ts';
import { moveFiles } from '../../src/files/moving/move-files.ts';
import { openStores, type Stores } from '../../src/files/open-stores.ts';
import { type BucketServer, startBucketServer } from '../bucket-server.ts';
import { buildServer } from './server-process.ts';

let bucket: BucketServer;
let top: string;
let number = 0;
beforeAll(async () => {
  bucket = await startBucketServer();
  top = await mkdtemp(join(tmpdir(), 'vitrine-move-'));
});
afterAll(async () => {
  await bucket.remove();
  await rm(top, { recursive: true });
});

let folder: Stores;
let s3: Stores;
let environment: Record<string, string>;
let to: string;
beforeEach(async () => {
  number += 1;
  to = bucket.address(`move/${number}`);
  environment = { DATA_DIR: join(top, String(number)), ...bucket.access };
  const settings = { DATA_DIR: join(top, String(number)), ...bucket.access };
  folder = await openStores({ ...settings, MEDIA_URL: undefined });
  s3 = await openStores({ ...settings, MEDIA_URL: to });
  return () => s3.close();
});

async function fill(stores: Stores, count = 20): Promise<void> {
  for (let at = 0; at < count; at += 1)
    await stores.media.write(`site/file-${at}/original`, Buffer.from(`file ${at} `.repeat(100)));
  await stores.exports.write('old-2026-04-01.tar.gz', Buffer.from('an archive'));
}

async function contents(stores: Stores): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const [root, files] of Object.entries({ media: stores.media, exports: stores.exports } as Record<
    string,
    Files
  >))
    for await (const { key } of files.list()) {
      const stream = await files.read(key);
      if (stream !== null) found.set(`${root}/${key}`, await text(stream));
    }
  return new Map([...found].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

it('STORE-5: all files are moved to a bucket and back, each compared; the source stays, and the setting to change is named', async () => {
  await fill(folder);
  const all = await contents(folder);
  const moved = await vitrine(environment, 'media', 'move', '--to', to);
  expect(moved.code).toBe(0);
  expect(moved.out).toMatch(/^21 files .* each compared; 21 were copied now\.$/m);
  expect(moved.out).toContain(`Next: set MEDIA_URL=${to} and start the servers again.`);
  expect(moved.out).toContain(`vitrine media move --from 'folder' --to '${to}'`);
  expect(moved.err).toContain('media: 20 files are there, 20 of them copied now');
  expect(await contents(s3)).toEqual(all);
  expect(await contents(folder)).toEqual(all);
  const again = await vitrine(environment, 'media', 'move', '--to', to, '--json');
  expect(again.json()).toMatchObject({ files: 21, copied: 0, removed: 0, beside: 0 });
  const elsewhere = { ...environment, DATA_DIR: `${environment.DATA_DIR}-back`, MEDIA_URL: to };
  expect((await vitrine(elsewhere, 'media', 'move', '--to', 'folder', '--json')).json()).toMatchObject({
    copied: 21,
  });
  const back = await openStores({ ...bucket.access, DATA_DIR: elsewhere.DATA_DIR, MEDIA_URL: undefined });
  expect(await contents(back)).toEqual(all);
});

it('STORE-5: different files are copied again; additional ones are left unchanged and reported', async () => {
  await fill(folder, 3);
  await s3.media.write('site/file-0/original', Buffer.from('x'.repeat(700)));
  await s3.media.write('site/file-1/original', Buffer.from('cut'));
  await s3.media.write('other/file/original', Buffer.from('somebody’s'));
  const moved = await vitrine(environment, 'media', 'move', '--to', to);
  expect(moved.out).toContain('1 files were there beside; they were left alone.');
  const there = await contents(s3);
  expect(there.get('media/other/file/original')).toBe('somebody’s');
  there.delete('media/other/file/original');
  expect(there).toEqual(await contents(folder));
});

it('STORE-6: files uploaded in the meantime are moved too, and deleted ones are not', async () => {
  await fill(folder, 6);
  let written = 0;
  const to = {
    ...s3,
    media: {
      ...s3.media,
      write: async (key: string, content: Uint8Array | Readable) => {
        written += 1;
        if (written === 3) await folder.media.write('site/late/original', Buffer.from('late'));
        const done = await s3.media.write(key, content);
        if (key.includes('late')) await folder.media.remove('site/file-0/');
        return done;
      },
    },
  };
  const moved = await moveFiles({ from: folder, to, isSourceRemoved: false, tell: () => undefined });
  expect(moved).toMatchObject({ ok: true, value: { files: 7 } });
  const there = await contents(s3);
  expect(there).toEqual(await contents(folder));
  expect(there.has('media/site/late/original')).toBe(true);
  expect(there.has('media/site/file-0/original')).toBe(false);
});

it('STORE-7: the source is only removed on request, after all was compared, and once the setting names the new place', async () => {
  await fill(folder, 4);
  const all = await contents(folder);
  const early = await vitrine(environment, 'media', 'move', '--to', to, '--remove-source');
  expect([early.code, early.err]).toEqual([1, expect.stringContaining('Nothing was removed.')]);
  expect(await contents(folder)).toEqual(all);
  const changed = { ...environment, MEDIA_URL: to };
  const done = await vitrine(changed, 'media', 'move', '--from', 'folder', '--to', to, '--remove-source');
  expect([done.code, done.out]).toEqual([0, expect.stringContaining('5 files were removed from')]);
  expect(await contents(folder)).toEqual(new Map());
  expect(await contents(s3)).toEqual(all);
});

it('STORE-7: nothing is removed if a file cannot be copied completely', async () => {
  await fill(folder, 4);
  const all = await contents(folder);
  const losing = { ...s3, media: { ...s3.media, write: async () => ({ bytes: 0 }) } };
  const moved = await moveFiles({ from: folder, to: losing, isSourceRemoved: true, tell: () => undefined });
  expect(moved).toMatchObject({ ok: false, error: { code: 'files.notMoved' } });
  expect(await contents(folder)).toEqual(all);
});

it('STORE-5: a move to the same place, into itself, or to an invalid place is refused', async () => {
  await fill(folder, 1);
  const before = await contents(folder);
  const data = environment.DATA_DIR ?? '';
  for (const [place, words] of [
    ['folder', 'already'],
    [join(data, 'media', 'below'), 'is inside'],
    [data, 'is inside'],
    ['ftp://example.com/media', 'is neither a folder nor a bucket'],
    ['s3://nowhere', 'cannot be used'],
  ] as const) {
    const refused = await vitrine({ ...environment }, 'media', 'move', '--to', place);
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining(words)]);
  }
  expect((await vitrine(environment, 'media', 'move')).err).toContain('--to');
  expect(await contents(folder)).toEqual(before);
});

it('STORE-5: killed repeatedly, the move continues and ends with every file unchanged', {
  tags: 'slow',
}, async () => {
  const { main } = await buildServer();
  await fill(folder, 300);
  const all = await contents(folder);
  let kills = 0;
  let isDone = false;
  for (let runs = 0; runs < 10 && !isDone; runs += 1) {
    const child = spawn(
      process.execPath,
      [join(dirname(main), 'cli.js'), 'media', 'move', '--to', to, '--json'],
      {
        env: { PATH: process.env.PATH, ...environment },
        stdio: 'ignore',
        timeout: allowedTime(60_000),
        killSignal: 'SIGKILL',
      },
    );
    const ended = once(child, 'exit');
    const had = await keysOf(s3);
    // Killed as soon as it has copied some more; the last run does the rest.
    if (kills < 3) {
      await expect.poll(() => keysOf(s3), { interval: 20 }).toBeGreaterThan(had + 10);
      child.kill('SIGKILL');
      kills += 1;
    }
    const [code] = await ended;
    // The server of this test even keeps the data of a broken connection, unlike S3: that is found, too.
    isDone = code === 0;
  }
  expect(isDone).toBe(true);
  expect(await contents(s3)).toEqual(all);
  expect(await contents(folder)).toEqual(all);
});

async function keysOf({ media }: Stores): Promise<number> {
  let count = 0;
  for await (const _ of media.list()) count += 1;
  return count;
}
