import type { Point, ZoomRoom } from './zoom.ts';

/** The current picture; null for a video. Others on the stage are removed, or hidden beside it. */
export function shownPicture(within: HTMLElement): HTMLElement | null {
  return within.querySelector('.lightbox-slide:not([inert]) [data-zooms]');
}

export function roomOf(frame: HTMLElement, picture: HTMLElement): ZoomRoom {
  return {
    width: picture.offsetWidth,
    height: picture.offsetHeight,
    frameWidth: frame.clientWidth,
    frameHeight: frame.clientHeight,
  };
}

/** Requests as many pixels as a zoomed picture shows; the current image stays until they load (rule PICTURE-8). */
export function askForLarger(picture: HTMLElement, scale: number): void {
  if (!(picture instanceof HTMLImageElement) || picture.srcset === '') return;
  const asked = picture.sizes.endsWith('px') ? Number.parseFloat(picture.sizes) : window.innerWidth;
  const wanted = Math.ceil(picture.offsetWidth * scale);
  if (wanted > asked) picture.sizes = `${wanted}px`;
}

/** A point of the window, from the centre of the frame. */
export function fromCentre(frame: HTMLElement, { x, y }: Point): Point {
  const { left, top, width, height } = frame.getBoundingClientRect();
  return { x: x - left - width / 2, y: y - top - height / 2 };
}

export function pointOf({ clientX, clientY }: MouseEvent): Point {
  return { x: clientX, y: clientY };
}

export function wayBetween(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
