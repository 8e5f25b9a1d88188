import type { SlideClick } from '@vitrine/core/gallery/gallery-data.ts';
import type { DrawnGallery } from './drawn-gallery.ts';
import type { GalleryEngine } from './gallery-engine.ts';
import type { SlideMarks } from './mark-slides.ts';

/**
 * A click on another slide makes it current; one on the current slide performs the chosen action,
 * if the slide has no action itself (rules GALLERY-59, GALLERY-60).
 */
export function pressSlides(
  engine: GalleryEngine,
  { frame, slides }: DrawnGallery,
  click: SlideClick,
): () => void {
  const press = (event: MouseEvent) => {
    const { target } = event;
    // A link navigates; an opener or a player has already handled its click.
    if (!(target instanceof Element) || (target.closest('a') && !event.defaultPrevented)) return;
    const at = slides.findIndex(slide => slide.contains(target));
    if (at === -1) return;
    if (at !== engine.state.currentIndex) engine.goTo(at);
    else if (!target.closest('.gallery-press')) return;
    else if (click === 'previous') engine.previous();
    else if (click !== 'stay') engine.next();
  };
  frame.addEventListener('click', press);
  return () => frame.removeEventListener('click', press);
}

/** Marks the current slide and each slide's click action: its button has a drawn label for either case. */
export function pressMarks(click: SlideClick): Omit<SlideMarks, 'room'> {
  return {
    mark: (slide, at, { currentIndex }) => {
      const isCurrent = at === currentIndex;
      slide.ariaCurrent = isCurrent ? 'true' : null;
      const button = pressButton(slide);
      if (!button) return;
      button.hidden = isCurrent && click === 'stay';
      button.ariaLabel = (isCurrent ? button.dataset.current : button.dataset.show) ?? '';
    },
    unmark: slide => {
      slide.ariaCurrent = null;
      const button = pressButton(slide);
      if (button) button.hidden = true;
    },
  };
}

function pressButton(slide: HTMLElement): HTMLButtonElement | null {
  return slide.querySelector<HTMLButtonElement>('.gallery-press');
}
