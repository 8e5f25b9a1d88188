import { useEffect, useRef } from 'react';
import type { GalleryProps } from './gallery-slide.ts';
import { RowView } from './row.view.tsx';
import { useGallery } from './use-gallery.ts';

/** The row with its keys, autoplay and history: the current slide is scrolled to. */
export function LiveRow(props: GalleryProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { engine, autoplay } = useGallery(props, frame);
  useEffect(
    () =>
      engine.on('change', ({ index }) => {
        const slide = frame.current?.querySelectorAll('[data-slide-id]')[index];
        const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
        slide?.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth', block: 'nearest', inline: 'start' });
      }),
    [engine],
  );
  return <RowView {...props} frame={frame} autoplay={autoplay} />;
}
