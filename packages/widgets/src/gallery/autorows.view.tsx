import type { GalleryProps } from './gallery-slide.ts';
import { SlideList } from './slide-list.view.tsx';

/** Full rows of uncropped pictures, equally high within a row (rule GALLERY-38). */
export function AutorowsView(props: GalleryProps) {
  const { rowHeight, gutter } = props.data;
  return (
    <SlideList
      {...props}
      variables={{ height: `${rowHeight}px`, gap: `${gutter}px` }}
      sizes={`min(90vw, ${Math.round(rowHeight * 1.75)}px)`}
    />
  );
}
