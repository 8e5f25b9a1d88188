/** One part of `npm test`. Its usual time is that of two quiet cores; it is stopped after three times as long. */
export interface Part {
  readonly name: string;
  readonly usualSeconds: number;
  /** A tool in tools/, or a project of vitest.config.ts. */
  readonly runs: 'tool' | 'suite';
  /** Whether nothing after it can be trusted if it is red. */
  readonly stopsAll?: boolean;
  /** Whether it is run even after another part was red. */
  readonly isCheap?: boolean;
}

/** The cheapest first; those of one stage keep one processor busy each and run side by side. */
export const stages: readonly (readonly Part[])[] = [
  [
    { name: 'check', usualSeconds: 60, runs: 'tool', stopsAll: true },
    { name: 'build', usualSeconds: 40, runs: 'tool', stopsAll: true },
  ],
  [{ name: 'unit', usualSeconds: 70, runs: 'suite', isCheap: true }],
  [{ name: 'integration', usualSeconds: 310, runs: 'suite' }],
  [{ name: 'budgets', usualSeconds: 5, runs: 'tool', isCheap: true }],
  [{ name: 'widgets', usualSeconds: 180, runs: 'suite' }],
  [{ name: 'browser', usualSeconds: 230, runs: 'suite' }],
];

/** Over the real files of ../shared/data. */
export const corpusStage: readonly Part[] = [
  { name: 'corpus', usualSeconds: 65, runs: 'suite' },
  { name: 'corpus-browser', usualSeconds: 65, runs: 'suite' },
];

/** So many failed tests stop a part: more tell nothing new. */
export const mostFailures = 8;
/** So many failed files are run once more, alone. */
export const mostRepeatedFiles = 5;
/** So many unstable tests are green; more are red. */
export const mostUnstable = 3;

/** Of the whole run: it ends by itself in good time before CI ends it after 90 minutes, which does not run the slow tests. */
export const wholeSeconds = { usual: 3600, most: 4800, slow: 14_400 } as const;
/** So many times longer a part may take with the slow tests. */
export const slowTestsFactor = 4;

/** Seconds after which a part, or one file that is run again, is stopped. */
export function limitOf(usualSeconds: number, slowness: number): number {
  return Math.max(60, 3 * usualSeconds) * slowness;
}
