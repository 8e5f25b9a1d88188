import { makeElement } from '../elements/make-element.ts';
import { openPopup } from './open-popup.ts';
import { ownFilm } from './own-film.ts';
import { announcePlaying, whenAnotherPlays } from './sole-player.ts';
import { openFrame, type Player } from './video-frame.ts';

/** The controls of a video for its container, besides its overlay (rule VIDEO-17). */
export interface VideoWrapper {
  /** Returns to the overlay; the player is removed. */
  stop(): void;
  /** While inactive, neither clicks nor keys show the video (rule VIDEO-8). */
  setInactive(isInactive: boolean): void;
  undo(): void;
}

/**
 * Activates one video's overlay: a click, Enter or Space replaces it with the player. Null if there
 * is no video (rules VIDEO-4, VIDEO-7 to VIDEO-17, VIDEO-20).
 */
export function wrapVideo(root: HTMLElement): VideoWrapper | null {
  const box = root.matches('[data-video]') ? root : root.querySelector<HTMLElement>('[data-video]');
  const facade = box?.querySelector<HTMLElement>('.video-facade');
  const film = box?.querySelector('video');
  if (!box || !(facade || film)) return null;
  const { provider = '', player: address, title = '', refused = '' } = facade?.dataset ?? {};
  const stop = new AbortController();
  const { signal } = stop;
  let player: Player | null = null;

  const isShown = () => box.dataset.playing === '';
  /** The hidden one of overlay and player can neither be focused nor read. */
  const reach = (isPlayer: boolean) => {
    if (!facade) return;
    facade.inert = isPlayer;
    if (player) player.element.inert = !isPlayer;
  };
  const cover = () => {
    if (!isShown()) return;
    const hadFocus = document.activeElement === player?.element;
    delete box.dataset.playing;
    reach(false);
    if (hadFocus) facade?.focus({ preventScroll: true });
    // Full screen with an unreachable player could not be left.
    if (facade && film && document.fullscreenElement === film) void document.exitFullscreen();
  };
  const close = () => {
    cover();
    player?.remove();
    // A film stays in the page, and its listeners are added again.
    player = film && !signal.aborted ? open() : null;
  };
  const began = () => {
    announcePlaying(box);
    show();
  };
  const show = () => {
    if (isShown()) return;
    box.dataset.playing = '';
    reach(true);
  };
  const open = (): Player | null => {
    const playerEvents = { onPlay: began, onEnd: close, onRefuse: refuse };
    if (film) return ownFilm(film, playerEvents);
    if (!facade || address === undefined) return null;
    const opened = openFrame({ provider, address, title }, playerEvents);
    facade.after(opened.element);
    return opened;
  };
  const refuse = () => {
    close();
    box.append(makeElement('p', { class: 'video-note', role: 'alert' }, refused));
  };
  const play = () => {
    if (facade?.dataset.popup !== undefined) return openPopup(facade.getAttribute('href') ?? '');
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
  // Enter is a link's own key; Space is a button's, as which the link acts.
  if (!film) facade?.addEventListener('keydown', event => event.key === ' ' && ask(event), { signal });
  if (film && facade) facade.hidden = false;
  else facade?.setAttribute('role', 'button');
  // Starting with the film's own controls counts as started as well.
  if (film) player = open();
  reach(false);
  whenAnotherPlays(box, signal, leave);
  return {
    stop: close,
    setInactive: isInactive => {
      if (isInactive) box.dataset.inactive = '';
      else delete box.dataset.inactive;
    },
    undo: () => {
      stop.abort();
      close();
      if (film) film.inert = false;
      if (film && facade) facade.hidden = true;
      else facade?.removeAttribute('role');
    },
  };
}
