import { type EntryAnimation, noEntry } from '@vitrine/core/page/entry-animation.ts';
import type { Block, PageDocument } from '@vitrine/core/page/page-document.ts';

/** The style part of a page with entry animations. */
export const entryStylePart = 'motion/entry';

export interface EnteringBlock {
  readonly block: Block;
  /** The entry animation of the surrounding document. */
  readonly entry?: EntryAnimation;
  /** Whether its picture is the largest of the first screen, which must not be delayed. */
  readonly isFirstScreen: boolean;
  readonly isEditing: boolean;
}

/**
 * Attributes of a block with an entry animation; none on the canvas (rules ANIMATION-1, ANIMATION-6, ANIMATION-7).
 */
export function entryAttributes(entering: EnteringBlock): Record<string, string> {
  const { block, entry, isFirstScreen, isEditing } = entering;
  const { kind, speed } = block.entry ?? entry ?? noEntry;
  if (kind === 'none' || isEditing || isFirstScreen) return {};
  return { 'data-entry': kind, ...(speed === 'medium' ? {} : { 'data-entry-speed': speed }) };
}

/**
 * Whether any block of a page has an entry animation: those of its document by the website's setting, others only
 * by their own.
 */
export function hasEntries(
  document: PageDocument | null,
  others: readonly PageDocument[],
  entry: EntryAnimation,
) {
  const hasAnimation = (page: PageDocument, around: EntryAnimation) =>
    page.sections.some(section => section.blocks.some(block => (block.entry ?? around).kind !== 'none'));
  return (
    (document !== null && hasAnimation(document, entry)) || others.some(other => hasAnimation(other, noEntry))
  );
}
