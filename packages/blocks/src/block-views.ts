import type { BlockViewProps } from '@vitrine/core/blocks/define-block.ts';
import type { ReactNode } from 'react';
import { definitionOf } from './block-definitions.ts';
import { byBlock } from './by-block.ts';

/** A view as the renderer calls it: with the result of `readSettings` and the fetched data. */
export type BlockView = (props: BlockViewProps<Record<string, unknown>>) => ReactNode;

const views = byBlock(import.meta.glob<{ View: BlockView }>('./*/*.view.tsx', { eager: true }));

export function viewOf(type: number): BlockView | null {
  const definition = definitionOf(type);
  return definition ? (views.get(definition.name)?.View ?? null) : null;
}
