import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openTestCluster, type TestCluster } from './test-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** `freshDatabase` creates databases in it. */
    postgres: TestCluster;
    /** A folder for the built server, where its packages are found; `buildServer` fills it on request. */
    builtServer: string;
  }
}

const cache = join(import.meta.dirname, '..', '..', '..', 'node_modules', '.cache');

/** Provides a PostgreSQL for the whole run, in a directory that is removed with it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { cluster, close } = await openTestCluster();
  project.provide('postgres', cluster);
  await mkdir(cache, { recursive: true });
  const builtServer = await mkdtemp(join(cache, 'built-server-'));
  project.provide('builtServer', builtServer);
  return async () => {
    await close();
    await rm(builtServer, { recursive: true });
  };
}
