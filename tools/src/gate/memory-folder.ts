import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** What statfs(2) says of a file system in memory. */
const tmpfs = 0x01021994;
/** Bytes, of the file system and of the machine: several times what a run keeps there. */
const leastFree = 6 * 2 ** 30;
const name = /^vitrine-run-(\d+)$/;

interface Place {
  readonly path: string;
  /** Lines of mounted file systems, as in proc(5). */
  readonly mounts: string;
  /** Bytes. */
  readonly memory: number;
}

const ofThisMachine = (): Place => ({
  path: '/dev/shm',
  mounts: existsSync('/proc/mounts') ? readFileSync('/proc/mounts', 'utf8') : '',
  memory: process.availableMemory(),
});

/**
 * A folder in memory for the temporary files of a run, or null without enough of it (rule GATE-8). Nobody keeps the
 * databases and browser profiles of tests, whose many small files take a disk longer than the tests.
 */
export function openMemoryFolder({ path, mounts, memory } = ofThisMachine()): string | null {
  if (memory < leastFree || !existsSync(path)) return null;
  const { type, bavail, bsize } = statfsSync(path);
  if (type !== tmpfs || bavail * bsize < leastFree || isWithoutPrograms(path, mounts)) return null;
  for (const left of readdirSync(path)) {
    const run = name.exec(left)?.[1];
    if (run !== undefined && !isRunning(Number(run)))
      rmSync(join(path, left), { recursive: true, force: true });
  }
  const folder = join(path, `vitrine-run-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  // As in /tmp: PostgreSQL does not run as root.
  chmodSync(folder, 0o1777);
  return folder;
}

/** Some tests run programs that they copied there. */
function isWithoutPrograms(path: string, mounts: string): boolean {
  const options = mounts
    .split('\n')
    .map(line => line.split(' '))
    .find(([, at]) => at === path)?.[3];
  return options === undefined || options.split(',').includes('noexec');
}

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
