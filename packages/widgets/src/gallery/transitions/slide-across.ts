import { isLeftToRight } from '../track-geometry.ts';
import { play } from './play.ts';
import type { SlideChange } from './transition.ts';

export interface Crossing extends Pick<SlideChange, 'from' | 'to' | 'direction'> {
  /** Px from its place, in the direction of the text, at which the outgoing slide already is. */
  readonly start?: number;
  /** Ms. */
  readonly time: number;
}

/** One slide pushes the other out horizontally. */
export async function slideAcross({ from, to, direction, start = 0, time }: Crossing): Promise<void> {
  const end = -direction * from.offsetWidth;
  await Promise.all([glide(from, [start, end], time), glide(to, [start - end, 0], time)]);
}

/** Moves a slide between positions, in px from its own place in the direction of the text. */
export function glide(slide: HTMLElement, places: readonly number[], time: number): Promise<void> {
  const sign = lineSign(slide);
  const keyframes = places.map(place => ({ translate: `${sign * place}px`, visibility: 'visible' }));
  return play(slide, keyframes, { duration: time, easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)' });
}

/** 1 for left-to-right text, -1 for right-to-left text. */
export function lineSign(element: Element): 1 | -1 {
  return isLeftToRight(element) ? 1 : -1;
}
