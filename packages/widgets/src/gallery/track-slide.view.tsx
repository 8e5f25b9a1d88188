import { type ComponentType, memo } from 'react';
import { CarouselSlide } from './carousel-slide.view.tsx';
import type { ElementAttributes } from './gallery-frame.view.tsx';
import type { SlideViewProps } from './slide.view.tsx';
import { ratioOf } from './slide-ratio.ts';

/** How one slide of a track stands; every one of them is in sight until script runs. */
export interface TrackPlace {
  readonly isAlive: boolean;
  readonly isInSight: boolean;
  /** Whether a group begins with it. */
  readonly isStart: boolean;
}

/** What a layout makes of its slides; one object for all of its drawings. */
export interface TrackSlideLook {
  readonly attributesOf: (place: TrackPlace) => ElementAttributes;
  /** What a slide without an action of its own answers to. */
  readonly Action?: ComponentType<TrackSlideProps>;
}

export interface TrackSlideProps extends TrackPlace, Omit<SlideViewProps, 'place' | 'action'> {
  /** From 1. */
  readonly number: number;
  readonly total: number;
  readonly look: TrackSlideLook;
}

/** Drawn anew only when its own place changes, however many slides there are. */
export const TrackSlide = memo((props: TrackSlideProps) => {
  const { number, total, look, isAlive, isInSight, isStart, ...slide } = props;
  const { attributesOf, Action } = look;
  return (
    <CarouselSlide
      {...slide}
      place={{ number, total }}
      ratio={ratioOf(slide.slide, slide.data)}
      attributes={attributesOf({ isAlive, isInSight, isStart })}
      action={Action && <Action {...props} />}
    />
  );
});
