/** Dispatched on the document by every player that starts, so that all others stop (rules VIDEO-7, AUDIO-6). */
const plays = 'vitrine:plays';

export function announcePlaying(owner: object): void {
  document.dispatchEvent(new CustomEvent(plays, { detail: owner }));
}

export function whenAnotherPlays(owner: object, signal: AbortSignal, stop: () => void): void {
  document.addEventListener(
    plays,
    event => {
      if (event instanceof CustomEvent && event.detail !== owner) stop();
    },
    { signal },
  );
}
