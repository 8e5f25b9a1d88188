import { leastTween, mostTween } from './highlight-constants.ts';

/** The progress of a line: −1 and 1 not drawn, from one end and the other; 0 completely drawn. */
export function startProgress(direction: 'left' | 'right'): number {
  return direction === 'right' ? -1 : 1;
}

/** Seconds from one progress to another: a fraction of the duration, by the distance (rule HIGHLIGHT-9). */
export function tweenDuration(from: number, to: number, duration: number): number {
  return duration * Math.min(Math.max(Math.abs(to - from), leastTween), mostTween);
}
