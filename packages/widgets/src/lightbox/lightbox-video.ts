import {
  parseVideoAddress,
  videoPageAddress,
  videoPlayerAddress,
} from '@vitrine/core/media/video-address.ts';
import { fillMessage } from '@vitrine/core/messages/message.ts';
import { makeElement, makeIcon } from '../elements/make-element.ts';
import { playerFrame } from '../video/player-frame.ts';
import { announcePlaying } from '../video/sole-player.ts';
import type { LightboxItem } from './lightbox-item.ts';
import type { SlideOptions } from './lightbox-slide.ts';

export interface LightboxVideo {
  /** The poster; what plays stands in its place. */
  readonly element: HTMLElement;
  play(): void;
  /** Shows the poster again. */
  stop(): void;
}

/**
 * A video's poster with a named button; the player, and anything of somebody else's, comes when it is asked for
 * (rule LIGHTBOX-17). A video that only plays at its provider's is a link there.
 */
export function makeVideo(item: LightboxItem, options: SlideOptions): LightboxVideo {
  const video = parseVideoAddress(item.src);
  const address = video ? videoPlayerAddress(video) : item.src;
  const poster = makePoster(item, options, video && address === null ? videoPageAddress(video) : null);
  if (address === null) return { element: poster, play: () => poster.click(), stop: () => {} };
  let player: HTMLElement | null = null;
  const play = () => {
    if (player) return;
    announcePlaying({});
    const hadFocus = poster === document.activeElement;
    player = video ? makePlayer(address, item, options) : makeFilm(item, options);
    poster.replaceWith(player);
    // Within another site's player Escape would not be heard.
    if (hadFocus) (video ? player.closest('dialog') : player)?.focus({ preventScroll: true });
  };
  poster.addEventListener('click', play);
  return {
    element: poster,
    play,
    stop() {
      player?.replaceWith(poster);
      player = null;
    },
  };
}

function makePoster(
  { preview, title }: LightboxItem,
  { messages }: SlideOptions,
  page: string | null,
): HTMLElement {
  const label = title === '' ? messages.playVideoUntitled : fillMessage(messages.playVideo, { title });
  const look = { class: 'lightbox-video lightbox-poster', 'data-video': true, 'aria-label': label };
  const mark = makeIcon('lightbox-play', 'M8 5v14l11.5-7z');
  const poster =
    page === null
      ? makeElement('button', { ...look, type: 'button' }, mark)
      : makeElement('a', { ...look, href: page, target: '_blank', rel: 'noopener' }, mark);
  if (preview !== '') poster.style.backgroundImage = `url(${JSON.stringify(preview)})`;
  return poster;
}

function makeFilm({ src, captions, title }: LightboxItem, { messages, language }: SlideOptions): HTMLElement {
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

function makePlayer(address: string, { title }: LightboxItem, { messages }: SlideOptions): HTMLElement {
  const player = playerFrame('lightbox-video', { address, title: title || messages.video });
  player.dataset.video = '';
  return player;
}
