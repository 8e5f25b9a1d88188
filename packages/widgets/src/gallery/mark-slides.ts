import { type GalleryState, isInGroup } from '@vitrine/core/gallery/gallery-index.ts';
import type { GalleryEngine } from './gallery-engine.ts';

/** Attributes that a layout adds to the server's slides while script runs, and removes again. */
export interface SlideMarks {
  /** Takes the focus where the slide that comes has nothing to focus. */
  readonly room: HTMLElement;
  /** Called for the slides that came into sight or left it, and for all where their groups changed. */
  readonly mark: (slide: HTMLElement, at: number, state: GalleryState) => void;
  readonly unmark: (slide: HTMLElement, at: number) => void;
}

const focusable = 'a[href], button:not([hidden]), video[controls], [tabindex="0"]';

/**
 * Keeps on each slide what it is now. A focus that stood in a slide which leaves goes to the first one that
 * comes (rules GALLERY-49, GALLERY-80).
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
    // Another number of slides in a group is no change of the slide.
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
