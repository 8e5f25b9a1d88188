import { newSwipe } from './gallery-constants.ts';
import type { DragBoundary } from './gallery-data.ts';

/** The limits of something dragged along one axis, px. */
export interface DragRoom {
  readonly least: number;
  readonly most: number;
  /** The behaviour of each end when dragged beyond: free, a wall, or a spring. */
  readonly boundaries: { readonly least: DragBoundary; readonly most: DragBoundary };
  /** The visible size: a spring yields by less than that, and snap points are a percentage of it. */
  readonly size: number;
}

export interface DragSample {
  readonly position: number;
  /** Ms. */
  readonly at: number;
}

export interface Release {
  readonly position: number;
  /** Px a ms. */
  readonly speed: number;
  /** Distance between snap points in percent of the visible size, or none. */
  readonly snap: number | 'none';
}

/** How long a released object glides before it chooses a snap point, ms. */
const glide = 300;
/** How far a spring yields at first, in px for each dragged px. */
const give = 0.55;

/** The displayed position of something dragged to `wanted` (rule GALLERY-75). */
export function heldAt(wanted: number, { least, most, boundaries, size }: DragRoom): number {
  if (wanted < least) return least - wayBeyond(least - wanted, boundaries.least, size);
  if (wanted > most) return most + wayBeyond(wanted - most, boundaries.most, size);
  return wanted;
}

/** Px a ms over the last samples; zero if it rested before the release (rule GALLERY-76). */
export function speedOf(samples: readonly DragSample[]): number {
  const counted = samples.slice(-newSwipe.velocitySamples);
  const [first, last] = [counted[0], counted.at(-1)];
  if (!first || !last || last.at <= first.at) return 0;
  return (last.position - first.position) / (last.at - first.at);
}

/** The resting position: the end of its glide, at the nearest snap point, always within its limits. */
export function restOf({ position, speed, snap }: Release, { least, most, size }: DragRoom): number {
  const within = (place: number) => Math.min(most, Math.max(least, place));
  const reached = within(position + speed * glide);
  if (snap === 'none') return reached;
  const grid = (size * snap) / 100;
  return grid > 0 ? within(Math.round(reached / grid) * grid) : reached;
}

/** The duration of settling in ms: the distance at its speed, within limits by the window's width. */
export function settleTime(way: number, speed: number, windowWidth: number): number {
  const { least, most } =
    windowWidth < newSwipe.narrowBelow ? newSwipe.narrowTransition : newSwipe.transition;
  const own = speed === 0 ? most : Math.abs(way / speed);
  return Math.min(most, Math.max(least, own));
}

function wayBeyond(way: number, boundary: DragBoundary, size: number): number {
  if (boundary === 'none') return way;
  if (boundary === 'hard' || size <= 0) return 0;
  return size * (1 - 1 / ((way * give) / size + 1));
}
