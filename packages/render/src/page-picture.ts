import type { Id } from '@vitrine/core/id/id.ts';
import { readingOrder } from '@vitrine/core/page/grid.ts';
import type { Block, PageDocument } from '@vitrine/core/page/page-document.ts';
import { readBlock } from './read-block.ts';

/** The first picture on a page of blocks, behind a section or in a block (rule SEO-14). */
export function pagePictureOf({ sections }: PageDocument): Id | null {
  for (const { settings, blocks } of sections) {
    if (settings.background !== null) return settings.background;
    const [found] = readingOrder(blocks, 'desktop').flatMap(block => imageOf(block) ?? []);
    if (found !== undefined) return found;
  }
  return null;
}

function imageOf(block: Block): Id | null {
  const read = block.isHidden?.desktop ? null : readBlock(block);
  return read?.definition.picture?.(read.settings) ?? null;
}
