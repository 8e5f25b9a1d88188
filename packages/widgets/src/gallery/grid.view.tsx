import type { GalleryProps } from './gallery-slide.ts';
import { SlideList } from './slide-list.view.tsx';

/** Equal rows, as high as the slides need (rules GALLERY-1, GALLERY-10). */
export function GridView(props: GalleryProps) {
  const { slidesPerRow, slidesPerRowPhone, gutter } = props.data;
  return (
    <SlideList
      {...props}
      variables={{
        row: slidesPerRow,
        'row-tablet': Math.min(slidesPerRow, 3),
        'row-phone': slidesPerRowPhone,
        gap: `${gutter}px`,
      }}
      share={{ desktop: 1 / slidesPerRow, phone: 1 / slidesPerRowPhone }}
    />
  );
}
