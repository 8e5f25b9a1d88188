import type { BlockSample } from '@vitrine/core/blocks/define-block.ts';
import { definitionOf } from './block-definitions.ts';
import { byBlock } from './by-block.ts';

const samples = byBlock(
  import.meta.glob<readonly BlockSample[]>('./*/*.samples.ts', { import: 'samples', eager: true }),
);

/** Named examples of a block; the first is the one a catalogue shows. */
export function samplesOf(type: number): readonly BlockSample[] {
  const definition = definitionOf(type);
  return definition ? (samples.get(definition.name) ?? []) : [];
}
