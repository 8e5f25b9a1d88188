import type { Id } from '@vitrine/core/id/id.ts';
import { idSchema } from '@vitrine/core/id/id.ts';
import { readingOrder } from '@vitrine/core/page/grid.ts';
import type { Block, PageDocument } from '@vitrine/core/page/page-document.ts';
import { readBlock } from './read-block.ts';

const imageType = 5;

/** The picture a page of blocks begins with, behind a section or in an image block of its own (rule SEO-14). */
export function pagePictureOf({ sections }: PageDocument): Id | null {
  for (const { settings, blocks } of sections) {
    if (settings.background !== null) return settings.background;
    const [found] = readingOrder(blocks, 'desktop').flatMap(block => imageOf(block) ?? []);
    if (found !== undefined) return found;
  }
  return null;
}

function imageOf(block: Block): Id | null {
  if (block.type !== imageType || block.isHidden?.desktop) return null;
  return idSchema.safeParse(readBlock(block)?.settings.asset).data ?? null;
}
