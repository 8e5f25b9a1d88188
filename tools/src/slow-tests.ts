/** Whether `npm run test:slow` runs: every round, width and theme, where `npm test` takes one of each kind. */
export const areSlowTests = process.env.VITRINE_SLOW_TESTS === 'true';

/** All of them in the slow tests, in `npm test` the first. */
export function firstOrAll<T>(all: readonly T[]): readonly T[] {
  return areSlowTests ? all : all.slice(0, 1);
}

/** How often to repeat what is proved by rounds: once in `npm test`. */
export function roundsOf(slow: number): number {
  return areSlowTests ? slow : 1;
}
