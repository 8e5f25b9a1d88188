import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { openProcessPool, type ProcessPool } from './process-pool.ts';

const program = join(import.meta.dirname, 'probe.process.fixture.ts');
const pools: ProcessPool[] = [];
function pool(maxMegabytes = 1000): ProcessPool {
  const opened = openProcessPool({ program, places: 2, maxMegabytes });
  pools.push(opened);
  return opened;
}
afterEach(() => {
  for (const opened of pools.splice(0)) opened.close();
});

const task = (act: string, more: object = {}) => ({ owner: 'one', input: { act, ...more }, seconds: 30 });

it('APART-1: work is done in another process, which is reused and answers in parts', async () => {
  const opened = pool();
  const first = await opened.run(task('say', { value: new Uint8Array([1, 2]) }));
  expect(first).toMatchObject({ value: new Uint8Array([1, 2]) });
  const second = await opened.run(task('say'));
  expect(second).toEqual({ pid: (first as { pid: number }).pid, value: undefined });
  expect((first as { pid: number }).pid).not.toBe(process.pid);
  const parts: unknown[] = [];
  await opened.run({ ...task('parts'), onPart: async part => void parts.push(part) });
  expect(parts).toEqual([1, 2, 3]);
});

it('APART-2: a task that is too slow is killed twice and then refused; the next task is served', async () => {
  const opened = pool();
  await expect(opened.run({ ...task('spin'), seconds: 0.3 })).rejects.toMatchObject({ why: 'tooSlow' });
  await expect(opened.run(task('die'))).rejects.toMatchObject({ why: 'crashed' });
  expect(await opened.run(task('say', { value: 1 }))).toMatchObject({ value: 1 });
});

it.runIf(process.platform === 'linux')(
  'APART-2: a task that uses too much memory is killed twice and refused',
  async () => {
    await expect(pool(300).run(task('eat'))).rejects.toMatchObject({ why: 'tooMuchMemory' });
  },
);

it('APART-4: closing refuses waiting tasks', async () => {
  const opened = pool();
  const waiting = ['spin', 'spin', 'say'].map(act => opened.run(task(act)).catch(error => error.why));
  opened.close();
  expect(await Promise.all(waiting)).toEqual(['closed', 'closed', 'closed']);
});

it('APART-4: closing ends running tasks immediately', async () => {
  const opened = pool();
  const busy = ['one', 'two'].map(owner => {
    const begun = Promise.withResolvers<number>();
    const onPart = async (pid: unknown) => begun.resolve(Number(pid));
    const ended = opened.run({ ...task('say and spin'), owner, seconds: 600, onPart });
    return { pid: begun.promise, ended: ended.catch(error => error.why) };
  });
  const pids = await Promise.all(busy.map(({ pid }) => pid));
  opened.close();
  expect(await Promise.all(busy.map(({ ended }) => ended))).toEqual(['closed', 'closed']);
  for (const pid of pids) await expect.poll(() => isRunning(pid)).toBe(false);
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
