import { playerMessage, readPlayerNews } from '@vitrine/core/media/player-messages.ts';
import { playerFrame } from './player-frame.ts';

/** A wrapper’s controls for the player, whatever its kind. */
export interface Player {
  readonly element: HTMLElement;
  play(): void;
  pause(): void;
  /** Whether it can stay paused under its overlay and continue later. */
  readonly isKept: boolean;
  remove(): void;
}

export interface PlayerEvents {
  readonly onPlay: () => void;
  readonly onEnd: () => void;
  /** Its service reports that this video may not be shown here. */
  readonly onRefuse: () => void;
}

export interface FrameToOpen {
  readonly provider: string;
  readonly address: string;
  readonly title: string;
  readonly className?: string;
}

/** Another site's player in a frame, controlled by messages if it supports them (rule VIDEO-14). */
export function openFrame(
  { provider, address, title, className = 'video-player' }: FrameToOpen,
  events: PlayerEvents,
): Player {
  const stop = new AbortController();
  const frame = playerFrame(className, { address, title });

  const send = (command: 'play' | 'pause' | 'listen') => {
    const message = playerMessage(provider, command);
    if (message) frame.contentWindow?.postMessage(message.text, message.origin);
  };
  frame.addEventListener('load', () => send('listen'), { signal: stop.signal });
  window.addEventListener(
    'message',
    event => {
      if (event.source !== frame.contentWindow) return;
      const news = readPlayerNews(provider, event);
      if (news === 'ready') send('listen');
      if (news === 'playing') events.onPlay();
      if (news === 'ended') events.onEnd();
      if (news === 'refused') events.onRefuse();
    },
    { signal: stop.signal },
  );
  return {
    element: frame,
    isKept: playerMessage(provider, 'pause') !== null,
    play: () => send('play'),
    pause: () => send('pause'),
    remove: () => {
      stop.abort();
      frame.remove();
    },
  };
}
