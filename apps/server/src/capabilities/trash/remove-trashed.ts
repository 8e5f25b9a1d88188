import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { TrashKind } from '@vitrine/core/trash/trash.calls.ts';
import { trashErrors } from '@vitrine/core/trash/trash.errors.ts';
import type { Context } from '../../context.ts';
import { longStatement } from '../../database/time-limits.ts';
import { recordAct } from '../audit/index.ts';
import { listDeletedTogether, removeForGood } from '../collections/index.ts';
import { removeDiscount } from '../discounts/index.ts';
import { removeDraft } from '../draft-orders/index.ts';
import { readAsset, removeAssets } from '../media/index.ts';
import { forgetRemoved } from '../pages/index.ts';
import { removeCategory, removeProduct, removeProductCollection } from '../products/index.ts';
import { isFileShown } from '../publishing/index.ts';
import { removeReview } from '../reviews/index.ts';
import { removeSiteUser } from '../site-users/index.ts';
import { kindsFor } from './kinds-for.ts';

/** Deletes an item in the trash for good; a file that is still used is refused (TRASH-3, TRASH-5). */
export async function removeTrashed(
  context: Context,
  { kind, id }: { kind: TrashKind; id: Id },
): Promise<Result<null>> {
  if (!kindsFor(context.actor).includes(kind)) return fail(callErrors.forbidden);
  if (kind === 'file') {
    const row = await readAsset(context.database, context.website.id, id);
    if (row?.deleted_at && (await isFileShown(context, id))) {
      return fail(trashErrors.stillShown, { title: row.file_name });
    }
  }
  if (!(await remove(context, kind, id))) return fail(callErrors.notFound);
  await recordAct(context, 'trash.removed', { kind, id });
  return succeed(null);
}

async function remove(context: Context, kind: TrashKind, id: Id): Promise<boolean> {
  const { database, website } = context;
  switch (kind) {
    case 'page':
      return removeContent(context, {
        collectionIds: await listDeletedTogether(database, website.id, id),
        itemIds: [],
      });
    case 'post':
      return removeContent(context, { collectionIds: [], itemIds: [id] });
    case 'section':
      return (await forgetRemoved(database, website.id, [id])).length > 0;
    case 'product':
      return (await removeProduct(context, id)) !== null;
    case 'category':
      return removeCategory(context, id);
    case 'productCollection':
      return removeProductCollection(context, id);
    case 'file':
      return (await removeAssets(context, [id])).length > 0;
    case 'discount':
      return removeDiscount(context, id);
    case 'draftOrder':
      return removeDraft(context, id);
    case 'review':
      return removeReview(context, id);
    case 'siteUser':
      return removeSiteUser(context, id);
  }
}

/** Whether anything was removed; every deleted page and post has a document, a list or folder only itself. */
export async function removeContent(
  context: Context,
  given: { collectionIds: readonly Id[]; itemIds: readonly Id[] },
): Promise<boolean> {
  const { website } = context;
  return context.database.limited(longStatement).transaction(async transaction => {
    const documents = await removeForGood(transaction, website.id, given);
    return documents > 0 || given.collectionIds.length > 0;
  });
}
