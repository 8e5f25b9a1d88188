import type { PageDocument } from '@vitrine/core/page/page-document.ts';
import { readBlock } from './read-block.ts';

/**
 * Whether a block of the page uses this part after the page's address, as a gallery does for its slides (rule
 * SERVE-19).
 */
export function isAddressed({ sections }: PageDocument, part: string): boolean {
  return sections.some(({ blocks }) =>
    blocks.some(block => {
      const read = readBlock(block);
      return read?.definition.addressParts?.(read.settings).includes(part) ?? false;
    }),
  );
}
