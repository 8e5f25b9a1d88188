import { directionOfSwipe, type SlideDirection } from '@vitrine/core/gallery/slide-gesture.ts';
import { keepDrag } from './keep-drag.ts';
import { isLeftToRight } from './track-geometry.ts';

export interface TrackDrag {
  /** Whether the track can be dragged now. */
  readonly mayBegin: () => boolean;
  readonly onBegin: () => void;
  /** Called on release, after a swipe on or back, or a slow drag (0). */
  readonly onRelease: (swiped: SlideDirection) => void;
}

/** Elements with their own mouse behaviour: a player, or selectable text. */
const ownsPress = 'video, iframe, figcaption, [data-playing]';

/** Lets a mouse drag a container that scrolls by touch (rule GALLERY-53). */
export function dragTrack(track: HTMLElement, { mayBegin, onBegin, onRelease }: TrackDrag): () => void {
  let begun = 0;
  let pressedAt = 0;
  return keepDrag(track, {
    canBegin: ({ pointerType, target, timeStamp }) => {
      pressedAt = timeStamp;
      return (
        pointerType === 'mouse' && !(target instanceof Element && target.closest(ownsPress)) && mayBegin()
      );
    },
    onBegin: () => {
      begun = track.scrollLeft;
      onBegin();
    },
    onDrag: way => {
      track.scrollLeft = begun - way;
    },
    onRelease: ({ way }) => {
      const time = performance.now() - pressedAt;
      onRelease(directionOfSwipe({ x: way, y: 0, time, isRightToLeft: !isLeftToRight(track) }));
    },
  });
}
