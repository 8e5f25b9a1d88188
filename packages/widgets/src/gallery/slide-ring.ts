import type { StripAlignment } from '@vitrine/core/gallery/gallery-data.ts';
import { wrapIndex } from '@vitrine/core/gallery/gallery-index.ts';

/** Fewer slides than these would be seen to change sides. */
const leastInMiddle = 5;
const leastAtEdge = 3;

/**
 * How many slides of a ring stand before the current one, so that both its neighbours are there to go to; null
 * where there are too few for a ring (rule GALLERY-62).
 */
export function slidesBefore(count: number, alignment: StripAlignment): number | null {
  if (alignment === 'middle') return count < leastInMiddle ? null : Math.floor((count - 1) / 2);
  if (count < leastAtEdge) return null;
  return alignment === 'start' ? 1 : count - 2;
}

/** Lets slides stand round the current one, whatever their order in the page. */
export function standRound(slides: readonly HTMLElement[], current: number, before: number): void {
  for (const [at, slide] of slides.entries())
    slide.style.order = String(wrapIndex(at - current + before, slides.length));
}
