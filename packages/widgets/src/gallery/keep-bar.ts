import { type GalleryState, slidesInSight } from '@vitrine/core/gallery/gallery-index.ts';
import { fillPlaces } from '@vitrine/core/messages/fill-places.ts';
import { nextTask } from '../motion/next-task.ts';
import type { BarWords } from './gallery-bar.view.tsx';
import type { GalleryEngine } from './gallery-engine.ts';
import type { Autoplay } from './keep-autoplay.ts';

/** Lets the bar that the server drew say which slides are shown, and show others (rules GALLERY-47, GALLERY-51). */
export function keepBar(engine: GalleryEngine, frame: HTMLElement, autoplay: Autoplay | null): () => void {
  const bar = frame.querySelector<HTMLElement>('.gallery-bar');
  if (!bar) return () => {};
  const words: BarWords = JSON.parse(bar.dataset.words ?? '');
  const stop = new AbortController();
  const { signal } = stop;
  const part = (selector: string) => bar.querySelector<HTMLElement>(selector);
  const [seen, said] = bar.querySelectorAll<HTMLElement>('.gallery-status > *');
  const pause = part('.gallery-pause');

  const step = (selector: string, isAtEnd: (state: GalleryState) => boolean, go: () => unknown) => {
    const button = part(selector);
    const press = async () => {
      // The press is answered first, and what it sets in motion comes in a task of its own.
      await nextTask();
      if (!signal.aborted && button?.ariaDisabled !== 'true') go();
    };
    button?.addEventListener('click', press, { signal });
    return (label: string) => {
      if (!button) return;
      button.ariaLabel = label;
      button.ariaDisabled = String(!engine.state.isLooping && isAtEnd(engine.state));
    };
  };
  const tellPrevious = step('.gallery-previous', ({ currentIndex }) => currentIndex === 0, engine.previous);
  const tellNext = step('.gallery-next', state => slidesInSight(state).last === state.count, engine.next);
  const tell = () => {
    const { count, groupSize } = engine.state;
    const { first, last, written } = slidesInSight(engine.state);
    const of = groupSize > 1 ? words.many : words.one;
    const told = fillPlaces(of.status, { first, last, number: first, total: count });
    tellPrevious(of.previous);
    tellNext(of.next);
    if (seen && seen.textContent !== written) seen.textContent = written;
    if (said && said.textContent !== told) said.textContent = told;
  };
  const tellPlaying = () => {
    if (said) said.ariaLive = autoplay?.isRotating ? 'off' : 'polite';
    if (!pause || !autoplay) return;
    pause.ariaLabel = autoplay.isPlaying ? words.pause : words.play;
    pause.toggleAttribute('data-stopped', !autoplay.isPlaying);
  };

  pause?.addEventListener('click', () => autoplay?.toggle(), { signal });
  const undos = [engine.subscribe(tell), autoplay?.subscribe(tellPlaying), () => stop.abort()];
  tell();
  tellPlaying();
  bar.hidden = false;
  return () => {
    for (const undo of undos) undo?.();
    bar.hidden = true;
  };
}
