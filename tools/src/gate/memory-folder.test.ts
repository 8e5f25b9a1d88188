import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type MemoryPlace, openMemoryFolder } from './memory-folder.ts';

let place: MemoryPlace;
beforeEach(() => {
  const path = mkdtempSync(join(tmpdir(), 'vitrine-memory-folder-'));
  place = { path, options: ['rw', 'nosuid'], room: 64 * 2 ** 30 };
});
afterEach(() => rmSync(place.path, { recursive: true }));

const own = () => join(place.path, `vitrine-run-${process.pid}`);

describe('openMemoryFolder', () => {
  it('GATE-8: opens a folder of this run, and removes those of runs that were killed', () => {
    // Larger than the largest id of a process.
    const killed = join(place.path, 'vitrine-run-4194305');
    const running = join(place.path, `vitrine-run-${process.ppid}`);
    const foreign = join(place.path, 'other');
    for (const folder of [killed, running, foreign]) mkdirSync(join(folder, 'within'), { recursive: true });
    expect(openMemoryFolder(place)).toBe(own());
    expect([killed, running, foreign, own()].map(folder => existsSync(folder))).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });

  it.each<[string, Partial<MemoryPlace>]>([
    ['with too little room', { room: 2 ** 30 }],
    ['where no program may run', { options: ['rw', 'nosuid', 'noexec'] }],
    ['where nothing is in memory', { options: null }],
  ])('GATE-8: leaves the files on the disk %s', (_, difference) => {
    expect(openMemoryFolder({ ...place, ...difference })).toBeNull();
    expect(existsSync(own())).toBe(false);
  });
});
