import type { StackedTransition } from '@vitrine/core/gallery/gallery-data.ts';
import type { MakeTransition } from './transition.ts';

type FetchTransition = () => Promise<MakeTransition>;

/** Each in a separate chunk. */
const transitions: Readonly<Record<StackedTransition, FetchTransition>> = {
  fade: async () => (await import('./fade.ts')).makeFade,
  'ken-burns': async () => (await import('./ken-burns.ts')).makeKenBurns,
  scroll: async () => (await import('./scroll.ts')).makeScroll,
  swipe: async () => (await import('./swipe.ts')).makeSwipe,
  'new-swipe': async () => (await import('./new-swipe.ts')).makeNewSwipe,
};

/**
 * The loader of a transition by its name. @throws RangeError for an unknown name (rule GALLERY-69).
 */
export function transitionNamed(name: string): FetchTransition {
  const found = Object.entries(transitions).find(([known]) => known === name);
  if (found) return found[1];
  throw new RangeError(`Could not find transition named ${name}`);
}
