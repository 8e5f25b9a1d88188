import type { Id } from '@vitrine/core/id/id.ts';
import type { ShownReview } from '@vitrine/core/reviews/review-views.ts';
import type { Context } from '../../context.ts';
import { findProductDetail } from '../products/index.ts';
import { shownReview } from './product-reviews.ts';
import { addReport, readShownReview } from './reviews.store.ts';

const reports = { max: 10, seconds: 3600 };

export interface ReportedReview {
  readonly review: ShownReview;
  readonly product: { readonly name: string; readonly address: string };
}

/** What a visitor is about to report; null unless visitors see it. */
export async function findReported(context: Context, reviewId: Id): Promise<ReportedReview | null> {
  const { database, website } = context;
  if (!website.settings.store.reviews.isShown) return null;
  const row = await readShownReview(database, website.id, reviewId);
  const product = row && (await findProductDetail(context, row.product_id));
  return (
    row && product && { review: shownReview(row), product: { name: product.title, address: product.address } }
  );
}

/** Tells the owner that something is wrong with a review; visitors still see it (rule REVIEW-12). False after too many. */
export async function reportReview(
  context: Context,
  { reviewId, reason }: { reviewId: Id; reason: string },
): Promise<boolean> {
  const { actor, database, guards, website } = context;
  const from = { address: actor.address, what: 'review report' };
  if ((await guards.takeFrom(database, from, reports)) !== null) return false;
  await addReport(database, website.id, { id: reviewId, reason });
  return true;
}
