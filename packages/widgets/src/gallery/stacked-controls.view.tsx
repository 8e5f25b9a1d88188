import { messagesFor } from '../messages/messages.ts';
import type { GalleryProps } from './gallery-slide.ts';
import { PauseButton } from './pause-button.view.tsx';
import { StepButton } from './step-button.view.tsx';
import type { LiveGallery } from './use-gallery.ts';

/** What the controls of a slideshow need to know of it; its slides stay the server's. */
export interface StackedIslandProps extends Pick<GalleryProps, 'id' | 'data' | 'language'> {
  /** Of slides. */
  readonly count: number;
}

export interface StackedControlsProps extends StackedIslandProps {
  /** Null while the server's drawing stands: nothing answers yet. */
  readonly live: LiveGallery | null;
}

/** Id of what the controls of a slideshow move. */
export const stageId = (galleryId: string) => `${galleryId}-stage`;

/** Stop, back and on; hidden until they answer. */
export function StackedControls({ id, count, data, language, live }: StackedControlsProps) {
  if (count < 2) return null;
  const messages = messagesFor(language);
  const controls = stageId(id);
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
        isDisabled={!isLooping && currentIndex === count - 1}
        onPress={() => live?.engine.next()}
      />
    </div>
  );
}
