import type { Id } from '@vitrine/core/id/id.ts';
import type { PageDocument } from '@vitrine/core/page/page-document.ts';
import type { Context } from '../../context.ts';
import { nameOfActor } from '../../name-of-actor.ts';
import { forgetRemoved, saveRemoved } from './removed-sections.store.ts';

/** Sections that a change removed are in the trash, restored ones are not (rule TRASH-2). */
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
