import { existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openMemoryFolder } from './memory-folder.ts';

const shared = '/dev/shm';
const isMemory = existsSync(shared) && statfsSync(shared).type === 0x01021994;
const enough = 64 * 2 ** 30;

let path: string;
beforeEach(() => {
  path = mkdtempSync(join(isMemory ? shared : tmpdir(), 'vitrine-memory-folder-'));
});
afterEach(() => rmSync(path, { recursive: true }));

const mountedWith = (options: string) => `tmpfs ${path} tmpfs ${options} 0 0\n`;

describe('openMemoryFolder', () => {
  it.runIf(isMemory)('GATE-8: opens a folder of this run, and removes those of runs that were killed', () => {
    // Larger than the largest id of a process.
    const killed = join(path, 'vitrine-run-4194305');
    const running = join(path, `vitrine-run-${process.ppid}`);
    const foreign = join(path, 'other');
    for (const folder of [killed, running, foreign]) mkdirSync(join(folder, 'within'), { recursive: true });
    const opened = openMemoryFolder({ path, mounts: mountedWith('rw'), memory: enough });
    expect(opened).toBe(join(path, `vitrine-run-${process.pid}`));
    expect([killed, running, foreign, opened ?? ''].map(folder => existsSync(folder))).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });

  it.each([
    ['with too little memory', { memory: 2 ** 30 }],
    ['where no program may run', { mounts: 'rw,nosuid,noexec' }],
    ['where nothing is mounted', { mounts: null }],
    ['without such a folder', { path: '/vitrine/none' }],
  ])('GATE-8: leaves the files on the disk %s', (_, { mounts = 'rw', ...other }: Record<string, unknown>) => {
    const place = {
      path,
      mounts: mounts === null ? '' : mountedWith(String(mounts)),
      memory: enough,
      ...other,
    };
    expect(openMemoryFolder(place)).toBeNull();
    expect(existsSync(join(path, `vitrine-run-${process.pid}`))).toBe(false);
  });
});
