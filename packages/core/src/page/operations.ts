import { readFields } from '../errors/field-problems.ts';
import { fail, type Result, succeed } from '../errors/result.ts';
import {
  addBlock,
  animateBlock,
  changeBlock,
  hideBlock,
  moveBlock,
  placeBlock,
  removeBlock,
} from './block-operations.ts';
import { pageErrors } from './page.errors.ts';
import type { PageDocument } from './page-document.ts';
import { type Applied, type PageOperation, pageOperationSchema } from './page-operation.ts';
import { addSection, changeSection, moveSection, removeSection } from './section-operations.ts';

export interface AppliedAll {
  readonly document: PageDocument;
  /** In undo order: the last operation's inverse first. */
  readonly inverse: readonly PageOperation[];
}

/**
 * One operation on a page document. Pure: unchanged parts are shared with the given document. A
 * refusal (`page.*`) changes nothing (rules PAGE-3 to PAGE-6).
 */
export function applyOperation(document: PageDocument, operation: PageOperation): Result<Applied> {
  const read = readFields(pageOperationSchema, operation);
  if (!read.isRead) {
    const [field = '', problem = ''] = Object.entries(read.problems)[0] ?? [];
    return fail(pageErrors.invalidOperation, { field, problem });
  }
  return apply(document, read.value);
}

/** All of them in order, or none: the first refusal is returned (rule PAGE-6). */
export function applyOperations(
  document: PageDocument,
  operations: readonly PageOperation[],
): Result<AppliedAll> {
  let newest = document;
  const inverse: PageOperation[] = [];
  for (const operation of operations) {
    const applied = applyOperation(newest, operation);
    if (!applied.ok) return applied;
    newest = applied.value.document;
    inverse.unshift(applied.value.inverse);
  }
  return succeed({ document: newest, inverse });
}

function apply(document: PageDocument, operation: PageOperation): Result<Applied> {
  switch (operation.kind) {
    case 'addSection':
      return addSection(document, operation);
    case 'removeSection':
      return removeSection(document, operation);
    case 'moveSection':
      return moveSection(document, operation);
    case 'changeSection':
      return changeSection(document, operation);
    case 'addBlock':
      return addBlock(document, operation);
    case 'removeBlock':
      return removeBlock(document, operation);
    case 'moveBlock':
      return moveBlock(document, operation);
    case 'placeBlock':
      return placeBlock(document, operation);
    case 'changeBlock':
      return changeBlock(document, operation);
    case 'hideBlock':
      return hideBlock(document, operation);
    case 'animateBlock':
      return animateBlock(document, operation);
  }
}
