import { galleryIsland } from '@vitrine/widgets/gallery/gallery-islands.ts';
import { use } from 'react';
import { type GalleryBlockProps, galleryProps } from './gallery-props.ts';

/** Hydrates the server's markup once the chunk of its layout is there. */
export function Island(props: GalleryBlockProps) {
  const gallery = galleryProps(props);
  const coming = galleryIsland(gallery.data.design);
  const Live = coming && use(coming);
  return Live && gallery.slides.length > 0 ? <Live {...gallery} /> : null;
}
