/** A gallery’s current slide and whether it may change. */
export interface GalleryState {
  /** The slide shown; always below `count`, 0 if there are none. */
  readonly currentIndex: number;
  readonly count: number;
  /** Slides that are shown and moved together: one, or a row of a carousel. */
  readonly groupSize: number;
  readonly isInMotion: boolean;
  readonly isLooping: boolean;
}

/** The result of a request to show another slide. */
export type GalleryMove =
  | { readonly kind: 'moved'; readonly index: number }
  | { readonly kind: 'stayed' }
  | { readonly kind: 'reachedBeginning' }
  | { readonly kind: 'reachedEnd' }
  | { readonly kind: 'refused' };

/** Normalises an index: negative ones count from the end, all wrap around (rule GALLERY-6). */
export function wrapIndex(index: number, count: number): number {
  if (count === 0) return 0;
  return ((index % count) + count) % count;
}

type Groups = Pick<GalleryState, 'count' | 'groupSize'>;

/** The first slide of the group with a slide. The last group is full: it overlaps the one before (rule GALLERY-46). */
export function groupStart(index: number, { count, groupSize }: Groups): number {
  const last = Math.max(0, count - groupSize);
  return index >= last ? last : Math.floor(index / groupSize) * groupSize;
}

/** The first slide of each group; every slide if they move one by one. */
export function groupStarts({ count, groupSize }: Groups): number[] {
  return Array.from({ length: Math.ceil(count / groupSize) }, (_, group) =>
    groupStart(group * groupSize, { count, groupSize }),
  );
}

/** Whether a slide is visible in the current group. */
export function isInGroup(index: number, { currentIndex, groupSize }: GalleryState): boolean {
  return index >= currentIndex && index < currentIndex + groupSize;
}

/** The visible slides, counted from 1, as text: “4–6 / 9”, or “4 / 9” for a single one (rule GALLERY-51). */
export function slidesInSight({
  currentIndex,
  groupSize,
  count,
}: Omit<GalleryState, 'isInMotion' | 'isLooping'>) {
  const first = currentIndex + 1;
  const last = Math.min(count, currentIndex + groupSize);
  return { first, last, written: `${groupSize > 1 ? `${first}–${last}` : first} / ${count}` };
}

/**
 * One group on (1) or back (-1), or one slide if they move one by one. At the ends it wraps if the
 * gallery loops; otherwise it stays and reports the end (rules GALLERY-6, GALLERY-7, GALLERY-46).
 */
export function step(state: GalleryState, direction: 1 | -1): GalleryMove {
  const starts = groupStarts(state);
  const group = starts.indexOf(groupStart(state.currentIndex, state)) + direction;
  if (!state.isLooping && group < 0) return { kind: 'reachedBeginning' };
  if (!state.isLooping && group >= starts.length) return { kind: 'reachedEnd' };
  return moveTo(state, starts[wrapIndex(group, starts.length)] ?? 0);
}

/** Shows a slide, with its group, by its index in any form. Refused during a transition (rule GALLERY-8). */
export function moveTo(state: GalleryState, index: number): GalleryMove {
  if (state.count === 0) return { kind: 'stayed' };
  const wanted = groupStart(wrapIndex(index, state.count), state);
  if (wanted === state.currentIndex) return { kind: 'stayed' };
  if (state.isInMotion) return { kind: 'refused' };
  return { kind: 'moved', index: wanted };
}
