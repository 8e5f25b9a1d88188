import { loadImages } from '@vitrine/widgets/image/load-image.ts';

/** Loads the images of one's own HTML that say by attributes where they lie (rule CODE-4). */
export function enhance(root: HTMLElement): () => void {
  const stop = new AbortController();
  void loadImages(root, { signal: stop.signal });
  return () => stop.abort();
}
