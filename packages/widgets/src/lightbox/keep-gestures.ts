import { lightboxTouch, lightboxZoom } from '@vitrine/core/lightbox/lightbox-constants.ts';
import { type Point, panBy, unzoomed, type ZoomRoom, type ZoomView, zoomAt } from './zoom.ts';
import { askForLarger, fromCentre, pointOf, roomOf, shownPicture, wayBetween } from './zoom-room.ts';

export interface GestureOptions {
  /**
   * Called for every change of the view, and whether it may be animated: direct manipulation is
   * followed immediately.
   */
  readonly onZoom: (view: ZoomView, isGliding: boolean) => void;
  /** Called with how far, in px, a finger has pulled the unzoomed picture down; null if it is released back. */
  readonly onPull: (distance: number | null) => void;
  readonly onClose: () => void;
}

export interface Gestures {
  /** Zooms in at the centre, or out again. */
  readonly toggle: () => void;
  /** Zooms at the centre by a factor; below 1 it zooms out. */
  readonly zoomBy: (factor: number) => void;
  /** Pans to one side, by fractions of the window. */
  readonly look: (way: Point) => void;
  /** Resets the zoom, for another picture or this one. */
  readonly reset: () => void;
  readonly stop: () => void;
}

const middle: Point = { x: 0, y: 0 };

/**
 * Pinch, double tap and wheel zoom a picture; one finger pans it, a single tap or click centres its
 * point. Without zoom, pulling down with one finger closes (rules LIGHTBOX-15, LIGHTBOX-16).
 */
export function keepGestures(frame: HTMLElement, options: GestureOptions): Gestures {
  const stopping = new AbortController();
  const { signal } = stopping;
  const fingers = new Map<number, Point>();
  let view: ZoomView = unzoomed;
  let lastTap: (Point & { at: number }) | null = null;
  let pressed: Point | null = null;
  let pulled: number | null = null;
  let isMouse = false;

  const change = (to: (room: ZoomRoom) => ZoomView, isGliding: boolean) => {
    const picture = shownPicture(frame);
    if (!picture) return;
    const next = to(roomOf(frame, picture));
    view = next.scale < Math.min(lightboxZoom.whole, view.scale) ? unzoomed : next;
    options.onZoom(view, isGliding);
    askForLarger(picture, view.scale);
  };
  const toggle = (point: Point = middle) =>
    change(room => (view.scale > 1 ? unzoomed : zoomAt(view, lightboxZoom.double, point, room)), true);
  const pull = (distance: number | null) => {
    if (pulled === distance) return;
    pulled = distance;
    options.onPull(distance);
  };

  const moveOne = (from: Point, to: Point) => {
    const by = { x: to.x - from.x, y: to.y - from.y };
    if (view.scale > 1) change(room => panBy(view, by, room), false);
    else if (pressed && (pulled !== null || isDown(pressed, to))) pull(Math.max(0, to.y - pressed.y));
  };
  const moveTwo = (id: number, to: Point) => {
    const from = fingers.get(id);
    const other = [...fingers].find(([one]) => one !== id)?.[1];
    if (!from || !other) return;
    const between = fromCentre(frame, { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 });
    const factor = wayBetween(to, other) / Math.max(1, wayBetween(from, other));
    const by = { x: (to.x - from.x) / 2, y: (to.y - from.y) / 2 };
    change(room => panBy(zoomAt(view, factor, between, room), by, room), false);
  };
  const tap = (event: PointerEvent, at: Point) => {
    const isDouble =
      event.pointerType !== 'mouse' &&
      lastTap !== null &&
      event.timeStamp - lastTap.at < lightboxTouch.doubleTap.time &&
      wayBetween(lastTap, at) < lightboxTouch.doubleTap.way;
    const { x, y } = fromCentre(frame, at);
    if (isDouble) toggle({ x, y });
    else if (view.scale > 1) change(room => panBy(view, { x: -x, y: -y }, room), true);
    lastTap = isDouble ? null : { ...at, at: event.timeStamp };
  };

  frame.addEventListener(
    'pointerdown',
    event => {
      isMouse = event.pointerType === 'mouse';
      if (isMouse && (event.button !== 0 || view.scale === 1)) return;
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
      if (!isCancelled && pulled > lightboxTouch.pullCloses) options.onClose();
      else pull(null);
    } else if (!isCancelled && pressed && wayBetween(pressed, at) < lightboxTouch.tap) tap(event, at);
    pressed = null;
  };
  frame.addEventListener('pointerup', event => lift(event, false), { signal });
  frame.addEventListener('pointercancel', event => lift(event, true), { signal });
  frame.addEventListener(
    'dblclick',
    event => {
      // Two clicks beside the picture go on twice; a browser may also report a double tap as this.
      const isOnPicture = event.target instanceof Element && event.target.closest('[data-zooms]');
      if (isMouse && (view.scale > 1 || isOnPicture)) toggle(fromCentre(frame, pointOf(event)));
    },
    { signal },
  );
  frame.addEventListener(
    'wheel',
    event => {
      event.preventDefault();
      const factor = Math.exp(-event.deltaY * (event.ctrlKey ? lightboxZoom.pinch : lightboxZoom.wheel));
      change(room => zoomAt(view, factor, fromCentre(frame, pointOf(event)), room), false);
    },
    { signal, passive: false },
  );
  return {
    toggle: () => toggle(),
    zoomBy: factor => change(room => zoomAt(view, factor, middle, room), true),
    look: ({ x, y }) =>
      change(room => panBy(view, { x: -x * room.frameWidth, y: -y * room.frameHeight }, room), true),
    reset: () => {
      view = unzoomed;
      lastTap = null;
      pull(null);
      options.onZoom(view, true);
    },
    stop: () => stopping.abort(),
  };
}

/** Clearly more vertical than horizontal. */
function isDown(from: Point, to: Point): boolean {
  return to.y - from.y > Math.abs(to.x - from.x) + lightboxTouch.pullBegins;
}
