import type { PageDocument } from '@vitrine/core/page/page-document.ts';
import { readBlock } from './read-block.ts';

/**
 * Whether any visible block of these documents contains a first-level heading (rule RENDER-18); an isolated block
 * is a separate document and does not count.
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
