import type { GalleryProps } from './gallery-slide.ts';
import { SlideList } from './slide-list.view.tsx';

/** One below another, as wide as the gallery (rule GALLERY-39). */
export function OneByOneView(props: GalleryProps) {
  return <SlideList {...props} variables={{ gap: `${props.data.gutter}px` }} />;
}
