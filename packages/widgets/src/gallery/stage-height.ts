import type { StageData } from '@vitrine/core/gallery/stage-fields.ts';

export function isVertical({
  transition,
  scrollAxis,
}: Pick<StageData, 'transition' | 'scrollAxis'>): boolean {
  return transition === 'scroll' && scrollAxis === 'vertical';
}

/**
 * Whether a slideshow is as high as its current picture, by that picture's own shape; else the
 * first one determines it (rule GALLERY-67).
 */
export function isHighAsCurrent(data: StageData): boolean {
  return data.isAutoHeight && data.imageAspectRatio === 'Auto' && !isVertical(data);
}
