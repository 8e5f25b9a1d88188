import { byLanguage } from '../messages/by-language.ts';

/** The number of published reviews of a product with each number of stars, from one to five. */
export type StarCounts = readonly [number, number, number, number, number];

/** The rating of a product beside its name. */
export interface ProductRating {
  /** With one decimal. */
  readonly average: number;
  readonly count: number;
}

const figuresIn = byLanguage(language => new Intl.NumberFormat(language, { minimumFractionDigits: 1 }));

/** The average as it is written. */
export function ratingFigure(average: number, language: string): string {
  return figuresIn(language).format(average);
}

/** Null without reviews (rule REVIEW-10). */
export function ratingOf(counts: StarCounts): ProductRating | null {
  const count = counts.reduce((sum, one) => sum + one, 0);
  if (count === 0) return null;
  const stars = counts.reduce((sum, one, at) => sum + one * (at + 1), 0);
  return { average: Math.round((stars * 10) / count) / 10, count };
}
