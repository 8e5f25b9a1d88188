import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { TrashKind } from '@vitrine/core/trash/trash.calls.ts';
import type { Context } from '../../context.ts';
import { restoreCollection, restoreItem } from '../collections/index.ts';
import { restoreDiscount } from '../discounts/index.ts';
import { restoreDraft } from '../draft-orders/index.ts';
import { restoreAsset } from '../media/index.ts';
import { restoreSection } from '../pages/index.ts';
import { restoreCategory, restoreProduct, restoreProductCollection } from '../products/index.ts';
import { restoreReview } from '../reviews/index.ts';
import { restoreSiteUser } from '../site-users/index.ts';
import { kindsFor } from './kinds-for.ts';

const restorers: Readonly<Record<TrashKind, (context: Context, id: Id) => Promise<Result<unknown>>>> = {
  page: restoreCollection,
  post: restoreItem,
  section: restoreSection,
  product: restoreProduct,
  category: restoreCategory,
  productCollection: restoreProductCollection,
  discount: restoreDiscount,
  draftOrder: restoreDraft,
  review: restoreReview,
  file: restoreAsset,
  siteUser: restoreSiteUser,
};

/** Restores it by the verb of its kind (rules TRASH-2, TRASH-5). */
export async function restoreTrashed(
  context: Context,
  { kind, id }: { kind: TrashKind; id: Id },
): Promise<Result<null>> {
  if (!kindsFor(context.actor).includes(kind)) return fail(callErrors.forbidden);
  const restored = await restorers[kind](context, id);
  return restored.ok ? succeed(null) : restored;
}
