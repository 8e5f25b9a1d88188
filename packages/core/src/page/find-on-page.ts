import type { Id } from '../id/id.ts';
import type { Block, PageDocument, Section } from './page-document.ts';

export interface FoundBlock {
  readonly block: Block;
  readonly section: Section;
  /** Its layer: later blocks in a section are above earlier ones. */
  readonly index: number;
}

export function findSection(
  document: PageDocument,
  sectionId: Id,
): { readonly section: Section; readonly index: number } | null {
  const index = document.sections.findIndex(section => section.id === sectionId);
  const section = document.sections[index];
  return section ? { section, index } : null;
}

export function findBlock(document: PageDocument, blockId: Id): FoundBlock | null {
  for (const section of document.sections) {
    const index = section.blocks.findIndex(block => block.id === blockId);
    const block = section.blocks[index];
    if (block) return { block, section, index };
  }
  return null;
}

/** Every block with its section, in the order of the document. */
export function blocksOf(document: PageDocument): Block[] {
  return document.sections.flatMap(section => section.blocks);
}

/** The first of the ids that the document already uses for a section or a block, or that is repeated. */
export function takenId(document: PageDocument, ids: readonly Id[]): Id | null {
  const taken = new Set(
    document.sections.flatMap(({ id, blocks }) => [id, ...blocks.map(block => block.id)]),
  );
  for (const id of ids) {
    if (taken.has(id)) return id;
    taken.add(id);
  }
  return null;
}
