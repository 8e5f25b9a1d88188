import type { GalleryData } from '@vitrine/core/gallery/gallery-data.ts';

export function isVertical({ transition, scrollAxis }: GalleryData): boolean {
  return transition === 'scroll' && scrollAxis === 'vertical';
}

/** Whether a slideshow is as high as its current picture, whose own shape then counts; else the first one says it (rule GALLERY-67). */
export function isHighAsCurrent(data: GalleryData): boolean {
  return data.isAutoHeight && data.imageAspectRatio === 'Auto' && !isVertical(data);
}
