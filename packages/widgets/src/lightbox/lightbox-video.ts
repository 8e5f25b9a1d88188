import {
  parseVideoAddress,
  type VideoAddress,
  videoPageAddress,
  videoPlayerAddress,
} from '@vitrine/core/media/video-address.ts';
import { makeElement, makeIcon } from '../elements/make-element.ts';
import { openPopup } from '../video/open-popup.ts';
import { ownFilm } from '../video/own-film.ts';
import { announcePlaying } from '../video/sole-player.ts';
import { openFrame, type Player, type PlayerEvents } from '../video/video-frame.ts';
import type { LightboxItem } from './lightbox-item.ts';
import type { SlideOptions } from './slide-options.ts';

export interface LightboxVideo {
  /** The poster, which the player replaces. */
  readonly element: HTMLElement;
  play(): void;
  /** Shows the poster again. */
  stop(): void;
}

/**
 * A video's poster with a labelled button; the player, and anything from other hosts, loads on
 * demand, and the poster returns at its end (rules LIGHTBOX-17, LIGHTBOX-19). A video that only
 * plays at its provider's site opens there, in a new window.
 */
export function makeVideo(item: LightboxItem, options: SlideOptions): LightboxVideo {
  const video = parseVideoAddress(item.src);
  const address = video ? videoPlayerAddress(video) : item.src;
  if (video && address === null) return makeElsewhere(item, options, videoPageAddress(video));
  const poster = makePoster(item, options, null);
  const note = makeElement('p', { class: 'lightbox-note', role: 'alert' });
  let player: Player | null = null;
  const stop = () => {
    if (!player) return;
    const { element } = player;
    const hadFocus = element === document.activeElement;
    element.replaceWith(poster);
    player.remove();
    player = null;
    if (hadFocus) poster.focus({ preventScroll: true });
  };
  const refuse = () => {
    stop();
    note.textContent = options.messages.videoRefused;
    poster.after(note);
  };
  const play = () => {
    if (player) return;
    announcePlaying({});
    note.remove();
    const hadFocus = poster === document.activeElement;
    const events = { onPlay: () => {}, onEnd: stop, onRefuse: refuse };
    player = video
      ? openPlayer({ video, address: address ?? '' }, item, { ...options, events })
      : ownFilm(makeFilm(item, options), events);
    const { element } = player;
    poster.replaceWith(element);
    // Escape is not received from another site's player.
    if (hadFocus) (video ? element.closest('dialog') : element)?.focus({ preventScroll: true });
  };
  poster.addEventListener('click', play);
  return {
    element: poster,
    play,
    stop() {
      stop();
      note.remove();
    },
  };
}

/** Its poster is a link; clicks on it with a modifier key are left to the browser. */
function makeElsewhere(item: LightboxItem, options: SlideOptions, page: string): LightboxVideo {
  const poster = makePoster(item, options, page);
  poster.addEventListener('click', event => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    openPopup(page);
  });
  // The poster has received the click that would show it.
  return { element: poster, play: () => {}, stop: () => {} };
}

function makePoster(
  { preview, title }: LightboxItem,
  { messages }: SlideOptions,
  page: string | null,
): HTMLElement {
  const label = title === '' ? messages.playVideoUntitled : messages.playVideo({ title });
  const look = { class: 'lightbox-video lightbox-poster', 'data-video': true, 'aria-label': label };
  const mark = makeIcon('lightbox-play', 'M8 5v14l11.5-7z');
  const poster =
    page === null
      ? makeElement('button', { ...look, type: 'button' }, mark)
      : makeElement('a', { ...look, href: page, target: '_blank', rel: 'noopener' }, mark);
  if (preview !== '') poster.style.backgroundImage = `url(${JSON.stringify(preview)})`;
  return poster;
}

function makeFilm(
  { src, captions, title }: LightboxItem,
  { messages, language }: SlideOptions,
): HTMLVideoElement {
  const film = makeElement(
    'video',
    {
      class: 'lightbox-video',
      'data-video': true,
      controls: true,
      autoplay: true,
      playsinline: true,
      'aria-label': title || messages.video,
    },
    makeElement('source', { src }),
  );
  if (captions !== '') {
    const look = { kind: 'captions', srclang: language, label: messages.captions, default: true };
    film.append(makeElement('track', { ...look, src: captions }));
  }
  return film;
}

function openPlayer(
  { video, address }: { readonly video: VideoAddress; readonly address: string },
  { title }: LightboxItem,
  { messages, events }: SlideOptions & { readonly events: PlayerEvents },
): Player {
  const { provider } = video;
  const player = openFrame(
    { provider, address, title: title || messages.video, className: 'lightbox-video' },
    events,
  );
  player.element.dataset.video = '';
  return player;
}
