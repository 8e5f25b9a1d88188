import { slidesInSight } from '@vitrine/core/gallery/gallery-index.ts';
import { messagesFor } from '../messages/messages.ts';
import type { GalleryProps } from './gallery-slide.ts';
import { PauseButton } from './pause-button.view.tsx';
import { StepButton } from './step-button.view.tsx';

/** Texts that script writes into the bar, `{name}` for a value: for single slides, and for several at once. */
export interface BarWords {
  readonly one: StepWords;
  readonly many: StepWords;
}

interface StepWords {
  readonly status: string;
  readonly previous: string;
  readonly next: string;
}

/** Id of the element that a gallery's bar moves. */
export const slidesId = (galleryId: string) => `${galleryId}-slides`;

/**
 * The position display, and the buttons to change slides; hidden until they work, with their space
 * reserved (rules GALLERY-47, GALLERY-51).
 */
export function GalleryBar({ id, slides, data, language }: GalleryProps) {
  const messages = messagesFor(language);
  const words: BarWords = {
    one: {
      status: messages.itemOf({ number: '{number}', total: '{total}' }),
      previous: messages.previousItem,
      next: messages.nextItem,
    },
    many: {
      status: messages.slidesOf({ first: '{first}', last: '{last}', total: '{total}' }),
      previous: messages.previousSlides,
      next: messages.nextSlides,
    },
  };
  const controls = slidesId(id);
  const count = slides.length;
  const groupSize = data.design === 'carousel' ? data.slidesPerRow : 1;
  return (
    <div className="gallery-bar" hidden data-words={JSON.stringify(words)}>
      {data.autoplay && <PauseButton language={language} />}
      <p className="gallery-status">
        <span aria-hidden="true">{slidesInSight({ currentIndex: 0, groupSize, count }).written}</span>
        <span className="visually-hidden" aria-live="polite" />
      </p>
      <StepButton
        way="previous"
        label={words.one.previous}
        controls={controls}
        isDisabled={!data.isLooping}
      />
      <StepButton way="next" label={words.one.next} controls={controls} isDisabled={false} />
    </div>
  );
}
