import { readingOrder } from '@vitrine/core/page/grid.ts';
import type { PageDocument } from '@vitrine/core/page/page-document.ts';
import type { PageData } from './page-data.ts';
import { dataOf, readBlock } from './read-block.ts';

/** By block: the deepest level allowed for its first heading, one below the heading above it (rule RENDER-21). */
export function outlineOf(document: PageDocument, data: PageData): ReadonlyMap<string, number> {
  const deepest = new Map<string, number>();
  let above = 1;
  for (const { blocks } of document.sections) {
    for (const block of readingOrder(blocks, 'phone')) {
      deepest.set(block.id, above + 1);
      const read = readBlock(block);
      if (!read || (block.isHidden?.desktop && block.isHidden.phone)) continue;
      const { definition, settings, needs } = read;
      for (const level of definition.headings?.(settings, dataOf(block, needs, data)) ?? [])
        above = Math.min(level, above + 1);
    }
  }
  return deepest;
}
