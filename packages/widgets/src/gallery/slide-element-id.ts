import type { GallerySlide } from './gallery-slide.ts';

/** The anchor of a slide for links within the page. */
export function slideElementId(galleryId: string, { id }: Pick<GallerySlide, 'id'>): string {
  return `${galleryId}-${id}`;
}
