import { readFields } from '@vitrine/core/errors/field-problems.ts';
import { fail, type Refusal, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { findBlock, findSection } from '@vitrine/core/page/find-on-page.ts';
import type { Block, PageDocument } from '@vitrine/core/page/page-document.ts';
import type { PageOperation } from '@vitrine/core/page/page-operation.ts';
import { pagesErrors } from '@vitrine/core/pages/pages.errors.ts';
import { currentVersion, definitionOf } from '@vitrine/render/block-facts.ts';
import type { Actor } from '../../context.ts';
import { mayRunScripts, scriptBlocksOf, unapprovedBlock } from '../collections/index.ts';

/**
 * Operations may only leave existing blocks with settings that their definitions can read, and an author without
 * the permission may leave no new script (rules DRAFT-4, DRAFT-5, SCRIPT-1).
 */
export function checkBlocks(
  actor: Actor,
  operations: readonly PageOperation[],
  { before, approved, after }: { before: PageDocument; approved: readonly Block[]; after: PageDocument },
): Result<null> {
  for (const operation of operations) {
    for (const block of writtenBlocks(operation, after)) {
      const problem = problemOf(block);
      if (problem) return { ok: false, error: problem };
    }
  }
  const foreign = mayRunScripts(actor)
    ? null
    : unapprovedBlock(scriptBlocksOf(after), [scriptBlocksOf(before), approved]);
  if (foreign) {
    return fail(pagesErrors.scriptRole, { label: definitionOf(foreign.type)?.label ?? '' });
  }
  return succeed(null);
}

/** Blocks whose settings an operation writes, in their resulting form. */
function writtenBlocks(operation: PageOperation, after: PageDocument): Block[] {
  switch (operation.kind) {
    case 'addSection':
      return [...(findSection(after, operation.section.id)?.section.blocks ?? [])];
    case 'addBlock':
      return found(after, operation.block.id);
    case 'changeBlock':
      return found(after, operation.blockId);
    default:
      return [];
  }
}

function found(document: PageDocument, blockId: string): Block[] {
  const block = findBlock(document, blockId)?.block;
  return block ? [block] : [];
}

function problemOf(block: Block): Refusal | null {
  const definition = definitionOf(block.type);
  if (!definition) return refusalOf(fail(pagesErrors.unknownBlock, { type: block.type }));
  // Older settings are migrated when the page is rendered.
  if (block.version !== currentVersion(definition)) return null;
  const read = readFields(definition.settings, block.settings);
  if (read.isRead) return null;
  const [field = '', problem = ''] = Object.entries(read.problems)[0] ?? [];
  const errors = problem === '' ? {} : { [field]: problem };
  return refusalOf(
    fail(pagesErrors.invalidSettings, { label: definition.label, field, problem }, { errors }),
  );
}

function refusalOf(failed: Result<never>): Refusal | null {
  return failed.ok ? null : failed.error;
}
