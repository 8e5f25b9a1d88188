import type { GalleryProps } from './gallery-slide.ts';
import { SlideList } from './slide-list.view.tsx';

/** As many equal columns as fit (rule GALLERY-36). */
export function AutogridView(props: GalleryProps) {
  const { data } = props;
  // Cells are equal even if no shape is set.
  const even = data.imageAspectRatio === 'Auto' ? { ...data, imageAspectRatio: 1 } : data;
  return (
    <SlideList
      {...props}
      data={even}
      variables={{ column: `${data.columnWidth}px`, gap: `${data.gutter}px` }}
      isAtMost={data.columnWidthBehavior === 'max'}
      sizes={`min(100vw, ${Math.round(data.columnWidth * (data.columnWidthBehavior === 'max' ? 1 : 1.5))}px)`}
    />
  );
}
