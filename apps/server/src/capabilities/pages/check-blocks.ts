import { hasPermission } from '@vitrine/core/accounts/roles.ts';
import { fail, type Refusal, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { findBlock, findSection } from '@vitrine/core/page/find-on-page.ts';
import type { Block, PageDocument } from '@vitrine/core/page/page-document.ts';
import type { PageOperation } from '@vitrine/core/page/page-operation.ts';
import { pagesErrors } from '@vitrine/core/pages/pages.errors.ts';
import { currentVersion, definitionOf } from '@vitrine/render/block-facts.ts';
import type { Actor } from '../../context.ts';

/**
 * What operations leave behind must be blocks that exist, with settings their definitions can read, and
 * blocks that may run scripts only move by whoever may run them (rules DRAFT-4 and DRAFT-5).
 */
export function checkBlocks(
  actor: Actor,
  operations: readonly PageOperation[],
  { before, after }: { before: PageDocument; after: PageDocument },
): Result<null> {
  for (const operation of operations) {
    for (const block of writtenBlocks(operation, after)) {
      const problem = problemOf(block);
      if (problem) return { ok: false, error: problem };
    }
    for (const block of [...touchedBlocks(operation, before), ...writtenBlocks(operation, after)]) {
      const definition = definitionOf(block.type);
      if (definition?.requiresScriptRole && !canRunScripts(actor)) {
        return fail(pagesErrors.scriptRole, { label: definition.label });
      }
    }
  }
  return succeed(null);
}

function canRunScripts(actor: Actor): boolean {
  if (actor.kind === 'operator') return true;
  return actor.kind === 'account' && hasPermission(actor.roles, 'runScripts');
}

/** Blocks whose settings an operation writes, as they are afterwards. */
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

/** Blocks whose settings an operation changes or takes away, as they were. */
function touchedBlocks(operation: PageOperation, before: PageDocument): Block[] {
  return operation.kind === 'changeBlock' ? found(before, operation.blockId) : [];
}

function found(document: PageDocument, blockId: string): Block[] {
  const block = findBlock(document, blockId)?.block;
  return block ? [block] : [];
}

function problemOf(block: Block): Refusal | null {
  const definition = definitionOf(block.type);
  if (!definition) return refusalOf(fail(pagesErrors.unknownBlock, { type: block.type }));
  // Older settings are read through their migrations when the page is drawn.
  if (block.version !== currentVersion(definition)) return null;
  const parsed = definition.settings.safeParse(block.settings);
  if (parsed.success) return null;
  const issue = parsed.error.issues[0];
  const path = issue?.path.join('.') || 'settings';
  const errors = { [path]: issue?.message ?? '' };
  const problem = `${path}: ${issue?.message ?? ''}`.replace(/\.$/, '');
  return refusalOf(fail(pagesErrors.invalidSettings, { label: definition.label, problem }, { errors }));
}

function refusalOf(failed: Result<never>): Refusal | null {
  return failed.ok ? null : failed.error;
}
