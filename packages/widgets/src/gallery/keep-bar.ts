import { slidesInSight } from '@vitrine/core/gallery/gallery-index.ts';
import { fillPlaces } from '@vitrine/core/messages/fill-places.ts';
import type { BarWords } from './gallery-bar.view.tsx';
import type { GalleryEngine } from './gallery-engine.ts';
import type { Autoplay } from './keep-autoplay.ts';
import { keepControls } from './keep-controls.ts';

/** Activates the server's bar, which shows the current slides and changes them (rules GALLERY-47, GALLERY-51). */
export function keepBar(engine: GalleryEngine, frame: HTMLElement, autoplay: Autoplay | null): () => void {
  const bar = frame.querySelector<HTMLElement>('.gallery-bar');
  if (!bar) return () => {};
  const words: BarWords = JSON.parse(bar.dataset.words ?? '');
  const previous = bar.querySelector('.gallery-previous');
  const next = bar.querySelector('.gallery-next');
  const [seen, said] = bar.querySelectorAll<HTMLElement>('.gallery-status > *');
  const updateStatus = () => {
    const { count, groupSize } = engine.state;
    const { first, last, written } = slidesInSight(engine.state);
    const of = groupSize > 1 ? words.many : words.one;
    const text = fillPlaces(of.status, { first, last, number: first, total: count });
    if (previous) previous.ariaLabel = of.previous;
    if (next) next.ariaLabel = of.next;
    if (seen && seen.textContent !== written) seen.textContent = written;
    if (said && said.textContent !== text) said.textContent = text;
  };
  const updateRotating = () => {
    if (said) said.ariaLive = autoplay?.isRotating ? 'off' : 'polite';
  };
  const undos = [engine.subscribe(updateStatus), autoplay?.subscribe(updateRotating)];
  updateStatus();
  updateRotating();
  undos.push(keepControls(engine, bar, autoplay));
  return () => {
    for (const undo of undos) undo?.();
  };
}
