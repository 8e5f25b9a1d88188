import { lightboxZoom } from '@vitrine/core/lightbox/lightbox-constants.ts';

/** The position of a zoomed picture: scaled by `scale` about its centre, then moved, in px. */
export interface ZoomView {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** Px: the unzoomed picture, and the visible window; both share their centre. */
export interface ZoomRoom {
  readonly width: number;
  readonly height: number;
  readonly frameWidth: number;
  readonly frameHeight: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const unzoomed: ZoomView = { scale: 1, x: 0, y: 0 };

/** Zooms at a point, relative to the centre, so that the content under it stays in place (rule LIGHTBOX-15). */
export function zoomAt(view: ZoomView, factor: number, point: Point, room: ZoomRoom): ZoomView {
  const scale = Math.min(lightboxZoom.most, Math.max(1, view.scale * factor));
  const grown = scale / view.scale;
  return withinRoom(
    { scale, x: point.x - (point.x - view.x) * grown, y: point.y - (point.y - view.y) * grown },
    room,
  );
}

export function panBy(view: ZoomView, by: Point, room: ZoomRoom): ZoomView {
  return withinRoom({ ...view, x: view.x + by.x, y: view.y + by.y }, room);
}

/** Keeps edges of the picture out of view if possible: a picture smaller than its frame stays centred. */
function withinRoom({ scale, x, y }: ZoomView, room: ZoomRoom): ZoomView {
  const most = (size: number, frame: number) => Math.max(0, (size * scale - frame) / 2);
  return {
    scale,
    x: clamp(x, most(room.width, room.frameWidth)),
    y: clamp(y, most(room.height, room.frameHeight)),
  };
}

function clamp(value: number, most: number): number {
  return Math.min(most, Math.max(-most, value)) + 0;
}
