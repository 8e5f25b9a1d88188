import { useRef } from 'react';
import type { GalleryProps } from './gallery-slide.ts';
import { LiveThumbnails } from './live-thumbnails.tsx';
import { StackedView } from './stacked.view.tsx';
import { useGallery } from './use-gallery.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useStage } from './use-stage.ts';

/** The slideshow with its transition, clicks, swipes, videos and thumbnails (rules GALLERY-65 to GALLERY-88). */
export function LiveStacked(props: GalleryProps) {
  const frame = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const gallery = useGallery(props, frame);
  const mode = useStage(gallery, stage, props.data);
  useKeptFocus(stage, gallery.state);
  const thumbnails = <LiveThumbnails {...props} engine={gallery.engine} isAlive={mode !== null} />;
  return <StackedView {...props} live={{ ...gallery, frame, stage, mode, thumbnails }} />;
}
