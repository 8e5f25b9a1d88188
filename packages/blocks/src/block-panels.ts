import type { ComponentType } from 'react';
import { byBlock } from './by-block.ts';

/** The props of a block's own panel, if the generated one is not enough. */
export interface BlockPanelProps {
  readonly settings: Record<string, unknown>;
  readonly onChange: (settings: Record<string, unknown>) => void;
}

/** Loaders by the block's name; the studio alone uses them. */
export const blockPanels: ReadonlyMap<string, () => Promise<ComponentType<BlockPanelProps>>> = byBlock(
  import.meta.glob<ComponentType<BlockPanelProps>>('./*/*.panel.tsx', { import: 'Panel' }),
);
