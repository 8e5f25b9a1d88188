import { type GalleryState, groupStart, isInGroup } from '@vitrine/core/gallery/gallery-index.ts';
import { messagesFor } from '../messages/messages.ts';
import { scrollable } from '../scrollable/scrollable.ts';
import { GalleryBar } from './gallery-bar.view.tsx';
import { type ElementAttributes, GalleryFrame } from './gallery-frame.view.tsx';
import type { GalleryProps } from './gallery-slide.ts';
import { galleryVariables } from './gallery-variables.ts';
import type { SlideViewProps } from './slide.view.tsx';
import { TrackSlide, type TrackSlideLook } from './track-slide.view.tsx';
import type { LiveTrack } from './use-track.ts';

export interface TrackedProps extends GalleryProps {
  /** Absent on the server. */
  readonly track?: LiveTrack;
}

export interface TrackViewProps extends TrackedProps, Pick<SlideViewProps, 'share' | 'sizes'> {
  /** Values for the layout's style sheet, without `gallery-`. */
  readonly variables: Readonly<Record<string, string | number>>;
  readonly frameAttributes?: ElementAttributes;
  readonly look: TrackSlideLook;
}

/**
 * Slides side by side that scroll by themselves, with or without script; script adds the buttons, and says which
 * are in sight. An ARIA carousel (rules GALLERY-51, GALLERY-52).
 */
export function TrackView(props: TrackViewProps) {
  const { id, slides, data, language, track, look, share, sizes } = props;
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
          {slides.map((slide, at) => (
            <TrackSlide
              key={slide.id}
              slide={slide}
              number={at + 1}
              total={slides.length}
              data={data}
              language={language}
              look={look}
              isAlive={live !== null}
              isInSight={!live || isInGroup(at, state)}
              isStart={groupStart(at, state) === at}
              {...(share ? { share } : {})}
              {...(sizes === undefined ? {} : { sizes })}
            />
          ))}
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
