import type { GalleryData } from '@vitrine/core/gallery/gallery-data.ts';
import { openSlides } from './open-slides.ts';
import { fetchSlideOpener } from './slide-opener.ts';

/** Lets slides open where the gallery's lightbox is on. */
export function openGallery(
  frame: HTMLElement,
  { lightbox, lightboxTheme, history }: Pick<GalleryData, 'lightbox' | 'lightboxTheme' | 'history'>,
): () => void {
  if (!lightbox) return () => {};
  const options = { fetchOpener: fetchSlideOpener, theme: lightboxTheme, historyHash: history };
  return openSlides(frame, options);
}
