import type { Id } from '@vitrine/core/id/id.ts';
import type { Context } from '../../../context.ts';
import { addRedirect } from '../../collections/index.ts';
import { renewChoices, saveChoices } from '../choices.store.ts';
import { savePrints } from '../prints.store.ts';
import type { OwnerChanges } from './owner-changes.ts';
import { readStandingContent } from './standing.ts';

/**
 * Records the present state and the open questions for the next import; an abandoned address redirects to the new
 * one (rule IMPORT-46).
 */
export async function settleContent(
  context: Context,
  { changes, importId }: { changes: OwnerChanges; importId: Id },
): Promise<void> {
  const { database, website } = context;
  const after = await readStandingContent(database, website.id);
  for (const [key, { address }] of after) {
    const before = changes.before.get(key)?.address;
    if (before && address && before !== address && before !== '/')
      await addRedirect(context, { from: before, to: address });
  }
  const outcomes = changes.outcomes(after);
  await savePrints(
    database,
    website.id,
    new Map(outcomes.flatMap(({ sourceKey, prints }) => (prints ? [[sourceKey, prints] as const] : []))),
  );
  const keysOf = (which: 'isOffered' | 'isKept') =>
    outcomes.filter(outcome => outcome[which]).map(({ sourceKey }) => sourceKey);
  await renewChoices(database, website.id, {
    importId,
    brought: keysOf('isOffered'),
    kept: keysOf('isKept'),
  });
  const choices = outcomes.flatMap(({ choice }) => choice ?? []);
  await saveChoices(database, website.id, { importId, choices });
}
