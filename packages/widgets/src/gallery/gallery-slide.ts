import type { GalleryData } from '@vitrine/core/gallery/gallery-data.ts';
import { type Asset, fileAddress } from '@vitrine/core/media/asset.ts';

/** One slide as every layout and the lightbox take it. */
export interface GallerySlide {
  /** Unique within its gallery; in the address when the gallery keeps history. */
  readonly id: string;
  /** The part of the address instead of the id; empty for the id. */
  readonly url: string;
  readonly kind: 'image' | 'video';
  /** The picture, or a video's poster; a video may do without. */
  readonly asset: Asset | null;
  /** A video's address at its provider, or null when `file` holds our own. */
  readonly video: string | null;
  readonly file: Asset | null;
  /** The captions of an own film, as WebVTT. */
  readonly captions: Asset | null;
  readonly title: string;
  readonly description: string;
  /** Where a click leads instead of to the lightbox or the next slide; empty for nowhere. */
  readonly link: string;
}

/** The props of every layout’s view. */
export interface GalleryProps {
  /** The block's id; ids of elements begin with it. */
  readonly id: string;
  readonly slides: readonly GallerySlide[];
  readonly data: GalleryData;
  readonly language: string;
}

/** The attributes of a slide's element, by which enhancers, the lightbox and custom code know it (rule GALLERY-25). */
export function slideAttributes(slide: GallerySlide, lightboxTheme: GalleryData['lightboxTheme']) {
  const { asset } = slide;
  return {
    'data-type': slide.kind,
    'data-slide-id': slide.id,
    ...(slide.url === '' ? {} : { 'data-slide-url': slide.url }),
    ...(slide.link === '' ? {} : { 'data-click-through-url': slide.link }),
    ...(asset
      ? {
          'data-image-dimensions': `${asset.width}x${asset.height}`,
          'data-image-focal-point': `${asset.focalPoint.x},${asset.focalPoint.y}`,
        }
      : {}),
    'data-src': sourceOf(slide),
    ...(slide.captions ? { 'data-captions': fileAddress(slide.captions) } : {}),
    'data-title': slide.title,
    'data-description': slide.description,
    'data-lightbox-theme': lightboxTheme,
  };
}

function sourceOf({ asset, video, file }: GallerySlide): string {
  if (video !== null) return video;
  if (file) return fileAddress(file);
  return asset ? `/media/${asset.id}` : '';
}
