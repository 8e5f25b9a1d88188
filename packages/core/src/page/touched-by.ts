import { findSection } from './find-on-page.ts';
import type { PageDocument } from './page-document.ts';
import type { PageOperation } from './page-operation.ts';

/**
 * The paths an operation touches in its document: `section:ID`, `section:ID:settings:theme`,
 * `block:ID:settings:text`, `block:ID:place:phone`. A path includes everything below it (rule
 * PAGE-8).
 */
export function touchedBy(operation: PageOperation, document: PageDocument): string[] {
  switch (operation.kind) {
    case 'addSection':
      return [
        `section:${operation.section.id}`,
        ...operation.section.blocks.map(block => `block:${block.id}`),
      ];
    case 'removeSection': {
      const blocks = findSection(document, operation.sectionId)?.section.blocks ?? [];
      return [`section:${operation.sectionId}`, ...blocks.map(block => `block:${block.id}`)];
    }
    case 'moveSection':
      return [`section:${operation.sectionId}:order`];
    case 'changeSection':
      return Object.keys(operation.set).map(name => `section:${operation.sectionId}:settings:${name}`);
    case 'addBlock':
      return [`block:${operation.block.id}`, holds(operation.sectionId, operation.block.id)];
    case 'removeBlock':
      return [`block:${operation.blockId}`];
    case 'moveBlock':
      return [
        `block:${operation.blockId}:order`,
        ...(operation.places ? [`block:${operation.blockId}:place`] : []),
        holds(operation.sectionId, operation.blockId),
      ];
    case 'placeBlock':
      return Object.keys(operation.places).map(device => `block:${operation.blockId}:place:${device}`);
    case 'changeBlock': {
      const { blockId, set, unset, version } = operation;
      // Settings of another version differ as a whole, so no part of them can be changed at the same time.
      if (version !== undefined) return [`block:${blockId}:settings`];
      return [...Object.keys(set), ...unset].map(name => `block:${blockId}:settings:${name}`);
    }
    case 'hideBlock':
      return [`block:${operation.blockId}:hidden`];
    case 'animateBlock':
      return [`block:${operation.blockId}:entry`];
  }
}

/** The paths of `mine` that `theirs` also touch: the same, a part of it, or a parent of it. */
export function conflicts(mine: readonly string[], theirs: readonly string[]): string[] {
  return mine.filter(path =>
    theirs.some(other => path === other || path.startsWith(`${other}:`) || other.startsWith(`${path}:`)),
  );
}

/**
 * A mark that a section contains a block: removing the section conflicts with it, a change of
 * another block in it does not.
 */
function holds(sectionId: string, blockId: string): string {
  return `section:${sectionId}:blocks:${blockId}`;
}
