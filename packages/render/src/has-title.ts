import type { PageDocument } from '@vitrine/core/page/page-document.ts';
import { readBlock } from './read-block.ts';

/** Whether any block of these documents that somebody sees holds a heading of the first level (rule RENDER-18). */
export function hasTitle(documents: readonly PageDocument[]): boolean {
  return documents
    .flatMap(({ sections }) => sections.flatMap(({ blocks }) => blocks))
    .some(block => {
      if (block.isHidden?.desktop && block.isHidden.phone) return false;
      const read = readBlock(block);
      return read?.definition.hasTitle?.(read.settings) ?? false;
    });
}
