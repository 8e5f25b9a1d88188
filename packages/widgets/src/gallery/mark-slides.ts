import { type GalleryState, isInGroup } from '@vitrine/core/gallery/gallery-index.ts';
import type { GalleryEngine } from './gallery-engine.ts';

/** Attributes that a layout adds to the server's slides while script runs, and removes again. */
export interface SlideMarks {
  /** Receives the focus if the next slide has no focusable element. */
  readonly room: HTMLElement;
  /** Called for slides that become visible or hidden, and for all if their groups change. */
  readonly mark: (slide: HTMLElement, at: number, state: GalleryState) => void;
  readonly unmark: (slide: HTMLElement, at: number) => void;
}

const focusable = 'a[href], button:not([hidden]), video[controls], [tabindex="0"]';

/**
 * Updates the attributes of each slide. The focus in a slide that becomes hidden moves to the first
 * visible one (rules GALLERY-49, GALLERY-80).
 */
export function markSlides(
  engine: GalleryEngine,
  slides: readonly HTMLElement[],
  { room, mark, unmark }: SlideMarks,
): () => void {
  let shown = engine.state;
  const markThose = (isMeant: (at: number) => boolean) => {
    for (const [at, slide] of slides.entries()) if (isMeant(at)) mark(slide, at, engine.state);
  };
  const follow = () => {
    const { state } = engine;
    if (state.currentIndex === shown.currentIndex && state.groupSize === shown.groupSize) return;
    const focused = slides.findIndex(slide => slide.contains(document.activeElement));
    const isLeaving = focused !== -1 && isInGroup(focused, shown) && !isInGroup(focused, state);
    const isRegrouped = state.groupSize !== shown.groupSize;
    const before = shown;
    shown = state;
    markThose(at => isRegrouped || isInGroup(at, before) !== isInGroup(at, state));
    if (!isLeaving) return;
    const slide = slides[state.currentIndex];
    focusFirst([slide?.querySelector<HTMLElement>(focusable), slide, room]);
  };
  markThose(() => true);
  const undos = [
    engine.on('change', follow),
    // A change of the group size is not a change of slide.
    engine.subscribe(() => engine.state.groupSize !== shown.groupSize && follow()),
  ];
  return () => {
    for (const undo of undos) undo();
    for (const [at, slide] of slides.entries()) unmark(slide, at);
  };
}

function focusFirst(elements: readonly (HTMLElement | null | undefined)[]): void {
  for (const element of elements) {
    element?.focus({ preventScroll: true });
    if (element && element === document.activeElement) return;
  }
}
