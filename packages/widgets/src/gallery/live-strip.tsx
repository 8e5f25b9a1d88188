import { stripDefaults } from '@vitrine/core/gallery/gallery-constants.ts';
import { stripAlignmentOf } from '@vitrine/core/gallery/gallery-data.ts';
import { useEffect } from 'react';
import type { GalleryProps } from './gallery-slide.ts';
import { pressSlides } from './press-slides.ts';
import { slidesBefore } from './slide-ring.ts';
import { StripView } from './strip.view.tsx';
import { useTrack } from './use-track.ts';

const oneByOne = () => 1;

export function LiveStrip(props: GalleryProps) {
  const { activeAlignment, click, isLooping } = props.data;
  const alignment = stripAlignmentOf(activeAlignment);
  const track = useTrack(props, {
    alignment,
    seconds: stripDefaults.speed,
    before: isLooping ? slidesBefore(props.slides.length, alignment) : null,
    groupSizeAt: oneByOne,
  });
  const { engine, frame } = track;
  // After what opens slides, which has then said whether a click is taken.
  useEffect(
    () => (frame.current ? pressSlides(engine, frame.current, click) : undefined),
    [engine, frame, click],
  );
  return <StripView {...props} track={track} />;
}
