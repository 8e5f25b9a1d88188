import type { Block, PageDocument } from '@vitrine/core/page/page-document.ts';
import { readBlock } from './read-block.ts';

/** How many sections may reach into the first screen. */
const sectionsOnFirstScreen = 2;

const pictured = ['media', 'store', 'collection'];

/**
 * The id of the section or block with the largest picture of the first screen, which is fetched first: a
 * background before a block, a larger block before a smaller one (rule RENDER-7).
 */
export function findFirstPicture(document: PageDocument): string | null {
  for (const section of document.sections.slice(0, sectionsOnFirstScreen)) {
    if (section.settings.background !== null) return section.id;
    const [largest] = section.blocks.filter(isPictured).toSorted((a, b) => areaOf(b) - areaOf(a));
    if (largest) return largest.id;
  }
  return null;
}

function isPictured(block: Block): boolean {
  return pictured.includes(readBlock(block)?.definition.category ?? '');
}

function areaOf({ places: { desktop } }: Block): number {
  return desktop.w * desktop.h;
}
