import type { GalleryProps } from './gallery-slide.ts';
import { SlideList } from './slide-list.view.tsx';

/** Text beside each picture (rule GALLERY-39). */
export function ListView(props: GalleryProps) {
  const { data } = props;
  return (
    <SlideList
      {...props}
      // Nothing can overlay a picture from beside it.
      data={data.metaPosition === 'none' ? data : { ...data, metaPosition: 'below' }}
      variables={{ share: `${data.listImageSize}%`, gap: `${data.gutter}px` }}
      share={{ desktop: data.listImageSize / 100, phone: 1 }}
    />
  );
}
