import type { TestProject } from 'vitest/node';
import { provideChromium } from './chromium.ts';
import { type DemoServer, startDemoServer } from './demo-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    demo: DemoServer;
  }
}

/** One built server for all journeys. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  provideChromium();
  const { demo, stop } = await startDemoServer();
  project.provide('demo', demo);
  return stop;
}
