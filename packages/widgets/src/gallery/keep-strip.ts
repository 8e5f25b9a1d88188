import { type DragRoom, heldAt, restOf } from '@vitrine/core/gallery/drag-room.ts';
import { keepDrag } from './keep-drag.ts';
import { isLeftToRight, wayTo } from './track-geometry.ts';
import { wantsLessMotion } from './transitions/play.ts';

/** A mouse drags the strip, which scrolls by touch; it glides on and rests anywhere (rule GALLERY-88). */
export function keepStrip(strip: HTMLElement): () => void {
  let begun = 0;
  const room = (): DragRoom => {
    const reach = strip.scrollWidth - strip.clientWidth;
    const [least, most] = isLeftToRight(strip) ? [0, reach] : [-reach, 0];
    return { least, most, size: strip.clientWidth, boundaries: { least: 'hard', most: 'hard' } };
  };
  return keepDrag(strip, {
    canBegin: ({ pointerType }) => pointerType === 'mouse',
    onBegin: () => {
      begun = strip.scrollLeft;
    },
    onDrag: way => {
      strip.scrollLeft = heldAt(begun - way, room());
    },
    onRelease: ({ speed }) => {
      const left = restOf({ position: strip.scrollLeft, speed: -speed, snap: 'none' }, room());
      strip.scrollTo({ left, behavior: scrollBehavior() });
    },
  });
}

/** Scrolls the strip, and nothing around it, until a thumbnail is in its centre (rule GALLERY-86). */
export function showInStrip(strip: HTMLElement, index: number): void {
  const thumbnail = strip.children[index];
  if (thumbnail) strip.scrollBy({ left: wayTo(strip, thumbnail, 'middle'), behavior: scrollBehavior() });
}

function scrollBehavior(): ScrollBehavior {
  return wantsLessMotion() ? 'instant' : 'smooth';
}
