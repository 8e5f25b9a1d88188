import { expect, it } from 'vitest';
import { type Upload, type UploadOptions, UploadQueue } from './upload-queue.ts';

/** Uploads that each test finishes by itself. */
function open(options: UploadOptions = {}) {
  const shown: (readonly Upload[])[] = [];
  const done: string[] = [];
  const ends = new Map<
    string,
    { finish: () => void; fail: (why: string) => void; tell: (part: number) => void }
  >();
  const queue = new UploadQueue<string>(options);
  queue.tell({ onChange: uploads => shown.push(uploads), onDone: name => done.push(name) });
  const add = (name: string) =>
    queue.add({
      file: new File(['x'], name),
      send: (file, { onProgress, signal }) =>
        new Promise((resolve, reject) => {
          ends.set(name, {
            finish: () => resolve(file.name),
            fail: why => reject(new Error(why)),
            tell: onProgress,
          });
          signal.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    });
  const settle = async () => {
    for (let round = 0; round < 10; round += 1) await Promise.resolve();
  };
  return { queue, add, ends, done, settle, now: () => shown.at(-1) ?? [] };
}

it('PANEL-9: two files are uploaded at a time, each with its own progress', async () => {
  const { add, ends, done, settle, now } = open();
  for (const name of ['a', 'b', 'c']) add(name);
  expect([...ends.keys()]).toEqual(['a', 'b']);
  ends.get('a')?.tell(0.5);
  expect(now().map(({ name, fraction }) => [name, fraction])).toEqual([
    ['a', 0.5],
    ['b', 0],
    ['c', 0],
  ]);
  ends.get('b')?.finish();
  await settle();
  expect([done, [...ends.keys()], now().map(({ name }) => name)]).toEqual([
    ['b'],
    ['a', 'b', 'c'],
    ['a', 'c'],
  ]);
});

it('PANEL-9: a failed file says why and stays until it is dismissed; a cancelled one disappears', async () => {
  const { queue, add, ends, done, settle, now } = open();
  add('bad');
  add('long');
  add('last');
  ends.get('bad')?.fail('Too large.');
  await settle();
  expect(now().map(({ name, problem }) => [name, problem])).toEqual([
    ['bad', 'Too large.'],
    ['long', null],
    ['last', null],
  ]);
  const long = now().find(({ name }) => name === 'long');
  if (long) queue.dismiss(long.id);
  await settle();
  expect([now().map(({ name }) => name), done]).toEqual([['bad', 'last'], []]);
});

it('PANEL-13: a result in file order waits for earlier files, but not for a failed or cancelled one', async () => {
  const { queue, add, ends, done, settle, now } = open({ isInOrder: true });
  for (const name of ['a', 'b', 'c', 'd']) add(name);
  ends.get('b')?.finish();
  await settle();
  expect([done, now().map(({ name, fraction }) => [name, fraction])]).toEqual([
    [],
    [
      ['a', 0],
      ['b', 1],
      ['c', 0],
      ['d', 0],
    ],
  ]);
  ends.get('a')?.fail('Too large.');
  await settle();
  expect(done).toEqual(['b']);
  ends.get('d')?.finish();
  await settle();
  expect(done).toEqual(['b']);
  const waited = now().find(({ name }) => name === 'c');
  if (waited) queue.dismiss(waited.id);
  expect([done, now().map(({ name }) => name)]).toEqual([['b', 'd'], ['a']]);
});

it('PANEL-16: a later listener receives the files in progress, and all changes from then on', async () => {
  const { queue, add, ends, done, settle } = open();
  add('a');
  add('b');
  ends.get('a')?.finish();
  await settle();
  const told: string[][] = [];
  const later: string[] = [];
  queue.tell({
    onChange: uploads => told.push(uploads.map(({ name }) => name)),
    onDone: name => later.push(name),
  });
  expect(told).toEqual([['b']]);
  ends.get('b')?.finish();
  await settle();
  expect([done, later, told.at(-1)]).toEqual([['a'], ['b'], []]);
});
