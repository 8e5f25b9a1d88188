import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { PageDocument } from '@vitrine/core/page/page-document.ts';
import type { Context } from '../../context.ts';
import { nameOfActor } from '../../name-of-actor.ts';
import { readDocument } from '../collections/index.ts';
import { changePage } from './change-page.ts';
import { forgetRemoved, readRemoved, saveRemoved } from './removed-sections.store.ts';

/** Sections that a change took off lie in the trash, those that came back do not (rule TRASH-2). */
export async function keepRemoved(
  { actor, clock, database, website }: Context,
  { documentId, before, after }: { documentId: Id; before: PageDocument; after: PageDocument },
): Promise<void> {
  const stays = new Set(after.sections.map(section => section.id));
  const was = new Set(before.sections.map(section => section.id));
  const by = nameOfActor(actor);
  for (const [place, section] of before.sections.entries()) {
    if (stays.has(section.id) || section.blocks.length === 0) continue;
    await saveRemoved(database, website.id, { documentId, section, place, at: clock.now(), by });
  }
  const back = [...stays].filter(id => !was.has(id));
  if (back.length > 0) await forgetRemoved(database, website.id, back);
}

/** Puts a section back where it stood, as an edit that others see and that is undone as any (rule TRASH-2). */
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
