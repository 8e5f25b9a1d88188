import type { GalleryDesign } from '@vitrine/core/gallery/gallery-designs.ts';
import type { ComponentType } from 'react';
import type { GalleryProps } from './gallery-slide.ts';

type Live = ComponentType<GalleryProps>;

/** The live form of each moving design, in a chunk of its own; it hydrates the markup of its view. */
const islands: Partial<Record<GalleryDesign, () => Promise<Live>>> = {
  carousel: async () => (await import('./live-carousel.tsx')).LiveCarousel,
  stacked: async () => (await import('./live-stacked.tsx')).LiveStacked,
  strip: async () => (await import('./live-strip.tsx')).LiveStrip,
};

const fetched = new Map<GalleryDesign, Promise<Live> | null>();

/** Always the same promise for a design, as `use` wants it; null for a layout that needs no React. */
export function galleryIsland(design: GalleryDesign): Promise<Live> | null {
  const known = fetched.get(design);
  if (known !== undefined) return known;
  const coming = islands[design]?.() ?? null;
  fetched.set(design, coming);
  return coming;
}
