import type { GalleryData } from '@vitrine/core/gallery/gallery-data.ts';
import type { GallerySlide } from './gallery-slide.ts';

/** Aspect ratio of a slide's picture: the gallery's, else its own, else a film's, else square. */
export function ratioOf(
  { asset, file, kind }: GallerySlide,
  { imageAspectRatio }: Pick<GalleryData, 'imageAspectRatio'>,
): number {
  if (imageAspectRatio !== 'Auto') return imageAspectRatio;
  const { width, height } = asset ?? file ?? { width: 0, height: 0 };
  if (width > 0 && height > 0) return Math.round((width / height) * 1000) / 1000;
  return kind === 'video' ? 1.778 : 1;
}
