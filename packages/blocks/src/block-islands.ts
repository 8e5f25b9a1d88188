import type { ComponentType } from 'react';
import { byBlock } from './by-block.ts';

/** Loaders by the block's name, as `data-island` has it; its props are the view's. */
export const blockIslands: ReadonlyMap<string, () => Promise<ComponentType<Record<string, unknown>>>> =
  byBlock(import.meta.glob<ComponentType<Record<string, unknown>>>('./*/*.island.tsx', { import: 'Island' }));
