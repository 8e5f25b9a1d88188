import { carouselDrops } from './gallery-constants.ts';

/**
 * The number of slides a carousel shows side by side at its own width, in px: at most two on a
 * phone and three on a tablet, never more than set (rule GALLERY-45).
 */
export function slidesInRow(slidesPerRow: number, width: number): number {
  const drop = carouselDrops.find(({ below }) => width < below);
  return drop ? Math.min(slidesPerRow, drop.atMost) : slidesPerRow;
}
