import { galleryLoading } from '@vitrine/core/gallery/gallery-constants.ts';
import { type GalleryState, wrapIndex } from '@vitrine/core/gallery/gallery-index.ts';
import { makeLoadQueue } from '../image/load-queue.ts';
import { markLoading } from '../image/mark-loading.ts';
import { nextTask } from '../motion/next-task.ts';
import type { GalleryEngine } from './gallery-engine.ts';

/**
 * Loads the picture of the current slide and one on each side of it, regardless of their distance
 * for the browser; on a phone one after the other (rules GALLERY-20, GALLERY-21).
 */
export function fetchAhead(engine: GalleryEngine, slides: readonly HTMLElement[]): () => void {
  const stop = new AbortController();
  const isPhone = matchMedia('(max-width: 767.98px)').matches;
  const queue = makeLoadQueue(() => (isPhone ? galleryLoading.atOnceOnPhone : galleryLoading.atOnce));
  let newest = 0;
  const fetchAround = async () => {
    newest += 1;
    const round = newest;
    queue.clear();
    for (const at of indexesAround(engine.state)) {
      // The start of motion has priority; the pictures load one by one after it.
      await nextTask();
      if (stop.signal.aborted || round !== newest) return;
      for (const image of picturesOf(slides[at])) {
        const begin = () => {
          image.loading = 'eager';
        };
        queue.add(image, () => markLoading(image, begin, stop.signal));
      }
    }
  };
  void fetchAround();
  const leave = engine.on('change', fetchAround);
  return () => {
    leave();
    queue.clear();
    stop.abort();
  };
}

/** The visible ones first, then one group on each side; beyond an end only if the gallery loops. */
export function indexesAround({ currentIndex, count, groupSize, isLooping }: GalleryState): number[] {
  const far = groupSize * galleryLoading.preloadCount;
  const from = (first: number, length: number) => Array.from({ length }, (_, by) => first + by);
  const around = [
    ...from(currentIndex, groupSize),
    ...from(currentIndex + groupSize, far),
    ...from(currentIndex - far, far),
  ];
  const reached = isLooping
    ? around.map(at => wrapIndex(at, count))
    : around.filter(at => at >= 0 && at < count);
  return [...new Set(reached)];
}

function picturesOf(slide: HTMLElement | undefined): HTMLImageElement[] {
  return [...(slide?.querySelectorAll('img') ?? [])].filter(image => !image.complete);
}
