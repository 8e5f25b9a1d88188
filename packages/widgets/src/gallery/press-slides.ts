import type { SlideClick } from '@vitrine/core/gallery/gallery-data.ts';
import type { GalleryEngine } from './gallery-engine.ts';

/**
 * A click on another slide makes it current; one on the current slide does what was chosen, where the slide has
 * nothing else to do (rules GALLERY-59, GALLERY-60).
 */
export function pressSlides(engine: GalleryEngine, root: HTMLElement, click: SlideClick): () => void {
  const slides = [...root.querySelectorAll('[data-slide-id]')];
  const press = (event: MouseEvent) => {
    const { target } = event;
    // A link leads away; what opens or plays has taken its click.
    if (!(target instanceof Element) || (target.closest('a') && !event.defaultPrevented)) return;
    const at = slides.findIndex(slide => slide.contains(target));
    if (at === -1) return;
    if (at !== engine.state.currentIndex) engine.goTo(at);
    else if (!target.closest('.gallery-press')) return;
    else if (click === 'previous') engine.previous();
    else if (click !== 'stay') engine.next();
  };
  root.addEventListener('click', press);
  return () => root.removeEventListener('click', press);
}
