import { chmod, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { englishOf } from '@vitrine/core/errors/english-of.ts';
import { openEmbeddedPostgres } from '../src/database/embedded/embedded-postgres.ts';
import { findPackageBinaries } from '../src/database/embedded/package-binaries.ts';

/** The one PostgreSQL of a test run, on a socket. */
export interface TestCluster {
  /** The folder of its socket. */
  readonly host: string;
  readonly port: number;
}

/**
 * Nothing is kept of it, and nothing happens by itself: what a test counts is the same on every machine and in every
 * order of tests. Commits are synchronous, without fsync a write each: VACUUM marks no row as visible to
 * all before its commit is written, and what a query reads would depend on how long ago that was.
 */
const settings = {
  fsync: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '4GB',
  checkpoint_timeout: '1h',
  autovacuum: 'off',
  jit: 'off',
};

/** Starts it in a directory of its own, which `close` removes. */
export async function openTestCluster(): Promise<{ cluster: TestCluster; close: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-test-'));
  // The suite may run as root and PostgreSQL as another user, who must be able to traverse this.
  await chmod(dataDir, 0o711);
  const binaries = await copyPackage(dataDir);
  const opened = await openEmbeddedPostgres({
    ...{ dataDir, role: 'command', pool: 250, settings, log: () => {} },
    ...(binaries === null ? {} : { binaries }),
  });
  if (!opened.ok) {
    await rm(dataDir, { recursive: true });
    throw new Error(englishOf(opened.error));
  }
  const { host, port } = opened.value.connection;
  return {
    cluster: { host, port },
    close: async () => {
      await opened.value.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

/**
 * The PostgreSQL of the lock file, whichever the machine has: plans differ between versions. Null where there is no
 * package for the machine. A copy, because the user who runs it may not be able to enter this checkout.
 */
async function copyPackage(dataDir: string): Promise<string | null> {
  const packaged = await findPackageBinaries();
  if (packaged === null) return null;
  const native = join(dataDir, 'program');
  await cp(dirname(packaged), native, { recursive: true, verbatimSymlinks: true });
  return join(native, 'bin');
}
