import { fillMessage } from '@vitrine/core/messages/message.ts';
import { useId, useRef, useState, useSyncExternalStore } from 'react';
import type { GalleryEngine } from '../gallery/gallery-engine.ts';
import { messagesFor } from '../messages/messages.ts';
import { LightboxControl } from './lightbox-control.tsx';
import { LightboxFade } from './lightbox-fade.tsx';
import type { LightboxItem } from './lightbox-item.ts';
import { LightboxTrack } from './lightbox-track.tsx';
import { useGestures } from './use-gestures.ts';
import { useLightboxKeys } from './use-lightbox-keys.ts';
import { useNeighbours } from './use-neighbours.ts';
import { useStageMouse } from './use-stage-mouse.ts';

export interface LightboxProps {
  readonly engine: GalleryEngine;
  readonly set: readonly LightboxItem[];
  readonly controls: { readonly previous: boolean; readonly next: boolean };
  readonly title: string;
  readonly language: string;
  /** Fingers instead of a mouse: slides scroll and do not loop, the caption waits behind its trigger. */
  readonly isTouch: boolean;
  readonly onClose: () => void;
}

/** What is inside the dialog of `openLightbox` (rules LIGHTBOX-1 to LIGHTBOX-18). */
export function Lightbox(props: LightboxProps) {
  const { engine, set, controls, language, isTouch, onClose } = props;
  const { currentIndex: index, isLooping } = useSyncExternalStore(engine.subscribe, () => engine.state);
  const messages = messagesFor(language);
  const stage = useRef<HTMLDivElement>(null);
  const [playing, setPlaying] = useState<number | null>(null);
  const { isZoomed, toggle, ...closeLook } = useGestures(stage, { index, onClose });
  useLightboxKeys(engine, { isZoomed, ...closeLook });
  useStageMouse(stage, {
    close: onClose,
    previous: engine.previous,
    next: engine.next,
    showVideo: () => setPlaying(engine.state.currentIndex),
    isIdle: isTouch || isZoomed,
    isSingle: set.length < 2,
  });
  useNeighbours(set, index, isLooping);
  if (playing !== null && playing !== index) setPlaying(null);
  const item = set[index];
  if (!item) return null;
  const Slides = isTouch ? LightboxTrack : LightboxFade;
  return (
    <div className="lightbox-room" {...(isZoomed ? { 'data-zoomed': '' } : {})}>
      <div className="lightbox-stage" ref={stage}>
        <Slides
          engine={engine}
          set={set}
          index={index}
          language={language}
          isStill={isZoomed}
          playing={playing}
          onPlay={() => setPlaying(index)}
        />
      </div>
      <Words key={isTouch ? index : 'all'} {...props} item={item} index={index} />
      {controls.previous && (
        <LightboxControl
          name="previous"
          label={messages.previousItem}
          isDisabled={!isLooping && index === 0}
          onPress={engine.previous}
        />
      )}
      {controls.next && (
        <LightboxControl
          name="next"
          label={messages.nextItem}
          isDisabled={!isLooping && index === set.length - 1}
          onPress={engine.next}
        />
      )}
      {item.kind === 'image' && (
        <LightboxControl
          name={isZoomed ? 'zoomOut' : 'zoomIn'}
          label={isZoomed ? messages.zoomOut : messages.zoomIn}
          onPress={toggle}
        />
      )}
      <LightboxControl name="close" label={messages.close} onPress={onClose} />
    </div>
  );
}

interface WordsProps extends LightboxProps {
  readonly item: LightboxItem;
  readonly index: number;
}

/** Which of how many, spoken when it changes, and the caption: always there with a mouse, toggled with a finger. */
function Words({ set, item, index, title, language, isTouch }: WordsProps) {
  const messages = messagesFor(language);
  const captionId = useId();
  const [isCaptionShown, setIsCaptionShown] = useState(!isTouch);
  const hasCaption = item.title !== '' || item.description !== '';
  const place = fillMessage(messages.itemOf, { number: index + 1, total: set.length });
  return (
    <>
      <p className="lightbox-count">
        <span aria-hidden="true">{`${index + 1} / ${set.length}`}</span>
        <span className="visually-hidden" aria-live="polite">
          {[title, place, item.title].filter(Boolean).join(', ')}
        </span>
      </p>
      {isTouch && hasCaption && (
        <button
          type="button"
          className="lightbox-control lightbox-bullet"
          aria-label={messages.toggleCaption}
          aria-expanded={isCaptionShown}
          aria-controls={captionId}
          onClick={() => setIsCaptionShown(!isCaptionShown)}
        />
      )}
      {hasCaption && (
        <div className="lightbox-caption" id={captionId} hidden={!isCaptionShown}>
          {item.title !== '' && <p className="lightbox-title">{item.title}</p>}
          {item.description !== '' && <p className="lightbox-description">{item.description}</p>}
        </div>
      )}
    </>
  );
}
