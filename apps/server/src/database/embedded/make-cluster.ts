import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { databaseErrors } from '@vitrine/core/database/database.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { type ClusterPlace, reasonOf } from './cluster-place.ts';
import { postgresEnvironment } from './postgres-environment.ts';
import { giveTo, identityOf } from './run-as.ts';

const run = promisify(execFile);

/** The supervisor's own role; the server uses one with fewer rights. */
export const superuser = 'postgres';

/**
 * The locale decides what upper and lower case are, and is fixed when a cluster is created. C.UTF-8 knows every
 * letter and sorts by code point, so that no upgrade of the system reorders an index; not every system has it.
 */
const locales = ['C.UTF-8', 'en_US.UTF-8', 'C'];

/** The major version that created a cluster; null if there is no cluster. */
export async function clusterVersion(place: ClusterPlace): Promise<string | null> {
  const text = await readFile(join(place.cluster, 'PG_VERSION'), 'utf8').catch(() => null);
  return text?.trim() ?? null;
}

/**
 * Creates the database files under another name and renames them at the end: a cluster is complete or absent,
 * whenever the process is killed (rule EMBEDDED-5).
 */
export async function makeCluster(place: ClusterPlace, binaries: string): Promise<Result<null>> {
  const prefix = 'cluster.new-';
  for (const name of await readdir(place.home)) {
    // An initdb that outlived its parent may still write there; then its files are removed next time.
    if (name.startsWith(prefix)) await rm(join(place.home, name), { recursive: true }).catch(() => {});
  }
  const directory = join(place.home, `${prefix}${randomBytes(6).toString('hex')}`);
  await mkdir(directory, { mode: 0o700 });
  await giveTo(place.user, directory);
  const made = await initialize(place, binaries, directory);
  if (!made.ok) {
    await rm(directory, { recursive: true });
    return made;
  }
  await rename(directory, place.cluster);
  for (const one of [place.home, place.dataDir, dirname(place.dataDir)]) await persistNames(one);
  return succeed(null);
}

async function initialize(place: ClusterPlace, binaries: string, directory: string): Promise<Result<null>> {
  let reason = '';
  for (const locale of locales) {
    try {
      await run(join(binaries, 'initdb'), [...settings, `--locale=${locale}`, `--pgdata=${directory}`], {
        cwd: '/',
        env: postgresEnvironment(),
        ...identityOf(place.user),
      });
      return succeed(null);
    } catch (error) {
      const text = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
      reason = text || reasonOf(error);
      if (!/locale/i.test(reason)) break;
    }
  }
  return fail(databaseErrors.initFailed, { directory: place.cluster, reason });
}

/** Access is controlled by the directory of the socket, which no other user can enter; there is no network access. */
const settings = [
  `--username=${superuser}`,
  '--auth-local=trust',
  '--auth-host=reject',
  '--encoding=UTF8',
  '--data-checksums',
  '--no-instructions',
];

/** A renamed directory survives a power failure only once its parent directory was written to disk. */
async function persistNames(directory: string): Promise<void> {
  const handle = await open(directory).catch(() => null);
  await handle?.sync().catch(() => {});
  await handle?.close();
}
