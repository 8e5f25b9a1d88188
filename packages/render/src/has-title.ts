import type { PageDocument } from '@vitrine/core/page/page-document.ts';
import { readBlock } from './read-block.ts';

/**
 * Whether any block of these documents that somebody sees holds a heading of the first level (rule RENDER-18); one
 * that runs apart is a document of its own.
 */
export function hasTitle(
  documents: readonly PageDocument[],
  frames: ReadonlyMap<string, string> = new Map(),
): boolean {
  return documents
    .flatMap(({ sections }) => sections.flatMap(({ blocks }) => blocks))
    .some(block => {
      if ((block.isHidden?.desktop && block.isHidden.phone) || frames.has(block.id)) return false;
      const read = readBlock(block);
      return read?.definition.hasTitle?.(read.settings) ?? false;
    });
}
