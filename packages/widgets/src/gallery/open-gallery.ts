import type { GalleryData } from '@vitrine/core/gallery/gallery-data.ts';
import { keepWhenFetched } from './keep-when-fetched.ts';

/** Opens slides in the lightbox if the gallery has one; until its script loads, their links open the pictures. */
export function openGallery(
  frame: HTMLElement,
  { lightbox, lightboxTheme, history }: Pick<GalleryData, 'lightbox' | 'lightboxTheme' | 'history'>,
): () => void {
  if (!lightbox) return () => {};
  const options = { theme: lightboxTheme, historyHash: history };
  return keepWhenFetched(import('./open-large.ts'), ({ openLarge }) => openLarge(frame, options));
}
