import type { GalleryState } from '@vitrine/core/gallery/gallery-index.ts';
import { fillMessage, messagesFor } from '../messages/messages.ts';
import type { GalleryProps } from './gallery-slide.ts';
import { PauseButton } from './pause-button.view.tsx';
import { StepButton } from './step-button.view.tsx';
import type { LiveGallery } from './use-gallery.ts';

export interface GalleryBarProps extends Pick<GalleryProps, 'data' | 'language'> {
  readonly state: GalleryState;
  /** Id of the slides. */
  readonly controls: string;
  /** Null while the server's drawing stands: nothing answers yet, though the room is kept. */
  readonly live: LiveGallery | null;
}

/** Which slides are shown, and the buttons that show others (rules GALLERY-47, GALLERY-51). */
export function GalleryBar({ data, language, state, controls, live }: GalleryBarProps) {
  const messages = messagesFor(language);
  const { currentIndex, count, isLooping } = state;
  const last = lastInSight(state);
  const isGrouped = state.groupSize > 1;
  const isPlaying = live?.autoplay?.isPlaying ?? false;
  return (
    <div className="gallery-bar" hidden={!live}>
      <p className="gallery-status">
        <span aria-hidden="true">{`${isGrouped ? `${currentIndex + 1}–${last}` : last} / ${count}`}</span>
        <span className="visually-hidden" aria-live={isPlaying ? 'off' : 'polite'}>
          {isGrouped
            ? fillMessage(messages.slidesOf, { first: currentIndex + 1, last, total: count })
            : fillMessage(messages.itemOf, { number: currentIndex + 1, total: count })}
        </span>
      </p>
      {data.autoplay && (
        <PauseButton
          language={language}
          isPlaying={live?.autoplay?.isPlaying ?? true}
          onPress={live?.autoplay?.toggle}
        />
      )}
      <StepButton
        way="previous"
        label={isGrouped ? messages.previousSlides : messages.previousItem}
        controls={controls}
        isDisabled={!isLooping && currentIndex === 0}
        onPress={() => live?.engine.previous()}
      />
      <StepButton
        way="next"
        label={isGrouped ? messages.nextSlides : messages.nextItem}
        controls={controls}
        isDisabled={!isLooping && last === count}
        onPress={() => live?.engine.next()}
      />
    </div>
  );
}

/** From 1. */
function lastInSight({ currentIndex, count, groupSize }: GalleryState): number {
  return Math.min(count, currentIndex + groupSize);
}
