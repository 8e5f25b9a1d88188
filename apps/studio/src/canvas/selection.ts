import { readingOrder } from '@vitrine/core/page/grid.ts';
import type { GridDevice } from '@vitrine/core/page/page-document.ts';
import { type EditedPart, type EditorState, editedParts } from '../editing/page-editor.ts';

export type Selection =
  | { readonly kind: 'block'; readonly id: string; readonly part: EditedPart; readonly sectionId: string }
  | { readonly kind: 'section'; readonly id: string; readonly part: EditedPart };

/** Every block of the canvas in reading order on a device; Tab follows this order (rule STUDIO-7). */
export function blocksInOrder(
  documents: EditorState['documents'],
  device: GridDevice,
): Extract<Selection, { kind: 'block' }>[] {
  return editedParts.flatMap(part =>
    documents[part].sections.flatMap(section =>
      readingOrder(section.blocks, device).map(block => ({
        kind: 'block' as const,
        id: block.id,
        part,
        sectionId: section.id,
      })),
    ),
  );
}

/** The next or previous one; null at the ends, where the focus leaves the canvas. */
export function stepFrom<T extends { readonly id: string }>(
  things: readonly T[],
  id: string | null,
  step: 1 | -1,
): T | null {
  const at = things.findIndex(thing => thing.id === id);
  if (at === -1) return (step === 1 ? things[0] : things.at(-1)) ?? null;
  return things[at + step] ?? null;
}

/** The current state of the selection; null if it no longer exists. */
export function existing(selection: Selection | null, documents: EditorState['documents']): Selection | null {
  if (selection === null) return null;
  for (const part of editedParts) {
    for (const section of documents[part].sections) {
      if (selection.kind === 'section' && section.id === selection.id) return { ...selection, part };
      if (selection.kind === 'block' && section.blocks.some(block => block.id === selection.id)) {
        return { ...selection, part, sectionId: section.id };
      }
    }
  }
  return null;
}
