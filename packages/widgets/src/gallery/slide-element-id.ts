import type { GallerySlide } from './gallery-slide.ts';

/** By which a link within the page leads to a slide. */
export function slideElementId(galleryId: string, { id }: Pick<GallerySlide, 'id'>): string {
  return `${galleryId}-${id}`;
}
