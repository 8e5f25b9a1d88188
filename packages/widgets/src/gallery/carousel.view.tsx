import { slidesInRow } from '@vitrine/core/gallery/carousel-row.ts';
import { carouselDrops } from '@vitrine/core/gallery/gallery-constants.ts';
import type { GalleryProps } from './gallery-slide.ts';
import { TrackView } from './track.view.tsx';

/** Several slides side by side, and the next group on demand (rules GALLERY-45 to GALLERY-49). */
export function CarouselView(props: GalleryProps) {
  const { slides, data } = props;
  const [phone, tablet] = carouselDrops;
  const rows = {
    phone: slidesInRow(data.slidesPerRow, phone.below - 1),
    tablet: slidesInRow(data.slidesPerRow, tablet.below - 1),
    desktop: data.slidesPerRow,
  };
  const fits = Object.entries(rows).flatMap(([name, row]) => (slides.length <= row ? [name] : []));
  return (
    <TrackView
      {...props}
      variables={{
        row: rows.desktop,
        'row-tablet': rows.tablet,
        'row-phone': rows.phone,
        gap: `${data.gutter}cqi`,
      }}
      share={{ desktop: 1 / rows.desktop, phone: 1 / rows.phone }}
      frameAttributes={{ 'data-fits': fits.join(' ') }}
    />
  );
}
