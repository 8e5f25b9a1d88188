/** What a gallery shows and whether it may change that. */
export interface GalleryState {
  /** Of the slide shown; always below `count`, 0 when there are none. */
  readonly currentIndex: number;
  readonly count: number;
  readonly isInMotion: boolean;
  readonly isLooping: boolean;
}

/** What came of being asked to show another slide. */
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

/**
 * One slide on (1) or back (-1). At the ends it wraps when the gallery loops; otherwise it stays and says
 * which end was reached (rules GALLERY-6, GALLERY-7).
 */
export function step(state: GalleryState, direction: 1 | -1): GalleryMove {
  const index = state.currentIndex + direction;
  if (!state.isLooping && index < 0) return { kind: 'reachedBeginning' };
  if (!state.isLooping && index >= state.count) return { kind: 'reachedEnd' };
  return moveTo(state, index);
}

/** Shows a slide by its index, as it is written. Refused while a transition is in motion (rule GALLERY-8). */
export function moveTo(state: GalleryState, index: number): GalleryMove {
  if (state.count === 0) return { kind: 'stayed' };
  const wanted = wrapIndex(index, state.count);
  if (wanted === state.currentIndex) return { kind: 'stayed' };
  if (state.isInMotion) return { kind: 'refused' };
  return { kind: 'moved', index: wanted };
}
