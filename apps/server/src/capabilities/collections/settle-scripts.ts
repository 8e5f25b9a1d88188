import { collectionErrors } from '@vitrine/core/collections/collections.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { blockDefinitions, definitionOf } from '@vitrine/render/block-facts.ts';
import type { Context } from '../../context.ts';
import { approveBlocks, lockDocumentsHolding, readTitle } from './documents.store.ts';
import { isRunning, mayRunScripts, scriptBlocksOf, unapprovedBlock } from './script-blocks.ts';

/**
 * Before drafts are shown to visitors: a person who may run scripts approves those that these documents contain;
 * for anyone else, a script that nobody with the permission put there is refused (rule SCRIPT-2).
 */
export async function settleScripts(
  { actor, database, website }: Context,
  documentIds: readonly Id[],
): Promise<Result<null>> {
  const types = [...blockDefinitions.values()].filter(({ requiresScriptRole }) => requiresScriptRole);
  const documents = await lockDocumentsHolding(database, website.id, {
    documentIds,
    types: types.map(({ type }) => type),
  });
  for (const { id, document, approved } of documents) {
    const blocks = scriptBlocksOf(document);
    if (mayRunScripts(actor)) await approveBlocks(database, website.id, { id, approved: blocks });
    const foreign = mayRunScripts(actor) ? null : unapprovedBlock(blocks.filter(isRunning), [approved]);
    if (foreign) {
      const label = definitionOf(foreign.type)?.label ?? '';
      const title = await readTitle(database, website.id, id);
      return fail(collectionErrors.scriptNotApproved, { label, title }, { details: { documentId: id } });
    }
  }
  return succeed(null);
}
