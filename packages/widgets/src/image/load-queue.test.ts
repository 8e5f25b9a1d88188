import { expect, it } from 'vitest';
import { makeLoadQueue } from './load-queue.ts';

/** Loads by name that end on demand. */
function listen(atOnce: () => number) {
  const queue = makeLoadQueue(atOnce);
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<void>>();
  const add = (name: string) =>
    queue.add(name, () => {
      begun.push(name);
      const end = Promise.withResolvers<void>();
      ends.set(name, end);
      return end.promise;
    });
  const end = async (name: string, how: 'resolve' | 'reject' = 'resolve') => {
    const ending = ends.get(name);
    ending?.[how]();
    await ending?.promise.catch(() => {});
    await Promise.resolve();
  };
  return { queue, begun, add, end };
}

it('GALLERY-20: loads in order, not above the parallel limit, and continues after a failure', async () => {
  const { begun, add, end } = listen(() => 2);
  for (const name of ['a', 'b', 'c', 'd']) add(name);
  expect(begun).toEqual(['a', 'b']);
  await end('b', 'reject');
  expect(begun).toEqual(['a', 'b', 'c']);
  await end('a');
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
});

it('GALLERY-20: skips a load that is waiting or running, and drops cancelled ones', async () => {
  const { queue, begun, add, end } = listen(() => 1);
  for (const name of ['a', 'a', 'b', 'b']) add(name);
  queue.clear();
  await end('a');
  expect(begun).toEqual(['a']);
  add('a');
  expect(begun).toEqual(['a', 'a']);
});
