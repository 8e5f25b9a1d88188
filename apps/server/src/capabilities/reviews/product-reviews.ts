import type { Id } from '@vitrine/core/id/id.ts';
import { type ProductRating, ratingOf } from '@vitrine/core/reviews/rating.ts';
import type { ReviewSort, ShownReview } from '@vitrine/core/reviews/review-views.ts';
import type { Context } from '../../context.ts';
import type { KeptRating } from '../products/index.ts';
import { listShownReviews, type ReviewRow } from './reviews.store.ts';

export const reviewsPerPage = 10;

export interface ProductReviews {
  /** Of buyers alone; null without any. */
  readonly rating: ProductRating | null;
  /** The number of reviews by buyers with one to five stars. */
  readonly counts: readonly number[];
  readonly samples: number;
  /** All that visitors see, on every page. */
  readonly total: number;
  readonly reviews: readonly ShownReview[];
}

interface ReviewsWanted {
  readonly productId: Id;
  /** What its product knows of its reviews; null if there never was one. */
  readonly rating: KeptRating | null;
  readonly page: number;
  readonly sort: ReviewSort;
}

/** One page of what visitors see; null if the owner does not show reviews (rules REVIEW-10 and REVIEW-11). */
export async function productReviews(
  { database, website }: Context,
  { productId, rating: kept, page, sort }: ReviewsWanted,
): Promise<ProductReviews | null> {
  if (!website.settings.store.reviews.isShown) return null;
  const counts = kept?.counts ?? ([0, 0, 0, 0, 0] as const);
  const samples = kept?.samples ?? 0;
  const total = counts.reduce((sum, one) => sum + one, samples);
  const offset = (page - 1) * reviewsPerPage;
  const asked = { productId, sort, limit: reviewsPerPage, offset, total };
  const rows = await listShownReviews(database, website.id, asked);
  return { rating: ratingOf(counts), counts, samples, total, reviews: rows.map(shownReview) };
}

export function shownReview(row: ReviewRow): ShownReview {
  return {
    id: row.id,
    stars: row.stars,
    title: row.title,
    text: row.body,
    author: row.author,
    source: row.source,
    submittedAt: row.submitted_at.toISOString(),
    reply: row.reply,
    repliedAt: row.replied_at?.toISOString() ?? null,
    reportAddress: reportPath(row.id),
  };
}

/** The page on which a visitor reports a review (rule REVIEW-12). */
function reportPath(reviewId: Id): string {
  return `/checkout/reported/${reviewId}`;
}
