import { type VideoMode, videoMessages, videoPopup } from '@vitrine/core/media/video-constants.ts';
import { ownFilm } from './own-film.ts';
import { announcePlaying, whenAnotherPlays } from './sole-player.ts';
import { openFrame, type Player } from './video-frame.ts';

export interface VideoWrapper {
  /** Shows the video and starts it, from where it was left. */
  play(): void;
  /** Keeps it shown, at rest. */
  pause(): void;
  /** Back to the overlay; the player is taken away. */
  stop(): void;
  /** Loads the player anew, if it is shown. */
  reload(): void;
  /** Another way to lie in its place; what is shown is loaded anew (rule VIDEO-10). */
  setMode(mode: VideoMode | null): void;
  /** While inactive, neither click nor key shows the video (rule VIDEO-8). */
  setInactive(isInactive: boolean): void;
  undo(): void;
}

export interface VideoWrapperEvents {
  readonly onPlay?: () => void;
  readonly onStop?: () => void;
}

/**
 * Brings one video's overlay to life: a click, Enter or Space shows the player in its place. Null where there
 * is no video (rules VIDEO-4, VIDEO-7 to VIDEO-16).
 */
export function wrapVideo(root: HTMLElement, events: VideoWrapperEvents = {}): VideoWrapper | null {
  const box = root.matches('[data-video]') ? root : root.querySelector<HTMLElement>('[data-video]');
  const facade = box?.querySelector<HTMLElement>('.video-facade');
  const film = box?.querySelector('video');
  if (!box || !(facade || film)) return null;
  const { provider = '', player: address, title = '' } = facade?.dataset ?? {};
  const stop = new AbortController();
  const { signal } = stop;
  let player: Player | null = null;

  const isShown = () => box.dataset.playing === '';
  const cover = () => {
    if (!isShown()) return;
    delete box.dataset.playing;
    if (facade) facade.inert = false;
    events.onStop?.();
  };
  const close = () => {
    player?.remove();
    player = null;
    cover();
    // A film stays in the page, and is listened to again.
    if (film && !signal.aborted) player = open();
  };
  const began = () => {
    announcePlaying(box);
    show();
  };
  const show = () => {
    if (isShown()) return;
    box.dataset.playing = '';
    if (facade) facade.inert = true;
    events.onPlay?.();
  };
  const open = (): Player | null => {
    const playerEvents = { onPlay: began, onEnd: close, onRefuse: () => refuse(box, close) };
    if (film) return ownFilm(film, playerEvents);
    if (!facade || address === undefined) return null;
    const opened = openFrame({ provider, address, title }, playerEvents);
    facade.after(opened.element);
    return opened;
  };
  const play = () => {
    if (facade?.dataset.popup !== undefined) return popUp(facade);
    const isNew = player === null;
    player ??= open();
    if (!player) return;
    announcePlaying(box);
    show();
    if (!isNew) player.play();
    player.element.focus({ preventScroll: true });
  };
  const leave = () => {
    player?.pause();
    if (player?.isKept) cover();
    else close();
  };
  const reload = () => {
    const wasShown = isShown();
    if (film) film.load();
    close();
    if (wasShown) play();
  };

  const ask = (event: Event) => {
    event.preventDefault();
    if (box.dataset.inactive === undefined) play();
  };
  facade?.addEventListener(
    'click',
    event => {
      if (!(event.ctrlKey || event.metaKey || event.shiftKey)) ask(event);
    },
    { signal },
  );
  // Enter is a link's own key; Space is a button's, which the link stands for.
  if (!film) facade?.addEventListener('keydown', event => event.key === ' ' && ask(event), { signal });
  if (film && facade) facade.hidden = false;
  else facade?.setAttribute('role', 'button');
  // What is begun by the film's own controls counts as begun as well.
  if (film) player = open();
  whenAnotherPlays(box, signal, leave);
  return {
    play,
    pause: () => player?.pause(),
    stop: close,
    reload,
    setMode: mode => {
      if ((mode ?? 'none') === box.dataset.mode) return;
      box.dataset.mode = mode ?? 'none';
      reload();
    },
    setInactive: isInactive => {
      if (isInactive) box.dataset.inactive = '';
      else delete box.dataset.inactive;
    },
    undo: () => {
      stop.abort();
      close();
      if (film && facade) facade.hidden = true;
      else facade?.removeAttribute('role');
    },
  };
}

/** A video that is shown in a window of its own; where none may open, the link leads there (rule VIDEO-12). */
function popUp(facade: HTMLElement): void {
  const { width, height } = videoPopup;
  const address = facade.getAttribute('href') ?? '';
  const place = `popup,noopener,width=${width},height=${height}`;
  const left = Math.round(window.screenX + (window.outerWidth - width) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - height) / 2);
  window.open(address, '_blank', `${place},left=${left},top=${top}`);
}

function refuse(box: HTMLElement, close: () => void): void {
  close();
  const note = document.createElement('p');
  note.className = 'video-note';
  note.role = 'alert';
  note.textContent = videoMessages.vimeoBasic;
  box.append(note);
}
