import type { BlockSample } from '@vitrine/core/blocks/define-block.ts';
import { definitionOf } from './block-definitions.ts';
import { byBlock } from './by-block.ts';

/** Whole modules: what lies beside a block's own samples need not have any. */
const modules = byBlock(
  import.meta.glob<{ readonly samples: readonly BlockSample[] }>('./*/*.samples.ts', { eager: true }),
);

/** Named examples of a block; the first is the one a catalogue shows. */
export function samplesOf(type: number): readonly BlockSample[] {
  const definition = definitionOf(type);
  return definition ? (modules.get(definition.name)?.samples ?? []) : [];
}
