import type { StripAlignment } from '@vitrine/core/gallery/gallery-data.ts';
import { wrapIndex } from '@vitrine/core/gallery/gallery-index.ts';

/** With fewer slides, one could be seen changing sides. */
const leastInMiddle = 5;
const leastAtEdge = 3;

/**
 * The number of slides before the current one in a ring, so that both its neighbours can be
 * reached; null if there are too few for a ring (rule GALLERY-62).
 */
export function slidesBefore(count: number, alignment: StripAlignment): number | null {
  if (alignment === 'middle') return count < leastInMiddle ? null : Math.floor((count - 1) / 2);
  if (count < leastAtEdge) return null;
  return alignment === 'start' ? 1 : count - 2;
}

/** Arranges slides around the current one, whatever their order in the page. */
export function arrangeAround(slides: readonly HTMLElement[], current: number, before: number): void {
  for (const [at, slide] of slides.entries())
    slide.style.order = String(wrapIndex(at - current + before, slides.length));
}
