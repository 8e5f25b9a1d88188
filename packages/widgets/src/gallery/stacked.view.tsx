import { wrapIndex } from '@vitrine/core/gallery/gallery-index.ts';
import type { ReactNode, RefObject } from 'react';
import { fillMessage, messagesFor } from '../messages/messages.ts';
import { scrollable } from '../scrollable/scrollable.ts';
import { CarouselSlide } from './carousel-slide.view.tsx';
import { GalleryFrame } from './gallery-frame.view.tsx';
import type { GalleryProps } from './gallery-slide.ts';
import { galleryVariables } from './gallery-variables.ts';
import { PauseButton } from './pause-button.view.tsx';
import { slideElementId } from './slide-element-id.ts';
import { ratioOf } from './slide-ratio.ts';
import { StepButton } from './step-button.view.tsx';
import { Thumbnails } from './thumbnails.view.tsx';
import type { LiveGallery } from './use-gallery.ts';

/** What script adds to the server's drawing. */
export interface LiveSlideshow extends LiveGallery {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly stage: RefObject<HTMLDivElement | null>;
  /** A row that scrolls, or one slide over another; null while the server's drawing stands. */
  readonly mode: 'row' | 'stack' | null;
  readonly thumbnails: ReactNode;
}

export interface StackedViewProps extends GalleryProps {
  readonly live?: LiveSlideshow | undefined;
}

/** One slide at a time; until script runs, a row that scrolls. An ARIA carousel (rules GALLERY-65 to GALLERY-68). */
export function StackedView({ live, ...gallery }: StackedViewProps) {
  const { id, slides, data: given, language } = gallery;
  const data =
    isVertical(given) && given.metaPosition === 'below'
      ? { ...given, metaPosition: 'overlay' as const }
      : given;
  const messages = messagesFor(language);
  const mode = live?.mode ?? null;
  const index = mode === null ? 0 : (live?.state.currentIndex ?? 0);
  const title = slides.find(slide => slide.title !== '')?.title;
  const isMany = slides.length > 1;
  return (
    <GalleryFrame
      data={given}
      frame={live?.frame}
      attributes={{
        role: 'region',
        'aria-roledescription': messages.carousel,
        'aria-label': title === undefined ? messages.gallery : fillMessage(messages.galleryOf, { title }),
        style: galleryVariables({ stage: stageRatio(gallery, index) }),
      }}
    >
      {isMany && <Controls {...gallery} live={mode === null ? undefined : live} />}
      <div
        id={`${id}-stage`}
        ref={live?.stage}
        className={data.autoCrop ? 'gallery-stage' : 'gallery-stage gallery-fit'}
        {...(isVertical(data) ? { 'data-vertical': '' } : {})}
        {...(mode === 'stack' ? { 'data-stack': '' } : scrollable(messages.slides))}
        {...(mode === null ? {} : { 'aria-live': live?.autoplay?.isPlaying ? 'off' : 'polite' })}
      >
        {slides.map((slide, at) => (
          <CarouselSlide
            key={slide.id}
            slide={slide}
            place={{ number: at + 1, total: slides.length }}
            data={data}
            language={language}
            hasWindow
            ratio={ratioOf(slide, { imageAspectRatio: 'Auto' })}
            attributes={{
              id: slideElementId(id, slide),
              ...(mode === null ? {} : stateOf(at, index, slides.length)),
            }}
          />
        ))}
      </div>
      {live?.thumbnails ?? <Thumbnails {...gallery} />}
    </GalleryFrame>
  );
}

/** Stop, back and on; hidden until they answer. */
function Controls({ id, slides, data, language, live }: StackedViewProps) {
  const messages = messagesFor(language);
  const controls = `${id}-stage`;
  const { currentIndex = 0, isLooping = true } = live?.state ?? {};
  return (
    <div className="gallery-controls" hidden={!live}>
      {data.autoplay && (
        <PauseButton
          language={language}
          isPlaying={live?.autoplay?.isPlaying ?? true}
          onPress={live?.autoplay?.toggle}
        />
      )}
      <StepButton
        way="previous"
        label={messages.previousItem}
        controls={controls}
        isDisabled={!isLooping && currentIndex === 0}
        onPress={() => live?.engine.previous()}
      />
      <StepButton
        way="next"
        label={messages.nextItem}
        controls={controls}
        isDisabled={!isLooping && currentIndex === slides.length - 1}
        onPress={() => live?.engine.next()}
      />
    </div>
  );
}

/** Only the current slide is there for those who read; pictures are fetched for it and those beside it (rule GALLERY-82). */
function stateOf(at: number, index: number, count: number) {
  const beside = [index, wrapIndex(index - 1, count), wrapIndex(index + 1, count)];
  return {
    tabIndex: -1,
    ...(at === index ? { 'data-current': '' } : { inert: true }),
    ...(beside.includes(at) ? { 'data-near': '' } : {}),
  };
}

/** Width to height of the slide that says how high all are (rule GALLERY-67). */
function stageRatio({ slides, data }: GalleryProps, index: number): number {
  const isFollowing = data.isAutoHeight && !data.autoplay && !isVertical(data);
  const slide = slides[isFollowing ? index : 0];
  return slide ? ratioOf(slide, data) : 1;
}

function isVertical({ transition, scrollAxis }: GalleryProps['data']): boolean {
  return transition === 'scroll' && scrollAxis === 'vertical';
}
