import type { ScriptGalleryData } from '@vitrine/core/gallery/script-fields.ts';
import type { DrawnGallery } from './drawn-gallery.ts';
import { fetchAhead } from './fetch-ahead.ts';
import type { GalleryEngine } from './gallery-engine.ts';
import type { keepHistory } from './keep-history.ts';
import { keepKeyboard } from './keep-keyboard.ts';
import { openGallery } from './open-gallery.ts';

/**
 * The common features of moving layouts: keys, prefetching, the lightbox and, if it is on and loaded,
 * history (rules GALLERY-30 to GALLERY-34).
 */
export function keepGallery(
  engine: GalleryEngine,
  { frame, slides }: DrawnGallery,
  data: ScriptGalleryData,
  history: typeof keepHistory | null,
): () => void {
  const undos = [
    keepKeyboard(engine, frame),
    history?.(engine, slides.map(addressOf)),
    fetchAhead(engine, slides),
    engine.on('reachedBeginning', () => tell(frame, 'reachedBeginning')),
    engine.on('reachedEnd', () => tell(frame, 'reachedEnd')),
    openGallery(frame, data),
  ];
  return () => {
    for (const undo of undos) undo?.();
  };
}

/** For an owner's custom code (rule GALLERY-7). */
function tell(frame: HTMLElement, name: 'reachedBeginning' | 'reachedEnd'): void {
  frame.dispatchEvent(new CustomEvent(name, { bubbles: true }));
}

function addressOf({ dataset }: HTMLElement): { id: string; url: string } {
  return { id: dataset.slideId ?? '', url: dataset.slideUrl ?? '' };
}
