import { newSwipe, swipe } from '@vitrine/core/gallery/gallery-constants.ts';
import { isLeftToRight } from './track-geometry.ts';

export interface TrackDrag {
  /** Whether the track may be taken now. */
  readonly mayBegin: () => boolean;
  /** Let go: swiped on (1) or back (-1), or only moved (0). */
  readonly release: (swiped: -1 | 0 | 1) => void;
}

/** What a mouse is pressed on for something else: a player, or words to be selected. */
const ownsPress = 'video, iframe, figcaption, [data-playing]';

/** Marks a track while it does not rest where it snaps. */
export const movingMark = 'moving';

/**
 * Lets a mouse take hold of what scrolls by itself under a finger. What was dragged is not clicked (rule
 * GALLERY-53).
 */
export function dragTrack(track: HTMLElement, { mayBegin, release }: TrackDrag): () => void {
  const stop = new AbortController();
  const { signal } = stop;

  const hold = (press: PointerEvent) => {
    const isTaken = press.target instanceof Element && press.target.closest(ownsPress);
    if (press.pointerType !== 'mouse' || press.button !== 0 || isTaken || !mayBegin()) return;
    const letGo = new AbortController();
    const held = AbortSignal.any([signal, letGo.signal]);
    let from: number | null = null;
    const move = ({ clientX, pointerId }: PointerEvent) => {
      if (from === null) {
        if (Math.abs(clientX - press.clientX) <= newSwipe.movementThreshold) return;
        from = clientX + track.scrollLeft;
        track.setPointerCapture(pointerId);
        track.dataset[movingMark] = 'drag';
      }
      track.scrollLeft = from - clientX;
    };
    const end = ({ clientX, timeStamp, type }: PointerEvent) => {
      letGo.abort();
      if (from === null) return;
      if (type === 'pointerup') ignoreClick(track);
      const way = clientX - press.clientX;
      const isSwipe = Math.abs(way) >= swipe.distance && timeStamp - press.timeStamp <= swipe.time;
      release(isSwipe ? (way < 0 === isLeftToRight(track) ? 1 : -1) : 0);
    };
    track.addEventListener('pointermove', move, { signal: held });
    for (const name of ['pointerup', 'pointercancel'] as const)
      window.addEventListener(name, end, { signal: held });
  };

  track.addEventListener('pointerdown', hold, { signal });
  // The browser's own way to drag pictures and links.
  track.addEventListener('dragstart', event => event.preventDefault(), { signal });
  return () => stop.abort();
}

/** The click that ends a drag comes at once, or not at all. */
function ignoreClick(track: HTMLElement): void {
  const done = new AbortController();
  const ignore = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  track.addEventListener('click', ignore, { capture: true, signal: done.signal });
  setTimeout(() => done.abort());
}
