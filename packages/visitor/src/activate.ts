import { blockEnhancers } from '@vitrine/blocks/block-enhancers.ts';
import { blockIslands } from '@vitrine/blocks/block-islands.ts';
import { whenNeeded } from './when-needed.ts';

/** Activates the server's HTML of a block; returns a function that undoes everything. */
type Start = (root: HTMLElement) => () => void;

/** The loader of an island’s hydration, which brings React. */
function islandLoader(name: string): (() => Promise<Start>) | undefined {
  const load = blockIslands.get(name);
  return load && (async () => (await import('./hydrate-island.tsx')).islandHydrator(await load()));
}

/** The undo of each active or waiting block. */
const ends = new WeakMap<Element, () => void>();

const blocksIn = (root: ParentNode) => root.querySelectorAll<HTMLElement>('[data-enhance],[data-island]');

/**
 * Waits with each block in `root` until it is needed: an enhancer until it comes near the window, an island also
 * until a person interacts with it or the browser is idle; styles can select waiting blocks. An active block is
 * left alone (rules VISITOR-1 to VISITOR-3, VISITOR-8, VISITOR-11).
 */
export function activate(root: ParentNode): void {
  for (const element of blocksIn(root)) {
    const { enhance, island } = element.dataset;
    const load = island === undefined ? blockEnhancers.get(enhance ?? '') : islandLoader(island);
    if (!load || ends.has(element)) continue;
    element.dataset.scripted = '';
    let isOver = false;
    let undo: (() => void) | undefined;
    const end = () => {
      if (isOver) return;
      isOver = true;
      ends.delete(element);
      stopWaiting();
      delete element.dataset.scripted;
      undo?.();
    };
    const stopWaiting = whenNeeded(element, { isLate: island !== undefined }, () => {
      // If a chunk fails to load, the server's HTML stays, which works by itself.
      load().then(start => {
        if (isOver) return;
        undo = start(element);
        element.dataset.scripted = 'active';
      }, end);
    });
    ends.set(element, end);
  }
}

/**
 * Replaces the content of an element: the old blocks are stopped, and the new ones wait until they are needed
 * (rule VISITOR-12).
 */
export function redraw(element: HTMLElement, content: Iterable<Node>): void {
  for (const block of blocksIn(element)) ends.get(block)?.();
  element.replaceChildren(...content);
  activate(element);
}
