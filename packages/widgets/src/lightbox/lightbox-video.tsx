import {
  parseVideoAddress,
  videoPageAddress,
  videoPlayerAddress,
} from '@vitrine/core/media/video-address.ts';
import { fillMessage } from '@vitrine/core/messages/message.ts';
import { useEffect } from 'react';
import { messagesFor } from '../messages/messages.ts';
import { announcePlaying } from '../video/sole-player.ts';
import type { LightboxSlideProps } from './lightbox-slide.tsx';

/**
 * A video's poster with a named button; the player, and anything of somebody else's, comes when it is asked for.
 * A video that only plays at its provider's is a link there.
 */
export function LightboxVideo({ item, language, isPlaying, onPlay }: LightboxSlideProps) {
  const messages = messagesFor(language);
  const { src, preview, title } = item;
  const video = parseVideoAddress(src);
  const player = video ? videoPlayerAddress(video) : src;
  const look = {
    className: 'lightbox-video lightbox-poster',
    'data-video': '',
    style: preview === '' ? {} : { backgroundImage: `url(${JSON.stringify(preview)})` },
    'aria-label': title === '' ? messages.playVideoUntitled : fillMessage(messages.playVideo, { title }),
  };
  if (video && player === null) {
    return (
      <a {...look} href={videoPageAddress(video)} target="_blank" rel="noopener">
        <PlayMark />
      </a>
    );
  }
  if (isPlaying && !video) return <OwnFilm item={item} language={language} />;
  if (isPlaying) return <Player src={player ?? src} title={title || messages.video} />;
  return (
    <button {...look} type="button" onClick={onPlay}>
      <PlayMark />
    </button>
  );
}

function PlayMark() {
  return (
    <svg className="lightbox-play" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M8 5v14l11.5-7z" />
    </svg>
  );
}

/** Whatever plays in the page stops for what plays here. */
function usePlaying(): void {
  useEffect(() => announcePlaying({}), []);
}

function OwnFilm({ item, language }: Pick<LightboxSlideProps, 'item' | 'language'>) {
  const messages = messagesFor(language);
  const { src, captions, title } = item;
  usePlaying();
  return (
    // biome-ignore lint/a11y/useMediaCaption: a film has those its owner gave it.
    <video
      className="lightbox-video"
      data-video=""
      controls
      autoPlay
      playsInline
      aria-label={title || messages.video}
    >
      <source src={src} />
      {captions && (
        <track kind="captions" src={captions} srcLang={language} label={messages.captions} default />
      )}
    </video>
  );
}

function Player({ src, title }: { readonly src: string; readonly title: string }) {
  usePlaying();
  return (
    <iframe
      className="lightbox-video"
      data-video=""
      src={src}
      title={title}
      allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      allowFullScreen
    />
  );
}
