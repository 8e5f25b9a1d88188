import { galleryIsland } from '@vitrine/widgets/gallery/gallery-islands.ts';
import type { GalleryProps } from '@vitrine/widgets/gallery/gallery-slide.ts';
import { use } from 'react';

/** Hydrates the server's markup once the chunk of its layout is there. */
export function Island(gallery: GalleryProps) {
  const coming = galleryIsland(gallery.data.design);
  const Live = coming && use(coming);
  return Live && gallery.slides.length > 0 ? <Live {...gallery} /> : null;
}
