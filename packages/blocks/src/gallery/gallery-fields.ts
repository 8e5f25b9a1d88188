import {
  type GalleryData,
  galleryDefaults,
  type ThumbnailDesign,
} from '@vitrine/core/gallery/gallery-data.ts';
import type { GalleryDesign } from '@vitrine/core/gallery/gallery-designs.ts';

type Field = Exclude<keyof GalleryData, 'design' | 'imageAspectRatio'>;

/** The settings of a layout’s arrangement, which are reset when another layout is chosen. */
const shape: Readonly<Record<GalleryDesign, readonly Field[]>> = {
  grid: ['slidesPerRow', 'slidesPerRowPhone', 'gutter'],
  autogrid: ['columnWidth', 'columnWidthBehavior', 'gutter'],
  autocolumns: ['columnWidth', 'columnWidthBehavior', 'gutter'],
  autorows: ['rowHeight', 'gutter'],
  carousel: ['slidesPerRow', 'gutter', 'isLooping'],
  list: ['listImageSize', 'gutter'],
  stacked: [
    'transition',
    'speed',
    'scrollAxis',
    'click',
    'autoCrop',
    'isAutoHeight',
    'isLooping',
    'boundaries',
    'endBoundary',
  ],
  strip: ['vSize', 'activeAlignment', 'click', 'gutter', 'isLooping'],
  base: ['gutter'],
};

const ownRatio: readonly GalleryDesign[] = ['autorows', 'strip'];
const moving: readonly GalleryDesign[] = ['carousel', 'stacked', 'strip'];

/** Whether the pictures have a chosen shape; in rows or a strip of equal height they keep their own. */
export function hasRatio(design: GalleryDesign): boolean {
  return !ownRatio.includes(design);
}

/** The fields of the panel that have an effect with these settings, in groups (rule GALLERY-44). */
export function galleryFields(data: GalleryData): {
  readonly shape: readonly Field[];
  readonly words: readonly Field[];
  readonly motion: readonly Field[];
  readonly thumbnails: readonly Field[];
} {
  const { design } = data;
  const isMoving = moving.includes(design);
  return {
    shape: shape[design].filter(field => hasEffect(field, data)),
    words: ['metaPosition', 'lightbox', ...(data.lightbox ? ['lightboxTheme' as const] : []), 'mixedContent'],
    motion: [
      ...(isMoving ? (['autoplay'] as const) : []),
      ...(isMoving && data.autoplay ? (['autoplayDuration', 'isRandom'] as const) : []),
      ...(isMoving || data.lightbox ? (['history'] as const) : []),
    ],
    thumbnails: design === 'stacked' ? ['thumbnails', ...thumbnailFields[data.thumbnails]] : [],
  };
}

const thumbnailFields: Readonly<Record<ThumbnailDesign, readonly Field[]>> = {
  none: [],
  strip: ['squareThumbs', 'thumbnailStripHeight', 'thumbnailStripMargin', 'padding'],
  grid: ['thumbnailsPerRow', 'squareThumbs', 'thumbnailStripMargin', 'padding'],
};

/** The fields of a strip or a slideshow that have an effect with its transition and other settings. */
function hasEffect(field: Field, data: GalleryData): boolean {
  // With a lightbox, a click opens any slide, current or not.
  if (data.design === 'strip') return field !== 'click' || !data.lightbox;
  if (data.design !== 'stacked') return true;
  const { transition } = data;
  if (field === 'speed') return transition === 'fade' || transition === 'ken-burns';
  if (field === 'scrollAxis') return transition === 'scroll';
  if (field === 'boundaries' || field === 'endBoundary') return transition === 'new-swipe' && !data.isLooping;
  return true;
}

/**
 * The settings written when a layout is chosen: arrangement, captions, and the effect of a click; all others stay.
 */
export function choosingDesign(design: GalleryDesign): Partial<GalleryData> {
  const { imageAspectRatio, metaPosition, lightbox, ...defaults } = galleryDefaults(design);
  const own = shape[design].map(field => [field, galleryDefaults(design)[field]]);
  return { design: defaults.design, imageAspectRatio, metaPosition, lightbox, ...Object.fromEntries(own) };
}
