import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** In the order in which projects run that are asked for together. */
const order = ['unit', 'integration', 'corpus', 'widgets', 'corpus-browser', 'browser'];

/** How many times slower than usual the machine was when `npm test` began. */
const slowness = Number(process.env.VITRINE_TEST_SLOWNESS ?? 1);

/** More than usual, for the slow tests and `npm run prove:store`. */
const randomCases = process.env.RANDOM_CASES ? ['tools/src/random-cases.ts'] : [];

const node = (name: string, include: string[], rest: object = {}) => ({
  plugins: [react()],
  test: {
    name,
    include,
    sequence: { groupOrder: order.indexOf(name) },
    environment: 'node',
    css: true,
    // Long enough for a usual machine with other work; a slow test says its own limit.
    testTimeout: 90_000 * slowness,
    hookTimeout: 90_000 * slowness,
    expect: { poll: { timeout: 30_000 * slowness } },
    // Files read modules in once for all; each brings its own database, pages and browser.
    isolate: false,
    setupFiles: randomCases,
    ...rest,
  },
});

/** Failures in a browser are pictured, and end the files that share a page. */
const journeys = { setupFiles: ['e2e/src/journey.setup.ts'] };

/**
 * `unit` and `conformance` touch nothing outside the process; `integration` needs PostgreSQL, which the
 * suite brings itself; `widgets` needs a Chromium, `browser` the built server as well; `corpus` and
 * `corpus-browser` read ../shared/data and are run by .ci/run alone.
 */
export default defineConfig({
  test: {
    tags: [{ name: 'slow', description: 'A long proof: `npm run test:slow` runs it, `npm test` does not.' }],
    projects: [
      node(
        'unit',
        [
          'packages/*/src/**/*.test.{ts,tsx}',
          'apps/*/src/**/*.test.{ts,tsx}',
          'starters/*/src/**/*.test.ts',
          'tools/**/*.test.ts',
          'bench/**/*.test.ts',
        ],
        // Those of generators and of the gate wait for the processes that they start.
        { maxWorkers: 3 },
      ),
      node('integration', ['apps/server/{src,test}/**/*.integration.ts'], {
        globalSetup: ['apps/server/test/postgres.setup.ts'],
        setupFiles: [...randomCases, 'apps/server/test/tests-are-tests.setup.ts'],
        // Two wait for the database often enough to leave a quarter of two cores idle.
        maxWorkers: 3,
      }),
      node('corpus', ['apps/server/test/corpus/**/*.corpus.ts'], {
        globalSetup: ['apps/server/test/postgres.setup.ts'],
      }),
      node('widgets', ['e2e/src/widgets/**/*.journey.ts'], {
        globalSetup: ['e2e/src/widgets/catalogue.setup.ts'],
        ...journeys,
        // Those of gestures and frames wait for them.
        maxWorkers: 3,
      }),
      node('corpus-browser', ['e2e/src/**/*.corpus.ts'], {
        globalSetup: ['e2e/src/server.setup.ts'],
        ...journeys,
        fileParallelism: false,
      }),
      node('browser', ['e2e/**/*.journey.ts'], {
        exclude: ['**/node_modules/**', 'e2e/src/widgets/**'],
        globalSetup: ['e2e/src/server.setup.ts'],
        ...journeys,
        // A journey waits for frames and answers for a third of its time.
        maxWorkers: 3,
      }),
    ],
  },
});
