import { openSlides } from '@vitrine/widgets/gallery/open-slides.ts';
import { fetchSlideOpener } from '@vitrine/widgets/gallery/slide-opener.ts';

/** Shows the picture large on a click (rule IMAGE-26). */
export function enhance(root: HTMLElement): () => void {
  return openSlides(root, { fetchOpener: fetchSlideOpener, theme: 'dark', historyHash: false });
}
