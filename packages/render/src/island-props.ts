import { blockIslandProps } from '@vitrine/blocks/block-island-props.ts';
import { scriptOf } from '@vitrine/core/blocks/define-block.ts';
import type { SiteFacts } from '@vitrine/core/blocks/site-facts.ts';
import type { PageDocument } from '@vitrine/core/page/page-document.ts';
import type { PageData } from './page-data.ts';
import { dataOf, readBlock } from './read-block.ts';

/**
 * The hydration props of each island on a page by block id: those of its view, or those its block computes from
 * them; null without islands.
 */
export function islandProps(
  documents: readonly PageDocument[],
  site: SiteFacts,
  data: PageData,
): Record<string, unknown> | null {
  const blocks = documents.flatMap(document => document.sections.flatMap(section => section.blocks));
  const islands = blocks.flatMap((block): [string, unknown][] => {
    const read = readBlock(block);
    if (!read || scriptOf(read.definition, read.settings) !== 'island') return [];
    const { definition, settings, needs } = read;
    const props = { id: block.id, settings, data: dataOf(block, needs, data), site, isEditing: false };
    return [[block.id, blockIslandProps.get(definition.name)?.(props) ?? props]];
  });
  return islands.length > 0 ? Object.fromEntries(islands) : null;
}
