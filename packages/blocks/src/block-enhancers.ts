import { byBlock } from './by-block.ts';

/** Activates the server's HTML of one block; returns a function that undoes everything. */
export type Enhance = (root: HTMLElement) => () => void;

/** Loaders by the block's name, as in `data-enhance`; each is a separate chunk of the visitor's script. */
export const blockEnhancers: ReadonlyMap<string, () => Promise<Enhance>> = byBlock(
  import.meta.glob<Enhance>('./*/*.enhance.ts', { import: 'enhance' }),
);
