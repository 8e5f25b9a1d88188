import type { SlideClick } from '@vitrine/core/gallery/gallery-data.ts';
import { directionOfClick } from '@vitrine/core/gallery/slide-gesture.ts';
import type { GalleryEngine } from './gallery-engine.ts';
import { isLeftToRight } from './track-geometry.ts';

/** Elements with their own click behaviour, or that are read and scrolled. */
const ownsClicks = 'a, button, input, select, textarea, label, summary, video, audio, iframe, [tabindex="0"]';

/** A click on the current slide moves on or back, or opens the slide's link (rules GALLERY-77, GALLERY-78). */
export function keepClicks(engine: GalleryEngine, stage: HTMLElement, behaviour: SlideClick): () => void {
  const click = (event: MouseEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const slide = event.target instanceof Element && event.target.closest<HTMLElement>('[data-slide-id]');
    if (!slide || event.target.closest(ownsClicks)) return;
    const link = slide.querySelector<HTMLAnchorElement>('a.gallery-link:not([data-opens])');
    if (link) return link.click();
    if (slide.dataset.type === 'video') return;
    const { left, width } = slide.getBoundingClientRect();
    const isRightToLeft = !isLeftToRight(stage);
    const direction = directionOfClick({ behaviour, x: event.clientX - left, width, isRightToLeft });
    if (direction === 1) engine.next();
    else if (direction === -1) engine.previous();
  };
  stage.addEventListener('click', click);
  return () => stage.removeEventListener('click', click);
}
