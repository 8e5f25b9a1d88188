import { byBlock } from './by-block.ts';

/** Brings the server's HTML of one block to life; what it returns takes everything back. */
export type Enhance = (root: HTMLElement) => () => void;

/** Loaders by the block's name, as `data-enhance` has it; each its own chunk of the visitor's script. */
export const blockEnhancers: ReadonlyMap<string, () => Promise<Enhance>> = byBlock(
  import.meta.glob<Enhance>('./*/*.enhance.ts', { import: 'enhance' }),
);
