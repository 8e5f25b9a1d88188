import type { SlideOpening } from '../gallery/open-slides.ts';
import { readLightboxItems } from './lightbox-item.ts';
import { openLightbox } from './open-lightbox.ts';

/** Opens the lightbox at one slide of a gallery, with all its slides as the set (rules LIGHTBOX-1, LIGHTBOX-2). */
export function openSlide({ root, slideId, theme, historyHash, language }: SlideOpening): void {
  const set = readLightboxItems(root);
  openLightbox({
    set,
    currentSetIndex: Math.max(
      0,
      set.findIndex(item => item.id === slideId),
    ),
    controls: { previous: true, next: true },
    theme,
    historyHash,
    language,
  });
}
