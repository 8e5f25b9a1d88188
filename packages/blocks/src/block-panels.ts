import type { ComponentType } from 'react';
import { byBlock } from './by-block.ts';

/** The props of a block's custom panel, for blocks that need more than the generated one. */
export interface BlockPanelProps {
  readonly settings: Record<string, unknown>;
  readonly onChange: (settings: Record<string, unknown>) => void;
}

/** Loaders by the block's name; used only by the studio. */
export const blockPanels: ReadonlyMap<string, () => Promise<ComponentType<BlockPanelProps>>> = byBlock(
  import.meta.glob<ComponentType<BlockPanelProps>>('./*/*.panel.tsx', { import: 'Panel' }),
);
