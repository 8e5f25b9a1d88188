/** A gallery’s current slide and whether it may change. */
export interface GalleryState {
  /** Of the slide shown; always below `count`, 0 when there are none. */
  readonly currentIndex: number;
  readonly count: number;
  /** Slides that are shown and moved together: one, or as many as a carousel has in a row. */
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

/** An index as it is written: negative ones count from the end, all wrap round (rule GALLERY-6). */
export function wrapIndex(index: number, count: number): number {
  if (count === 0) return 0;
  return ((index % count) + count) % count;
}

type Groups = Pick<GalleryState, 'count' | 'groupSize'>;

/** The first slide of the group a slide is shown in. The last group is full: it reaches back (rule GALLERY-46). */
export function groupStart(index: number, { count, groupSize }: Groups): number {
  const last = Math.max(0, count - groupSize);
  return index >= last ? last : Math.floor(index / groupSize) * groupSize;
}

/** The first slide of each group; every slide where they go one by one. */
export function groupStarts({ count, groupSize }: Groups): number[] {
  return Array.from({ length: Math.ceil(count / groupSize) }, (_, group) =>
    groupStart(group * groupSize, { count, groupSize }),
  );
}

/** Whether a slide is in sight beside the current one. */
export function isInGroup(index: number, { currentIndex, groupSize }: GalleryState): boolean {
  return index >= currentIndex && index < currentIndex + groupSize;
}

/** The slides in sight, counted from 1, and how that is written: “4–6 / 9”, “4 / 9” for one alone (rule GALLERY-51). */
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
 * One group on (1) or back (-1), which is one slide where they go one by one. At the ends it wraps when the
 * gallery loops; otherwise it stays and says which end was reached (rules GALLERY-6, GALLERY-7, GALLERY-46).
 */
export function step(state: GalleryState, direction: 1 | -1): GalleryMove {
  const starts = groupStarts(state);
  const group = starts.indexOf(groupStart(state.currentIndex, state)) + direction;
  if (!state.isLooping && group < 0) return { kind: 'reachedBeginning' };
  if (!state.isLooping && group >= starts.length) return { kind: 'reachedEnd' };
  return moveTo(state, starts[wrapIndex(group, starts.length)] ?? 0);
}

/** Shows a slide, with its group, by its index as it is written. Refused while a transition is in motion (rule GALLERY-8). */
export function moveTo(state: GalleryState, index: number): GalleryMove {
  if (state.count === 0) return { kind: 'stayed' };
  const wanted = groupStart(wrapIndex(index, state.count), state);
  if (wanted === state.currentIndex) return { kind: 'stayed' };
  if (state.isInMotion) return { kind: 'refused' };
  return { kind: 'moved', index: wanted };
}
