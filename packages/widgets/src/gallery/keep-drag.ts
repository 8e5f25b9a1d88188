import { type DragSample, speedOf } from '@vitrine/core/gallery/drag-room.ts';
import { newSwipe } from '@vitrine/core/gallery/gallery-constants.ts';

export interface DragEvents {
  /** Called when a pointer is pressed. */
  readonly canBegin: (event: PointerEvent) => boolean;
  readonly onBegin?: () => void;
  /** Px to the right of the starting point. */
  readonly onDrag: (way: number) => void;
  /** Speed to the right, px a ms; none if the drag was cancelled. */
  readonly onRelease: (release: { readonly way: number; readonly speed: number }) => void;
}

/**
 * Follows a pointer horizontally once it has moved far enough; the click at the end of a drag is
 * ignored (rule GALLERY-75).
 */
export function keepDrag(element: HTMLElement, events: DragEvents): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let pressed: PointerEvent | null = null;
  let samples: DragSample[] = [];
  let isDragging = false;
  let isClickOwed = false;

  const press = (event: PointerEvent) => {
    isClickOwed = false;
    if (pressed || !event.isPrimary || event.button !== 0 || !events.canBegin(event)) return;
    pressed = event;
    samples = [];
  };
  const move = (event: PointerEvent) => {
    if (!pressed || event.pointerId !== pressed.pointerId) return;
    const way = event.clientX - pressed.clientX;
    if (!isDragging) {
      const isFar = Math.abs(way) > newSwipe.movementThreshold;
      if (!isFar || Math.abs(way) < Math.abs(event.clientY - pressed.clientY)) return;
      isDragging = true;
      element.setPointerCapture(event.pointerId);
      events.onBegin?.();
    }
    take(way, event);
    events.onDrag(way);
  };
  const take = (position: number, { timeStamp: at }: PointerEvent) => {
    samples = [...samples.slice(1 - newSwipe.velocitySamples), { position, at }];
  };
  const lift = (event: PointerEvent, isBrokenOff: boolean) => {
    if (!pressed || event.pointerId !== pressed.pointerId) return;
    const way = event.clientX - pressed.clientX;
    pressed = null;
    if (!isDragging) return;
    isDragging = false;
    isClickOwed = true;
    take(way, event);
    events.onRelease(isBrokenOff ? { way: 0, speed: 0 } : { way, speed: speedOf(samples) });
  };

  element.addEventListener('pointerdown', press, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerup', event => lift(event, false), { signal });
  element.addEventListener('pointercancel', event => lift(event, true), { signal });
  element.addEventListener('dragstart', event => event.preventDefault(), { signal });
  const swallow = (event: MouseEvent) => {
    if (!isClickOwed || event.detail === 0) return;
    isClickOwed = false;
    event.preventDefault();
    event.stopPropagation();
  };
  element.addEventListener('click', swallow, { signal, capture: true });
  return () => stop.abort();
}
