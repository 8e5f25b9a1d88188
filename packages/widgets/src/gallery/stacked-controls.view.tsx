import { messagesFor } from '../messages/messages.ts';
import type { GalleryProps } from './gallery-slide.ts';
import { PauseButton } from './pause-button.view.tsx';
import { StepButton } from './step-button.view.tsx';

/** Id of the element that a slideshow's controls move. */
export const stageId = (galleryId: string) => `${galleryId}-stage`;

/** Stop, back and on; hidden until they work. */
export function StackedControls({ id, slides, data, language }: GalleryProps) {
  if (slides.length < 2) return null;
  const messages = messagesFor(language);
  const controls = stageId(id);
  return (
    <div className="gallery-controls" hidden>
      {data.autoplay && <PauseButton language={language} />}
      <StepButton
        way="previous"
        label={messages.previousItem}
        controls={controls}
        isDisabled={!data.isLooping}
      />
      <StepButton way="next" label={messages.nextItem} controls={controls} isDisabled={false} />
    </div>
  );
}
