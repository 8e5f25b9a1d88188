import type { GalleryData } from '@vitrine/core/gallery/gallery-data.ts';
import { type Asset, fileAddress } from '@vitrine/core/media/asset.ts';

/** One slide for every layout and the lightbox. */
export interface GallerySlide {
  /** Unique within its gallery; part of the address if the gallery keeps history. */
  readonly id: string;
  /** The part of the address instead of the id; empty for the id. */
  readonly url: string;
  readonly kind: 'image' | 'video';
  /** The picture, or a video's poster; optional for a video. */
  readonly asset: Asset | null;
  /** A video's address at its provider, or null if `file` is an uploaded film. */
  readonly video: string | null;
  readonly file: Asset | null;
  /** The captions of an uploaded film, as WebVTT. */
  readonly captions: Asset | null;
  readonly title: string;
  readonly description: string;
  /** The target of a click instead of the lightbox or the next slide; empty for none. */
  readonly link: string;
}

/** The props of every layout’s view. */
export interface GalleryProps {
  /** The block's id, the prefix of its element ids. */
  readonly id: string;
  readonly slides: readonly GallerySlide[];
  readonly data: GalleryData;
  readonly language: string;
}

/** The attributes of a slide's element, for enhancers, the lightbox and custom code (rule GALLERY-25). */
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
