import { carouselDrops } from './gallery-constants.ts';

/**
 * Slides a carousel shows side by side at a width of its own, in px: at most two on a phone and three on a
 * tablet, never more than were asked for (rule GALLERY-45).
 */
export function slidesInRow(slidesPerRow: number, width: number): number {
  const drop = carouselDrops.find(({ below }) => width < below);
  return drop ? Math.min(slidesPerRow, drop.atMost) : slidesPerRow;
}
