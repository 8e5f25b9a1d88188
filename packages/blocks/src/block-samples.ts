import type { BlockSample } from '@vitrine/core/blocks/define-block.ts';
import { definitionOf } from './block-definitions.ts';
import { byBlock } from './by-block.ts';

/** Whole modules: files next to a block's own samples need not export any. */
const modules = byBlock(
  import.meta.glob<{ readonly samples: readonly BlockSample[] }>('./*/*.samples.ts', { eager: true }),
);

/** Named examples of a block; a catalogue shows the first one. */
export function samplesOf(type: number): readonly BlockSample[] {
  const definition = definitionOf(type);
  return definition ? (modules.get(definition.name)?.samples ?? []) : [];
}
