import { swipe } from './gallery-constants.ts';
import type { SlideClick } from './gallery-data.ts';

/** On (1), back (-1) or nowhere. */
export type SlideDirection = 1 | -1 | 0;

export interface ClickOnSlide {
  readonly behaviour: SlideClick;
  /** Px from the left edge of the slide, and its width. */
  readonly x: number;
  readonly width: number;
  readonly isRightToLeft: boolean;
}

/** The direction of a click on the current slide (rule GALLERY-77). */
export function directionOfClick({ behaviour, x, width, isRightToLeft }: ClickOnSlide): SlideDirection {
  if (behaviour === 'stay') return 0;
  if (behaviour !== 'halves') return behaviour === 'next' ? 1 : -1;
  return x < width / 2 === isRightToLeft ? 1 : -1;
}

export interface Swipe {
  /** Px to the right and down, and ms, since the touch began. */
  readonly x: number;
  readonly y: number;
  readonly time: number;
  readonly isRightToLeft: boolean;
}

/** The direction of a swipe: long enough, fast enough, and more horizontal than vertical (rule GALLERY-74). */
export function directionOfSwipe({ x, y, time, isRightToLeft }: Swipe): SlideDirection {
  const way = Math.abs(x);
  if (way < swipe.distance || time > swipe.time || way <= Math.abs(y)) return 0;
  return x > 0 === isRightToLeft ? 1 : -1;
}
