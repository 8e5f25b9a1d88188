import { expect, it } from 'vitest';
import { FairQueue } from './fair-queue.ts';

/** Work that ends when the test tells it to. */
function controlled(queue: FairQueue) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (owner: string, name: string) =>
    queue.run(owner, () => {
      begun.push(name);
      return new Promise<void>(end => ends.set(name, end));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await settled();
  };
  return { begun, run, end };
}

const settled = () => new Promise(resolve => setImmediate(resolve));

it('APART-3: one owner leaves a place free, and waiting owners are served in turn', async () => {
  const { begun, run, end } = controlled(new FairQueue(3));
  const all = [1, 2, 3, 4, 5].map(at => run('many', `many ${at}`));
  await settled();
  expect(begun).toEqual(['many 1', 'many 2']);
  all.push(run('one', 'one 1'), run('two', 'two 1'), run('two', 'two 2'));
  await settled();
  expect(begun).toEqual(['many 1', 'many 2', 'one 1']);
  for (const [ended, next] of [
    ['many 1', 'many 3'],
    ['one 1', 'two 1'],
    ['many 2', 'many 4'],
    ['two 1', 'two 2'],
    ['many 3', 'many 5'],
  ] as const) {
    await end(ended);
    expect(begun.at(-1)).toBe(next);
  }
  for (const name of ['two 2', 'many 4', 'many 5']) await end(name);
  await Promise.all(all);
});

it('APART-3: a task that fails gives its place back', async () => {
  const queue = new FairQueue(1);
  await expect(queue.run('one', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.run('two', async () => 'done')).toBe('done');
});
