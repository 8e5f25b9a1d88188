import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { englishOf } from '@vitrine/core/errors/english-of.ts';
import type { TestProject } from 'vitest/node';
import { openEmbeddedPostgres } from '../src/database/embedded/embedded-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The one PostgreSQL of a test run; `freshDatabase` creates databases in it. */
    postgres: { host: string; port: number };
    /** A folder for the built server, where its packages are found; `buildServer` fills it on request. */
    builtServer: string;
  }
}

const cache = join(import.meta.dirname, '..', '..', '..', 'node_modules', '.cache');

/** Provides a PostgreSQL for the whole run, in a directory that is removed with it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-test-'));
  // The suite may run as root and PostgreSQL as another user, who must be able to traverse this.
  await chmod(dataDir, 0o711);
  const opened = await openEmbeddedPostgres({
    dataDir,
    role: 'command',
    isDurable: false,
    pool: 250,
    log: () => {},
  });
  if (!opened.ok) {
    await rm(dataDir, { recursive: true });
    throw new Error(englishOf(opened.error));
  }
  const { host, port } = opened.value.connection;
  project.provide('postgres', { host, port });
  await mkdir(cache, { recursive: true });
  const builtServer = await mkdtemp(join(cache, 'built-server-'));
  project.provide('builtServer', builtServer);
  return async () => {
    await opened.value.close();
    await rm(dataDir, { recursive: true });
    await rm(builtServer, { recursive: true });
  };
}
