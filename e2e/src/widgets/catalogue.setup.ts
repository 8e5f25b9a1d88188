import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { provideChromium } from '../chromium.ts';
import { startCatalogue } from './catalogue-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The catalogue's address, without a trailing slash. */
    catalogue: string;
  }
}

/** One catalogue for all journeys of widgets. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  provideChromium();
  const { address, stop } = await startCatalogue(join(import.meta.dirname, '..', '..', '..'));
  project.provide('catalogue', address);
  return stop;
}
