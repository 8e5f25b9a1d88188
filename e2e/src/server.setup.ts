import type { TestProject } from 'vitest/node';
import type {} from '../../apps/server/test/postgres.setup.ts';
import { openTestCluster } from '../../apps/server/test/test-cluster.ts';
import { provideChromium } from './chromium.ts';
import { type DemoServer, startDemoServer } from './demo-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    demo: DemoServer;
  }
}

/** One built server for all journeys, and one PostgreSQL for it and for those that some of them start. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  provideChromium();
  const { cluster, close } = await openTestCluster();
  project.provide('postgres', cluster);
  const { demo, stop } = await startDemoServer({}, { cluster }).catch(async error => {
    await close();
    throw error;
  });
  project.provide('demo', demo);
  return async () => {
    await stop();
    await close();
  };
}
