import type { GalleryData } from '@vitrine/core/gallery/gallery-data.ts';
import { keepWhenFetched } from './keep-when-fetched.ts';

/** Lets slides open where the gallery's lightbox is on; until the script for that is there their links lead to the pictures. */
export function openGallery(
  frame: HTMLElement,
  { lightbox, lightboxTheme, history }: Pick<GalleryData, 'lightbox' | 'lightboxTheme' | 'history'>,
): () => void {
  if (!lightbox) return () => {};
  const options = { theme: lightboxTheme, historyHash: history };
  return keepWhenFetched(import('./open-large.ts'), ({ openLarge }) => openLarge(frame, options));
}
