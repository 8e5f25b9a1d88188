import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { Context } from '../../context.ts';
import { readDocument } from '../collections/index.ts';
import { changePage } from './change-page.ts';
import { readRemoved } from './removed-sections.store.ts';

/** Puts a section back in its place, as an edit that others see and that can be undone (rule TRASH-2). */
export async function restoreSection(context: Context, sectionId: Id): Promise<Result<null>> {
  const { database, website } = context;
  const removed = await readRemoved(database, website.id, sectionId);
  const page = removed && (await readDocument(database, website.id, removed.documentId));
  if (!removed || !page) return fail(callErrors.notFound);
  const { documentId, section, place } = removed;
  const changed = await changePage(context, {
    documentId,
    baseVersion: page.version,
    operations: [{ kind: 'addSection', section, index: Math.min(place, page.document.sections.length) }],
    clientId: 'trash',
  });
  return changed.ok ? succeed(null) : changed;
}
