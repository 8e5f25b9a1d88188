import { blockEnhancers } from '@vitrine/blocks/block-enhancers.ts';
import { blockIslands } from '@vitrine/blocks/block-islands.ts';
import { whenNeeded } from './when-needed.ts';

/** How a block is brought to life; given in tests, else the blocks' own. */
export interface Loaders {
  readonly enhancer: (name: string) => (() => Promise<(root: HTMLElement) => unknown>) | undefined;
  readonly island: (name: string) => (() => Promise<(root: HTMLElement) => unknown>) | undefined;
}

const ownLoaders: Loaders = {
  enhancer: name => blockEnhancers.get(name),
  island: name => {
    const load = blockIslands.get(name);
    return load && (async () => (await import('./hydrate-island.tsx')).islandHydrator(await load()));
  },
};

/**
 * Waits with each block until it is needed: an enhancer until it comes near the window, an island also until
 * a hand reaches for it or the browser is idle; styles can tell what waits (rules VISITOR-1 to VISITOR-3, VISITOR-8).
 */
export function enliven(root: ParentNode, loaders: Loaders = ownLoaders): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-enhance],[data-island]')) {
    const { enhance, island } = element.dataset;
    const load = island === undefined ? loaders.enhancer(enhance ?? '') : loaders.island(island);
    if (!load) continue;
    element.dataset.scripted = '';
    whenNeeded(element, { isLate: island !== undefined }, () => {
      // A chunk that does not arrive leaves the server's HTML, which works by itself.
      load().then(
        start => start(element),
        () => delete element.dataset.scripted,
      );
    });
  }
}
