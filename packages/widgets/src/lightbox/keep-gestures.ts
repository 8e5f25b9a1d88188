import { type Point, panBy, unzoomed, type ZoomRoom, type ZoomView, zoomAt, zoomSteps } from './zoom.ts';

export interface GestureOptions {
  /** Told of every change of the view. */
  readonly onZoom: (view: ZoomView) => void;
  /** Told how far, in px, a finger has drawn the unzoomed picture down; null when it came back. */
  readonly onPull: (distance: number | null) => void;
  readonly onClose: () => void;
}

export interface Gestures {
  /** Enlarges about the middle, or goes back. */
  readonly toggle: (point?: Point) => void;
  readonly reset: () => void;
  readonly stop: () => void;
}

/** Two taps within this time and way are one double tap; a pull longer than this way closes. */
const doubleTap = { time: 300, way: 30 } as const;
const pullToClose = 110;

/**
 * Pinch, double tap and wheel enlarge a picture, one finger moves it about, or draws it down to close
 * (rules LIGHTBOX-15, LIGHTBOX-16).
 */
export function keepGestures(frame: HTMLElement, options: GestureOptions): Gestures {
  const stopping = new AbortController();
  const { signal } = stopping;
  const fingers = new Map<number, Point>();
  let view: ZoomView = unzoomed;
  let lastTap: (Point & { at: number }) | null = null;
  let pressed: Point | null = null;
  let pulled: number | null = null;

  const show = (next: ZoomView) => {
    view = next;
    options.onZoom(view);
  };
  const toggle = (point: Point = { x: 0, y: 0 }) =>
    show(view.scale > 1 ? unzoomed : zoomAt(view, zoomSteps.doubleTap, point, roomOf(frame)));
  const pull = (distance: number | null) => {
    if (pulled === distance) return;
    pulled = distance;
    options.onPull(distance);
  };

  const moveOne = (from: Point, to: Point) => {
    const by = { x: to.x - from.x, y: to.y - from.y };
    if (view.scale > 1) show(panBy(view, by, roomOf(frame)));
    else if (pressed && (pulled !== null || to.y - pressed.y > Math.abs(to.x - pressed.x) + 8))
      pull(Math.max(0, to.y - pressed.y));
  };
  const moveTwo = (id: number, to: Point) => {
    const from = fingers.get(id);
    const other = [...fingers].find(([one]) => one !== id)?.[1];
    if (!from || !other) return;
    const middle = fromCentre(frame, { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 });
    const factor = wayBetween(to, other) / Math.max(1, wayBetween(from, other));
    const room = roomOf(frame);
    show(panBy(zoomAt(view, factor, middle, room), { x: (to.x - from.x) / 2, y: (to.y - from.y) / 2 }, room));
  };

  frame.addEventListener(
    'pointerdown',
    event => {
      if (event.pointerType === 'mouse' && (event.button !== 0 || view.scale === 1)) return;
      fingers.set(event.pointerId, pointOf(event));
      pressed = fingers.size === 1 ? pointOf(event) : null;
      if (view.scale > 1) frame.setPointerCapture(event.pointerId);
    },
    { signal },
  );
  frame.addEventListener(
    'pointermove',
    event => {
      const from = fingers.get(event.pointerId);
      if (!from) return;
      const to = pointOf(event);
      if (fingers.size === 1) moveOne(from, to);
      else if (fingers.size === 2) moveTwo(event.pointerId, to);
      fingers.set(event.pointerId, to);
    },
    { signal },
  );
  const lift = (event: PointerEvent, isCancelled: boolean) => {
    if (!fingers.delete(event.pointerId)) return;
    const at = pointOf(event);
    if (pulled !== null) {
      if (!isCancelled && pulled > pullToClose) options.onClose();
      else pull(null);
    } else if (!isCancelled && pressed && event.pointerType !== 'mouse' && wayBetween(pressed, at) < 10) {
      const isDouble =
        lastTap && event.timeStamp - lastTap.at < doubleTap.time && wayBetween(lastTap, at) < doubleTap.way;
      if (isDouble) toggle(fromCentre(frame, at));
      lastTap = isDouble ? null : { ...at, at: event.timeStamp };
    }
    pressed = null;
  };
  frame.addEventListener('pointerup', event => lift(event, false), { signal });
  frame.addEventListener('pointercancel', event => lift(event, true), { signal });
  frame.addEventListener('dblclick', event => toggle(fromCentre(frame, pointOf(event))), { signal });
  frame.addEventListener(
    'wheel',
    event => {
      event.preventDefault();
      const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002));
      const next = zoomAt(view, factor, fromCentre(frame, pointOf(event)), roomOf(frame));
      show(next.scale < 1.02 ? unzoomed : next);
    },
    { signal, passive: false },
  );
  return { toggle, reset: () => show(unzoomed), stop: () => stopping.abort() };
}

function roomOf(frame: HTMLElement): ZoomRoom {
  const picture = frame.querySelector<HTMLElement>('[data-zooms]') ?? frame;
  return {
    width: picture.offsetWidth,
    height: picture.offsetHeight,
    frameWidth: frame.clientWidth,
    frameHeight: frame.clientHeight,
  };
}

function fromCentre(frame: HTMLElement, { x, y }: Point): Point {
  const { left, top, width, height } = frame.getBoundingClientRect();
  return { x: x - left - width / 2, y: y - top - height / 2 };
}

function pointOf({ clientX, clientY }: MouseEvent): Point {
  return { x: clientX, y: clientY };
}

function wayBetween(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
