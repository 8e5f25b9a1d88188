import { byLanguage } from '@vitrine/core/messages/by-language.ts';
import { type ProductRating, ratingFigure } from '@vitrine/core/reviews/rating.ts';
import { messagesFor } from '../messages/messages.ts';

export interface RatingProps {
  readonly rating: ProductRating;
  readonly language: string;
}

const numbersIn = byLanguage(language => new Intl.NumberFormat(language));

/** The average and the number of reviews, in words for screen readers (rule REVIEW-10). */
export function Rating({ rating: { average, count }, language }: RatingProps) {
  const figure = ratingFigure(average, language);
  const number = numbersIn(language).format(count);
  return (
    <span className="rating">
      <span className="visually-hidden">{messagesFor(language).rated({ average: figure, n: count })}</span>
      <span aria-hidden="true">{`★ ${figure} (${number})`}</span>
    </span>
  );
}
