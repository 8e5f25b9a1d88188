import type { BlockViewProps } from '@vitrine/core/blocks/define-block.ts';
import { byBlock } from './by-block.ts';

/**
 * What an island is given in place of its view's props, by the block's name: made of them where the page is drawn,
 * so that visitors fetch neither what it is made of nor what makes it (rule VISITOR-3).
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
