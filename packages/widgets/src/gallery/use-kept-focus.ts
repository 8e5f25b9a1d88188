import { type GalleryState, isInGroup } from '@vitrine/core/gallery/gallery-index.ts';
import { type RefObject, useLayoutEffect, useRef } from 'react';

const focusable = 'a[href], button:not([hidden]), video[controls], [tabindex="0"]';

/** A focus that stood in a slide which leaves goes to the first slide that comes (rule GALLERY-49). */
export function useKeptFocus(track: RefObject<HTMLElement | null>, state: GalleryState): void {
  const before = useRef(state);
  const { currentIndex, groupSize } = state;
  useLayoutEffect(() => {
    const was = before.current;
    before.current = state;
    if (was.currentIndex === currentIndex && was.groupSize === groupSize) return;
    const slides = [...(track.current?.querySelectorAll('[data-slide-id]') ?? [])];
    const at = slides.findIndex(slide => slide.contains(document.activeElement));
    if (at === -1 || !isInGroup(at, was) || isInGroup(at, state)) return;
    const next = slides[currentIndex]?.querySelector<HTMLElement>(focusable) ?? track.current;
    next?.focus({ preventScroll: true });
  });
}
