import { directionOfSwipe } from '@vitrine/core/gallery/slide-gesture.ts';
import type { GalleryEngine } from './gallery-engine.ts';
import { isLeftToRight } from './track-geometry.ts';

/** A swipe across the slides moves on or back (rule GALLERY-74). */
export function keepSwipes(engine: GalleryEngine, stage: HTMLElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let pressed: PointerEvent | null = null;
  stage.addEventListener(
    'pointerdown',
    event => {
      pressed = event.isPrimary && event.pointerType !== 'mouse' ? event : null;
    },
    { signal },
  );
  stage.addEventListener('pointercancel', () => (pressed = null), { signal });
  stage.addEventListener(
    'pointerup',
    event => {
      if (!pressed || event.pointerId !== pressed.pointerId) return;
      const direction = directionOfSwipe({
        x: event.clientX - pressed.clientX,
        y: event.clientY - pressed.clientY,
        time: event.timeStamp - pressed.timeStamp,
        isRightToLeft: !isLeftToRight(stage),
      });
      pressed = null;
      if (direction === 1) engine.next();
      else if (direction === -1) engine.previous();
    },
    { signal },
  );
  return () => stop.abort();
}
