import type { Player, PlayerEvents } from './video-frame.ts';

/** An uploaded film: its `<video>` is already in the page and stays there (rule VIDEO-5). */
export function ownFilm(film: HTMLVideoElement, { onPlay, onEnd }: Omit<PlayerEvents, 'onRefuse'>): Player {
  const stop = new AbortController();
  film.addEventListener('play', onPlay, { signal: stop.signal });
  film.addEventListener('ended', onEnd, { signal: stop.signal });
  return {
    element: film,
    isKept: true,
    // A browser may refuse; then its own controls can be used.
    play: () => void film.play().catch(() => {}),
    pause: () => film.pause(),
    remove: () => {
      stop.abort();
      film.pause();
    },
  };
}
