import type { Player, PlayerEvents } from './video-frame.ts';

/** An own file: its `<video>` is in the page already and stays there (rule VIDEO-5). */
export function ownFilm(film: HTMLVideoElement, { onPlay, onEnd }: Omit<PlayerEvents, 'onRefuse'>): Player {
  const stop = new AbortController();
  film.addEventListener('play', onPlay, { signal: stop.signal });
  film.addEventListener('ended', onEnd, { signal: stop.signal });
  return {
    element: film,
    isKept: true,
    // A browser may refuse; its own controls are there for that.
    play: () => void film.play().catch(() => {}),
    pause: () => film.pause(),
    remove: () => {
      stop.abort();
      film.pause();
    },
  };
}
