import { slidesInRow } from '@vitrine/core/gallery/carousel-row.ts';
import { carouselDrops } from '@vitrine/core/gallery/gallery-constants.ts';
import { groupStarts } from '@vitrine/core/gallery/gallery-index.ts';
import { type TrackedProps, TrackView } from './track.view.tsx';

/** Some slides side by side, and the next as many on demand (rules GALLERY-45 to GALLERY-49). */
export function CarouselView(props: TrackedProps) {
  const { slides, data, track } = props;
  const [phone, tablet] = carouselDrops;
  const rows = {
    phone: slidesInRow(data.slidesPerRow, phone.below - 1),
    tablet: slidesInRow(data.slidesPerRow, tablet.below - 1),
    desktop: data.slidesPerRow,
  };
  const starts = new Set(track?.isAlive ? groupStarts(track.state) : slides.keys());
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
      attributesOf={({ at, isInSight }) => ({
        inert: !isInSight,
        ...(starts.has(at) ? { 'data-starts': '' } : {}),
      })}
    />
  );
}
