import type { Id } from '@vitrine/core/id/id.ts';
import { blockSchema, pageDocumentSchema } from '@vitrine/core/page/page-document.ts';
import type { Context } from '../../context.ts';
import { listDocumentsWith, lockDocument, replaceItemFiles, updateDocument } from '../collections/index.ts';
import { deleteAsset } from '../media/index.ts';

/** Replaces the old id of a replaced file in all drafts, then deletes the old file (MEDIA-14). */
export async function useReplacedAsset(context: Context, { from, to }: { from: Id; to: Id }): Promise<void> {
  const { website, clock } = context;
  await context.database.transaction(async transaction => {
    for (const { id } of await listDocumentsWith(transaction, website.id, from)) {
      const newest = await lockDocument(transaction, website.id, id);
      if (newest === null) continue;
      // Ids are 24 letters and digits: one never occurs inside another word.
      const renamed = (value: unknown): unknown => JSON.parse(JSON.stringify(value).replaceAll(from, to));
      const document = pageDocumentSchema.parse(renamed(newest.document));
      const approved = blockSchema.array().parse(renamed(newest.approved));
      await updateDocument(transaction, website.id, { id, document, approved, now: clock.now() });
    }
    await replaceItemFiles(transaction, website.id, { from, to });
  });
  await deleteAsset(context, from);
}
