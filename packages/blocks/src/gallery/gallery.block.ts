import { defineBlock } from '@vitrine/core/blocks/define-block.ts';
import { galleryLoading } from '@vitrine/core/gallery/gallery-constants.ts';
import type { GalleryDesign } from '@vitrine/core/gallery/gallery-designs.ts';
import { type GallerySettings, storedGallerySchema } from '@vitrine/core/gallery/gallery-settings.ts';
import { slideAddresses } from '@vitrine/core/gallery/slide-address.ts';
import { parseVideoAddress, playerSourcesOf } from '@vitrine/core/media/video-address.ts';
import { migrations } from './gallery.migrations.ts';

export const block = defineBlock({
  type: 8,
  name: 'gallery',
  label: 'Gallery',
  description: 'Many pictures and videos: in rows, columns, a list, a carousel or a slideshow.',
  category: 'media',
  icon: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  settings: storedGallerySchema,
  migrations,
  size: { desktop: { w: 24, h: 14 }, phone: { w: 8, h: 12 } },
  needs: ({ slides }) => ({
    assets: {
      kind: 'assets',
      ids: slides.flatMap(({ asset, file, captions }) => [asset, file, captions].filter(id => id !== null)),
    },
  }),
  script: settings => {
    const isEnhanced = isMoving(settings) || settings.lightbox || settings.slides.some(isVideo);
    return isEnhanced || isQueued(settings) ? 'enhance' : null;
  },
  addressParts: settings =>
    settings.lightbox || (isMoving(settings) && settings.history) ? slideAddresses(settings.slides) : [],
  sources: ({ slides }) => ({ frame: playerSourcesOf(slides.map(({ video }) => parseVideoAddress(video))) }),
  styleParts: settings => [
    'gallery/slides',
    ...(layoutParts[settings.design] ?? [settings.design]).map(part => `gallery/${part}`),
    ...(isMoving(settings) && settings.autoplay ? ['gallery/pause'] : []),
    ...(settings.design === 'stacked' && settings.thumbnails !== 'none' ? ['gallery/thumbnails'] : []),
    ...(isQueued(settings) ? ['gallery/queue'] : []),
    ...(settings.slides.some(isVideo) ? ['video/video'] : []),
  ],
  // The styles of a layout with thumbnails and videos among its slides; a data reader, the code that opens the
  // lightbox, and the loading queue of a long gallery.
  budget: { css: 3250, js: 3800 },
});

/** The style parts of layouts, if they differ from the layout's name. */
const layoutParts: Partial<Record<GalleryDesign, readonly string[]>> = {
  base: [],
  carousel: ['track', 'steps', 'carousel'],
  stacked: ['steps', 'stacked'],
  strip: ['track', 'steps', 'strip'],
};

/** Layouts whose slides are moved by dragging or by a timer. */
function isMoving({ design }: GallerySettings): boolean {
  return design === 'carousel' || design === 'stacked' || design === 'strip';
}

/** Static layouts with more pictures than may load at the same time (rule GALLERY-20). */
function isQueued(settings: GallerySettings): boolean {
  return !isMoving(settings) && settings.slides.length > galleryLoading.atOnce;
}

function isVideo({ video, file }: GallerySettings['slides'][number]): boolean {
  return video !== '' || file !== null;
}
