import { type GalleryState, isInGroup } from '@vitrine/core/gallery/gallery-index.ts';
import type { ReactNode } from 'react';
import { messagesFor } from '../messages/messages.ts';
import { scrollable } from '../scrollable/scrollable.ts';
import { CarouselSlide } from './carousel-slide.view.tsx';
import { GalleryBar } from './gallery-bar.view.tsx';
import { type ElementAttributes, GalleryFrame } from './gallery-frame.view.tsx';
import type { GalleryProps } from './gallery-slide.ts';
import { galleryVariables } from './gallery-variables.ts';
import type { SlideViewProps } from './slide.view.tsx';
import { ratioOf } from './slide-ratio.ts';
import type { LiveTrack } from './use-track.ts';

export interface TrackedProps extends GalleryProps {
  /** Absent on the server. */
  readonly track?: LiveTrack;
}

/** How one slide of a track stands; every one of them is in sight until script runs. */
export interface SlidePlace {
  readonly at: number;
  readonly isAlive: boolean;
  readonly isInSight: boolean;
}

export interface TrackViewProps extends TrackedProps, Pick<SlideViewProps, 'share' | 'sizes'> {
  /** Values for the layout's style sheet, without `gallery-`. */
  readonly variables: Readonly<Record<string, string | number>>;
  readonly frameAttributes?: ElementAttributes;
  readonly attributesOf: (place: SlidePlace) => ElementAttributes;
  /** What a slide without an action of its own answers to. */
  readonly actionOf?: (place: SlidePlace) => ReactNode;
}

/**
 * Slides side by side that scroll by themselves, with or without script; script adds the buttons, and says which
 * are in sight. An ARIA carousel (rules GALLERY-51, GALLERY-52).
 */
export function TrackView(props: TrackViewProps) {
  const { id, slides, data, language, track, share, sizes } = props;
  const messages = messagesFor(language);
  const live = track?.isAlive ? track : null;
  const state = live?.state ?? firstState(props);
  const slidesId = `${id}-slides`;
  return (
    <GalleryFrame
      data={data}
      frame={track?.frame}
      attributes={{
        role: 'group',
        'aria-roledescription': messages.carousel,
        'aria-label': messages.gallery,
        ...(live ? { 'data-alive': '' } : {}),
        ...props.frameAttributes,
      }}
    >
      <div className="gallery-track" ref={track?.scroller} {...scrollable(messages.slides)}>
        <div id={slidesId} className="gallery-slides" style={galleryVariables(props.variables)}>
          {slides.map((slide, at) => {
            const place = { at, isAlive: live !== null, isInSight: !live || isInGroup(at, state) };
            return (
              <CarouselSlide
                key={slide.id}
                slide={slide}
                place={{ number: at + 1, total: slides.length }}
                data={data}
                language={language}
                ratio={ratioOf(slide, data)}
                attributes={props.attributesOf(place)}
                action={props.actionOf?.(place)}
                {...(share ? { share } : {})}
                {...(sizes === undefined ? {} : { sizes })}
              />
            );
          })}
        </div>
      </div>
      {slides.length > 1 && (
        <GalleryBar data={data} language={language} state={state} controls={slidesId} live={live} />
      )}
    </GalleryFrame>
  );
}

/** As the server draws it. */
function firstState({ slides, data }: GalleryProps): GalleryState {
  return {
    currentIndex: 0,
    count: slides.length,
    groupSize: 1,
    isInMotion: false,
    isLooping: data.isLooping,
  };
}
