import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from './processes.ts';

/** What statfs(2) says of a file system in memory. */
const tmpfs = 0x01021994;
/** Bytes: a run keeps half a gigabyte there, and its browsers and servers need memory, too. */
const leastRoom = 4 * 2 ** 30;
const name = /^vitrine-run-(\d+)$/;

export interface MemoryPlace {
  readonly path: string;
  /** The options with which a file system in memory is mounted there; null if there is none. */
  readonly options: readonly string[] | null;
  /** Bytes that are free: of that file system, or of the machine if it has less. */
  readonly room: number;
}

function sharedMemory(): MemoryPlace {
  const path = '/dev/shm';
  if (!existsSync(path)) return { path, options: null, room: 0 };
  const { type, bavail, bsize } = statfsSync(path);
  const mounted = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map(line => line.split(' '))
    .find(([, at]) => at === path);
  return {
    path,
    options: type === tmpfs && mounted?.[3] ? mounted[3].split(',') : null,
    room: Math.min(bavail * bsize, process.availableMemory()),
  };
}

/**
 * A folder in memory for the temporary files of a run, or null without room for them or for the programs that some
 * tests copy there (rule GATE-8). Databases and browser profiles are many small files that nobody keeps: to create and
 * remove them takes a disk longer than what the tests do with them.
 */
export function openMemoryFolder({ path, options, room } = sharedMemory()): string | null {
  if (options === null || options.includes('noexec') || room < leastRoom) return null;
  for (const left of readdirSync(path)) {
    const run = name.exec(left)?.[1];
    if (run !== undefined && !isAlive(Number(run)))
      rmSync(join(path, left), { recursive: true, force: true });
  }
  const folder = join(path, `vitrine-run-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  // As in /tmp: PostgreSQL does not run as root.
  chmodSync(folder, 0o1777);
  return folder;
}
