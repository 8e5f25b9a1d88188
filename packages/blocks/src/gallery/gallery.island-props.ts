import type { StackedIslandProps } from '@vitrine/widgets/gallery/stacked-controls.view.tsx';
import { type GalleryBlockProps, galleryProps } from './gallery-props.ts';

/** Slides stay as the page was drawn with them; the controls need to know how many there are. */
export function islandProps(props: GalleryBlockProps): StackedIslandProps {
  const { slides, ...gallery } = galleryProps(props);
  return { ...gallery, count: slides.length };
}
