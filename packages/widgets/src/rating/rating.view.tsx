import type { ProductRating } from '@vitrine/core/reviews/rating.ts';
import { messagesFor } from '../messages/messages.ts';

export interface RatingProps {
  readonly rating: ProductRating;
  readonly language: string;
}

/** The average and the number of reviews, in words for screen readers (rule REVIEW-10). */
export function Rating({ rating: { average, count }, language }: RatingProps) {
  const figure = new Intl.NumberFormat(language, { minimumFractionDigits: 1 }).format(average);
  const number = new Intl.NumberFormat(language).format(count);
  return (
    <span className="rating">
      <span className="visually-hidden">{messagesFor(language).rated({ average: figure, n: count })}</span>
      <span aria-hidden="true">{`★ ${figure} (${number})`}</span>
    </span>
  );
}
