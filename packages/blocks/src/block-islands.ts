import type { ComponentType } from 'react';
import { byBlock } from './by-block.ts';

/** The props its page was rendered with, and the element of its block. */
export type IslandProps = Record<string, unknown> & { readonly block: HTMLElement };

/** Loaders by the block's name, as in `data-island`. */
export const blockIslands: ReadonlyMap<string, () => Promise<ComponentType<IslandProps>>> = byBlock(
  import.meta.glob<ComponentType<IslandProps>>('./*/*.island.tsx', { import: 'Island' }),
);
