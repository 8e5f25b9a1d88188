import { join } from 'node:path';
import type { ListedSample } from '@vitrine/tools/catalogue/sample-page.ts';
import type { ListedSystemPage } from '@vitrine/tools/catalogue/system-page.ts';
import type { TestProject } from 'vitest/node';
import { provideChromium } from '../chromium.ts';
import { startCatalogue } from './catalogue-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The catalogue's address, without a trailing slash. */
    catalogue: string;
    samples: readonly ListedSample[];
    systemPages: readonly ListedSystemPage[];
  }
}

/** One catalogue for all journeys of widgets. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  provideChromium();
  const { address, stop } = await startCatalogue(join(import.meta.dirname, '..', '..', '..'));
  project.provide('catalogue', address);
  // Journeys name tests after them while their files are read, when nothing would limit a wait.
  const list = async (name: string) =>
    (await fetch(`${address}/${name}.json`, { signal: AbortSignal.timeout(60_000) })).json();
  try {
    project.provide('samples', await list('samples'));
    project.provide('systemPages', await list('system-pages'));
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
