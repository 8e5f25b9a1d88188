import type { BlockViewProps } from '@vitrine/core/blocks/define-block.ts';
import { byBlock } from './by-block.ts';

/**
 * The props of an island instead of its view's, by block name: computed when the page is rendered, so that
 * visitors download neither the source data nor the code for it (rule VISITOR-3).
 */
export const blockIslandProps: ReadonlyMap<
  string,
  (props: BlockViewProps<Record<string, unknown>>) => object
> = byBlock(
  import.meta.glob<(props: BlockViewProps<Record<string, unknown>>) => object>('./*/*.island-props.ts', {
    eager: true,
    import: 'islandProps',
  }),
);
