import { slidesInRow } from '@vitrine/core/gallery/carousel-row.ts';
import { carouselSpeed } from '@vitrine/core/gallery/gallery-constants.ts';
import { useCallback } from 'react';
import { CarouselView } from './carousel.view.tsx';
import type { GalleryProps } from './gallery-slide.ts';
import { useTrack } from './use-track.ts';

export function LiveCarousel(props: GalleryProps) {
  const { slidesPerRow } = props.data;
  const groupSizeAt = useCallback((width: number) => slidesInRow(slidesPerRow, width), [slidesPerRow]);
  const track = useTrack(props, {
    alignment: 'start',
    seconds: carouselSpeed,
    before: null,
    groupSizeAt,
  });
  return <CarouselView {...props} track={track} />;
}
