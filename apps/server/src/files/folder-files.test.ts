import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Files } from './files.ts';
import { folderFiles } from './folder-files.ts';

let folder: string;
let files: Files;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-files-'));
  files = folderFiles(join(folder, 'media'));
});
afterEach(() => rm(folder, { recursive: true }));

const read = async (key: string, range?: { start: number; end: number }) => {
  const stream = await files.read(key, range);
  return stream === null ? null : text(stream);
};

it('FOLDER-1: plain keys are written, read, in part too, measured and removed', async () => {
  expect(await files.write('site/asset/a.webp', Buffer.from('0123456789'))).toEqual({ bytes: 10 });
  expect(await files.write('site/asset/b.webp', Readable.from(['one ', 'two']))).toEqual({ bytes: 7 });
  expect(await read('site/asset/a.webp')).toBe('0123456789');
  expect(await read('site/asset/a.webp', { start: 2, end: 4 })).toBe('234');
  expect(await files.size('site/asset/b.webp')).toBe(7);
  await files.remove('site/asset/a.webp');
  expect(await read('site/asset/a.webp')).toBeNull();
  expect(await files.size('site/asset/a.webp')).toBeNull();
  await files.remove('site/');
  expect(await read('site/asset/b.webp')).toBeNull();
  await files.remove('site/never/was');
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
])('FOLDER-1: «%s» is no key', async key => {
  await expect(files.write(key, Buffer.from('x'))).rejects.toThrow('is not a file key');
  await expect(files.read(key)).rejects.toThrow('is not a file key');
  await expect(files.remove(key)).rejects.toThrow('is not a file key');
  expect(await readdir(folder)).toEqual([]);
});

it('FOLDER-2: a write that fails leaves the old content and nothing of itself', async () => {
  await files.write('site/a.txt', Buffer.from('old'));
  const breaking = Readable.from(
    (function* () {
      yield 'new but ';
      throw new Error('the upload was cut');
    })(),
  );
  await expect(files.write('site/a.txt', breaking)).rejects.toThrow('the upload was cut');
  expect(await read('site/a.txt')).toBe('old');
  expect(await readdir(join(folder, 'media', 'site'))).toEqual(['a.txt']);
});

it('FOLDER-3: what is written is for its owner alone', async () => {
  await files.write('site/a.txt', Buffer.from('mine'));
  expect((await stat(join(folder, 'media', 'site', 'a.txt'))).mode & 0o077).toBe(0);
});

it('FOLDER-2: anybody who reads meanwhile sees the old or the new, never a part', async () => {
  const [old, fresh] = ['a'.repeat(300_000), 'b'.repeat(300_000)];
  await files.write('site/a.txt', Buffer.from(old));
  const path = join(folder, 'media', 'site', 'a.txt');
  const writing = files.write('site/a.txt', Readable.from([fresh.slice(0, 100_000), fresh.slice(100_000)]));
  const seen = new Set<boolean>();
  for (let isDone = false; !isDone; ) {
    const now = await readFile(path, 'utf8');
    seen.add(now === old || now === fresh);
    isDone = now === fresh;
  }
  await writing;
  expect([...seen]).toEqual([true]);
});
