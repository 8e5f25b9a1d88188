import type { ListedSample } from '@vitrine/tools/catalogue/sample-page.ts';
import { areSlowTests } from '@vitrine/tools/slow-tests.ts';

/** The first sample of each block, for visits that repeat what other journeys show of the rest; all in the slow tests. */
export function firstOfEachBlock<Named extends readonly [string, ListedSample]>(samples: readonly Named[]) {
  return samples.filter(
    ([, { block }], at) => areSlowTests || samples.findIndex(([, other]) => other.block === block) === at,
  );
}
