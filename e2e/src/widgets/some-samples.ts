import type { ListedSample } from '@vitrine/tools/catalogue/sample-page.ts';
import { areSlowTests } from '@vitrine/tools/slow-tests.ts';

type Named = readonly [string, ListedSample];

/** The first sample of each block, for visits that repeat what other journeys show of the rest; all in the slow tests. */
export function firstOfEachBlock<One extends Named>(samples: readonly One[]): readonly One[] {
  return samples.filter((_, at) => areSlowTests || isFirstOfBlock(samples, at));
}

/** Half of the samples, among them the first of each block and none of hundreds of entries; all in the slow tests. */
export function everyOtherSample<One extends Named>(samples: readonly One[]): readonly One[] {
  const isShort = ([, { name }]: Named) => !/\b\d{3}\b/.test(name);
  return samples.filter(
    (one, at) => areSlowTests || isFirstOfBlock(samples, at) || (at % 2 === 0 && isShort(one)),
  );
}

function isFirstOfBlock(samples: readonly Named[], at: number): boolean {
  return samples.findIndex(([, { block }]) => block === samples[at]?.[1].block) === at;
}
