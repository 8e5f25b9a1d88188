import { fail, type Result, succeed } from '../errors/result.ts';
import { type FoundBlock, findBlock, findSection, takenId } from './find-on-page.ts';
import { pageErrors } from './page.errors.ts';
import { type Block, maxBlocksPerLayout, type PageDocument, type Section } from './page-document.ts';
import type { Applied, OperationOf } from './page-operation.ts';

export function addBlock(
  document: PageDocument,
  { sectionId, index, block }: OperationOf<'addBlock'>,
): Result<Applied> {
  const found = findSection(document, sectionId);
  if (!found) return fail(pageErrors.sectionNotFound);
  if (found.section.blocks.length >= maxBlocksPerLayout) {
    return fail(pageErrors.tooManyBlocks, { max: maxBlocksPerLayout });
  }
  const taken = takenId(document, [block.id]);
  if (taken !== null) return fail(pageErrors.duplicateId, { id: taken });
  return succeed({
    document: withBlocks(document, found.section, found.section.blocks.toSpliced(index, 0, block)),
    inverse: { kind: 'removeBlock', blockId: block.id },
  });
}

export function removeBlock(
  document: PageDocument,
  { blockId }: OperationOf<'removeBlock'>,
): Result<Applied> {
  const found = findBlock(document, blockId);
  if (!found) return fail(pageErrors.blockNotFound);
  return succeed({
    document: withBlocks(document, found.section, found.section.blocks.toSpliced(found.index, 1)),
    inverse: { kind: 'addBlock', sectionId: found.section.id, index: found.index, block: found.block },
  });
}

export function moveBlock(document: PageDocument, operation: OperationOf<'moveBlock'>): Result<Applied> {
  const { blockId, sectionId, index, places } = operation;
  const found = findBlock(document, blockId);
  if (!found) return fail(pageErrors.blockNotFound);
  const target = findSection(document, sectionId)?.section;
  if (!target) return fail(pageErrors.sectionNotFound);
  const isSame = target.id === found.section.id;
  if (!isSame && target.blocks.length >= maxBlocksPerLayout) {
    return fail(pageErrors.tooManyBlocks, { max: maxBlocksPerLayout });
  }
  const block = places ? { ...found.block, places } : found.block;
  const rest = found.section.blocks.toSpliced(found.index, 1);
  const left = withBlocks(document, found.section, rest);
  return succeed({
    document: withBlocks(left, target, (isSame ? rest : target.blocks).toSpliced(index, 0, block)),
    inverse: {
      kind: 'moveBlock',
      blockId,
      sectionId: found.section.id,
      index: found.index,
      places: found.block.places,
    },
  });
}

export function placeBlock(
  document: PageDocument,
  { blockId, places }: OperationOf<'placeBlock'>,
): Result<Applied> {
  const found = findBlock(document, blockId);
  if (!found) return fail(pageErrors.blockNotFound);
  const before = found.block.places;
  const { desktop, phone } = places;
  return succeed({
    document: withBlock(document, found, {
      ...found.block,
      places: { desktop: desktop ?? before.desktop, phone: phone ?? before.phone },
    }),
    inverse: {
      kind: 'placeBlock',
      blockId,
      places: { ...(desktop ? { desktop: before.desktop } : {}), ...(phone ? { phone: before.phone } : {}) },
    },
  });
}

export function changeBlock(document: PageDocument, operation: OperationOf<'changeBlock'>): Result<Applied> {
  const { blockId, set, unset, version } = operation;
  const found = findBlock(document, blockId);
  if (!found) return fail(pageErrors.blockNotFound);
  const before = found.block.settings;
  const settings = Object.fromEntries(
    Object.entries({ ...before, ...set }).filter(([name]) => !unset.includes(name)),
  );
  const names = [...new Set([...Object.keys(set), ...unset])];
  return succeed({
    document: withBlock(document, found, {
      ...found.block,
      settings,
      ...(version === undefined ? {} : { version }),
    }),
    inverse: {
      kind: 'changeBlock',
      blockId,
      set: Object.fromEntries(names.filter(name => name in before).map(name => [name, before[name]])),
      unset: names.filter(name => !(name in before)),
      ...(version === undefined ? {} : { version: found.block.version }),
    },
  });
}

export function hideBlock(
  document: PageDocument,
  { blockId, isHidden }: OperationOf<'hideBlock'>,
): Result<Applied> {
  const found = findBlock(document, blockId);
  if (!found) return fail(pageErrors.blockNotFound);
  const { isHidden: before = null, ...bare } = found.block;
  return succeed({
    document: withBlock(document, found, isHidden === null ? bare : { ...bare, isHidden }),
    inverse: { kind: 'hideBlock', blockId, isHidden: before },
  });
}

export function animateBlock(
  document: PageDocument,
  { blockId, entry }: OperationOf<'animateBlock'>,
): Result<Applied> {
  const found = findBlock(document, blockId);
  if (!found) return fail(pageErrors.blockNotFound);
  const { entry: before = null, ...bare } = found.block;
  return succeed({
    document: withBlock(document, found, entry === null ? bare : { ...bare, entry }),
    inverse: { kind: 'animateBlock', blockId, entry: before },
  });
}

function withBlock(document: PageDocument, { section, index }: FoundBlock, block: Block): PageDocument {
  return withBlocks(document, section, section.blocks.with(index, block));
}

function withBlocks(document: PageDocument, { id }: Section, blocks: Block[]): PageDocument {
  const sections = document.sections.map(section => (section.id === id ? { ...section, blocks } : section));
  return { ...document, sections };
}
