import { type GalleryState, slidesInSight } from '@vitrine/core/gallery/gallery-index.ts';
import { nextTask } from '../motion/next-task.ts';
import type { GalleryEngine } from './gallery-engine.ts';
import type { Autoplay } from './keep-autoplay.ts';
import type { PauseWords } from './pause-button.view.tsx';

/** Activates the server's buttons: on, back, stop and play; one at an end is marked (rules GALLERY-28, GALLERY-47). */
export function keepControls(
  engine: GalleryEngine,
  controls: HTMLElement,
  autoplay: Autoplay | null,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const step = (selector: string, isAtEnd: (state: GalleryState) => boolean, go: () => unknown) => {
    const button = controls.querySelector<HTMLElement>(selector);
    const press = async () => {
      // The click's feedback is shown first; the motion starts in a separate task.
      await nextTask();
      if (!signal.aborted && button?.ariaDisabled !== 'true') go();
    };
    button?.addEventListener('click', press, { signal });
    return () => {
      if (button) button.ariaDisabled = String(!engine.state.isLooping && isAtEnd(engine.state));
    };
  };
  const updatePrevious = step('.gallery-previous', ({ currentIndex }) => currentIndex === 0, engine.previous);
  const updateNext = step('.gallery-next', state => slidesInSight(state).last === state.count, engine.next);
  const tell = () => {
    updatePrevious();
    updateNext();
  };
  const undos = [
    engine.subscribe(tell),
    () => stop.abort(),
    autoplay ? keepPause(controls, autoplay, signal) : () => {},
  ];
  tell();
  controls.hidden = false;
  return () => {
    for (const undo of undos) undo();
    controls.hidden = true;
  };
}

/** The label names the button's next action. */
function keepPause(controls: HTMLElement, autoplay: Autoplay, signal: AbortSignal): () => void {
  const button = controls.querySelector<HTMLElement>('.gallery-pause');
  if (!button) return () => {};
  const words: PauseWords = JSON.parse(button.dataset.words ?? '');
  const tell = () => {
    button.ariaLabel = autoplay.isPlaying ? words.pause : words.play;
    button.toggleAttribute('data-stopped', !autoplay.isPlaying);
  };
  button.addEventListener('click', () => autoplay.toggle(), { signal });
  tell();
  return autoplay.subscribe(tell);
}
